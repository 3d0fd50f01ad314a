/** Worker processes that are killed with SIGKILL: every accepted run is completed by another one, and charged once. */
import { expect, test } from 'vitest';
import { STAGES } from '../../src/generation/provider.types.js';
import { withWorkerChildren } from '../helpers/worker-child.js';
import { quick, withRuns, type RunsKit } from '../helpers/runs.js';

const prompt = 'a snake game';
const CALM = { leaseSeconds: 30, sweepSeconds: 0.3, abandonSeconds: 5 };

/** A worker of this process completes what the dead ones left; every run is charged once. */
async function finish(kit: RunsKit, viewer: Awaited<ReturnType<RunsKit['signUp']>>, runIds: readonly string[]) {
  const { database, runs, credits, withWorker } = kit;
  // a job that was fetched and not claimed comes back after 10 seconds: let them have passed
  await database.pool.query(`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute'`);
  await withWorker(quick, () => Promise.all(runIds.map((id) => kit.ended(viewer, id))), CALM);
  const done = await Promise.all(runIds.map((id) => runs.findBare(viewer, id)));
  expect(done.map((run) => run?.status)).toEqual(runIds.map(() => 'completed'));
  expect(done.map((run) => run?.credits)).toEqual(runIds.map(() => ({ held: 0, charged: 10, released: 0 })));
  expect(await credits.balance(viewer.user.id)).toMatchObject({ studioBalance: 1_000 - 10 * runIds.length });
  return done;
}

test('killed in every stage', { timeout: 240_000 }, () =>
  withRuns((kit) =>
    withWorkerChildren(kit.url, async (start) => {
      const viewer = await kit.signUp(1_000);
      const ids: string[] = [];
      for (const _ of STAGES) ids.push((await kit.runs.create(viewer, { prompt })).run.id);
      const children = await Promise.all(STAGES.map((stage) => start({ STOP_AT: stage })));
      const stages = async () => {
        const { rows } = await kit.database.pool.query<{ stage: string }>(
          `select stage from runs where status = 'processing'`,
        );
        return rows.map(({ stage }) => stage).toSorted();
      };
      // each child has a run, and has told in which stage it is
      await expect.poll(stages, { timeout: 60_000 }).toEqual([...STAGES].toSorted());
      await Promise.all(children.map((child) => child.kill()));
      const done = await finish(kit, viewer, ids);
      expect(done.map((run) => run?.attempt)).toEqual(STAGES.map(() => 2));
    }),
  ),
);

test('killed before and after every commit', { timeout: 240_000 }, () =>
  withRuns((kit) =>
    withWorkerChildren(kit.url, async (start) => {
      const viewer = await kit.signUp(1_000);
      const points = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((nth) => [`${nth}:before`, `${nth}:after`]);
      const ids: string[] = [];
      for (const _ of [...points, ...points]) ids.push((await kit.runs.create(viewer, { prompt })).run.id);
      // four at a time: each takes runs until it dies. Long leases, so that no run loses one worker after the other
      const ends: (string | number | null)[] = [];
      for (let i = 0; i < points.length; i += 4) {
        const batch = await Promise.all(
          points.slice(i, i + 4).map((point) => start({ KILL_AT: point, LEASE_SECONDS: '60' })),
        );
        ends.push(...(await Promise.all(batch.map(({ ended }) => ended))));
      }
      expect(ends).toEqual(points.map(() => 'SIGKILL'));
      // a COMMIT that a dead one had sent may still be carried out, and with it a lease of a minute
      const busy = async () => {
        const { rows } = await kit.database.pool.query(
          `select 1 from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and state in ('active', 'idle in transaction')`,
        );
        return rows.length;
      };
      await expect.poll(busy).toBe(0);
      await kit.database.pool.query(`update runs set lease_until = now() where status = 'processing'`);
      await finish(kit, viewer, ids);
    }),
  ),
);
