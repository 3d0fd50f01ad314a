import { createHash } from 'node:crypto';
import { takeHit } from '../db/rate-limit.js';
import type { Queryable } from '../db/sql.js';
import { rateLimited, type Limit } from '../rate-limited.js';
import { addressKey } from './client-address.js';

export interface RateLimit {
  readonly limit: number;
  readonly windowSeconds: number;
}

export interface AccountLimits {
  readonly signUpPerAddress: RateLimit;
  readonly guestsPerAddress: RateLimit;
  readonly signInPerAddress: RateLimit;
  readonly signInPerAccount: RateLimit;
}

export const ACCOUNT_LIMITS: AccountLimits = {
  /** each sign-up is a gift of credits; a school class behind one address still gets in within the day */
  signUpPerAddress: { limit: 10, windowSeconds: 3_600 },
  /** as sign-ups: who is refused can still create an account */
  guestsPerAddress: { limit: 10, windowSeconds: 3_600 },
  /** one address trying one password on many accounts */
  signInPerAddress: { limit: 30, windowSeconds: 60 },
  /** many addresses trying many passwords on one account: 14,400 a day, where eight random characters are 10^14. A short
   * window, because whoever fills it keeps the owner from signing in (sessions that are open stay open). */
  signInPerAccount: { limit: 10, windowSeconds: 60 },
};

/** @throws AppError rate_limited, with the seconds until the window ends */
export async function limitByAddress(db: Queryable, action: Limit, ip: string, limit: RateLimit): Promise<void> {
  await enforce(db, action, addressKey(ip), limit);
}

/** As `limitByAddress`; 0 is no limit. */
export async function limitByUser(db: Queryable, action: Limit, userId: string, perMinute: number): Promise<void> {
  if (perMinute > 0) await enforce(db, action, userId, { limit: perMinute, windowSeconds: 60 });
}

/** As `limitByAddress`. The key is a hash, so that the table holds no address that somebody mistyped. */
export async function limitByEmail(db: Queryable, action: Limit, email: string, limit: RateLimit): Promise<void> {
  await enforce(db, action, createHash('sha256').update(email).digest('base64url'), limit);
}

async function enforce(db: Queryable, action: Limit, who: string, { limit, windowSeconds }: RateLimit): Promise<void> {
  const { ok, retryAfter } = await takeHit(db, `${action}:${who}`, limit, windowSeconds);
  if (!ok) throw rateLimited(action, retryAfter);
}
