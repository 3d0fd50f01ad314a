import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listRuns } from '../../src/runs/list-reads.js';
import { createRunReader } from '../../src/runs/reads.js';
import type { RunFilter, RunRecord } from '../../src/runs/runs.model.js';
import { quick, withRuns } from '../helpers/runs.js';

const prompt = 'a breakout game';
const ids = (runs: readonly (RunRecord | null)[]) => runs.map((run) => run?.id ?? null);

test("a run is its owner's; another's looks like none", () =>
  withRuns(async ({ runs, signUp }) => {
    const [owner, stranger] = [await signUp(100), await signUp(100)];
    const { run } = await runs.create(owner, { prompt, mode: 'game_bundle', assetMode: 'none', threadId: 't' });
    expect(await runs.find(owner, run.id)).toEqual(run);
    expect(run).toMatchObject({
      userId: owner.user.id,
      status: 'queued',
      stage: null,
      progress: 0,
      attempt: 0,
      mode: 'game_bundle',
      assetMode: 'none',
      threadId: 't',
      artifactId: null,
      failure: null,
      startedAt: null,
      finishedAt: null,
    });
    for (const id of [run.id, randomUUID(), 'nonsense', '', `'; drop table runs; --`, `${run.id}\0`])
      expect(await runs.find(stranger, id)).toBeNull();
    const several = ['x', run.id, randomUUID(), run.id].map((id) => runs.findBare(owner, id));
    expect(ids(await Promise.all(several))).toEqual([null, run.id, null, run.id]);
    expect(await runs.findBare(stranger, run.id)).toBeNull();
  }));

test('lists are newest first, page by page, by status and by thread', () =>
  withRuns(async ({ runs, signUp, withWorker, ended }) => {
    const [viewer, stranger] = [await signUp(1_000), await signUp(1_000)];
    await runs.create(stranger, { prompt });
    const made: string[] = [];
    for (let i = 0; i < 5; i += 1)
      made.unshift((await runs.create(viewer, { prompt, threadId: i % 2 ? 'odd' : 'even' })).run.id);
    const [fifth, fourth, third, second, first] = made as [string, string, string, string, string];
    expect(ids(await runs.list(viewer, 20))).toEqual(made);
    expect(ids(await runs.list(viewer, 2))).toEqual([fifth, fourth]);
    expect(ids(await runs.list(viewer, 2, fourth))).toEqual([third, second]);
    expect(ids(await runs.list(viewer, 2, first))).toEqual([]);
    expect(ids(await runs.list(viewer, 20, undefined, { threadId: 'odd' }))).toEqual([fourth, second]);
    for (const threadId of ['odd', 'none', '', 'a\0b'])
      expect(ids(await runs.list(stranger, 20, undefined, { threadId }))).toEqual([]);
    await expect(runs.list(viewer, 20, 'nonsense')).rejects.toMatchObject({ code: 'validation_failed' });

    await runs.cancel(viewer, third);
    expect(ids(await runs.list(viewer, 20, undefined, { status: ['canceled'] }))).toEqual([third]);
    expect(ids(await runs.list(viewer, 2, undefined, { status: ['queued', 'canceled', 'queued'] }))).toEqual([
      fifth,
      fourth,
    ]);
    expect(ids(await runs.list(viewer, 3, fourth, { status: ['queued', 'canceled'] }))).toEqual([third, second, first]);
    expect(ids(await runs.list(viewer, 9, undefined, { status: ['queued'], threadId: 'even' }))).toEqual([
      fifth,
      first,
    ]);
    expect(await runs.list(viewer, 9, undefined, { status: [] })).toEqual([]);
    await withWorker(quick, async () => {
      await Promise.all([fifth, fourth, second, first].map((id) => ended(viewer, id)));
    });
    expect(ids(await runs.list(viewer, 20, undefined, { status: ['completed'] }))).toEqual([
      fifth,
      fourth,
      second,
      first,
    ]);
  }));

test('places in the queue count all users, and end when the run starts', () =>
  withRuns(async ({ runs, signUp, withWorker, ended, database }) => {
    const [one, two] = [await signUp(100), await signUp(100)];
    const order: string[] = [];
    for (const viewer of [one, two, one]) order.push((await runs.create(viewer, { prompt })).run.id);
    const places = async () => (await runs.queuePlaces(order)).map((place) => place?.position ?? null);
    expect(await places()).toEqual([1, 2, 3]);
    expect(await runs.queuePlaces([order[0] ?? '', 'x', randomUUID()])).toEqual([
      // nothing was made yet, so nobody knows how long it takes
      { position: 1, estimatedStartAt: null },
      null,
      null,
    ]);
    await runs.cancel(two, order[1] ?? '');
    expect(await places()).toEqual([1, null, 2]);
    await withWorker(quick, async () => {
      await ended(one, order[0] ?? '');
      await ended(one, order[2] ?? '');
    });
    expect(await places()).toEqual([null, null, null]);
    const { run } = await runs.create(one, { prompt });
    const [place] = await runs.queuePlaces([run.id]);
    expect(place?.position).toBe(1);
    const { rows } = await database.pool.query<{ ahead: boolean }>(`select $1::timestamptz > now() as ahead`, [
      place?.estimatedStartAt,
    ]);
    expect(rows).toEqual([{ ahead: true }]);
  }));

test('reads touch a handful of rows of a user with 20,000 runs, with generic plans too', () =>
  withRuns(async ({ runs, signUp, database: { pool } }) => {
    const viewer = await signUp(100);
    const { run } = await runs.create(viewer, { prompt, threadId: 't' });
    await runs.cancel(viewer, run.id);
    const client = await pool.connect();
    try {
      // older failed runs of the same user and thread, gone with the rollback
      await client.query('begin');
      await client.query(
        `insert into runs (id, user_id, thread_id, status, failure_code, finished_at, prompt, mode, intent, asset_mode, seed, price)
         select uuidv7(make_interval(secs => -n - 10)), user_id, thread_id, 'failed', 'internal', now(), 'x', 'quick_html',
           'auto', 'auto', 0, 0
         from runs, generate_series(1, 20000) n`,
      );
      await client.query(
        `insert into credit_holds (run_id, user_id, amount, state, settled_at)
         select id, user_id, 0, 'released', now() from runs where status = 'failed'`,
      );
      await client.query('analyze runs, credit_holds');
      const rowsRead = async (work: () => Promise<unknown>) => {
        const count = async () => {
          const { rows } = await client.query<{ n: string }>(
            `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as n
             from pg_stat_xact_user_tables where relname in ('runs', 'credit_holds', 'threads')`,
          );
          return Number(rows[0]?.n);
        };
        const before = await count();
        // after five executions PostgreSQL may choose a generic plan
        for (let i = 0; i < 10; i += 1) await work();
        return ((await count()) - before) / 10;
      };
      const { id: userId } = viewer.user;
      const list = (before: string | undefined, filter?: RunFilter) =>
        rowsRead(() => listRuns(client, userId, 20, before, filter));
      // the run, its thread and its hold; of a page the same for each run, or the one thread for all of them
      expect(await rowsRead(() => createRunReader(client)(userId, run.id))).toBe(3);
      expect(await list(undefined)).toBeLessThanOrEqual(3 * 21);
      const canceled = await listRuns(client, userId, 20, undefined, { status: ['canceled', 'queued'] });
      expect(ids(canceled)).toEqual([run.id]);
      // and the version of the run that was queued, and the ends of an index that planning looks at
      expect(await list(undefined, { status: ['canceled', 'queued'] })).toBeLessThanOrEqual(10);
      expect(await list(run.id, { status: ['failed', 'completed'] })).toBeLessThanOrEqual(3 * 21);
      expect(await list(undefined, { threadId: 't' })).toBeLessThanOrEqual(3 * 21);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }));
