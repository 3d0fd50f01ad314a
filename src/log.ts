import { pino, type Logger } from 'pino';
import type { Config } from './config.js';
import { shorten, shortenQuotes } from './shorten.js';

/** What services log with. No secret, cookie, token, prompt or e-mail address reaches it. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** @param name of the process, on every line: the supervisor and its children write to the same output */
export function createLogger(config: Pick<Config, 'logLevel'>, name: string): Logger {
  return pino({
    name,
    level: config.logLevel,
    serializers: { err: serializeError },
    // whatever is logged by mistake: credentials do not reach a log
    redact: [
      'req.headers.cookie',
      'req.headers.authorization',
      'req.headers["x-preview-token"]',
      'res.headers["set-cookie"]',
    ],
  });
}

/** One of these, or a path, follows `at` in a stack's line; text of a client that looks like one has to look like this too. */
const FRAME = /^ {4}at (?:.+ \()?(?:async )?(?:file:|node:|\/|[A-Z]:\\|<anonymous>|native)/u;

/** V8 keeps ten; what a client wrote comes before them and may look like some. */
const MOST_FRAMES = 20;
const LONGEST_FRAME = 300;

/**
 * For pino's `serializers.err`: kind, message, code, constraint, frames and causes of an error, nothing else. The usual
 * serializer copies every field, and PostgreSQL's `detail` quotes the whole row that it refused (MikroORM appends it to
 * the message): addresses, hashes of passwords and prompts would be in the log.
 */
export function serializeError(error: unknown, depth = 0): unknown {
  if (!isErrorLike(error)) return { type: typeof error };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    // an object may have no constructor
    type: (error.constructor as { name: string } | undefined)?.name ?? 'object',
    message: shortenQuotes(error.message.replace(/\n - detail: .*/su, '')),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    stack: error.stack
      ?.split('\n')
      .filter((line) => FRAME.test(line))
      .slice(-MOST_FRAMES)
      .map((line) => shorten(line, LONGEST_FRAME))
      .join('\n'),
    // a chain of causes with a circle would never end
    ...(error.cause !== undefined && depth < 5 ? { cause: serializeError(error.cause, depth + 1) } : {}),
  };
}

/** Also what pg-boss reports its errors as: plain objects with the fields of one. */
function isErrorLike(thrown: unknown): thrown is Error {
  if (thrown instanceof Error) return true;
  if (typeof thrown !== 'object' || thrown === null) return false;
  const { message, stack } = thrown as Partial<Error>;
  return typeof message === 'string' && typeof stack === 'string';
}
