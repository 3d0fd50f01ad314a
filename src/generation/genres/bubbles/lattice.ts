/** Where bubbles hang: rows that are shifted by half a bubble in turn. Pure, no game in it. Units: bubbles. */
import { EMPTY, RAINBOW } from './marks.js';

export const COLS = 9;
export const ROWS = 12;
/** from one row to the next: bubbles touch */
const STEP = Math.sqrt(3) / 2;
/** around the field */
export const RIM = 0.3;
/** below this row a bubble has come too low */
export const LINE = ROWS - 1;

export { EMPTY };

/** What hangs in each cell (`marks.ts`), row by row; `shifted` is 1 where the first row is one of those that stand half a bubble to the right. */
export interface Lattice {
  readonly cells: Int8Array;
  shifted: 0 | 1;
}

export const newLattice = (): Lattice => ({ cells: new Int8Array(COLS * ROWS).fill(EMPTY), shifted: 0 });

export const isShifted = ({ shifted }: Lattice, row: number): boolean => (row + shifted) % 2 === 1;

/** A row that stands to the right holds one bubble less. */
export const holds = (lattice: Lattice, row: number, col: number): boolean =>
  row >= 0 && row < ROWS && col >= 0 && col < COLS - (isShifted(lattice, row) ? 1 : 0);

export const xOf = (lattice: Lattice, cell: number): number =>
  RIM + (cell % COLS) + (isShifted(lattice, Math.floor(cell / COLS)) ? 1 : 0.5);
export const yOf = (cell: number): number => RIM + 0.5 + Math.floor(cell / COLS) * STEP;

export function neighbours(lattice: Lattice, cell: number): number[] {
  const row = Math.floor(cell / COLS);
  const col = cell % COLS;
  const side = isShifted(lattice, row) ? 0 : -1;
  const out: number[] = [];
  for (const [r, c] of [
    [row, col - 1],
    [row, col + 1],
    [row - 1, col + side],
    [row - 1, col + side + 1],
    [row + 1, col + side],
    [row + 1, col + side + 1],
  ] as const)
    if (holds(lattice, r, c)) out.push(r * COLS + c);
  return out;
}

/** Everything of one sort that hangs together with that cell, itself first; a rainbow is of each sort. */
export function sameAs(lattice: Lattice, cell: number): number[] {
  const sort = lattice.cells[cell];
  const found = [cell];
  for (let i = 0; i < found.length; i++)
    for (const next of neighbours(lattice, found[i] as number))
      if ((lattice.cells[next] === sort || lattice.cells[next] === RAINBOW) && !found.includes(next)) found.push(next);
  return found;
}

/** Bubbles that no chain of bubbles holds to the ceiling. */
export function loose(lattice: Lattice): number[] {
  const held = new Uint8Array(COLS * ROWS);
  const queue: number[] = [];
  for (let cell = 0; cell < COLS; cell++) if (lattice.cells[cell] !== EMPTY) queue.push(cell);
  for (const cell of queue) held[cell] = 1;
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop())
    for (const next of neighbours(lattice, cell))
      if (lattice.cells[next] !== EMPTY && !held[next]) {
        held[next] = 1;
        queue.push(next);
      }
  return [...lattice.cells.keys()].filter((cell) => lattice.cells[cell] !== EMPTY && !held[cell]);
}

/** The lowest row that holds a bubble; −1: none does. */
export function lowest({ cells }: Lattice): number {
  for (let cell = cells.length - 1; cell >= 0; cell--) if (cells[cell] !== EMPTY) return Math.floor(cell / COLS);
  return -1;
}

/** A row comes in at the top, and all others move down by one; what falls below the field is lost. */
export function pushRow(lattice: Lattice, row: readonly number[]): void {
  lattice.cells.copyWithin(COLS, 0, COLS * (ROWS - 1));
  lattice.shifted = lattice.shifted ? 0 : 1;
  for (let col = 0; col < COLS; col++) lattice.cells[col] = holds(lattice, 0, col) ? (row[col] ?? EMPTY) : EMPTY;
}
