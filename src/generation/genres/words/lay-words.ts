/** Words laid into a grid of letters, in all directions that the game has. Each is there: by construction. */
import type { Random } from '../../kit/random.js';

export interface Laid {
  /** cells in the order of its letters, as `row * size + column` */
  readonly cells: readonly number[];
  /** which word of those that were asked for */
  readonly word: number;
}
export interface LetterGrid {
  readonly size: number;
  readonly letters: readonly string[];
  readonly laid: readonly Laid[];
}

export type Way = readonly [dx: number, dy: number];

const TRIES = 120;

/** Every cell of a line from one cell to another; undefined where they are in no line. */
export function lineOf(size: number, from: number, to: number): number[] | undefined {
  const [x0, y0, x1, y1] = [from % size, Math.floor(from / size), to % size, Math.floor(to / size)];
  const [dx, dy] = [x1 - x0, y1 - y0];
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return undefined;
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  const [sx, sy] = [Math.sign(dx), Math.sign(dy)];
  return Array.from({ length: steps + 1 }, (_, i) => (y0 + sy * i) * size + x0 + sx * i);
}

function tryLay(
  rand: Random,
  size: number,
  letters: readonly (string | undefined)[],
  word: readonly string[],
  ways: readonly Way[],
): number[] | undefined {
  for (let i = 0; i < TRIES; i++) {
    const [dx, dy] = rand.pick(ways);
    const x = rand.int(0, size - 1);
    const y = rand.int(0, size - 1);
    const [endX, endY] = [x + dx * (word.length - 1), y + dy * (word.length - 1)];
    if (endX < 0 || endY < 0 || endX >= size || endY >= size) continue;
    const cells = word.map((_, at) => (y + dy * at) * size + x + dx * at);
    if (cells.every((cell, at) => letters[cell] === undefined || letters[cell] === word[at])) return cells;
  }
  return undefined;
}

/** As many of the words as find room, the longest first; what is left is filled with their own letters. */
export function layWords(
  rand: Random,
  size: number,
  words: readonly (readonly string[])[],
  ways: readonly Way[],
): LetterGrid {
  const letters: (string | undefined)[] = Array.from({ length: size * size }, () => undefined);
  const laid: Laid[] = [];
  const order = words.map((_, i) => i).sort((a, b) => (words[b]?.length ?? 0) - (words[a]?.length ?? 0));
  for (const word of order) {
    const keys = words[word] ?? [];
    const cells = keys.length > 1 && keys.length <= size ? tryLay(rand, size, letters, keys, ways) : undefined;
    if (!cells) continue;
    cells.forEach((cell, at) => (letters[cell] = keys[at]));
    laid.push({ cells, word });
  }
  const pool = words.flat();
  return {
    size,
    letters: letters.map((letter) => letter ?? rand.pick(pool)),
    laid: laid.sort((a, b) => a.word - b.word),
  };
}
