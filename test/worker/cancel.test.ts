import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AppError } from '../../src/errors.js';
import { held } from '../helpers/generators.js';
import { quick, SHORT, tinyGame, withRuns, type Generator } from '../helpers/runs.js';

const prompt = 'a snake game';

test('canceled while queued: at once, with its credits back and its job gone', () =>
  withRuns(async ({ runs, credits, signUp, withWorker, ended, database }) => {
    const viewer = await signUp(20);
    const { run } = await runs.create(viewer, { prompt });
    expect(await runs.cancel(viewer, run.id)).toMatchObject({ status: 'canceled', attempt: 0 });
    expect(await credits.balance(viewer.user.id)).toMatchObject({ spendableBalance: 20, heldBalance: 0 });
    expect((await database.pool.query('select 1 from pgboss.job')).rowCount).toBe(0);
    const { run: next } = await runs.create(viewer, { prompt });
    await withWorker(quick, () => ended(viewer, next.id));
    expect(await runs.find(viewer, run.id)).toMatchObject({ status: 'canceled', startedAt: null });
  }));

test('canceled while processing: the signal reaches the generator, the credits come back', () =>
  withRuns(async ({ runs, credits, signUp, withWorker, ended, untilEvent }) => {
    const viewer = await signUp(10);
    const generator = held();
    await withWorker(
      generator,
      async () => {
        const { run } = await runs.create(viewer, { prompt });
        const { context } = await generator.reached();
        expect(await runs.cancel(viewer, run.id)).toMatchObject({ status: 'canceling' });
        // once more changes nothing, or comes too late
        await runs.cancel(viewer, run.id).catch((error: AppError) => {
          if (error.code !== 'run_already_finished') throw error;
        });
        expect(await ended(viewer, run.id)).toMatchObject({ status: 'canceled', failure: null });
        expect(context.signal.aborted).toBe(true);
        await untilEvent(viewer, run.id, 'cancelRequested');
        await expect(runs.cancel(viewer, run.id)).rejects.toMatchObject({ code: 'run_already_finished' });
      },
      // no heartbeat within this test: it is the wake-up that tells the worker
      { ...SHORT, leaseSeconds: 600 },
    );
    expect(await credits.balance(viewer.user.id)).toMatchObject({ spendableBalance: 10, heldBalance: 0 });
  }));

test('a worker that misses the wake-up learns of the cancellation by its heartbeat', () =>
  withRuns(async ({ runs, signUp, withWorker, ended, database }) => {
    const viewer = await signUp(10);
    const generator = held();
    await withWorker(generator, async () => {
      const { run } = await runs.create(viewer, { prompt });
      await generator.reached();
      // as `cancel` does it, without telling anybody
      await database.pool.query(
        `with moved as (update runs set status = 'canceling', last_seq = last_seq + 1 returning *)
         insert into run_events (run_id, seq, type, payload) select id, last_seq, 'cancelRequested', '{}' from moved`,
      );
      expect(await ended(viewer, run.id)).toMatchObject({ status: 'canceled' });
    });
  }));

test('a result that was there before the worker heard of the cancellation is delivered and charged', () =>
  withRuns(async ({ runs, credits, signUp, withWorker, ended }) => {
    const viewer = await signUp(10);
    let cancel: () => Promise<unknown> = () => Promise.resolve();
    const finishing: Generator = {
      async generate(request) {
        await cancel();
        return tinyGame(request);
      },
    };
    await withWorker(
      finishing,
      async () => {
        const { promise: created, resolve } = Promise.withResolvers<string>();
        cancel = async () => runs.cancel(viewer, await created);
        const { run } = await runs.create(viewer, { prompt });
        resolve(run.id);
        expect(await ended(viewer, run.id)).toMatchObject({ status: 'completed', progress: 100 });
      },
      { ...SHORT, leaseSeconds: 600 },
    );
    expect(await credits.balance(viewer.user.id)).toMatchObject({ spendableBalance: 0, heldBalance: 0 });
  }));

test("another's run cannot be canceled, nor one that has ended", () =>
  withRuns(async ({ runs, signUp, withWorker, ended }) => {
    const [owner, stranger] = [await signUp(10), await signUp(10)];
    const { run } = await runs.create(owner, { prompt });
    for (const id of [run.id, randomUUID(), 'nonsense'])
      await expect(runs.cancel(stranger, id)).rejects.toMatchObject({ code: 'studio_run_not_found' });
    await withWorker(quick, () => ended(owner, run.id));
    await expect(runs.cancel(owner, run.id)).rejects.toMatchObject({ code: 'run_already_finished' });
  }));

test('ten cancellations at once while a worker claims: one end, one release', () =>
  withRuns(async ({ runs, credits, signUp, withWorker, ended }) => {
    const viewer = await signUp(100);
    await withWorker(quick, async () => {
      const { run } = await runs.create(viewer, { prompt });
      await Promise.allSettled(Array.from({ length: 10 }, () => runs.cancel(viewer, run.id)));
      const end = await ended(viewer, run.id);
      expect(['canceled', 'completed']).toContain(end.status);
      expect(await credits.balance(viewer.user.id)).toMatchObject({
        spendableBalance: end.status === 'canceled' ? 100 : 90,
        heldBalance: 0,
      });
    });
  }));
