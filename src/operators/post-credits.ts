/** Credits that an operator gives or corrects: the entry and its line in the audit log are one transaction. */
import { validate as isUuid } from 'uuid';
import type { UserRecord } from '../accounts/accounts.model.js';
import { postEntry } from '../credits/ledger.js';
import type { Transaction } from '../db/transaction.js';
import { AppError, invalidField } from '../errors.js';
import { inEnglish, Problems } from '../validation.js';
import { checkReason, findRepeated, LONGEST_KEY, recordAction } from './audit.js';
import { answerRequest } from './credit-requests.js';
import { POSTED_TYPES, type OperatorActionRecord, type PostCreditsInput, type PostedType } from './operators.model.js';

/** Of one entry: what is more is a slip of the keyboard. */
export const MOST_POSTED = 1_000_000;

export interface CheckedPost {
  readonly userId: string;
  readonly type: PostedType;
  readonly amount: number;
  readonly reason: string;
  readonly key: string;
}

/** @throws validation_failed with everything that is wrong */
export function checkPost(input: PostCreditsInput): CheckedPost {
  const problems = new Problems();
  const userId = problems.text('userId', input.userId, { max: 128, required: true, trim: true });
  const type = problems.oneOf('type', input.type, POSTED_TYPES, 'grant');
  const { amount } = input;
  const isAmount = typeof amount === 'number' && Number.isInteger(amount) && amount !== 0;
  if (!isAmount || Math.abs(amount) > MOST_POSTED) {
    problems.add(
      'amount',
      'invalid',
      `Expected a whole number other than 0, at most ${inEnglish(MOST_POSTED)} either way.`,
    );
  } else if (type === 'grant' && amount < 0) {
    problems.add('amount', 'invalid', 'A grant adds credits. Adjust the balance to take some away.');
  }
  const reason = checkReason(problems, input.reason);
  const key = problems.text('key', input.key, { max: LONGEST_KEY, required: true, singleLine: true });
  problems.throwIfAny();
  return { userId: userId.toLowerCase(), type, amount: amount as number, reason, key };
}

/**
 * @returns the line of the audit log, whose `after.entryId` is the entry; that of the first time where the key is known
 * @throws account_not_found, validation_failed where less would be left than is held, idempotency_key_reused
 */
export async function postCredits(
  tx: Transaction,
  operator: UserRecord,
  { userId, type, amount, reason, key }: CheckedPost,
): Promise<OperatorActionRecord> {
  const action = `credits.${type}` as const;
  const done = await findRepeated(tx, operator, key, { action, subjectId: userId, reason, amount });
  if (done) return done;
  // locked, so that before and after are those of this entry, whoever posts at the same moment
  const [account] = isUuid(userId)
    ? await tx.query<{ email: string; posted: number; held: number }>(
        `select u.email, a.posted, a.held from credit_accounts a join users u on u.id = a.user_id
          where a.user_id = $1 for update of a`,
        userId,
      )
    : [];
  if (!account) throw new AppError('account_not_found');
  const entryId = await postEntry(tx, userId, { type, amount, description: reason });
  if (entryId === null) throw refused(amount, account.posted - account.held);
  if (type === 'grant') await answerRequest(tx, userId);
  return recordAction(tx, operator, {
    action,
    subjectId: userId,
    subjectName: account.email,
    before: { balance: account.posted },
    after: { balance: account.posted + amount, amount, entryId },
    reason,
    key,
  });
}

function refused(amount: number, available: number): AppError {
  return amount < 0
    ? invalidField('amount', 'invalid', `The account has ${available} credits available, fewer than ${-amount}.`)
    : invalidField('amount', 'invalid', 'The balance would be larger than an account can hold.');
}
