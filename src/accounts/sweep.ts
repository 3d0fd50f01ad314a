import type { Config } from '../config.js';
import type { Database } from '../db/orm.js';
import { sweepRateLimits } from '../db/rate-limit.js';
import type { Wakeups } from '../db/wakeups.js';
import { followGuests, sweepGuests } from './guests.js';
import { sweepSessions } from './sessions.js';

export interface SweepAccountsDependencies {
  readonly database: Database;
  readonly wakeups: Pick<Wakeups, 'wake'>;
  readonly config: Pick<Config, 'guestDays'>;
}

/**
 * Removes ended sessions, ended windows of rate limits and guests who are gone, a bounded number of each, and brings the
 * games of guests who signed in to the account where they belong now. Any process may call it at any
 * time, several at once too; once a minute keeps up with 1,400,000 sign-ins a day.
 */
export async function sweepAccounts({
  database,
  wakeups,
  config,
}: SweepAccountsDependencies): Promise<{ sessions: number; rateLimits: number; guests: number }> {
  const { pool } = database;
  const sessions = await sweepSessions(pool);
  const rateLimits = await sweepRateLimits(pool);
  await followGuests(database, wakeups);
  return { sessions, rateLimits, guests: await sweepGuests(pool, config.guestDays) };
}
