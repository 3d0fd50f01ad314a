/** Every limit of use that a client can meet, by name, and how often this process refused for it: for `/metrics`. */
import { AppError } from './errors.js';

const LIMITS = [
  'connections',
  'credit-requests',
  'frames',
  'guests',
  'likes',
  'preview-tokens',
  'previews',
  'publishing',
  'queries',
  'reports',
  'requests',
  'rounds',
  'runs',
  'scores',
  'sign-in',
  'sign-up',
  'subscriptions',
] as const;
export type Limit = (typeof LIMITS)[number];

const counts = new Map<Limit, number>(LIMITS.map((limit) => [limit, 0]));

/** Of this process, since it started. */
export const rateLimitedCounts: ReadonlyMap<Limit, number> = counts;

/** For what is refused without an error, such as a socket that is closed. */
export function countRateLimited(limit: Limit): void {
  counts.set(limit, (counts.get(limit) ?? 0) + 1);
}

/** The refusal, counted. `retryAfter`: seconds, rounded up to whole ones, at least 1. */
export function rateLimited(limit: Limit, retryAfter?: number, message?: string): AppError {
  countRateLimited(limit);
  return new AppError('rate_limited', {
    ...(retryAfter === undefined ? {} : { retryAfter: Math.max(1, Math.ceil(retryAfter)) }),
    ...(message === undefined ? {} : { message }),
  });
}
