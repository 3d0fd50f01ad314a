/** The statements behind `viewer-events.ts`. */
import { prepared, type Queryable } from '../db/sql.js';
import type { RunEventRecord } from './runs.model.js';
import type { ViewerPlace } from './viewer-place.js';

export interface ViewerLogRow extends RunEventRecord {
  /** whose, from 1 */
  readonly n: number;
  /** the run's, of its user */
  readonly number: number;
}

interface UserAtPlace {
  readonly id: string;
  readonly place: ViewerPlace;
}

// lateral: an index range for each run, of which no more than a page is read
const logsOf = prepared<
  ViewerLogRow,
  [ns: string, users: string, numbers: string, after: string, ids: string, newest: string, limit: number]
>(
  'run_logs_of_users',
  `with fresh as (
     select f.n, r.id, r.number, 0 as after from unnest($5::uuid[], $6::int[]) with ordinality f (user_id, newest, n)
     cross join lateral (
       select id, number from runs where user_id = f.user_id and number > f.newest order by number limit $7
     ) r
   ), open as (
     select o.n, r.id, r.number, o.after from unnest($1::int[], $2::uuid[], $3::int[], $4::int[]) o (n, user_id, number, after)
       join runs r on r.user_id = o.user_id and r.number = o.number and r.last_seq > o.after
   )
   select run.n::int as n, run.number, run.id as "runId", e.seq, e.type, e.at, e.payload
   from (select * from fresh union all select * from open) run
   cross join lateral (
     select seq, type, at, payload from run_events where run_id = run.id and seq > run.after order by seq limit $7
   ) e
   -- of a game that was deleted since, there is no run to tell of
   where not exists (
     select 1 from runs r join threads t on t.id = r.thread_id where r.id = run.id and t.deleted_at is not null
   )
   order by run.n, run.number, e.seq`,
);
const placeOf = prepared<{ newest: number; open: [number: number, seq: number][] }, [userId: string]>(
  'run_place_of_user',
  `select coalesce((select max(number) from runs where user_id = $1 and number is not null), 0) as newest,
     coalesce((select jsonb_agg(jsonb_build_array(number, last_seq) order by number) from runs
        where user_id = $1 and number is not null and status in ('queued', 'processing', 'canceling')), '[]') as open`,
);

/** At most `limit` events of each run, of at most `limit` new runs of each user; by user, run and seq. */
export function readViewerLogs(
  db: Queryable,
  users: readonly UserAtPlace[],
  limit: number,
): Promise<readonly ViewerLogRow[]> {
  const open = users.flatMap(({ id, place }, index) =>
    [...place.open].map(([number, seq]) => ({ n: index + 1, id, number, seq })),
  );
  const array = (values: readonly (string | number)[]) => `{${values.join(',')}}`;
  return logsOf(
    db,
    array(open.map(({ n }) => n)),
    array(open.map(({ id }) => id)),
    array(open.map(({ number }) => number)),
    array(open.map(({ seq }) => seq)),
    array(users.map(({ id }) => id)),
    array(users.map(({ place }) => place.newest)),
    limit,
  );
}

/** The place of a user now: the newest run, and how far the log of each is that has not ended. */
export async function readPlaceNow(db: Queryable, userId: string): Promise<ViewerPlace> {
  const [row] = await placeOf(db, userId);
  return { newest: row?.newest ?? 0, open: new Map(row?.open ?? []) };
}
