/** What can be wrong with stored bytes, and how that is told: to the operator once a content, to a client each time. */
import { AppError } from '../errors.js';
import type { Log } from '../log.js';

/** missing: there is no file; size, hash: its bytes are others; unreadable: the disk fails to read it. */
export const DAMAGE_REASONS = ['missing', 'size', 'hash', 'unreadable'] as const;
export type DamageReason = (typeof DAMAGE_REASONS)[number];

/** A content as a row names it: its bytes must have this hash and size. */
export interface NamedContent {
  /** 64 hex digits */
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** Stored bytes are not those that their name says. `message` says what they are instead. */
export class Damaged extends Error {
  override readonly name = 'Damaged';
  constructor(
    readonly reason: DamageReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const MISSING = new Set(['ENOENT', 'ENOTDIR']);
const UNREADABLE = new Set(['EIO', 'EISDIR', 'EBADMSG']);

/** An error of reading as damage; what says nothing of the bytes (too many open files, no permission) stays as it is. */
export function asDamage(error: unknown): unknown {
  const code = error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? '') : '';
  if (MISSING.has(code)) return new Damaged('missing', 'there is no such file', { cause: error });
  if (UNREADABLE.has(code)) return new Damaged('unreadable', `reading fails with ${code}`, { cause: error });
  return error;
}

export interface DamageReport {
  /** Counts it, logs it where this content was not known to be damaged, and gives the error for the client. */
  report(content: NamedContent, damage: Damaged): AppError;
  /** The content was read and is as it should be, maybe by now. */
  clear(content: NamedContent): void;
  isKnown(content: NamedContent): boolean;
  /** how often this process met damaged content */
  readonly counts: Readonly<Record<DamageReason, number>>;
}

/** About 1 MB at most. One that falls out of it is logged again when it is met again. */
const MOST_KNOWN = 10_000;
/** Only an operator can repair it, so asking again at once does not help. */
const RETRY_AFTER_SECONDS = 60;

export function createDamageReport(log: Pick<Log, 'error'>): DamageReport {
  const known = new Set<string>();
  const counts: Record<DamageReason, number> = { missing: 0, size: 0, hash: 0, unreadable: 0 };
  return {
    counts,
    isKnown: ({ sha256 }) => known.has(sha256),
    clear: ({ sha256 }) => void known.delete(sha256),
    report({ sha256 }, damage) {
      const { reason, message } = damage;
      counts[reason] += 1;
      if (!known.has(sha256)) {
        known.add(sha256);
        if (known.size > MOST_KNOWN) known.delete(known.values().next().value!);
        log.error(
          { sha256, reason },
          `Stored bytes are damaged (${message}) and are not served. "npm run store:check" tells of which artifacts they are; with "-- --rebuild" it makes them again.`,
        );
      }
      return new AppError('artifact_damaged', { cause: damage, reported: true, retryAfter: RETRY_AFTER_SECONDS });
    },
  };
}
