/** Tiles that slide on a board with one gap. Mixed by sliding from the solved board, so that the way back is known. Pure, no game in it. */
import type { Random } from '../../kit/random.js';
import { xOf, yOf, type Grid } from './grid.js';

export const WAYS = ['left', 'right', 'up', 'down'] as const;
export type Way = (typeof WAYS)[number];

export const BACK: Readonly<Record<Way, Way>> = { left: 'right', right: 'left', up: 'down', down: 'up' };

export interface Tiles {
  readonly grid: Grid;
  /** tile by cell, from 1 in the order of the solved board; 0 is the gap */
  readonly cells: Uint8Array;
  gap: number;
  /** a way from the solved board to here; its way back solves it */
  readonly trail: Way[];
}

export const solvedTiles = (grid: Grid): Tiles => {
  const n = grid.cols * grid.rows;
  return { grid, cells: Uint8Array.from({ length: n }, (_, c) => (c + 1) % n), gap: n - 1, trail: [] };
};

/** The cell whose tile goes that way into the gap, or -1. */
export function sourceOf({ grid, gap }: Tiles, way: Way): number {
  const [x, y] = [xOf(grid, gap), yOf(grid, gap)];
  if (way === 'left') return x < grid.cols - 1 ? gap + 1 : -1;
  if (way === 'right') return x > 0 ? gap - 1 : -1;
  if (way === 'up') return y < grid.rows - 1 ? gap + grid.cols : -1;
  return y > 0 ? gap - grid.cols : -1;
}

/** Slides one tile; false where none can go that way. The trail grows, or shrinks where it is the way back. */
export function slideTile(tiles: Tiles, way: Way): boolean {
  const from = sourceOf(tiles, way);
  if (from < 0) return false;
  tiles.cells[tiles.gap] = tiles.cells[from] as number;
  tiles.cells[from] = 0;
  tiles.gap = from;
  if (tiles.trail.at(-1) === BACK[way]) tiles.trail.pop();
  else tiles.trail.push(way);
  return true;
}

/** Tiles that are not where they belong; 0 is solved. */
export function misplaced({ cells }: Tiles): number {
  let wrong = 0;
  for (let c = 0; c < cells.length; c++) if (cells[c] !== 0 && cells[c] !== c + 1) wrong++;
  return wrong;
}

/** The ways that bring a cell's tile, and those between, towards the gap; none where the gap is in another row and column. */
export function waysFor({ grid, gap }: Tiles, cell: number): Way[] {
  const [dx, dy] = [xOf(grid, cell) - xOf(grid, gap), yOf(grid, cell) - yOf(grid, gap)];
  if ((dx === 0) === (dy === 0)) return [];
  const way: Way = dx > 0 ? 'left' : dx < 0 ? 'right' : dy > 0 ? 'up' : 'down';
  return Array.from({ length: Math.abs(dx + dy) }, () => way);
}

/** A board that is at most so many slides from solved, and never nearer than its gap is off or three tiles are. */
export function mixTiles(rand: Random, grid: Grid, slides: number): Tiles {
  for (;;) {
    const tiles = solvedTiles(grid);
    for (let i = 0; i < slides; i++) {
      const last = tiles.trail.at(-1);
      const ways = WAYS.filter((way) => sourceOf(tiles, way) >= 0 && (!last || way !== BACK[last]));
      slideTile(tiles, rand.pick(ways));
    }
    if (misplaced(tiles) > Math.min(2, slides - 1)) return tiles;
  }
}
