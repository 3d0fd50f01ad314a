/** The whole import: lines in, batches out, one being written while the next is read. Memory stays that of two batches. */
import type { Queryable } from '../../db/sql.js';
import { createLineSplitter, type Line } from './lines.js';
import { readRecord, type GeneratorRunLine, type RetiredBalanceLine } from './record.js';
import { writeBalances, writeRuns, type Numbered, type Outcome, type Written } from './write.js';

export interface ImportCounts {
  /** lines that are not empty */
  lines: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
}

export interface ImportOptions {
  /** one connection: batches are written in the order of the lines */
  readonly db: Queryable;
  readonly source: AsyncIterable<Buffer>;
  /** in the order of the lines; `reason` repeats nothing of the line */
  readonly onRefused: (line: number, reason: string) => void | Promise<void>;
  /** after each batch */
  readonly onProgress?: (counts: Readonly<ImportCounts>) => void;
  /** users whose retired balance has changed */
  readonly onBalances?: (userIds: readonly string[]) => void;
  /** stops after the batch that is being written; what was written stays */
  readonly signal?: AbortSignal;
}

/** Lines and characters of a batch, whichever comes first. */
const BATCH = { lines: 2_000, characters: 1024 * 1024 } as const;

const REASONS: Readonly<Partial<Record<Outcome, string>>> = {
  noUser: 'User not found. Create the account first.',
  otherUser: 'id: A run with this id belongs to another user.',
};

interface Batch {
  readonly runs: Numbered<GeneratorRunLine>[];
  readonly balances: Numbered<RetiredBalanceLine>[];
  readonly ids: Set<string>;
  readonly refused: { line: number; reason: string }[];
  lines: number;
  characters: number;
}

const emptyBatch = (): Batch => ({
  runs: [],
  balances: [],
  ids: new Set(),
  refused: [],
  lines: 0,
  characters: 0,
});

/**
 * Imports NDJSON. Empty lines count as nothing. The same file a second time finds everything unchanged.
 * @throws what the source or the database throws; batches that were written stay
 */
export async function importLegacy(options: ImportOptions): Promise<ImportCounts> {
  const { db, source, onRefused, onProgress, onBalances, signal } = options;
  const counts: ImportCounts = { lines: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  let batch = emptyBatch();
  let writing: Promise<void> = Promise.resolve();

  const write = async ({ runs, balances, refused, lines }: Batch): Promise<void> => {
    const results: Written[] = await writeRuns(db, runs);
    const { written, users } = await writeBalances(db, balances);
    results.push(...written);
    if (users.length > 0) onBalances?.(users);
    for (const { line, outcome } of results) {
      const reason = REASONS[outcome];
      if (reason !== undefined) refused.push({ line, reason });
      else counts[outcome as 'added' | 'changed' | 'unchanged'] += 1;
    }
    for (const { line, reason } of refused.toSorted((a, b) => a.line - b.line)) await onRefused(line, reason);
    counts.refused += refused.length;
    counts.lines += lines;
    onProgress?.(counts);
  };
  const flush = async (): Promise<void> => {
    const full = batch;
    batch = emptyBatch();
    await writing;
    if (full.lines === 0) return;
    writing = write(full);
    // the next flush awaits it; without this handler Node would end the process for an unhandled rejection meanwhile
    writing.catch(() => undefined);
  };
  const take = async ({ number, text, problem }: Line): Promise<void> => {
    if (text?.trim() === '') return;
    const record = text === undefined ? (problem ?? '') : readRecord(text);
    // of two lines for one run the earlier one is written first, so that the later one wins
    if (typeof record !== 'string' && record.kind === 'generatorRun' && batch.ids.has(record.id)) await flush();
    batch.lines += 1;
    batch.characters += text?.length ?? 0;
    if (typeof record === 'string') batch.refused.push({ line: number, reason: record });
    else if (record.kind === 'retiredBalance') batch.balances.push({ ...record, line: number });
    else {
      batch.ids.add(record.id);
      batch.runs.push({ ...record, line: number });
    }
    if (batch.lines >= BATCH.lines || batch.characters >= BATCH.characters) await flush();
  };

  const splitter = createLineSplitter();
  try {
    for await (const chunk of source) {
      for (const line of splitter.push(chunk)) await take(line);
      if (signal?.aborted) break;
    }
    if (!signal?.aborted) for (const line of splitter.end()) await take(line);
    await flush();
  } finally {
    await writing;
  }
  return counts;
}
