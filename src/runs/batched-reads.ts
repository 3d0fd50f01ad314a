/** Pages of what hangs below runs: one statement for all runs of an answer that ask for the same page. */
import { prepared, type Queryable } from '../db/sql.js';
import { RUN, RUN_JOINS, NEWEST, toRun, type RunRow } from './reads.js';
import type { RunEventRecord, RunRecord } from './runs.model.js';

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
/** Retries of retries; no client makes longer lines. */
const MOST_PARENTS = 50;
const parentArtifactsOf = prepared<
  { id: string; artifact_id: string },
  [ids: readonly string[], userId: string, most: number]
>(
  'parent_artifacts_of_runs',
  `with recursive line (id, parent_run_id, artifact_id, depth) as (
     select id, parent_run_id, (context->>'artifactId')::uuid, 0 from runs where id = any($1::uuid[]) and user_id = $2
     union all
     select line.id, p.parent_run_id, p.artifact_id, line.depth + 1
       from line join runs p on p.id = line.parent_run_id and p.user_id = $2
      where line.artifact_id is null and line.depth < $3
   )
   select id, artifact_id from line where artifact_id is not null`,
);

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

/** What each of `ids` continues: the artifact in its context, else that of the nearest run before it that has one. */
export async function readParentArtifactIds(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<(string | null)[]> {
  const found = new Map(
    (await parentArtifactsOf(db, ids, userId, MOST_PARENTS)).map((row) => [row.id, row.artifact_id]),
  );
  return ids.map((id) => found.get(id) ?? null);
}
