import { AppError } from '../errors.js';

/**
 * Network failures of the driver, PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutdown), and what a
 * standby says that was the primary before (25006).
 */
const UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|53...|57P0[1-5]|25006)$/u;
/** disk_full */
const FULL = '53100';
const FULL_MESSAGE =
  'The disk of PostgreSQL is full: nothing can be accepted, finished or signed in to until there is room on it.';
/**
 * The driver's own words, which have no code. "timeout expired": nobody answered the connection; "not queryable": it died
 * between two statements.
 */
const LOST = /^Connection terminated|timeout exceeded when trying to connect|^timeout expired$|is not queryable$/u;

/**
 * Translates what the driver throws: a lost database becomes `service_unavailable`, the rest stays what it is (and is
 * masked at the door). Constraint violations with a meaning are translated where they can happen, by `violated()`.
 */
export function translateDatabaseError(error: unknown): unknown {
  if (awayReason(error) === undefined) return error;
  return new AppError('service_unavailable', { cause: error, ...(isFull(error) ? { logMessage: FULL_MESSAGE } : {}) });
}

/** What an operator has to do about an error of the database, where there is something. */
export function logMessageOf(error: unknown): string | undefined {
  const translated = translateDatabaseError(error);
  return translated instanceof AppError ? translated.logMessage : undefined;
}

function isFull(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if ((e as NodeJS.ErrnoException).code === FULL) return true;
  return false;
}

/** Is it the database that can't be reached? Then the same may work in a moment. */
export function isAway(error: unknown): boolean {
  return awayReason(error) !== undefined;
}

/** In whose words the database can't be reached: PostgreSQL's, the driver's or the network's; undefined where it can. */
export function awayReason(error: unknown): string | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code } = e as NodeJS.ErrnoException;
    // an address with several ends has an error for each, and no message of its own
    if (typeof code === 'string' && UNAVAILABLE.test(code)) return e.message || code;
    if (LOST.test(e.message)) return e.message;
  }
  return undefined;
}

/** Did this error come from the named constraint or unique index? */
export function violated(error: unknown, constraint: string): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ((e as { constraint?: string }).constraint === constraint) return true;
  }
  return false;
}
