/** A thread as a line of versions: what is numbered, and what came of what. */
import type { RunCardFragment } from '../generated/operations.js';

export interface Version {
  readonly run: RunCardFragment;
  /** from 1; undefined: it ended without a game */
  readonly number: number | undefined;
  /** the version that it continues, where that is not the one before it in the line */
  readonly from: number | undefined;
}

/** `runs`: those of one thread, in any order. Ids are in order of time. */
export function versionLine(runs: readonly RunCardFragment[]): Version[] {
  const inOrder = [...runs].sort((a, b) => (a.id < b.id ? -1 : 1));
  const numbers = new Map<string, number>();
  return inOrder.map((run) => {
    const fruitless = run.status === 'failed' || run.status === 'canceled';
    const before = numbers.size;
    const from = run.parentRunId ? numbers.get(run.parentRunId) : undefined;
    if (!fruitless) numbers.set(run.id, before + 1);
    return { run, number: numbers.get(run.id), from: from === before ? undefined : from };
  });
}
