import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Viewer } from '../../src/accounts/accounts.model.js';
import { AppError } from '../../src/errors.js';
import { sweepKeys } from '../../src/runs/idempotency.js';
import type { CreateRunInput } from '../../src/runs/runs.model.js';
import { quick, withRuns, type RunsKit } from '../helpers/runs.js';

const prompt = 'a penguin platformer';

/** Codes of refusals, `accepted` or `replayed`. */
async function outcome({ runs }: RunsKit, viewer: Viewer, input: CreateRunInput): Promise<string> {
  try {
    return (await runs.create(viewer, input)).replayed ? 'replayed' : 'accepted';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
const tally = (outcomes: readonly string[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(outcomes, (o) => o)).map(([code, all]) => [code, all?.length]));
const many = (n: number) => Array.from({ length: n }, (_, i) => i);
const rowsOf = async ({ database: { pool } }: RunsKit) => {
  const { rows } =
    await pool.query(`select (select count(*)::int from runs) as runs, (select count(*)::int from run_events) as events,
    (select count(*)::int from credit_holds) as holds, (select count(*)::int from threads) as threads,
    (select count(*)::int from pgboss.job) as jobs, (select count(*)::int from idempotency_keys) as keys`);
  return rows[0] as Record<string, number>;
};

test('50 creations at once with credits for 10: exactly 10 are accepted, 40 are 402', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(100);
    const outcomes = await Promise.all(many(50).map(() => outcome(kit, viewer, { prompt })));
    expect(tally(outcomes)).toEqual({ accepted: 10, studio_credits_insufficient: 40 });
    expect(await kit.credits.balance(viewer.user.id)).toMatchObject({ spendableBalance: 0, heldBalance: 100 });
    expect(await rowsOf(kit)).toEqual({ runs: 10, events: 10, holds: 10, threads: 10, jobs: 10, keys: 0 });
  }));

test('402 tells what is required and what is there', () =>
  withRuns(async ({ runs, signUp }) => {
    const viewer = await signUp(29);
    await expect(runs.create(viewer, { prompt, mode: 'game_bundle' })).rejects.toMatchObject({
      code: 'studio_credits_insufficient',
      details: [{ path: '', code: 'insufficient', required: 30, available: 29 }],
    });
  }));

test('active runs of a user are limited exactly, also when they come at once', () =>
  withRuns(
    async (kit) => {
      const viewer = await kit.signUp(1_000);
      const outcomes = await Promise.all(many(12).map(() => outcome(kit, viewer, { prompt })));
      expect(tally(outcomes)).toEqual({ accepted: 3, too_many_active_runs: 9 });
      expect(await outcome(kit, await kit.signUp(10), { prompt })).toBe('accepted');
    },
    { maxActiveRuns: 3 },
  ));

test('creations a minute are limited, with the seconds to wait', () =>
  withRuns(
    async (kit) => {
      const viewer = await kit.signUp(1_000);
      expect(tally(await Promise.all(many(5).map(() => outcome(kit, viewer, { prompt }))))).toEqual({
        accepted: 3,
        rate_limited: 2,
      });
      await expect(kit.runs.create(viewer, { prompt })).rejects.toSatisfy(
        (error: AppError) => (error.retryAfter ?? 0) >= 1 && (error.retryAfter ?? 99) <= 60,
      );
    },
    { runsPerMinute: 3 },
  ));

test('a queue that is full or gone refuses, and nothing is held or left', () =>
  withRuns(
    async (kit) => {
      const viewer = await kit.signUp(1_000);
      expect(await outcome(kit, viewer, { prompt })).toBe('accepted');
      expect(await outcome(kit, viewer, { prompt })).toBe('accepted');
      expect(await outcome(kit, viewer, { prompt, threadId: 'new', idempotencyKey: 'k' })).toBe(
        'generation_queue_unavailable',
      );
      expect(await rowsOf(kit)).toEqual({ runs: 2, events: 2, holds: 2, threads: 2, jobs: 2, keys: 0 });
    },
    { queueCapacity: 2 },
  ));

test('without its queue nothing is accepted', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(100);
    await kit.database.pool.query(`delete from pgboss.queue`);
    expect(await outcome(kit, viewer, { prompt, idempotencyKey: 'k' })).toBe('generation_queue_unavailable');
    expect(await rowsOf(kit)).toEqual({ runs: 0, events: 0, holds: 0, threads: 0, jobs: 0, keys: 0 });
    await expect(kit.queue.ready()).rejects.toThrow('There is no queue');
  }));

test('the same key and body are the same run; another body is refused', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(1_000);
    const first = await kit.runs.create(viewer, { prompt, idempotencyKey: 'k' });
    const again = await kit.runs.create(viewer, { prompt: ` ${prompt}`, idempotencyKey: 'k' });
    expect(again).toMatchObject({ replayed: true, run: { id: first.run.id } });
    expect(await outcome(kit, viewer, { prompt: 'another', idempotencyKey: 'k' })).toBe('idempotency_key_reused');
    // validation comes first, and another user's key is another key
    expect(await outcome(kit, viewer, { prompt: '', idempotencyKey: 'k' })).toBe('validation_failed');
    expect(await outcome(kit, await kit.signUp(10), { prompt: 'another', idempotencyKey: 'k' })).toBe('accepted');
    expect(await rowsOf(kit)).toMatchObject({ runs: 2, keys: 2 });
  }));

test('one key sent 20 times at once makes one run', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(1_000);
    const outcomes = await Promise.all(many(20).map(() => outcome(kit, viewer, { prompt, idempotencyKey: 'k' })));
    const { accepted, replayed = 0, idempotency_in_progress: inProgress = 0 } = tally(outcomes);
    expect({ accepted, others: replayed + inProgress }).toEqual({ accepted: 1, others: 19 });
    expect(await rowsOf(kit)).toMatchObject({ runs: 1, keys: 1 });
  }));

test('a key whose request is not done with answers idempotency_in_progress', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(1_000);
    // the first request waits for the account, which somebody else has locked
    const client = await kit.database.pool.connect();
    await client.query('begin');
    await client.query('select 1 from credit_accounts where user_id = $1 for update', [viewer.user.id]);
    const first = outcome(kit, viewer, { prompt, idempotencyKey: 'k' });
    const locked = `select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await client.query(locked)).rowCount, { timeout: 10_000 }).toBe(1);
    expect(await outcome(kit, viewer, { prompt, idempotencyKey: 'k' })).toBe('idempotency_in_progress');
    await client.query('rollback');
    client.release();
    expect(await first).toBe('accepted');
    expect(await outcome(kit, viewer, { prompt, idempotencyKey: 'k' })).toBe('replayed');
  }));

test('only an accepted run is remembered: top up, and send the same key again', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(5);
    const input = { prompt, idempotencyKey: 'k' };
    expect(await outcome(kit, viewer, input)).toBe('studio_credits_insufficient');
    expect(await outcome(kit, viewer, { ...input, parentRunId: randomUUID() })).toBe('studio_run_not_found');
    await kit.credits.post(viewer.user.id, { type: 'purchase', amount: 5, description: 'Top-up' });
    expect(await outcome(kit, viewer, input)).toBe('accepted');
    expect(await outcome(kit, viewer, input)).toBe('replayed');
  }));

test('a key is forgotten after 24 hours', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(100);
    const age = (interval: string) =>
      kit.database.pool.query(`update idempotency_keys set created_at = now() - interval '${interval}'`);
    await kit.runs.create(viewer, { prompt, idempotencyKey: 'k' });
    await age('23 hours 59 minutes');
    expect(await outcome(kit, viewer, { prompt, idempotencyKey: 'k' })).toBe('replayed');
    expect(await sweepKeys(kit.database.pool)).toBe(0);
    await age('24 hours 1 second');
    expect(await outcome(kit, viewer, { prompt: 'another', idempotencyKey: 'k' })).toBe('accepted');
    await age('25 hours');
    expect(await sweepKeys(kit.database.pool)).toBe(1);
  }));

test('threads are opened by their key, moved to the front, and inherited from the parent', () =>
  withRuns(async ({ runs, signUp, database }) => {
    const viewer = await signUp(1_000);
    const { run: first } = await runs.create(viewer, { prompt, threadId: 'mine' });
    const { run: other } = await runs.create(viewer, { prompt });
    const { run: child } = await runs.create(viewer, { prompt, parentRunId: other.id });
    await expect(runs.create(viewer, { prompt, parentRunId: other.id, threadId: 'mine' })).rejects.toMatchObject({
      code: 'validation_failed',
    });
    await runs.create(viewer, { prompt, threadId: 'mine' });
    expect(first.threadId).toBe('mine');
    expect(child).toMatchObject({ threadId: other.threadId, parentRunId: other.id });
    const threads = await runs.threads(viewer, 10, { sort: 'changed' });
    expect(threads.map(({ thread }) => [thread.key, thread.runCount])).toEqual([
      ['mine', 2],
      [other.threadId, 2],
    ]);
    const [newest] = threads;
    const after = await runs.threads(viewer, 10, { sort: 'changed' }, newest?.place);
    expect(after.map(({ thread }) => thread.key)).toEqual([other.threadId]);
    // the same key of another user is another thread
    const stranger = await signUp(10);
    await runs.create(stranger, { prompt, threadId: 'mine' });
    expect(await runs.threads(stranger, 10, { sort: 'changed' })).toMatchObject([
      { thread: { key: 'mine', runCount: 1 } },
    ]);
    expect((await database.pool.query('select id from threads')).rows).toHaveLength(3);
  }));

test("what is another's, unknown or malformed is not found", () =>
  withRuns(async (kit) => {
    const owner = await kit.signUp(100);
    const stranger = await kit.signUp(100);
    const { run } = await kit.runs.create(owner, { prompt });
    const done = await kit.withWorker(quick, () => kit.ended(owner, run.id));
    const artifactId = done.artifactId ?? '';
    for (const id of [run.id, randomUUID(), 'nonsense', '', `${run.id}0`])
      expect(await outcome(kit, stranger, { prompt, parentRunId: id })).toBe('studio_run_not_found');
    for (const id of [artifactId, run.id, randomUUID(), 'nonsense', ''])
      expect(await outcome(kit, stranger, { prompt, artifactContext: { artifactId: id } })).toBe('artifact_not_found');
    expect(await outcome(kit, owner, { prompt, parentRunId: run.id, artifactContext: artifactId })).toBe('accepted');
  }));

test('a replay needs neither credits, rate, queue nor records', () =>
  withRuns(
    async (kit) => {
      const viewer = await kit.signUp(10);
      const input = { prompt, idempotencyKey: 'k' };
      expect(await outcome(kit, viewer, input)).toBe('accepted');
      for (const _ of many(5)) expect(await outcome(kit, viewer, input)).toBe('replayed');
      // the order of the checks on what is new
      expect(await outcome(kit, viewer, { prompt, parentRunId: 'x' })).toBe('studio_run_not_found');
      expect(await outcome(kit, viewer, { prompt })).toBe('studio_credits_insufficient');
      expect(await outcome(kit, viewer, { prompt })).toBe('rate_limited');
      expect(await outcome(kit, viewer, { prompt, parentRunId: 'x' })).toBe('studio_run_not_found');
    },
    { runsPerMinute: 2, queueCapacity: 1 },
  ));

test('what a creation answers is what is read afterwards', () =>
  withRuns(async ({ runs, signUp }) => {
    const viewer = await signUp(1_000);
    const { run: first } = await runs.create(viewer, { prompt: 'a snake', threadId: 'mine' });
    const context = { artifactContext: null, parentRunId: first.id, intent: 'create', assetMode: 'none' };
    const { run: second } = await runs.create(viewer, { prompt: 'a maze', mode: 'game_bundle', ...context });
    for (const run of [first, second]) expect(await runs.find(viewer, run.id)).toEqual(run);
  }));
