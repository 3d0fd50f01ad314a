/** How many games a guest makes, and what is told whoever wants more. */
import type { Config } from '../config.js';
import { prepared, type Queryable } from '../db/sql.js';
import { AppError } from '../errors.js';

type GuestTerms = Pick<Config, 'guestGames' | 'signUpCredits'>;

const countGames = prepared<{ readonly count: number }, [userId: string]>(
  'guest_games',
  `select count(*)::int as count from runs where user_id = $1 and status not in ('failed', 'canceled')`,
);

/**
 * Refuses a run where the guest has made as many as guests may; one that failed or was canceled doesn't count. The
 * guest's credits hold the same limit exactly, by the account's row; this is for services whose games cost nothing,
 * where requests at the same moment may make one or two more.
 * @throws account_required
 */
export async function refuseFurtherGames(db: Queryable, userId: string, terms: GuestTerms): Promise<void> {
  const [row] = await countGames(db, userId);
  if ((row?.count ?? 0) >= terms.guestGames) throw accountRequired(terms);
}

/** For a guest, the way on is an account. */
export function accountRequired({ guestGames, signUpCredits }: GuestTerms, cause?: unknown): AppError {
  const games = guestGames === 1 ? 'the one game' : `the ${guestGames} games`;
  const gift =
    signUpCredits > 0 ? `, and it comes with ${signUpCredits} ${signUpCredits === 1 ? 'credit' : 'credits'}` : '';
  return new AppError('account_required', {
    message: `You have made ${games} that a guest can make. Create an account to make more: it keeps your games${gift}.`,
    ...(cause === undefined ? {} : { cause }),
  });
}

export function isOutOfCredits(error: unknown): boolean {
  return error instanceof AppError && error.code === 'studio_credits_insufficient';
}
