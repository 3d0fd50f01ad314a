/** Lists of runs: prepared, an index range each, and no more columns than the list shows. */
import { ARTIFACT_COLUMNS, ARTIFACT_CORE_COLUMNS, JOIN_TO_ARTIFACT } from '../artifacts/artifact.queries.js';
import { JOIN_HOLD } from '../credits/run-credits.js';
import { prepared, type PreparedQuery, type Queryable } from '../db/sql.js';
import { NEWEST, RUN, RUN_JOINS, toRun, toRunWithArtifact, type RunRow } from './reads.js';
import type { LISTED_FIELDS, RunFilter, RunRecord, ShownOfRuns } from './runs.model.js';

type Lists<Values extends readonly unknown[]> = Readonly<Record<ShownOfRuns, PreparedQuery<RunRow, Values>>>;

/**
 * For ranges of the user `$1`, before they are cut into pages: the array is read once. In `coalesce`, since the planner
 * guesses half of the rows for that; a plain `<> all` it takes for nearly none, and then reads and sorts the whole range.
 */
const NOT_DELETED =
  'not coalesce(thread_id = any (array(select id from threads where user_id = $1 and deleted_at is not null)), false)';

/** the columns of `LISTED_FIELDS` */
const LISTED =
  'r.id, r.user_id, r.status, r.stage, r.progress, r.attempt, r.prompt, r.mode, r.artifact_id, r.created_at';

/**
 * The statements of one list. Twenty whole runs with their artifacts have 59 columns a row in place of ten: reading those
 * was a third of what a list of tiles cost. `from` gives `r`, `joins` is what `RUN` needs beside it, `tail` the order.
 */
function lists<Values extends readonly unknown[]>(
  name: string,
  { from, joins, tail }: { readonly from: string; readonly joins: string; readonly tail: string },
): Lists<Values> {
  const whole = `from ${from} ${joins}`;
  const withArtifacts = `${whole} left join artifacts a on a.id = r.artifact_id ${JOIN_TO_ARTIFACT}`;
  return {
    listed: prepared(`${name}_listed`, `select ${LISTED} from ${from} ${tail}`),
    whole: prepared(name, `select ${RUN} ${whole} ${tail}`),
    cores: prepared(`${name}_with_cores`, `select ${RUN}, ${ARTIFACT_CORE_COLUMNS} ${withArtifacts} ${tail}`),
    artifacts: prepared(`${name}_with_artifacts`, `select ${RUN}, ${ARTIFACT_COLUMNS} ${withArtifacts} ${tail}`),
  };
}

const ofUser = lists<[userId: string, before: string, limit: number]>('runs_of_user', {
  from: `(select * from runs where user_id = $1 and id < $2 and ${NOT_DELETED} order by id desc limit $3) r`,
  joins: RUN_JOINS,
  tail: 'order by r.id desc',
});
// An index range for each status, so that three canceled runs among a million are found without reading the million.
// `any(array[…])` and `order by status`: with `status = s.status` the planner takes the index without the status, since it
// expects to meet any status soon (40,003 rows read instead of 1).
const ofUserByStatus = lists<[userId: string, before: string, limit: number, status: readonly string[]]>(
  'runs_of_user_by_status',
  {
    from: `unnest($4::text[]) s (status) cross join lateral (
     select * from runs where user_id = $1 and status = any (array[s.status]) and id < $2 and ${NOT_DELETED}
      order by status, id desc limit $3
   ) r`,
    joins: RUN_JOINS,
    tail: 'order by r.id desc limit $3',
  },
);
const ofThread = lists<[userId: string, before: string, limit: number, key: string, status: readonly string[] | null]>(
  'runs_of_thread',
  {
    from: `(select id, key from threads where user_id = $1 and key = $4 and deleted_at is null) t cross join lateral (
     select * from runs where thread_id = t.id and id < $2 and ($5::text[] is null or status = any($5)) order by id desc limit $3
   ) r`,
    joins: JOIN_HOLD,
    tail: 'order by r.id desc',
  },
);

/** Runs of a user, newest first, below `before` (a run id); `shown` says which of their fields are there. */
export async function listRuns(
  db: Queryable,
  userId: string,
  limit: number,
  before: string = NEWEST,
  { status, threadId }: RunFilter = {},
  shown: ShownOfRuns = 'whole',
): Promise<RunRecord[]> {
  const statuses = status && [...new Set(status)];
  const rows =
    threadId !== undefined
      ? await ofThread[shown](db, userId, before, limit, threadId, statuses ?? null)
      : statuses
        ? await ofUserByStatus[shown](db, userId, before, limit, statuses)
        : await ofUser[shown](db, userId, before, limit);
  return rows.map(shown === 'listed' ? toListedRun : shown === 'whole' ? toRun : toRunWithArtifact);
}

/** The fields of `LISTED_FIELDS`; nobody asks for the others. */
function toListedRun(row: RunRow): RunRecord {
  const listed: Pick<RunRecord, (typeof LISTED_FIELDS)[number]> = {
    id: row.id,
    userId: row.user_id,
    status: row.status,
    stage: row.stage,
    progress: row.progress,
    attempt: row.attempt,
    prompt: row.prompt,
    mode: row.mode,
    artifactId: row.artifact_id,
    createdAt: row.created_at,
  };
  return listed as RunRecord;
}
