/**
 * Rate limits that hold over all gateways: fixed windows in the unlogged table `rate_limits`. A crash of PostgreSQL
 * empties it, which forgives a minute of tries and costs no WAL in all the time before.
 */
import DataLoader from 'dataloader';
import { IN_ONE_TURN, prepared, type Queryable } from './sql.js';

export interface RateLimitResult {
  readonly ok: boolean;
  /** seconds until the window ends, at least 1; for `Retry-After` */
  readonly retryAfter: number;
}

/*
 * One statement, so that hits at the same moment are counted one after the other on the row's lock. The clock's own time
 * rather than now(): a hit that waited for the lock belongs to the window in which it got it. A window that starts in
 * the future is one from before the clock was set back. `hits` stops near the limit, so that it cannot overflow. Keys are
 * locked in their order, so that two statements never wait for each other.
 */
const hit = prepared<
  { key: string; hits: number; retry_after: number },
  [keys: readonly string[], windowSeconds: number, limit: number]
>(
  'rate_limit_hit',
  `insert into rate_limits as r (key, window_start, window_seconds, hits)
   select key, clock_timestamp(), $2::int, count(*) from unnest($1::text[]) as asked (key) group by key order by key
   on conflict (key) do update set
     window_seconds = $2::int,
     hits = case
       when clock_timestamp() - r.window_start between interval '0' and $2::int * interval '1 second'
       then least(r.hits, $3::int) else 0 end + excluded.hits,
     window_start = case
       when clock_timestamp() - r.window_start between interval '0' and $2::int * interval '1 second'
       then r.window_start else clock_timestamp() end
   returning key, hits,
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
  const [result] = await takeHits(db, [key], limit, windowSeconds);
  return result!;
}

/** The same for hits that come often: those of one turn of the event loop are one statement, on whatever keys. */
export function createHitCounter(
  db: Queryable,
  limit: number,
  windowSeconds: number,
): (key: string) => Promise<RateLimitResult> {
  const loader = new DataLoader<string, RateLimitResult>(
    (keys) => takeHits(db, keys, limit, windowSeconds),
    IN_ONE_TURN,
  );
  return (key) => loader.load(key);
}

/** A result for each key; the hits on one that comes several times count one after the other. */
async function takeHits(
  db: Queryable,
  keys: readonly string[],
  limit: number,
  windowSeconds: number,
): Promise<RateLimitResult[]> {
  const rows = new Map((await hit(db, keys, windowSeconds, limit)).map((row) => [row.key, row]));
  // from the last one backwards, whose count is the row's
  return keys
    .toReversed()
    .map((key) => {
      const row = rows.get(key);
      const ok = row !== undefined && row.hits <= limit;
      if (row) row.hits -= 1;
      return { ok, retryAfter: Math.max(1, row?.retry_after ?? 1) };
    })
    .toReversed();
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
