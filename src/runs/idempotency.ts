/**
 * `Idempotency-Key`: for 24 hours the same key and body are the same run. Only what was accepted is remembered, by the
 * statement that accepts it (`accept-run.ts`).
 */
import { prepared, type Queryable } from '../db/sql.js';
import { AppError } from '../errors.js';
import type { AcceptableRun } from './create-run.input.js';

const KEEP = `interval '24 hours'`;
const find = prepared<{ run_id: string; same: boolean }, [userId: string, key: string, bodyHash: Buffer]>(
  'idempotency_key',
  `select run_id, body_hash = $3::bytea as same from idempotency_keys
   where user_id = $1 and key = $2 and created_at > now() - ${KEEP}`,
);

/**
 * The run that the key stands for, or null.
 * @throws idempotency_key_reused where the body is another one
 */
export async function findReplay(
  db: Queryable,
  userId: string,
  { idempotencyKey: key, bodyHash }: Pick<AcceptableRun, 'idempotencyKey' | 'bodyHash'>,
): Promise<string | null> {
  if (key === null) return null;
  const [row] = await find(db, userId, key, bodyHash);
  if (row && !row.same) throw new AppError('idempotency_key_reused');
  return row?.run_id ?? null;
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
