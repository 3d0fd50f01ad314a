import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What a log line and a header can hold without harm. */
const SAFE = /^[\w.:-]{1,64}$/u;

/** The caller's `X-Request-Id` where it is short and plain, so that one id runs through a chain of services; else a new one. */
export function createRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SAFE.test(given) ? given : randomUUID();
}
