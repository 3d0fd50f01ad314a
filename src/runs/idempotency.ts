/**
 * `Idempotency-Key`: for 24 hours the same key and body are the same run. Only what was accepted is remembered, by the
 * statement that accepts it (`accept-run.ts`).
 */
import DataLoader from 'dataloader';
import { IN_ONE_TURN, prepared, type Queryable } from '../db/sql.js';
import { AppError } from '../errors.js';
import type { AcceptableRun } from './create-run.input.js';

const KEEP = `interval '24 hours'`;
interface Remembered {
  readonly user_id: string;
  readonly key: string;
  readonly run_id: string;
  readonly body_hash: Buffer;
}
const find = prepared<Remembered, [userIds: readonly string[], keys: readonly string[]]>(
  'idempotency_keys_find',
  `select user_id, key, run_id, body_hash from unnest($1::uuid[], $2::text[]) asked (user_id, key)
   join idempotency_keys using (user_id, key) where created_at > now() - ${KEEP}`,
);

interface Asked {
  readonly userId: string;
  readonly key: string;
}
const nameOf = (userId: string, key: string): string => `${userId} ${key}`;

/**
 * Gives the function that finds the run that a user's key stands for, or null; keys that are asked for in one turn of the
 * event loop are one statement. It throws idempotency_key_reused where the body is another one.
 */
export function createReplayFinder(
  db: Queryable,
): (userId: string, input: Pick<AcceptableRun, 'idempotencyKey' | 'bodyHash'>) => Promise<string | null> {
  const loader = new DataLoader<Asked, Remembered | undefined>(async (asked) => {
    const rows = await find(
      db,
      asked.map(({ userId }) => userId),
      asked.map(({ key }) => key),
    );
    const found = new Map(rows.map((row) => [nameOf(row.user_id, row.key), row]));
    return asked.map(({ userId, key }) => found.get(nameOf(userId, key)));
  }, IN_ONE_TURN);
  return async (userId, { idempotencyKey: key, bodyHash }) => {
    if (key === null) return null;
    const row = await loader.load({ userId, key });
    if (row && !row.body_hash.equals(bodyHash)) throw new AppError('idempotency_key_reused');
    return row?.run_id ?? null;
  };
}

/** Removes keys that are older than a day, at most `limit`. */
export async function sweepKeys(db: Queryable, limit = 1_000): Promise<number> {
  const result = await db.query(
    `delete from idempotency_keys where (user_id, key) in (
       select user_id, key from idempotency_keys where created_at < now() - ${KEEP} order by created_at limit $1)`,
    [limit],
  );
  return result.rowCount ?? 0;
}
