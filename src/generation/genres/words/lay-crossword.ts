/** A crossword of given words: each but the first crosses one that lies already, and none touches another beside. */
import type { Random } from '../../kit/random.js';

export interface Entry {
  /** which of the words that were asked for */
  readonly word: number;
  readonly x: number;
  readonly y: number;
  readonly across: boolean;
}
export interface Layout {
  readonly cols: number;
  readonly rows: number;
  readonly entries: readonly Entry[];
}

const at = (x: number, y: number): string => `${x},${y}`;
const cellOf = ({ x, y, across }: Entry, i: number): [number, number] => (across ? [x + i, y] : [x, y + i]);

/** Letters that cross, or -1 where the word does not fit there. */
function crossings(grid: ReadonlyMap<string, string>, keys: readonly string[], entry: Entry): number {
  const [before, after] = [cellOf(entry, -1), cellOf(entry, keys.length)];
  if (grid.has(at(...before)) || grid.has(at(...after))) return -1;
  let met = 0;
  for (const [i, key] of keys.entries()) {
    const [x, y] = cellOf(entry, i);
    const there = grid.get(at(x, y));
    if (there !== undefined) {
      if (there !== key) return -1;
      met++;
      continue;
    }
    const [dx, dy] = entry.across ? [0, 1] : [1, 0];
    if (grid.has(at(x + dx, y + dy)) || grid.has(at(x - dx, y - dy))) return -1;
  }
  return met === keys.length ? -1 : met;
}

function layOnce(
  rand: Random,
  words: readonly (readonly string[])[],
  order: readonly number[],
  most: { cols: number; rows: number },
): Layout {
  const grid = new Map<string, string>();
  const entries: Entry[] = [];
  let [left, top, right, bottom] = [0, 0, 0, 0];
  const fits = (entry: Entry, long: number): boolean => {
    const [endX, endY] = cellOf(entry, long - 1);
    const w = Math.max(right, endX) - Math.min(left, entry.x) + 1;
    const h = Math.max(bottom, endY) - Math.min(top, entry.y) + 1;
    return w <= most.cols && h <= most.rows;
  };
  const lay = (entry: Entry, keys: readonly string[]): void => {
    keys.forEach((key, i) => grid.set(at(...cellOf(entry, i)), key));
    const [endX, endY] = cellOf(entry, keys.length - 1);
    [left, top] = [Math.min(left, entry.x), Math.min(top, entry.y)];
    [right, bottom] = [Math.max(right, endX), Math.max(bottom, endY)];
    entries.push(entry);
  };
  for (const word of order) {
    const keys = words[word] ?? [];
    if (entries.length === 0) {
      const first: Entry = { word, x: 0, y: 0, across: keys.length <= most.cols };
      if (keys.length <= Math.max(most.cols, most.rows)) lay(first, keys);
      continue;
    }
    let best: Entry | undefined;
    let crossed = 0;
    for (const [place, letter] of grid) {
      const [gx, gy] = place.split(',').map(Number) as [number, number];
      for (const [i, key] of keys.entries()) {
        if (key !== letter) continue;
        for (const across of [true, false]) {
          const entry: Entry = { word, x: across ? gx - i : gx, y: across ? gy : gy - i, across };
          const met = fits(entry, keys.length) ? crossings(grid, keys, entry) : -1;
          if (met > crossed || (met > 0 && met === crossed && rand.chance(0.3))) [best, crossed] = [entry, met];
        }
      }
    }
    if (best) lay(best, keys);
  }
  return {
    cols: right - left + 1,
    rows: bottom - top + 1,
    entries: entries.map((entry) => ({ ...entry, x: entry.x - left, y: entry.y - top })),
  };
}

/** Words that share no letter with the others lie by themselves, beneath, as long as there is room. */
function withIslands(
  { cols, rows, entries }: Layout,
  words: readonly (readonly string[])[],
  most: { cols: number; rows: number },
): Layout {
  let [wide, tall] = [cols, rows];
  const all = [...entries];
  for (const [word, keys] of words.entries()) {
    if (all.some((entry) => entry.word === word) || keys.length < 2 || keys.length > most.cols || tall + 2 > most.rows)
      continue;
    all.push({ word, x: 0, y: tall + 1, across: true });
    tall += 2;
    wide = Math.max(wide, keys.length);
  }
  return { cols: wide, rows: tall, entries: all };
}

/** how much larger a grid may become than was asked for, so that no word is left out */
const MORE = [0, 2, 4, 6];
const TRIES = 12;

/** The layout of several that has most of the words: all of them, unless they are too many for any. */
export function layCrossword(
  rand: Random,
  words: readonly (readonly string[])[],
  most: { readonly cols: number; readonly rows: number },
): Layout {
  const all = words.map((_, i) => i).filter((i) => (words[i]?.length ?? 0) > 1);
  let best: Layout = { cols: 1, rows: 1, entries: [] };
  for (const more of MORE) {
    const room = { cols: most.cols + more, rows: most.rows + more };
    for (let i = 0; i < TRIES; i++) {
      const order =
        i === 0 ? all.toSorted((a, b) => (words[b]?.length ?? 0) - (words[a]?.length ?? 0)) : rand.shuffle(all);
      const found = withIslands(layOnce(rand, words, order, room), words, room);
      if (found.entries.length > best.entries.length) best = found;
      if (best.entries.length === all.length) return best;
    }
  }
  return best;
}

/** The cells of an entry, in the order of its letters, as `y * cols + x`. */
export const cellsOfEntry = (entry: Entry, long: number, cols: number): number[] =>
  Array.from({ length: long }, (_, i) => {
    const [x, y] = cellOf(entry, i);
    return y * cols + x;
  });
