/** A field of mines that can be cleared without a guess: laid by chance, and mended until thought alone opens all of it. Pure, no game in it. */
import type { Random } from '../../kit/random.js';
import { around, type Grid } from './grid.js';

export interface Field {
  readonly mines: Uint8Array;
  /** mines around each cell */
  readonly counts: Uint8Array;
  /** opened before the player's first move */
  readonly start: number;
  /** free cells in an order in which each is known to be free by what was opened before it */
  readonly proof: readonly number[];
}

/** Opens a cell and, where no mine is near, all around it; returns the cells that are new. */
export function openFrom(
  neighbours: readonly (readonly number[])[],
  counts: Uint8Array,
  open: Uint8Array,
  cell: number,
): number[] {
  const out: number[] = [];
  const queue = [cell];
  for (let c = queue.pop(); c !== undefined; c = queue.pop()) {
    if (open[c]) continue;
    open[c] = 1;
    out.push(c);
    if (counts[c] === 0) queue.push(...(neighbours[c] as number[]));
  }
  return out;
}

/** So many mines among these cells, as a number on the board says it. */
interface Clue {
  readonly cells: readonly number[];
  readonly mines: number;
}

/** How far reason comes: cells in the order in which it frees them, what is open at its end, and whether nothing was left to guess. */
interface Reasoned {
  readonly order: number[];
  readonly open: Uint8Array;
  readonly whole: boolean;
}

/** Cells that are known by one clue, or by a clue that lies within another: the outer one says how many the rest hides. */
function foundBy(clues: readonly Clue[]): Clue | undefined {
  const plain = clues.find(({ cells, mines }) => mines === 0 || mines === cells.length);
  if (plain) return plain;
  for (const outer of clues)
    for (const inner of clues) {
      const more = outer.cells.length - inner.cells.length;
      const extra = outer.mines - inner.mines;
      if (more <= 0 || (extra !== 0 && extra !== more)) continue;
      if (!inner.cells.every((c) => outer.cells.includes(c))) continue;
      return { cells: outer.cells.filter((c) => !inner.cells.includes(c)), mines: extra };
    }
  return undefined;
}

function reason(
  neighbours: readonly (readonly number[])[],
  mines: Uint8Array,
  counts: Uint8Array,
  start: number,
): Reasoned {
  const n = mines.length;
  const open = new Uint8Array(n);
  const known = new Uint8Array(n);
  const total = mines.reduce((sum, mine) => sum + mine, 0);
  const order: number[] = [];
  openFrom(neighbours, counts, open, start);
  const hidden = (c: number): boolean => open[c] === 0 && known[c] === 0;
  for (;;) {
    const clues: Clue[] = [];
    for (let c = 0; c < n; c++) {
      if (!open[c] || counts[c] === 0) continue;
      const cells = (neighbours[c] as number[]).filter(hidden);
      if (cells.length === 0) continue;
      const named = (neighbours[c] as number[]).reduce((sum, k) => sum + (known[k] as number), 0);
      clues.push({ cells, mines: (counts[c] as number) - named });
    }
    const rest = [...open.keys()].filter(hidden);
    const left = total - known.reduce((sum, mine) => sum + mine, 0);
    if (rest.length === left) return { order, open, whole: true };
    if (rest.length < 14 || left === 0) clues.push({ cells: rest, mines: left });
    const found = foundBy(clues);
    if (!found) return { order, open, whole: false };
    for (const c of found.cells)
      if (found.mines > 0) known[c] = 1;
      else if (!open[c]) {
        order.push(c);
        openFrom(neighbours, counts, open, c);
      }
  }
}

/**
 * Clears a field by reason: a number whose mines are all known frees the rest, one with as many hidden cells as mines names them, a number
 * within another is taken off it, and the count of all mines does the same for all cells. Returns the order, or null where a guess is left.
 */
export function solve(
  neighbours: readonly (readonly number[])[],
  mines: Uint8Array,
  counts: Uint8Array,
  start: number,
): number[] | null {
  const { order, whole } = reason(neighbours, mines, counts, start);
  return whole ? order : null;
}

/** mines moved before the whole field is laid anew, and fields laid before one mine is left out */
const MOVES = 60;
const FIELDS = 8;

/**
 * A field of so many mines that no guess is needed for. Where reason stops, a mine beside what is open moves to where nothing is open
 * yet, so that large and dense fields are found without laying hundreds of them; a mine is left out only where that fails again and again.
 */
export function layMines(rand: Random, grid: Grid, wanted: number): Field {
  const n = grid.cols * grid.rows;
  const neighbours = Array.from({ length: n }, (_, c) => around(grid, c));
  for (let tries = 0; ; tries++) {
    const x = rand.int(2, grid.cols - 3);
    const y = rand.int(2, grid.rows - 3);
    const start = y * grid.cols + x;
    const near = new Set([start, ...(neighbours[start] as number[])]);
    const places = rand.shuffle([...neighbours.keys()].filter((c) => !near.has(c)));
    const mines = new Uint8Array(n);
    for (const c of places.slice(0, Math.max(4, wanted - Math.floor(tries / FIELDS)))) mines[c] = 1;
    for (let moves = 0; moves <= MOVES; moves++) {
      const counts = Uint8Array.from(neighbours, (those) => those.reduce((sum, c) => sum + (mines[c] as number), 0));
      const { order, open, whole } = reason(neighbours, mines, counts, start);
      // what opens itself at the start is no game
      if (whole && order.length > 3) return { mines, counts, start, proof: order };
      const isRim = (c: number): boolean => (neighbours[c] as number[]).some((k) => open[k] === 1);
      const from = places.filter((c) => mines[c] === 1 && !open[c] && isRim(c));
      const free = places.filter((c) => mines[c] === 0 && !open[c]);
      const away = free.filter((c) => !isRim(c));
      const to = away.length > 0 ? away : free;
      if (whole || from.length === 0 || to.length === 0) break;
      mines[rand.pick(from)] = 0;
      mines[rand.pick(to)] = 1;
    }
  }
}
