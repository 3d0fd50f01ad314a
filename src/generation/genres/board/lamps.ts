/** Lamps that switch with their neighbours: what a press does, and the fewest presses that put all out. Pure, no game in it. */
import type { Random } from '../../kit/random.js';
import { xOf, yOf, type Grid } from './grid.js';

/** The cell and those beside it: what a press there switches. */
export function switchedBy(grid: Grid, cell: number): number[] {
  const [x, y] = [xOf(grid, cell), yOf(grid, cell)];
  const out = [cell];
  if (x > 0) out.push(cell - 1);
  if (x < grid.cols - 1) out.push(cell + 1);
  if (y > 0) out.push(cell - grid.cols);
  if (y < grid.rows - 1) out.push(cell + grid.cols);
  return out;
}

export function press(grid: Grid, lit: Uint8Array, cell: number): void {
  for (const c of switchedBy(grid, cell)) lit[c] = lit[c] ? 0 : 1;
}

/**
 * Sets of presses that together change nothing, a basis of them: elimination over two numbers. A press twice is none, and their order does
 * not matter, so two ways to the same lamps differ by one of these. A board of at most 9 × 9 has at most eight.
 */
export function idlePresses(grid: Grid): Uint8Array[] {
  const n = grid.cols * grid.rows;
  // row: a lamp; column: who switches it
  const rows: Uint8Array[] = Array.from({ length: n }, () => new Uint8Array(n));
  for (let cell = 0; cell < n; cell++) for (const c of switchedBy(grid, cell)) (rows[c] as Uint8Array)[cell] = 1;
  const pivots: number[] = [];
  const free: number[] = [];
  for (let col = 0; col < n; col++) {
    const at = pivots.length;
    const found = rows.findIndex((row, i) => i >= at && row[col] === 1);
    if (found < 0) {
      free.push(col);
      continue;
    }
    const pivot = rows[found] as Uint8Array;
    rows[found] = rows[at] as Uint8Array;
    rows[at] = pivot;
    rows.forEach((row, i) => {
      if (i !== at && row[col]) for (let c = col; c < n; c++) row[c] = (row[c] as number) ^ (pivot[c] as number);
    });
    pivots.push(col);
  }
  return free.map((col) => {
    const presses = new Uint8Array(n);
    presses[col] = 1;
    pivots.forEach((pivot, i) => (presses[pivot] = rows[i]?.[col] as number));
    return presses;
  });
}

const count = (presses: Uint8Array): number => presses.reduce((sum, one) => sum + one, 0);

/** The fewest presses that do what these do. */
export function fewest(presses: Uint8Array, idle: readonly Uint8Array[]): Uint8Array {
  let best = presses;
  for (let mask = 1; mask < 1 << idle.length; mask++) {
    const other = presses.slice();
    idle.forEach((basis, i) => {
      if (mask & (1 << i))
        for (let c = 0; c < other.length; c++) other[c] = (other[c] as number) ^ (basis[c] as number);
    });
    if (count(other) < count(best)) best = other;
  }
  return best;
}

export interface Deal {
  readonly lit: Uint8Array;
  /** the fewest presses that put all out */
  readonly presses: Uint8Array;
}

/** Lamps that so many presses put out, or fewer where the board has no deal that far off; at least one. */
export function dealLamps(rand: Random, grid: Grid, wanted: number): Deal {
  const n = grid.cols * grid.rows;
  const idle = idlePresses(grid);
  let best: Deal | null = null;
  let most = 0;
  for (let tries = 0; tries < 30 && most < wanted; tries++) {
    const presses = new Uint8Array(n);
    for (const cell of rand.shuffle([...presses.keys()]).slice(0, Math.min(n, wanted))) presses[cell] = 1;
    const least = fewest(presses, idle);
    if (best && count(least) <= most) continue;
    const lit = new Uint8Array(n);
    presses.forEach((one, cell) => one && press(grid, lit, cell));
    [best, most] = [{ lit, presses: least }, count(least)];
  }
  return best as Deal;
}
