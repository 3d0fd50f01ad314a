/** Logs of many runs at once, for those who watch them: one statement, whoever owns the runs. Owners are checked before. */
import type { Asked } from '../db/hub.js';
import { prepared, type Queryable } from '../db/sql.js';
import type { EventType, RunEventRecord } from './runs.model.js';

interface LogRow {
  readonly n: number;
  /** null: the run has ended, or is not there, and its log has nothing above `at` */
  readonly seq: number | null;
  readonly type: EventType;
  readonly at: Date;
  readonly payload: RunEventRecord['payload'];
}

// One statement is one snapshot: a run that has ended in it has its final event in it.
// Arrays as texts: node-postgres escapes each element, which takes longer than the rest of a poll.
const logsAfter = prepared<LogRow, [ids: string, after: string, limit: number]>(
  'run_logs_after',
  `select w.n::int as n, e.seq, e.type, e.at, e.payload
   from unnest($1::uuid[], $2::int[]) with ordinality w (id, after, n)
   left join runs r on r.id = w.id
   left join lateral (
     select seq, type, at, payload from run_events where run_id = w.id and seq > w.after order by seq limit $3
   ) e on true
   where e.seq is not null or r.id is null or r.finished_at is not null
   order by w.n, e.seq`,
);
const behind = prepared<{ n: number }, [ids: string, after: string]>(
  'run_logs_behind',
  `select w.n::int as n from unnest($1::uuid[], $2::int[]) with ordinality w (id, after, n)
   left join runs r on r.id = w.id
   where r.id is null or r.last_seq > w.after or r.finished_at is not null`,
);

/**
 * A page of each log above `at`, in the order asked: empty for a run that has ended, or is not there, and has nothing
 * above; undefined for one whose next event is to come.
 */
export async function readLogs(
  db: Queryable,
  asked: readonly Asked<number>[],
  page: number,
): Promise<(RunEventRecord[] | undefined)[]> {
  const pages: (RunEventRecord[] | undefined)[] = asked.map(() => undefined);
  for (const { n, seq, type, at, payload } of await logsAfter(db, ...toArrays(asked), page)) {
    const events = (pages[n - 1] ??= []);
    if (seq !== null) events.push({ runId: asked[n - 1]!.id, seq, type, at, payload });
  }
  return pages;
}

/** The indexes of those whose log has something above `at`, or has ended. */
export async function findBehind(db: Queryable, asked: readonly Asked<number>[]): Promise<number[]> {
  return (await behind(db, ...toArrays(asked))).map(({ n }) => n - 1);
}

const arrays = new WeakMap<readonly Asked<number>[], [ids: string, after: string]>();

/** Kept with the list, which a hub gives again and again while nothing happens. */
function toArrays(asked: readonly Asked<number>[]): [ids: string, after: string] {
  let texts = arrays.get(asked);
  if (!texts) {
    texts = [`{${asked.map(({ id }) => id).join(',')}}`, `{${asked.map(({ at }) => at).join(',')}}`];
    arrays.set(asked, texts);
  }
  return texts;
}
