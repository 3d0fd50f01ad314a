import { expect, test } from 'vitest';
import { createJobQueue } from '../../src/queue/queue.js';
import { MOST_LOSSES, sweep } from '../../src/worker/sweep.js';
import { claim } from '../../src/runs/moves.js';
import { inTransaction } from '../../src/db/transaction.js';
import { held } from '../helpers/generators.js';
import { log, quick, SHORT, withRuns, type RunsKit } from '../helpers/runs.js';

const prompt = 'an arena game';

/** A claim by a worker that is never heard of again. */
async function claimAndDie({ database, queue }: RunsKit, runId: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    expect(await claim(tx, runId, { leaseSeconds: 0, deadlineSeconds: 60 })).not.toBeNull();
    await queue.remove(tx, runId);
  });
}
const pass = ({ database, wakeups, queue }: RunsKit) => sweep({ database, wakeups, queue, log });

test('a run whose worker died is requeued, and fails with its credits back after the third loss', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(10);
    const { run } = await kit.runs.create(viewer, { prompt });
    for (let i = 1; i < MOST_LOSSES; i += 1) {
      await claimAndDie(kit, run.id);
      expect(await pass(kit)).toBe(1);
      expect(await kit.runs.find(viewer, run.id)).toMatchObject({ status: 'queued', attempt: i });
    }
    await claimAndDie(kit, run.id);
    expect(await pass(kit)).toBe(1);
    expect(await kit.runs.find(viewer, run.id)).toMatchObject({
      status: 'failed',
      attempt: MOST_LOSSES,
      failure: { code: 'worker.lost', retryable: true },
    });
    expect(await kit.credits.balance(viewer.user.id)).toMatchObject({ spendableBalance: 10, heldBalance: 0 });
    expect(await pass(kit)).toBe(0);
  }));

test('a canceled run whose worker died is canceled', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(10);
    const { run } = await kit.runs.create(viewer, { prompt });
    await claimAndDie(kit, run.id);
    await kit.runs.cancel(viewer, run.id);
    expect(await pass(kit)).toBe(1);
    expect(await kit.runs.find(viewer, run.id)).toMatchObject({ status: 'canceled', failure: null });
  }));

test('a run that waited for more than a day fails', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(20);
    const { run: old } = await kit.runs.create(viewer, { prompt });
    const { run: recent } = await kit.runs.create(viewer, { prompt });
    const age = (id: string, interval: string) =>
      kit.database.pool.query(`update runs set queued_at = now() - $2::interval where id = $1`, [id, interval]);
    await age(old.id, '24 hours 1 second');
    await age(recent.id, '23 hours 59 minutes');
    expect(await pass(kit)).toBe(1);
    expect(await kit.runs.find(viewer, old.id)).toMatchObject({ status: 'failed', failure: { code: 'queue.expired' } });
    expect(await kit.credits.balance(viewer.user.id)).toMatchObject({ heldBalance: 10 });
    expect((await kit.database.pool.query('select id from pgboss.job')).rows).toEqual([{ id: recent.id }]);
  }));

test.each([
  'delete from pgboss.job',
  `update pgboss.job set state = 'completed'`,
  `update pgboss.job set state = 'failed'`,
])('a queued run without a job that works gets one: %s', (statement) =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(10);
    const { run } = await kit.runs.create(viewer, { prompt });
    expect(await pass(kit)).toBe(0);
    await kit.database.pool.query(statement);
    expect(await pass(kit)).toBe(1);
    expect(await kit.withWorker(quick, () => kit.ended(viewer, run.id))).toMatchObject({ status: 'completed' });
  }),
);

test('a job that a dead process had fetched comes back', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(10);
    const { run } = await kit.runs.create(viewer, { prompt });
    // what is left of a worker that died between fetch and claim, 11 seconds later
    await kit.database.pool.query(
      `update pgboss.job set state = 'active', started_on = now() - interval '11 s', heartbeat_on = now() - interval '11 s'`,
    );
    expect(await pass(kit)).toBe(0);
    expect(await kit.withWorker(quick, () => kit.ended(viewer, run.id))).toMatchObject({
      status: 'completed',
      attempt: 1,
    });
  }));

test('many sweeps at once recover each run once', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(1_000);
    for (let i = 0; i < 10; i += 1) await claimAndDie(kit, (await kit.runs.create(viewer, { prompt })).run.id);
    const moved = await Promise.all(Array.from({ length: 5 }, () => pass(kit)));
    expect(moved.reduce((sum, n) => sum + n)).toBe(10);
    expect((await kit.database.pool.query(`select distinct losses, status from runs`)).rows).toEqual([
      { losses: 1, status: 'queued' },
    ]);
  }));

test('a live lease is left alone', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(10);
    const generator = held();
    await kit.withWorker(
      generator,
      async () => {
        const { run } = await kit.runs.create(viewer, { prompt });
        await generator.reached();
        expect(await pass(kit)).toBe(0);
        generator.release();
        expect(await kit.ended(viewer, run.id)).toMatchObject({ status: 'completed', attempt: 1 });
      },
      { ...SHORT, leaseSeconds: 60 },
    );
  }));

test('enqueueing twice is one job; a rollback takes it along; without its queue it is refused', () =>
  withRuns(async ({ database, queue }) => {
    const id = crypto.randomUUID();
    const jobs = async () => (await database.pool.query('select id, priority from pgboss.job')).rows;
    await inTransaction(database, (tx) => queue.enqueue(tx, id, 'usual'));
    await inTransaction(database, (tx) => queue.enqueue(tx, id, 'first'));
    expect(await jobs()).toEqual([{ id, priority: 0 }]);
    const broken = inTransaction(database, async (tx) => {
      await queue.enqueue(tx, crypto.randomUUID(), 'usual');
      throw new Error('rolled back');
    });
    await expect(broken).rejects.toThrow('rolled back');
    expect(await jobs()).toHaveLength(1);
    await database.pool.query('delete from pgboss.job');
    await database.pool.query('delete from pgboss.queue');
    // one that has seen the queue, and one that never did
    const fresh = await createJobQueue({ database, log });
    for (const each of [queue, fresh])
      await expect(
        inTransaction(database, (tx) => each.enqueue(tx, crypto.randomUUID(), 'usual')),
      ).rejects.toMatchObject({ code: 'generation_queue_unavailable' });
    await fresh.stop();
  }));
