import { AppError } from '../errors.js';

/** Network failures of the driver, and PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutdown). */
const UNAVAILABLE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08...|53...|57P0[1-5])$/u;

/**
 * Translates what the driver throws: a lost database becomes `service_unavailable`, the rest stays what it is (and is
 * masked at the door). Constraint violations with a meaning are translated where they can happen, by `violated()`.
 */
export function translateDatabaseError(error: unknown): unknown {
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code } = e as NodeJS.ErrnoException;
    if (
      (typeof code === 'string' && UNAVAILABLE.test(code)) ||
      e.message.startsWith('Connection terminated') ||
      e.message.includes('timeout exceeded when trying to connect')
    ) {
      return new AppError('service_unavailable', { cause: error });
    }
  }
  return error;
}

/** Did this error come from the named constraint or unique index? */
export function violated(error: unknown, constraint: string): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ((e as { constraint?: string }).constraint === constraint) return true;
  }
  return false;
}
