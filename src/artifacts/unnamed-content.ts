/**
 * Content that no row names: of runs that were canceled or failed after their bytes were stored. It does no harm, and
 * costs a disk. Rows come minutes after the bytes at the latest (a run has a deadline), so what was last put a day ago and
 * has none will not get one.
 */
import type { Queryable } from '../db/sql.js';
import type { ArtifactStore } from './store.js';

/** Every table with a `sha256` that names content of the store; a test compares them with the database's. */
export const NAMING_TABLES = ['artifacts', 'artifact_files', 'pictures'] as const;

export const UNNAMED_AFTER_MS = 24 * 60 * 60 * 1000;

export interface StoreCounts {
  /** files and bytes of the whole store */
  files: number;
  bytes: number;
  /** those that no row names, and old enough */
  unnamedFiles: number;
  unnamedBytes: number;
}

export interface SweepStoreOptions {
  readonly db: Queryable;
  readonly store: Pick<ArtifactStore, 'list' | 'remove'>;
  /** else they are only counted */
  readonly remove: boolean;
  /** 0–100, after each part of the store */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

const NAMED = NAMING_TABLES.map((table) => `select sha256 from ${table} where sha256 >= $1 and sha256 < $2`).join(
  ' union ',
);

/**
 * Counts or removes unnamed content, a 256th of the store at a time. Each part reads the tables once without an index on
 * their hashes: this runs now and then, and every run that completes would pay for the index.
 */
export async function sweepStore({ db, store, remove, onProgress, signal }: SweepStoreOptions): Promise<StoreCounts> {
  const counts: StoreCounts = { files: 0, bytes: 0, unnamedFiles: 0, unnamedBytes: 0 };
  for (let part = 0; part < 256; part += 1) {
    if (signal?.aborted) break;
    const before = new Date(Date.now() - UNNAMED_AFTER_MS);
    const prefix = part.toString(16).padStart(2, '0');
    // listed before the rows are read: a row that comes in between is of content that was just put
    const contents = await store.list(prefix);
    const old = contents.filter(({ lastPutAt }) => lastPutAt < before);
    const named = old.length === 0 ? new Set<string>() : await namedIn(db, prefix);
    counts.files += contents.length;
    counts.bytes += contents.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    for (const { sha256, sizeBytes } of old) {
      if (named.has(sha256) || (remove && !(await store.remove(sha256, before)))) continue;
      counts.unnamedFiles += 1;
      counts.unnamedBytes += sizeBytes;
    }
    onProgress?.(Math.floor(((part + 1) / 256) * 100));
  }
  return counts;
}

async function namedIn(db: Queryable, prefix: string): Promise<Set<string>> {
  // the first text after all that begin with the prefix: `g` follows the hex digits
  const { rows } = await db.query<{ sha256: string }>(NAMED, [prefix, `${prefix}g`]);
  return new Set(rows.map(({ sha256 }) => sha256));
}
