/** Where both waters lie: beside each other, as large, where the window is broad; else the own fleet small under the waters that are shot at. */
import type { Game, View } from '../../kit/types.js';
import { cellAt, RIM, viewOf, type Grid } from './grid.js';

/** A field in the world: where its tray begins, and how long a side of a cell is. */
export interface Field {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

export interface Fields {
  readonly theirs: Field;
  readonly mine: Field;
  /** both stand beside each other */
  readonly broad: boolean;
}

/** the own field's cells, where it lies under the other */
const SMALL = 0.5;
/** units between both fields, and above them, where each side's name and ships stand */
const GAP = 0.7;
export const HEAD = 1.9;

const heightOf = (grid: Grid): number => viewOf({ cols: grid.cols, rows: grid.rows * (1 + SMALL) + 0.4 }).h;
/** how broad a window must be for both to be larger beside each other */
const broadOf = (grid: Grid): number => 2 * viewOf(grid).w + GAP;

/** The view of a battle: both waters, one over the other, or side by side where the window leaves room. */
export function battleView(grid: Grid): View {
  const { w } = viewOf(grid);
  return { kind: 'board', w, h: heightOf(grid), widest: Math.max(w, broadOf(grid) * 1.4) };
}

/** Both fields in a window of that width, in units of the view. */
export function fieldsOf(grid: Grid, { width }: Pick<Game, 'width'>): Fields {
  const { w, h } = viewOf(grid);
  const height = heightOf(grid);
  if (width < broadOf(grid)) {
    const x = w / 2 - (grid.cols / 2 + RIM) * SMALL;
    return { broad: false, theirs: { x: 0, y: 0, unit: 1 }, mine: { x, y: h - RIM * SMALL, unit: SMALL } };
  }
  const unit = Math.min((height - HEAD) / h, (width - GAP) / (2 * w));
  const y = HEAD + (height - HEAD - h * unit) / 2;
  return {
    broad: true,
    mine: { x: w / 2 - GAP / 2 - w * unit, y, unit },
    theirs: { x: w / 2 + GAP / 2, y, unit },
  };
}

/** Where the own fleet is laid, with two buttons under it: alone in the middle of a broad window. */
export function layingField(grid: Grid, room: Pick<Game, 'width'>): Field {
  const { broad, theirs } = fieldsOf(grid, room);
  if (!broad) return theirs;
  const { w, h } = viewOf(grid);
  const unit = heightOf(grid) / (h + 0.9);
  return { x: (w - w * unit) / 2, y: 0, unit };
}

/** A place of a board (`grid.ts`) in the world. */
export const onField = ({ x, y, unit }: Field, at: { x: number; y: number }): { x: number; y: number } => ({
  x: x + at.x * unit,
  y: y + at.y * unit,
});

/** The cell of a field at a place of the world, or -1. */
export const cellOn = (grid: Grid, { x, y, unit }: Field, at: { x: number; y: number }): number =>
  cellAt(grid, (at.x - x) / unit, (at.y - y) / unit);
