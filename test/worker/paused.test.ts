/** A worker process that is paused (SIGSTOP) for longer than its lease, and goes on (SIGCONT): the fence holds. */
import { expect, test } from 'vitest';
import { withWorkerChildren } from '../helpers/worker-child.js';
import { quick, withRuns } from '../helpers/runs.js';

test('paused in the middle, it comes back with a result that is dropped, and works on', { timeout: 240_000 }, () =>
  withRuns((kit) =>
    withWorkerChildren(kit.url, async (start) => {
      const viewer = await kit.signUp(100);
      const { run } = await kit.runs.create(viewer, { prompt: 'a snake game' });
      const child = await start({ PAUSE_AT: 'generating', PROVIDER: 'paused' });
      // it stops itself there, without a word
      await kit.untilEvent(viewer, run.id, 'progress');
      // another worker finds the lease run out, and makes the game
      const find = () => kit.runs.find(viewer, run.id);
      // had it been stopped inside a transaction, its lock would hold for 15 s
      const patience = { timeout: 40_000, interval: 200 };
      const done = { status: 'completed', attempt: 2, provider: 'test' };
      await kit.withWorker(quick, async () => {
        await expect.poll(find, patience).toMatchObject(done);
      });
      const before = (await kit.database.pool.query('select * from run_events order by seq')).rows as unknown[];

      child.process.kill('SIGCONT');
      // the result of the paused attempt is dropped; the next run is the same worker's
      const { run: next } = await kit.runs.create(viewer, { prompt: 'another' });
      expect(await kit.ended(viewer, next.id)).toMatchObject({ status: 'completed', attempt: 1, provider: 'paused' });
      expect(await find()).toMatchObject(done);
      const { rows } = await kit.database.pool.query('select * from run_events where run_id = $1 order by seq', [
        run.id,
      ]);
      expect(rows).toEqual(before);
      expect(await kit.credits.balance(viewer.user.id)).toMatchObject({ studioBalance: 80, heldBalance: 0 });
    }),
  ),
);
