/** The grid of a match-3: cells, runs of three and more, and the swaps that would make one. Pure, no game in it. */
import type { Spring } from '../../kit/juice.js';

export const COLS = 7;
export const ROWS = 8;
/** type of what stands in the way, and of the star that takes all of a type */
export const BLOCKER = -1;
export const STAR = -2;
/** type of what matches nothing and is to be brought to the end of its column */
export const SINKER = -4;
/** what a target counts that is no piece: frost on the cells */
export const FROST = -5;
/** a cell outside the shape, or still empty */
export const NONE = -3;

export type Special = 'row' | 'column' | 'bomb' | 'star';

export interface Piece {
  /** index of its picture, or BLOCKER or STAR */
  type: number;
  special: Special | null;
  /** where it is drawn, in cells */
  x: number;
  y: number;
  /** cells a frame while it falls */
  v: number;
  /** 0 in place … 1 gone */
  gone: number;
  hp: number;
  readonly squash: Spring;
}

/** Rows of each column that belong to the board: from `top` to `bottom`, both included, so that pieces fall without a gap. */
export interface Shape {
  readonly name: 'square' | 'round' | 'waves';
  readonly top: readonly number[];
  readonly bottom: readonly number[];
}

const cut = (name: Shape['name'], top: readonly number[], bottom: readonly number[]): Shape => ({
  name,
  top,
  bottom: bottom.map((n) => ROWS - 1 - n),
});
export const SHAPES: readonly Shape[] = [
  cut('square', [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0]),
  cut('round', [2, 1, 0, 0, 0, 1, 2], [2, 1, 0, 0, 0, 1, 2]),
  cut('waves', [1, 0, 0, 1, 0, 0, 1], [0, 1, 0, 0, 0, 1, 0]),
];

export type Cells = (Piece | null)[];
export const xOf = (c: number): number => c % COLS;
export const yOf = (c: number): number => Math.floor(c / COLS);
export const inShape = (shape: Shape, x: number, y: number): boolean =>
  x >= 0 && x < COLS && y >= (shape.top[x] as number) && y <= (shape.bottom[x] as number);

export const typesOf = (cells: Cells): Int8Array => Int8Array.from(cells, (piece) => piece?.type ?? NONE);

/** The cells to either side of c, along one axis, that are of its type; c included. */
function along(types: Int8Array, c: number, across: boolean): number[] {
  const type = types[c] as number;
  const out = [c];
  if (type < 0) return out;
  const step = across ? 1 : COLS;
  for (const side of [-step, step])
    for (let n = c + side; n >= 0 && n < types.length; n += side) {
      if (types[n] !== type || (across && yOf(n) !== yOf(c))) break;
      out.push(n);
    }
  return out;
}

export interface Run {
  readonly cells: readonly number[];
  readonly across: boolean;
}

/** Every run of three and more, each once. */
export function runs(types: Int8Array): Run[] {
  const out: Run[] = [];
  for (let c = 0; c < types.length; c++)
    for (const across of [true, false]) {
      const before = c - (across ? 1 : COLS);
      const starts = (across && xOf(c) === 0) || before < 0 || types[before] !== types[c];
      if (!starts || (types[c] as number) < 0) continue;
      const cells = along(types, c, across);
      if (cells.length >= 3) out.push({ cells, across });
    }
  return out;
}

/** What a swap of neighbours would clear at once, by cell; empty where it clears nothing. */
export function cleared(types: Int8Array, a: number, b: number): number[] {
  const [ta, tb] = [types[a] as number, types[b] as number];
  if (ta === BLOCKER || tb === BLOCKER || ta === NONE || tb === NONE) return [];
  if (ta === STAR || tb === STAR) {
    const wanted = ta === STAR ? tb : ta;
    if (wanted === SINKER) return [];
    return [...types.keys()].filter((c) => types[c] === wanted || c === a || c === b);
  }
  if (ta === tb) return [];
  types[a] = tb;
  types[b] = ta;
  const out: number[] = [];
  for (const c of [a, b])
    for (const across of [true, false]) {
      const line = along(types, c, across);
      if (line.length >= 3) out.push(...line);
    }
  types[a] = ta;
  types[b] = tb;
  return out;
}

/** All swaps that clear something, with what they clear. */
export function swaps(types: Int8Array): { a: number; b: number; cells: number[] }[] {
  const out: { a: number; b: number; cells: number[] }[] = [];
  for (let c = 0; c < types.length; c++)
    for (const b of [c + 1, c + COLS]) {
      if (b >= types.length || (b === c + 1 && xOf(b) === 0)) continue;
      const cells = cleared(types, c, b);
      if (cells.length > 0) out.push({ a: c, b, cells });
    }
  return out;
}

export const neighbours = (c: number): number[] =>
  [xOf(c) > 0 ? c - 1 : -1, xOf(c) < COLS - 1 ? c + 1 : -1, c - COLS, c + COLS].filter(
    (n) => n >= 0 && n < COLS * ROWS,
  );
