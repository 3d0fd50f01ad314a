/** Accounts that have run out of credits ask operators for more; giving some answers them, and so does declining. */
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import type { UserRecord } from '../accounts/accounts.model.js';
import { takeHit } from '../db/rate-limit.js';
import { prepared, type Queryable } from '../db/sql.js';
import type { Transaction } from '../db/transaction.js';
import { rateLimited } from '../rate-limited.js';
import { invalidField } from '../errors.js';
import { Problems } from '../validation.js';
import { checkReason, recordAction } from './audit.js';
import {
  LONGEST_NOTE,
  type CreditRequestRecord,
  type DeclinedCreditRequest,
  type DeclineInput,
  type OpenCreditRequest,
  type OperatorActionRecord,
} from './operators.model.js';

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

/** Of the newest request alone: what was asked or given since then has answered it. */
const selectDeclined = prepared<DeclinedCreditRequest, [userId: string]>(
  'credit_request_declined',
  `select * from (
     select ${REQUEST}, declined_reason as "declinedReason" from credit_requests where user_id = $1 order by id desc limit 1
   ) newest where "declinedReason" is not null`,
);

export async function openRequestOf(db: Queryable, userId: string): Promise<CreditRequestRecord | null> {
  return (await selectOpen(db, userId))[0] ?? null;
}

export async function declinedRequestOf(db: Queryable, userId: string): Promise<DeclinedCreditRequest | null> {
  return (await selectDeclined(db, userId))[0] ?? null;
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

/** @throws validation_failed */
export function checkDecline(input: DeclineInput): { readonly requestId: string; readonly reason: string } {
  const problems = new Problems();
  const requestId = problems.text('requestId', input.requestId, { max: 128, required: true, trim: true });
  const reason = checkReason(problems, input.reason);
  problems.throwIfAny();
  return { requestId: requestId.toLowerCase(), reason };
}

/**
 * Of an operator who declines and one who gives credits at the same moment, the first answers the request.
 * @throws validation_failed where the request is unknown or answered already
 */
export async function declineRequest(
  tx: Transaction,
  operator: UserRecord,
  { requestId, reason }: ReturnType<typeof checkDecline>,
): Promise<OperatorActionRecord> {
  const [request] = isUuid(requestId)
    ? await tx.query<{ userId: string; email: string }>(
        `update credit_requests r set answered_at = now(), declined_reason = $2 from users u
          where r.id = $1 and r.answered_at is null and u.id = r.user_id returning u.id as "userId", u.email`,
        requestId,
        reason,
      )
    : [];
  if (!request) throw invalidField('requestId', 'invalid', 'There is no open request with this ID.');
  return recordAction(tx, operator, {
    action: 'credits.decline',
    subjectId: request.userId,
    subjectName: request.email,
    before: {},
    after: {},
    reason,
  });
}
