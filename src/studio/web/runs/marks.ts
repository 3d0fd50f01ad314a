/** The prompt cut where its meanings begin and end, so that overlapping ones can be shown. */
import type { ReadingPartsFragment } from '../generated/operations.js';

export type Evidence = ReadingPartsFragment['evidence'][number];

export interface Stretch {
  readonly text: string;
  /** a UTF-16 offset into the prompt */
  readonly start: number;
  /** what these words led to; empty: nothing of their own */
  readonly evidence: readonly Evidence[];
}

/**
 * The whole prompt in order, as stretches that stand each for the same meanings. Places come as UTF-16 offsets, which is
 * what `slice` counts; one that lies outside of the prompt, or ends before it begins, is left out.
 */
export function stretches(prompt: string, evidence: readonly Evidence[]): Stretch[] {
  const placed = evidence.filter(({ start, end }) => start >= 0 && start < end && end <= prompt.length);
  const cuts = [...new Set([0, prompt.length, ...placed.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  const found: Stretch[] = [];
  for (const [i, start] of cuts.entries()) {
    const end = cuts[i + 1];
    if (end === undefined) break;
    const here = placed.filter((one) => one.start <= start && one.end >= end);
    found.push({ text: prompt.slice(start, end), start, evidence: here });
  }
  return found;
}

/** What a mark is about, for its colour. */
export type Sort = 'kind' | 'cast' | 'world' | 'rule';

const CAST = new Set(['hero', 'enemy', 'item', 'obstacle', 'goal', 'projectile']);
const WORLD = new Set(['theme', 'time', 'weather', 'mood', 'style', 'difficulty', 'scenery', 'deco']);

/** `boss` is both: with a picture's name one of the cast, with `yes` a rule. */
export function sortOf({ as, value }: Pick<Evidence, 'as' | 'value'>): Sort {
  if (as === 'kind') return 'kind';
  if (CAST.has(as) || (as === 'boss' && value !== 'yes')) return 'cast';
  return WORLD.has(as) ? 'world' : 'rule';
}
