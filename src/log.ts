import type { Logger } from 'pino';

/** What services log with. No secret, cookie, token, prompt or e-mail address reaches it. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
