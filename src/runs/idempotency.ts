/** `Idempotency-Key`: for 24 hours the same key and body are the same run. Only what was accepted is remembered. */
import type { Transaction } from '../db/transaction.js';
import { prepared, type Queryable } from '../db/sql.js';
import { AppError } from '../errors.js';
import type { AcceptableRun } from './create-run.input.js';

const KEEP = `interval '24 hours'`;
const FIND = `select run_id, body_hash = $3::bytea as same from idempotency_keys
  where user_id = $1 and key = $2 and created_at > now() - ${KEEP}`;

interface Remembered {
  run_id: string;
  same: boolean;
}
const find = prepared<Remembered, [userId: string, key: string, bodyHash: Buffer]>('idempotency_key', FIND);

/**
 * The run that the key stands for, or null.
 * @throws idempotency_key_reused where the body is another one
 */
export async function findReplay(
  db: Queryable | Transaction,
  userId: string,
  { idempotencyKey: key, bodyHash }: Pick<AcceptableRun, 'idempotencyKey' | 'bodyHash'>,
): Promise<string | null> {
  if (key === null) return null;
  const [row] =
    'em' in db ? await db.query<Remembered>(FIND, userId, key, bodyHash) : await find(db, userId, key, bodyHash);
  if (row && !row.same) throw new AppError('idempotency_key_reused');
  return row?.run_id ?? null;
}

/**
 * Holds the key until the transaction ends.
 * @throws idempotency_in_progress where another transaction holds it
 */
export async function lockKey(tx: Transaction, userId: string, key: string): Promise<void> {
  const [row] = await tx.query<{ locked: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as locked',
    `idempotency ${userId} ${key}`,
  );
  if (!row?.locked) throw new AppError('idempotency_in_progress');
}

/** Remembers the key under `lockKey`; one that is older than a day starts anew. */
export async function rememberKey(
  tx: Transaction,
  userId: string,
  key: string,
  bodyHash: Buffer,
  runId: string,
): Promise<void> {
  await tx.query(
    `insert into idempotency_keys (user_id, key, body_hash, run_id) values ($1, $2, $3, $4)
     on conflict (user_id, key) do update
       set body_hash = excluded.body_hash, run_id = excluded.run_id, created_at = now()`,
    userId,
    key,
    bodyHash,
    runId,
  );
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
