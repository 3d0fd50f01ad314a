/** Runs that wait for their parent: what races, what dies, and what is counted. */
import { expect, test } from 'vitest';
import { inTransaction } from '../../src/db/transaction.js';
import { claim } from '../../src/runs/moves.js';
import { sweep } from '../../src/worker/sweep.js';
import { held } from '../helpers/generators.js';
import { log, quick, SHORT, withRuns, type RunsKit } from '../helpers/runs.js';

const prompt = 'a snake game';
const edit = { prompt: 'harder', intent: 'edit' };
const pass = ({ database, wakeups, queue }: RunsKit) => sweep({ database, wakeups, queue, log });
const create = async ({ runs }: RunsKit, ...args: Parameters<RunsKit['runs']['create']>) =>
  (await runs.create(...args)).run;
const jobs = async ({ database }: RunsKit) =>
  (await database.pool.query<{ id: string }>('select id from pgboss.job')).rows.map(({ id }) => id);

test('a run that waits has no job, cannot be claimed, and gets its job when its parent ends', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(100);
    const parent = await create(kit, viewer, { prompt });
    const child = await create(kit, viewer, { ...edit, parentRunId: parent.id });
    expect(await jobs(kit)).toEqual([parent.id]);
    const lease = { leaseSeconds: 60, deadlineSeconds: 60 };
    expect(await inTransaction(kit.database, (tx) => claim(tx, child.id, lease))).toBeNull();
    expect(await pass(kit)).toBe(0);
    await kit.runs.cancel(viewer, parent.id);
    expect(await jobs(kit)).toEqual([child.id]);
    const ended = await kit.withWorker(quick, () => kit.ended(viewer, child.id));
    expect(ended).toMatchObject({ status: 'failed', failure: { code: 'parent.failed' } });
  }));

test('a parent whose worker was lost is waited for until it has really ended', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(100);
    const parent = await create(kit, viewer, { prompt });
    const child = await create(kit, viewer, { ...edit, parentRunId: parent.id });
    await inTransaction(kit.database, async (tx) => {
      await claim(tx, parent.id, { leaseSeconds: 0, deadlineSeconds: 60 });
      await kit.queue.remove(tx, parent.id);
    });
    expect(await pass(kit)).toBe(1);
    expect(await jobs(kit)).toEqual([parent.id]);
    const ended = await kit.withWorker(quick, () => kit.ended(viewer, child.id));
    expect(ended).toMatchObject({ status: 'completed', attempt: 1 });
  }));

test('a parent that is given up in the queue lets its runs go on; a run that waits is given up after a day itself', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(100);
    const parent = await create(kit, viewer, { prompt });
    const change = await create(kit, viewer, { ...edit, parentRunId: parent.id });
    const ofChange = await create(kit, viewer, { ...edit, parentRunId: change.id });
    const age = (id: string) =>
      kit.database.pool.query(`update runs set queued_at = now() - interval '25 hours' where id = $1`, [id]);
    await age(ofChange.id);
    expect(await pass(kit)).toBe(1);
    expect(await kit.runs.find(viewer, ofChange.id)).toMatchObject({ failure: { code: 'queue.expired' } });
    await age(parent.id);
    expect(await pass(kit)).toBe(1);
    expect(await jobs(kit)).toEqual([change.id]);
    const ended = await kit.withWorker(quick, () => kit.ended(viewer, change.id));
    expect(ended).toMatchObject({ failure: { code: 'parent.failed' } });
    expect(await kit.credits.balance(viewer.user.id)).toMatchObject({ spendableBalance: 100, heldBalance: 0 });
  }));

test('a run that somehow waits for a parent that has ended is found by the sweep', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(100);
    const parent = await create(kit, viewer, { prompt });
    await kit.withWorker(quick, () => kit.ended(viewer, parent.id));
    const child = await create(kit, viewer, { ...edit, parentRunId: parent.id });
    await kit.database.pool.query('update runs set awaits_parent = true where id = $1', [child.id]);
    await kit.database.pool.query('delete from pgboss.job');
    const moved = await Promise.all([pass(kit), pass(kit), pass(kit)]);
    expect(moved.reduce((sum, n) => sum + n)).toBe(1);
    expect(await jobs(kit)).toEqual([child.id]);
    expect(await kit.withWorker(quick, () => kit.ended(viewer, child.id))).toMatchObject({ status: 'completed' });
  }));

test('a chain is made one after the other', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(1_000);
    const chain = [await create(kit, viewer, { prompt })];
    for (let i = 0; i < 5; i += 1) chain.push(await create(kit, viewer, { ...edit, parentRunId: chain.at(-1)!.id }));
    await kit.withWorker(quick, () => Promise.all(chain.map(({ id }) => kit.ended(viewer, id))));
    const { rows } = await kit.database.pool.query(
      `select r.id from runs r join runs p on p.id = r.parent_run_id
       where r.status <> 'completed' or r.started_at < p.finished_at`,
    );
    expect(rows).toEqual([]);
  }));

test('whatever ends a parent at the very moment, no run waits for ever', { timeout: 240_000 }, () =>
  withRuns(async (kit) => {
    const viewers = await Promise.all(Array.from({ length: 4 }, () => kit.signUp(10_000)));
    const race = async () => {
      const family = async (viewer: (typeof viewers)[number]) => {
        for (let round = 0; round < 4; round += 1) {
          const parent = await create(kit, viewer, { prompt });
          // each child races with the parent's end, with a cancellation of it, and with one another
          const [, ...children] = await Promise.all([
            round % 2 === 0 ? undefined : kit.runs.cancel(viewer, parent.id).catch(() => undefined),
            ...Array.from({ length: 3 }, () =>
              create(kit, viewer, { prompt: 'a snake game with apples', parentRunId: parent.id }),
            ),
          ]);
          await kit.runs.cancel(viewer, children[0]!.id).catch(() => undefined);
          await Promise.all([parent, ...children].map(({ id }) => kit.ended(viewer, id)));
        }
      };
      await Promise.all(viewers.map(family));
    };
    // no sweep meanwhile, which would find a run that is left waiting
    await kit.withWorker(quick, race, { ...SHORT, leaseSeconds: 60, sweepSeconds: 3_600 });
    const { rows } = await kit.database.pool.query('select distinct status from runs order by status');
    expect(rows).toContainEqual({ status: 'completed' });
  }),
);

test('runs that wait are active runs, and stand in nobody’s way in the queue', () =>
  withRuns(
    async (kit) => {
      const viewer = await kit.signUp(100);
      const parent = await create(kit, viewer, { prompt });
      const child = await create(kit, viewer, { ...edit, parentRunId: parent.id });
      const last = await create(kit, viewer, { prompt });
      await expect(kit.runs.create(viewer, { prompt })).rejects.toMatchObject({ code: 'too_many_active_runs' });
      const places = await kit.runs.queuePlaces([parent.id, child.id, last.id]);
      expect(places.map((place) => place?.position)).toEqual([1, 2, 2]);
      const generator = held();
      await kit.withWorker(generator, async () => {
        await generator.reached();
        expect((await kit.runs.queuePlaces([child.id]))[0]).toEqual({ position: 1, estimatedStartAt: null });
        generator.release();
        await Promise.all([parent, child, last].map(({ id }) => kit.ended(viewer, id)));
      });
    },
    { maxActiveRuns: 3 },
  ));
