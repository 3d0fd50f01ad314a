/** Sudoku of 4, 6 or 9: houses, a solver that reasons as people do, and a generator that keeps only what it can solve. Pure, no game in it. */
import type { Random } from '../../kit/random.js';

/** Cells of a side: boxes are 2×2, 3×2 and 3×3. */
export type Side = 4 | 6 | 9;

export interface Shape {
  readonly side: Side;
  readonly boxWidth: number;
  readonly boxHeight: number;
  /** rows, columns, boxes */
  readonly houses: readonly (readonly number[])[];
  /** cells that share a house with a cell, without itself */
  readonly peers: readonly (readonly number[])[];
}

/**
 * What a puzzle needs: 1 a box with a single place for a number, 2 also such a row or column, or a cell with a single number left,
 * 3 also numbers that are tied to a line or to two cells.
 */
export type Grade = 1 | 2 | 3;

export interface Puzzle {
  readonly shape: Shape;
  /** 0 is empty */
  readonly given: Uint8Array;
  readonly solution: Uint8Array;
  /** empty cells in an order in which each follows from those before it */
  readonly proof: readonly number[];
  /** the hardest step that it needs */
  readonly grade: Grade;
}

const SHAPES = new Map<Side, Shape>();

export function shapeOf(side: Side): Shape {
  const known = SHAPES.get(side);
  if (known) return known;
  const boxHeight = side === 9 ? 3 : 2;
  const boxWidth = side / boxHeight;
  const range = Array.from({ length: side }, (_, i) => i);
  const boxes = range.map((box) => {
    const left = (box % boxHeight) * boxWidth;
    const top = Math.floor(box / boxHeight) * boxHeight;
    return range.map((i) => (top + Math.floor(i / boxWidth)) * side + left + (i % boxWidth));
  });
  const houses = [
    ...range.map((y) => range.map((x) => y * side + x)),
    ...range.map((x) => range.map((y) => y * side + x)),
    ...boxes,
  ];
  const peers = Array.from({ length: side * side }, (_, cell) => [
    ...new Set(houses.filter((house) => house.includes(cell)).flatMap((house) => house.filter((c) => c !== cell))),
  ]);
  const shape: Shape = { side, boxWidth, boxHeight, houses, peers };
  SHAPES.set(side, shape);
  return shape;
}

const bits = (mask: number): number => {
  let n = 0;
  for (let m = mask; m; m &= m - 1) n++;
  return n;
};

/** The numbers that a cell may still have, as bits: bit 1 for number 1. */
export function candidates({ side, peers }: Shape, cells: Uint8Array, cell: number): number {
  if (cells[cell]) return 0;
  let mask = (2 << side) - 2;
  for (const peer of peers[cell] as readonly number[]) mask &= ~(1 << (cells[peer] as number));
  return mask;
}

/** Takes numbers off cells where they can't be: a number tied to the cells that two houses share, or two numbers to two cells. */
function narrow({ houses, side }: Shape, masks: Uint16Array): boolean {
  let changed = false;
  const drop = (cell: number, mask: number): void => {
    if ((masks[cell] as number) & mask) {
      masks[cell] = (masks[cell] as number) & ~mask;
      changed = true;
    }
  };
  for (const house of houses) {
    for (let n = 1; n <= side; n++) {
      const places = house.filter((c) => (masks[c] as number) & (1 << n));
      if (places.length < 2 || places.length > 3) continue;
      for (const other of houses)
        if (other !== house && places.every((c) => other.includes(c)))
          for (const c of other) if (!places.includes(c)) drop(c, 1 << n);
    }
    for (const a of house) {
      const pair = masks[a] as number;
      if (bits(pair) !== 2) continue;
      const b = house.find((c) => c !== a && masks[c] === pair);
      if (b !== undefined) for (const c of house) if (c !== a && c !== b) drop(c, pair);
    }
  }
  return changed;
}

/** The next cell that follows by the two plain steps, with its number; null where there is none. */
function single(
  { houses, side }: Shape,
  masks: Uint16Array,
  grade: Grade,
): { cell: number; n: number; by: Grade } | null {
  // boxes come last in the list, and are where people look first
  for (let i = houses.length - 1; i >= (grade > 1 ? 0 : 2 * side); i--)
    for (let n = 1; n <= side; n++) {
      let cell = -1;
      let places = 0;
      for (const c of houses[i] as readonly number[])
        if ((masks[c] as number) & (1 << n)) {
          cell = c;
          if (++places > 1) break;
        }
      if (places === 1) return { cell, n, by: i < 2 * side ? 2 : 1 };
    }
  if (grade > 1)
    for (let cell = 0; cell < masks.length; cell++) {
      const mask = masks[cell] as number;
      if (mask && (mask & (mask - 1)) === 0) return { cell, n: 31 - Math.clz32(mask), by: 2 };
    }
  return null;
}

/** Solves by reason alone, with steps up to a grade. A puzzle that it solves has one solution. Null where it is stuck. */
export function solve(
  shape: Shape,
  given: Uint8Array,
  grade: Grade = 3,
): { solution: Uint8Array; proof: number[]; grade: Grade } | null {
  const cells = given.slice();
  const masks = Uint16Array.from(cells, (_, c) => candidates(shape, cells, c));
  const proof: number[] = [];
  let needed: Grade = 1;
  let left = cells.reduce((sum, n) => sum + Number(n === 0), 0);
  while (left > 0) {
    const found = single(shape, masks, grade);
    if (!found) {
      if (grade < 3 || !narrow(shape, masks)) return null;
      needed = 3;
      continue;
    }
    const { cell, n, by } = found;
    // a number that has no place is left for a cell that can't have it
    if (!((masks[cell] as number) & (1 << n))) return null;
    if (by > needed) needed = by;
    cells[cell] = n;
    masks[cell] = 0;
    for (const peer of shape.peers[cell] as readonly number[]) masks[peer] = (masks[peer] as number) & ~(1 << n);
    proof.push(cell);
    left--;
  }
  return { solution: cells, proof, grade: needed };
}

/** A full grid: rows of the same numbers, shifted, then numbers, rows, columns and bands mixed. */
function fullGrid(rand: Random, { side, boxWidth, boxHeight }: Shape): Uint8Array {
  const order = (bands: number, size: number): number[] =>
    rand
      .shuffle(Array.from({ length: bands }, (_, b) => b))
      .flatMap((b) => rand.shuffle(Array.from({ length: size }, (_, i) => b * size + i)));
  const rows = order(side / boxHeight, boxHeight);
  const cols = order(side / boxWidth, boxWidth);
  const names = rand.shuffle(Array.from({ length: side }, (_, i) => i + 1));
  return Uint8Array.from({ length: side * side }, (_, c) => {
    const [y = 0, x = 0] = [rows[Math.floor(c / side)], cols[c % side]];
    return names[((y % boxHeight) * boxWidth + Math.floor(y / boxHeight) + x) % side] as number;
  });
}

/** full grids that are tried for one that needs the grade; each costs about 4 ms where it has nine numbers */
const TRIES = 8;

/** A puzzle with about so many cells given (never fewer), which needs steps of that grade where one is found in a few tries. */
export function layPuzzle(rand: Random, side: Side, grade: Grade, least: number): Puzzle {
  const shape = shapeOf(side);
  let best: Puzzle | null = null;
  for (let tries = 0; tries < TRIES; tries++) {
    const given = fullGrid(rand, shape);
    let left = given.length;
    for (const cell of rand.shuffle([...given.keys()])) {
      if (left <= least) break;
      const was = given[cell] as number;
      given[cell] = 0;
      if (solve(shape, given, grade)) left--;
      else given[cell] = was;
    }
    const solved = solve(shape, given, grade);
    if (!solved) continue;
    const puzzle: Puzzle = { shape, given, ...solved };
    if (!best || puzzle.grade > best.grade) best = puzzle;
    if (best.grade === grade) break;
  }
  return best as Puzzle;
}
