/** Where a text stands in the files of a game. */
import type { GameFile } from './game-files.js';

export interface Hit {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly line: number;
  /** what stands around it in its line, cut to a few words */
  readonly excerpt: string;
}

/** More than anybody goes through; whoever reads that there are so many writes a longer word. */
export const MOST_HITS = 500;
const BEFORE = 20;
const EXCERPT = 80;

/** Hits in the order of the files, capital letters or not; at most `MOST_HITS`. Nothing is found for an empty text. */
export function findInFiles(files: readonly GameFile[], wanted: string): readonly Hit[] {
  const hits: Hit[] = [];
  if (wanted.trim() === '') return hits;
  // by a pattern, since a text in small letters may be longer than it was, and places would be wrong
  const pattern = new RegExp(wanted.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`), 'giu');
  for (const { path, text } of files) {
    if (text === undefined) continue;
    let line = 1;
    let start = 0;
    for (const { index: from, 0: found } of text.matchAll(pattern)) {
      for (let end = text.indexOf('\n', start); end >= 0 && end < from; end = text.indexOf('\n', start)) {
        line += 1;
        start = end + 1;
      }
      const first = Math.max(start, from - BEFORE);
      const excerpt = text.slice(first, first + EXCERPT).split('\n', 1)[0] ?? '';
      hits.push({ path, from, to: from + found.length, line, excerpt: excerpt.trim() });
      if (hits.length === MOST_HITS) return hits;
    }
  }
  return hits;
}
