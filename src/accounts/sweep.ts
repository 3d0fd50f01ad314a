import { sweepRateLimits } from '../db/rate-limit.js';
import type { Queryable } from '../db/sql.js';
import { sweepSessions } from './sessions.js';

/**
 * Removes ended sessions and ended windows of rate limits, a bounded number of each. Any process may call it at any
 * time, several at once too; once a minute keeps up with 1,400,000 sign-ins a day.
 */
export async function sweepAccounts(db: Queryable): Promise<{ sessions: number; rateLimits: number }> {
  return { sessions: await sweepSessions(db), rateLimits: await sweepRateLimits(db) };
}
