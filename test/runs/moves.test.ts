import { expect, test } from 'vitest';
import { violated } from '../../src/db/errors.js';
import { inTransaction } from '../../src/db/transaction.js';
import { advance } from '../../src/runs/moves.js';
import { RUN_MOVES, RUN_STATUSES, type RunStatus } from '../../src/runs/runs.model.js';
import { brokenInvariants } from '../helpers/invariants.js';
import { withRuns, type RunsKit } from '../helpers/runs.js';

/** Puts a run into `status` behind the service's back, by moves that are allowed. */
async function bring({ database, runs }: RunsKit, viewer: Parameters<typeof runs.create>[0], status: RunStatus) {
  const { run } = await runs.create(viewer, { prompt: 'a snake game' });
  const path: Readonly<Record<RunStatus, readonly RunStatus[]>> = {
    queued: [],
    processing: ['processing'],
    canceling: ['processing', 'canceling'],
    completed: ['processing', 'completed'],
    failed: ['failed'],
    canceled: ['canceled'],
  };
  for (const step of path[status]) await database.pool.query(moveTo(step), [run.id]);
  return run.id;
}

/** An update that satisfies every check constraint, so that only the trigger can refuse it. */
function moveTo(status: RunStatus): string {
  const ended = ['completed', 'failed', 'canceled'].includes(status);
  return `
    with artifact as (
      insert into artifacts (id, run_id, user_id, type, title, content_type, size_bytes, file_count, sha256, entry_path,
        manifest, design, playability)
      select gen_random_uuid(), id, user_id, 'html', 't', 'text/html', 1, 0, repeat('a', 64), 'index.html', '{}', '{}', '{}'
      from runs where id = $1 and '${status}' = 'completed' returning id
    )
    update runs set status = '${status}', finished_at = ${ended ? 'now()' : 'null'},
      failure_code = ${status === 'failed' ? `'internal'` : 'null'},
      artifact_id = (select id from artifact)
    where id = $1`;
}

test('the database allows the moves of the table, and no other', () =>
  withRuns(async (kit) => {
    const viewer = await kit.signUp(10_000);
    // artifacts of this test are made in the statement that points to them
    await kit.database.pool.query('alter table runs drop constraint runs_artifact');
    const allowed: string[] = [];
    const refused: string[] = [];
    for (const from of RUN_STATUSES) {
      for (const to of RUN_STATUSES) {
        const id = await bring(kit, viewer, from);
        const pair = `${from} → ${to}`;
        const refusal: unknown = await kit.database.pool.query(moveTo(to), [id]).then(
          () => null,
          (error: unknown) => error,
        );
        if (refusal === null) allowed.push(pair);
        else if (violated(refusal, 'runs_moves') || violated(refusal, 'runs_final')) refused.push(pair);
        else throw refusal;
      }
    }
    const table = RUN_STATUSES.flatMap((from) => RUN_MOVES[from].map((to) => `${from} → ${to}`));
    // staying is no move: a live run's other columns change all the time, a final one's never
    const staying = ['queued', 'processing', 'canceling'].map((status) => `${status} → ${status}`);
    expect(allowed.toSorted()).toEqual([...table, ...staying].toSorted());
    expect(allowed.length + refused.length).toBe(RUN_STATUSES.length ** 2);
    // moved without their events and holds: the invariants must say so
    expect(Object.keys(await brokenInvariants(kit.database.pool))).toEqual([
      'a final run has exactly one settled hold, and a live one an open hold',
      'the last event of a final run, and no other, is its end',
    ]);
    await kit.database.pool.query('truncate users cascade');
  }));

test('the database refuses progress that falls, events that change and entries that vanish', () =>
  withRuns(async ({ database: { pool }, runs, signUp }) => {
    const viewer = await signUp(100);
    const { run } = await runs.create(viewer, { prompt: 'a snake game' });
    await pool.query('update runs set progress = 50 where id = $1', [run.id]);
    const refusal = async (query: string) => {
      try {
        await pool.query(query);
        return 'allowed';
      } catch (error) {
        return (error as { constraint?: string }).constraint;
      }
    };
    expect(await refusal('update runs set progress = 49')).toBe('runs_progress_rises');
    expect(await refusal(`update run_events set type = 'completed'`)).toBe('run_events_append_only');
    expect(await refusal('update credit_entries set amount = 1')).toBe('credit_entries_append_only');
    expect(await refusal('delete from credit_entries')).toBe('credit_entries_append_only');
    expect(await refusal('update credit_accounts set held = 101')).toBe('credit_accounts_spendable');
  }));

test('steps that are written together are an event each, in their order, and none where the attempt is over', () =>
  withRuns(async (kit) => {
    const { database, runs } = kit;
    const viewer = await kit.signUp(10);
    const runId = await bring(kit, viewer, 'processing');
    await database.pool.query('update runs set attempt = 2, progress = 30 where id = $1', [runId]);
    const write = (attempt: number) =>
      inTransaction(database, (tx) =>
        advance(
          tx,
          { runId, attempt },
          { stage: 'planning', progress: 5, message: 'a "quoted" line' },
          { stage: 'generating', progress: 25 },
          { stage: 'validating', progress: 55 },
        ),
      );
    expect(await write(1)).toBe(false);
    expect(await runs.find(viewer, runId)).toMatchObject({ stage: null, progress: 30 });
    expect(await write(2)).toBe(true);
    expect(await runs.find(viewer, runId)).toMatchObject({ stage: 'validating', progress: 55 });
    const { rows } = await database.pool.query(
      'select seq, type, payload from run_events where run_id = $1 order by seq',
      [runId],
    );
    expect(rows.slice(1)).toEqual([
      { seq: 2, type: 'progress', payload: { stage: 'planning', progress: 30, message: 'a "quoted" line' } },
      { seq: 3, type: 'progress', payload: { stage: 'generating', progress: 30 } },
      { seq: 4, type: 'progress', payload: { stage: 'validating', progress: 55 } },
    ]);
    await database.pool.query('truncate users cascade');
  }));
