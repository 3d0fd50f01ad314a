/**
 * Rate limits that hold over all gateways: fixed windows in the unlogged table `rate_limits`. A crash of PostgreSQL
 * empties it, which forgives a minute of tries and costs no WAL in all the time before.
 */
import { prepared, type Queryable } from './sql.js';

export interface RateLimitResult {
  readonly ok: boolean;
  /** seconds until the window ends, at least 1; for `Retry-After` */
  readonly retryAfter: number;
}

/*
 * One statement, so that hits at the same moment are counted one after the other on the row's lock. The clock's own time
 * rather than now(): a hit that waited for the lock belongs to the window in which it got it. A window that starts in
 * the future is one from before the clock was set back. `hits` stops at the limit + 1, so that it cannot overflow.
 */
const hit = prepared<{ hits: number; retry_after: number }, [key: string, windowSeconds: number, limit: number]>(
  'rate_limit_hit',
  `insert into rate_limits as r (key, window_start, window_seconds, hits) values ($1, clock_timestamp(), $2::int, 1)
   on conflict (key) do update set
     window_seconds = $2::int,
     hits = case
       when clock_timestamp() - r.window_start between interval '0' and $2::int * interval '1 second'
       then least(r.hits, $3::int) + 1 else 1 end,
     window_start = case
       when clock_timestamp() - r.window_start between interval '0' and $2::int * interval '1 second'
       then r.window_start else clock_timestamp() end
   returning hits,
     ceil(extract(epoch from window_start + $2::int * interval '1 second' - clock_timestamp()))::int as retry_after`,
);

/**
 * Counts one hit on `key` and tells whether it is within `limit` hits in `windowSeconds`. Call it on the pool, not in a
 * transaction: there it would hold the key's row until the commit, and a rollback would take the hit back.
 */
export async function takeHit(
  db: Queryable,
  key: string,
  limit: number,
  windowSeconds: number,
): Promise<RateLimitResult> {
  const [row] = await hit(db, key, windowSeconds, limit);
  return { ok: row !== undefined && row.hits <= limit, retryAfter: Math.max(1, row?.retry_after ?? 1) };
}

/**
 * Removes windows that have ended, at most `limit` of them; how many went. Once a minute, the table is as large as the hits
 * of new addresses in a minute, or in an hour for sign-ups: 50,000 a sweep is more than their own limits let a thousand
 * addresses add.
 */
export async function sweepRateLimits(db: Queryable, limit = 50_000): Promise<number> {
  const result = await db.query(
    `delete from rate_limits where key in (
       select key from rate_limits where window_start + window_seconds * interval '1 second' < now() limit $1
       for update skip locked)`,
    [limit],
  );
  return result.rowCount ?? 0;
}
