/** Where the points of a backgammon board lie: 24 triangles, the bar in the middle, and a tray on the right. Units: one checker. */
import { BAR, OFF, type Position, type Side } from './backgammon-rules.js';
import { RIM, type Grid } from './grid.js';

/** six columns, the bar, six columns, the tray */
export const TABLE: Grid = { cols: 14, rows: 12.8 };
export const W = TABLE.cols + 2 * RIM;
export const H = TABLE.rows + 2 * RIM;
/** the height of a triangle, and the step from one checker to the next, where there are few */
export const TALL = 5.1;
const STEP = 0.93;
const TRAY = 13;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A point as side 0 counts it. */
export const pointOf = (side: Side, point: number): number => (side === 0 ? point : 25 - point);

/** The column of a point, as side 0 counts it, 1…24. */
export const columnOf = (point: number): number => {
  const along = point <= 12 ? 12 - point : point - 13;
  return along < 6 ? along : along + 1;
};
export const xOfColumn = (column: number): number => RIM + column + 0.5;
export const isBelow = (point: number): boolean => point <= 12;

/** Where the nth of so many checkers of a side lies on one of its points. */
export function manSpot(side: Side, point: number, nth: number, of: number): Spot {
  if (point === OFF) {
    const y = 0.28 * nth + 0.2;
    return { x: xOfColumn(TRAY), y: side === 0 ? H - RIM - y : RIM + y };
  }
  if (point === BAR) {
    const y = 1.25 + nth * Math.min(STEP, 3.4 / Math.max(1, of));
    return { x: xOfColumn(6), y: side === 0 ? H / 2 + y - 0.4 : H / 2 - y + 0.4 };
  }
  const at = pointOf(side, point);
  const step = Math.min(STEP, (TALL - 0.9) / Math.max(1, of - 1));
  const y = RIM + 0.5 + nth * step;
  return { x: xOfColumn(columnOf(at)), y: isBelow(at) ? H - y : y };
}

/** The foremost checker of a point: what a finger taps, and where the cursor stands. */
export function topSpot(at: Position, side: Side, point: number): Spot {
  const n = at[side][point] as number;
  return manSpot(side, point, Math.max(0, n - 1), n);
}

/** Where one more checker comes to. */
export function landing(at: Position, side: Side, point: number): Spot {
  const n = (at[side][point] as number) + 1;
  if (point === OFF) return { x: xOfColumn(TRAY), y: side === 0 ? H - 2.4 : 2.4 };
  return manSpot(side, point, n - 1, n);
}

/** The point of a side under a finger; null: none. */
export function pointAt(side: Side, { x, y }: Spot): number | null {
  const column = Math.floor(x - RIM);
  if (column < 0 || column > TRAY || y < 0 || y > H) return null;
  const below = y > H / 2;
  if (column === TRAY) return below === (side === 0) ? OFF : null;
  if (column === 6) return BAR;
  const along = column > 6 ? column - 1 : column;
  const point = below ? 12 - along : 13 + along;
  return pointOf(side, point);
}

/** Where a side's nth die lies: in the half of its own. */
export const dieSpot = (side: Side, nth: number, of: number): Spot => ({
  x: xOfColumn(side === 0 ? 9.5 : 2.5) + (nth - (of - 1) / 2) * 1.35,
  y: H / 2,
});
