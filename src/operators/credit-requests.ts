/** Accounts that have run out of credits ask operators for more; giving some answers them. */
import { v7 as uuidv7 } from 'uuid';
import { takeHit } from '../db/rate-limit.js';
import { prepared, type Queryable } from '../db/sql.js';
import type { Transaction } from '../db/transaction.js';
import { rateLimited } from '../rate-limited.js';
import { Problems } from '../validation.js';
import { LONGEST_NOTE, type CreditRequestRecord, type OpenCreditRequest } from './operators.model.js';

/** Of one account: asked again once the one before was answered. */
const PER_DAY = 5;
/** What operators see at once, those that wait longest first. */
export const MOST_SHOWN = 50;

const REQUEST = 'id, note, created_at as "createdAt"';
const selectOpen = prepared<CreditRequestRecord, [userId: string]>(
  'credit_request_open',
  `select ${REQUEST} from credit_requests where user_id = $1 and answered_at is null`,
);
const insertRequest = prepared<never, [id: string, userId: string, note: string | null]>(
  'credit_request_insert',
  'insert into credit_requests (id, user_id, note) values ($1, $2, $3) on conflict do nothing',
);
const selectAllOpen = prepared<OpenCreditRequest, [limit: number]>(
  'credit_requests_open',
  `select r.id, r.note, r.created_at as "createdAt", u.id as "userId", u.email
     from credit_requests r join users u on u.id = r.user_id where r.answered_at is null order by r.id limit $1`,
);

export async function openRequestOf(db: Queryable, userId: string): Promise<CreditRequestRecord | null> {
  return (await selectOpen(db, userId))[0] ?? null;
}

export const openRequests = (db: Queryable): Promise<OpenCreditRequest[]> => selectAllOpen(db, MOST_SHOWN);

/**
 * Asks for credits. While a request is open, that one is given back, and its note stays.
 * @throws validation_failed, rate_limited
 */
export async function askForCredits(
  db: Queryable,
  userId: string,
  input: { note?: unknown },
): Promise<CreditRequestRecord> {
  const problems = new Problems();
  const note = problems.text('note', input.note, { max: LONGEST_NOTE, trim: true });
  problems.throwIfAny();
  const open = await openRequestOf(db, userId);
  if (open) return open;
  const { ok, retryAfter } = await takeHit(db, `credit-requests:${userId}`, PER_DAY, 86_400);
  if (!ok) throw rateLimited('credit-requests', retryAfter);
  await insertRequest(db, uuidv7(), userId, note || null);
  // another tab may have been first, or an operator quick
  return (await openRequestOf(db, userId)) ?? { id: uuidv7(), note: note || null, createdAt: new Date() };
}

/** In the transaction that gives credits to the account. */
export async function answerRequest(tx: Transaction, userId: string): Promise<void> {
  await tx.query('update credit_requests set answered_at = now() where user_id = $1 and answered_at is null', userId);
}
