import { expect, test } from 'vitest';
import type { Viewer } from '../../src/accounts/accounts.model.js';
import { openDatabase } from '../../src/db/orm.js';
import { entities } from '../../src/entities.js';
import { AppError } from '../../src/errors.js';
import type { RunsService } from '../../src/runs/runs.model.js';
import { createRunsService } from '../../src/runs/runs.service.js';
import { withRuns, type RunsKit } from '../helpers/runs.js';

const prompt = 'a penguin platformer';
const many = (n: number) => Array.from({ length: n }, (_, i) => i);

/** A gateway beside the kit's own: another pool, and nothing known of the queue. */
async function withGateway<T>(kit: RunsKit, work: (runs: RunsService) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url: kit.url, poolSize: 10, entities, log: () => undefined });
  try {
    return await work(createRunsService({ ...kit, database }));
  } finally {
    await database.close();
  }
}

async function outcome(runs: RunsService, viewer: Viewer): Promise<string> {
  try {
    await runs.create(viewer, { prompt });
    return 'accepted';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

function tally(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const each of outcomes) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
}

test('200 creations at once by eight users on two gateways fill a queue of 50 exactly', () =>
  withRuns(
    (kit) =>
      withGateway(kit, async (other) => {
        const viewers = await Promise.all(many(8).map(() => kit.signUp(1_000)));
        const gateways = [kit.runs, other];
        const outcomes = await Promise.all(many(200).map((i) => outcome(gateways[i % 2]!, viewers[(i >> 1) % 8]!)));
        expect(tally(outcomes)).toEqual({ accepted: 50, generation_queue_unavailable: 150 });
        const balances = await Promise.all(viewers.map(({ user }) => kit.credits.balance(user.id)));
        expect(balances.reduce((sum, { heldBalance }) => sum + heldBalance, 0)).toBe(500);
        const { rows } = await kit.database.pool.query(`select
          (select count(*)::int from runs) as runs, (select count(*)::int from pgboss.job) as jobs`);
        expect(rows).toEqual([{ runs: 50, jobs: 50 }]);
      }),
    { queueCapacity: 50 },
  ));

test('a gateway that counted long ago sees what another one has accepted since', () =>
  withRuns(
    (kit) =>
      withGateway(kit, async (other) => {
        const viewer = await kit.signUp(1_000);
        expect(await outcome(kit.runs, viewer)).toBe('accepted');
        for (const _ of many(18)) expect(await outcome(other, viewer)).toBe('accepted');
        const outcomes = await Promise.all(many(5).map(() => outcome(kit.runs, viewer)));
        expect(tally(outcomes)).toEqual({ accepted: 1, generation_queue_unavailable: 4 });
      }),
    { queueCapacity: 20 },
  ));

test('a place that becomes free is given to one', () =>
  withRuns(
    async (kit) => {
      const viewer = await kit.signUp(1_000);
      const { run } = await kit.runs.create(viewer, { prompt });
      for (const _ of many(4)) expect(await outcome(kit.runs, viewer)).toBe('accepted');
      expect(await outcome(kit.runs, viewer)).toBe('generation_queue_unavailable');
      await kit.runs.cancel(viewer, run.id);
      const outcomes = await Promise.all(many(10).map(() => outcome(kit.runs, viewer)));
      expect(tally(outcomes)).toEqual({ accepted: 1, generation_queue_unavailable: 9 });
    },
    { queueCapacity: 5 },
  ));

test('far from the limit creations do not wait for each other; who must count waits no longer than 2 s', () =>
  withRuns((kit) =>
    withGateway(kit, async (other) => {
      const viewer = await kit.signUp(1_000);
      expect(await outcome(kit.runs, viewer)).toBe('accepted');
      // a creation of a frozen gateway, which does not come to its commit
      const frozen = await kit.database.pool.connect();
      await frozen.query('begin');
      await frozen.query('select pg_advisory_xact_lock_shared(1735879681, 1)');
      expect(await outcome(kit.runs, viewer)).toBe('accepted');
      expect(await outcome(other, viewer)).toBe('generation_queue_unavailable');
      await frozen.query('rollback');
      frozen.release();
      expect(await outcome(other, viewer)).toBe('accepted');
    }),
  ));

test('what a gateway knew is forgotten where the database lost what it had committed', () =>
  withRuns(
    async (kit) => {
      const viewer = await kit.signUp(1_000);
      for (const _ of many(3)) expect(await outcome(kit.runs, viewer)).toBe('accepted');
      await kit.database.pool.query(`select setval('queue_tickets', 1, false)`);
      const outcomes = await Promise.all(many(5).map(() => outcome(kit.runs, viewer)));
      expect(tally(outcomes)).toEqual({ accepted: 2, generation_queue_unavailable: 3 });
    },
    { queueCapacity: 5 },
  ));
