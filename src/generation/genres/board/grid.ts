/** The cells of a board and where they lie in the world: one unit each, the first at the top left, a rim around all. */
import type { View } from '../../kit/types.js';

export interface Grid {
  readonly cols: number;
  readonly rows: number;
}

/** units around the cells */
export const RIM = 0.35;

/** The board alone: what a window has beside it belongs to the players' places (`seats.ts`). */
export const viewOf = ({ cols, rows }: Grid): View => ({ kind: 'board', w: cols + 2 * RIM, h: rows + 2 * RIM });

export const xOf = ({ cols }: Grid, cell: number): number => cell % cols;
export const yOf = ({ cols }: Grid, cell: number): number => Math.floor(cell / cols);

/** The middle of a cell, in world units. */
export const middleOf = (grid: Grid, cell: number): { x: number; y: number } => ({
  x: RIM + xOf(grid, cell) + 0.5,
  y: RIM + yOf(grid, cell) + 0.5,
});

/** The cell at a place of the world, or -1. */
export function cellAt({ cols, rows }: Grid, x: number, y: number): number {
  const [cx, cy] = [Math.floor(x - RIM), Math.floor(y - RIM)];
  return cx < 0 || cy < 0 || cx >= cols || cy >= rows ? -1 : cy * cols + cx;
}

/** The cells around a cell, eight at most. */
export function around(grid: Grid, cell: number): number[] {
  const out: number[] = [];
  const [x, y] = [xOf(grid, cell), yOf(grid, cell)];
  for (let ny = Math.max(0, y - 1); ny <= Math.min(grid.rows - 1, y + 1); ny++)
    for (let nx = Math.max(0, x - 1); nx <= Math.min(grid.cols - 1, x + 1); nx++)
      if (nx !== x || ny !== y) out.push(ny * grid.cols + nx);
  return out;
}

/** Every row of `length` cells in line, across, down and both ways slantwise. */
export function linesOf({ cols, rows }: Grid, length: number): number[][] {
  const out: number[][] = [];
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
    [1, 1],
    [-1, 1],
  ] as const)
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < cols; x++) {
        const [endX, endY] = [x + dx * (length - 1), y + dy * (length - 1)];
        if (endX < 0 || endX >= cols || endY >= rows) continue;
        out.push(Array.from({ length }, (_, i) => (y + dy * i) * cols + x + dx * i));
      }
  return out;
}
