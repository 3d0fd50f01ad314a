import { randomBytes } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';
import { AppError } from '../errors.js';

/** argon2id (the library's default algorithm), 19 MiB, two passes, one lane: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies argon2.Options;

/** A hash fills a core and one of libuv's four threads, which DNS and files need too. */
const AT_ONCE = 2;
/** At some 20 ms each the last one waits for less than a second; later requests get 503. */
const MAX_WAITING = 64;

export interface Passwords {
  /** @throws AppError service_unavailable when too many are waiting */
  hash(password: string): Promise<string>;
  /** `hash` null (no such account, or none with a password) costs the same and is never true. @throws as `hash` */
  verify(hash: string | null, password: string): Promise<boolean>;
}

export interface PasswordOptions {
  readonly atOnce?: number;
  readonly maxWaiting?: number;
  /** computes the hashes; tests pass one that counts or delays the calls */
  readonly library?: Pick<typeof argon2, 'hash' | 'verify'>;
}

/** Argon2 behind a short queue, so that a flood of sign-ins takes neither all cores nor all memory. */
export function createPasswords({
  atOnce = AT_ONCE,
  maxWaiting = MAX_WAITING,
  library = argon2,
}: PasswordOptions = {}): Passwords {
  const noPassword = impossibleHash();
  const waiting: (() => void)[] = [];
  let running = 0;

  const inLine = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= maxWaiting) throw new AppError('service_unavailable');
    // a finished job passes its place to the first that waits, so that no later call overtakes it
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  return {
    hash: (password) => inLine(() => library.hash(password.normalize('NFC'), PARAMETERS)),
    verify: async (stored, password) => {
      const matches = await inLine(() => library.verify(stored ?? noPassword, password.normalize('NFC')));
      return matches && stored !== null;
    },
  };
}

/** A well-formed hash with the parameters of the real ones whose digest is random: no password is known to give it. */
function impossibleHash(): string {
  const { memoryCost, timeCost, parallelism } = PARAMETERS;
  const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${base64(16)}$${base64(32)}`;
}
