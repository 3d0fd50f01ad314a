/** Pages of what hangs below runs: one statement for all runs of an answer that ask for the same page. */
import { prepared, type Queryable } from '../db/sql.js';
import { RUN, RUN_JOINS, NEWEST, toRun, type RunRow } from './reads.js';
import type { RunEventRecord, RunRecord, ThreadRecord } from './runs.model.js';

// lateral: an index range for each run, of which no more than a page is read
const childrenOf = prepared<RunRow, [ids: readonly string[], userId: string, before: string, limit: number]>(
  'runs_of_parents',
  `select ${RUN} from unnest($1::uuid[]) parent (id) cross join lateral (
     select * from runs where parent_run_id = parent.id and user_id = $2 and id < $3 order by id desc limit $4
   ) r ${RUN_JOINS} order by r.id desc`,
);
const eventsOf = prepared<RunEventRecord, [ids: readonly string[], userId: string, after: number, limit: number]>(
  'run_events_of_runs',
  `select e.run_id as "runId", e.seq, e.type, e.at, e.payload from runs r cross join lateral (
     select * from run_events where run_id = r.id and seq > $3 order by seq limit $4
   ) e where r.id = any($1::uuid[]) and r.user_id = $2 order by e.run_id, e.seq`,
);
const threadByKey = prepared<
  { key: string; run_count: number; created_at: Date; updated_at: Date },
  [userId: string, key: string]
>('thread_by_key', 'select key, run_count, created_at, updated_at from threads where user_id = $1 and key = $2');

/** The runs that continue each of `ids`, newest first, below `before` (a run id). */
export async function readChildren(
  db: Queryable,
  userId: string,
  ids: readonly string[],
  limit: number,
  before: string = NEWEST,
): Promise<RunRecord[][]> {
  const found = (await childrenOf(db, ids, userId, before, limit)).map(toRun);
  return ids.map((id) => found.filter((run) => run.parentRunId === id));
}

/** The log of each of `ids` above `after`; nothing for a run of another user. */
export async function readEventPages(
  db: Queryable,
  userId: string,
  ids: readonly string[],
  limit: number,
  after: number,
): Promise<RunEventRecord[][]> {
  const found = await eventsOf(db, ids, userId, after, limit);
  return ids.map((id) => found.filter((event) => event.runId === id));
}

export async function readThread(db: Queryable, userId: string, key: string): Promise<ThreadRecord | null> {
  const [row] = await threadByKey(db, userId, key);
  if (!row) return null;
  return { id: row.key, runCount: row.run_count, createdAt: row.created_at, updatedAt: row.updated_at };
}
