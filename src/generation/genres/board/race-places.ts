/** Where the fields of each track lie in the world, the dice under them, and the way of a piece from field to field. */
import { cornersOf, HOUSE, LAP, PIECES } from './ludo-rules.js';
import { RIM, type Grid } from './grid.js';
import type { Mode } from './race-mode.js';
import type { Trail } from './trail-rules.js';

export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** A part of a piece's way: a hop to the next field, or a slide along a snake, a ladder or a bridge. */
export interface Leg extends Spot {
  readonly slides: boolean;
}

/** units under the board, where the dice lie */
export const STRIP = 1.9;
const LUDO: Grid = { cols: 11, rows: 11 };
const GOOSE: Grid = { cols: 8, rows: 8 };

export const boardOf = (mode: Mode, asked: { readonly rows: number; readonly columns: number } | undefined): Grid =>
  mode === 'ludo' ? LUDO : mode === 'goose' ? GOOSE : { cols: asked?.columns ?? 10, rows: asked?.rows ?? 10 };
/** The board with the strip of the dice. */
export const tableOf = ({ cols, rows }: Grid): Grid => ({ cols, rows: rows + STRIP });

/** The first corner's way of a quarter of the lap; the other quarters are turned. */
const QUARTER = [
  [4, 10],
  [4, 9],
  [4, 8],
  [4, 7],
  [4, 6],
  [3, 6],
  [2, 6],
  [1, 6],
  [0, 6],
  [0, 5],
] as const;

function turned(x: number, y: number, quarters: number): Spot {
  let [tx, ty] = [x, y];
  for (let n = 0; n < quarters; n++) [tx, ty] = [10 - ty, tx];
  return { x: RIM + tx + 0.5, y: RIM + ty + 0.5 };
}

/** A field of the lap, from the first corner. */
export function lapSpot(field: number): Spot {
  const [x, y] = QUARTER[field % 10] as readonly [number, number];
  return turned(x, y, Math.floor(field / 10));
}
export const homeSpot = (corner: number, nth: number): Spot => turned(5, 9 - nth, corner);
export const houseSpot = (corner: number, piece: number): Spot =>
  turned(1.5 + (piece % 2 ? 0.68 : -0.68), 8.5 + (piece < 2 ? -0.68 : 0.68), corner);
export const cornerSpot = (corner: number): Spot => turned(1.5, 8.5, corner);

/** Rows to and fro, from the bottom left. */
export function rowSpot({ cols, rows }: Grid, field: number): Spot {
  const row = Math.floor((field - 1) / cols);
  const along = (field - 1) % cols;
  return { x: RIM + (row % 2 ? cols - 1 - along : along) + 0.5, y: RIM + rows - 1 - row + 0.5 };
}

/** A spiral of 64 cells, from the bottom left around to the middle. */
const SPIRAL: readonly Spot[] = (() => {
  const out: Spot[] = [];
  let [x, y, dx, dy] = [0, 7, 1, 0];
  const seen = new Set<number>();
  for (let n = 0; n < 64; n++) {
    out.push({ x: RIM + x + 0.5, y: RIM + y + 0.5 });
    seen.add(y * 8 + x);
    const [nx, ny] = [x + dx, y + dy];
    if (nx < 0 || ny < 0 || nx > 7 || ny > 7 || seen.has(ny * 8 + nx)) [dx, dy] = [dy, -dx];
    [x, y] = [x + dx, y + dy];
  }
  return out;
})();

export interface Layout {
  readonly mode: Mode;
  readonly grid: Grid;
  readonly seats: number;
}

/** Where a seat's piece stands on a step of its way. */
export function spotOf({ mode, grid, seats }: Layout, seat: number, piece: number, step: number): Spot {
  if (mode === 'ludo') {
    const corner = cornersOf(seats)[seat] as number;
    if (step === HOUSE) return houseSpot(corner, piece);
    return step < LAP ? lapSpot((corner * 10 + step) % LAP) : homeSpot(corner, step - LAP);
  }
  // several may stand on one field
  const [dx, dy] = [seat % 2 ? 0.2 : -0.2, seat < 2 ? -0.16 : 0.18];
  const { x, y } = fieldSpot(mode, grid, step);
  return seats < 3 ? { x: x + dx, y } : { x: x + dx, y: y + dy };
}

/** The middle of a field of a trail; before the first one waits under the board. */
export function fieldSpot(mode: Mode, grid: Grid, field: number): Spot {
  if (mode === 'goose') return SPIRAL[field] as Spot;
  return field > 0 ? rowSpot(grid, field) : { x: RIM + 0.6, y: RIM * 2 + grid.rows + STRIP * 0.45 };
}

/** From a step by these stops: hop by hop, except where snake, ladder or bridge leads. */
export function wayOf(
  layout: Layout,
  seat: number,
  piece: number,
  from: number,
  stops: readonly number[],
  trail: Trail | null,
): Leg[] {
  const legs: Leg[] = [];
  let at = from;
  for (const stop of stops) {
    const special = trail?.specials.get(at);
    const slides = at !== from && special?.does === 'jump' && special.n === stop;
    const by = Math.sign(stop - at);
    const first = at === HOUSE || slides ? stop : at + by;
    for (let step = first; by > 0 ? step <= stop : step >= stop; step += by)
      legs.push({ ...spotOf(layout, seat, piece, step), slides });
    at = stop;
  }
  return legs;
}

/** Where the dice lie, so many of them. */
export const dieSpot = ({ cols, rows }: Grid, dice: number, nth: number): Spot => ({
  x: RIM + cols / 2 + (nth - (dice - 1) / 2) * 2,
  y: RIM * 2 + rows + STRIP * 0.45,
});

export const piecesOf = (mode: Mode): number => (mode === 'ludo' ? PIECES : 1);
