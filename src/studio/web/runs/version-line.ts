/** A thread as a line of versions: what is numbered, and what came of what. */
import type { VersionCardFragment } from '../generated/operations.js';

export interface Version {
  readonly run: VersionCardFragment;
  /** from 1; undefined: it ended without a game */
  readonly number: number | undefined;
  /** the version that it continues, where that is not the one before it in the line */
  readonly from: number | undefined;
}

/** More are shown when they are asked for: a hundred pictures help nobody, and Tab goes through each. */
export const SHOWN = 24;

/** The part of a line of that length around the version at `at`, as `slice` takes it. */
export function stretchAround(length: number, at: number): readonly [start: number, end: number] {
  if (length <= SHOWN) return [0, length];
  const start = Math.max(0, Math.min(at - SHOWN / 2, length - SHOWN));
  return [start, start + SHOWN];
}

/** `runs`: those of one thread, in any order. Ids are in order of time. */
export function versionLine(runs: readonly VersionCardFragment[]): Version[] {
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

/** What a version is compared with at first: the one that it continues, else the one before it, else the one after it. */
export function besideOf(versions: readonly Version[], id: string): Version | undefined {
  const playing = versions.filter(({ run }) => run.artifact);
  const at = playing.findIndex(({ run }) => run.id === id);
  const here = playing[at];
  if (!here) return undefined;
  return playing.find(({ run }) => run.id === here.run.parentRunId) ?? playing[at - 1] ?? playing[at + 1];
}
