/** What a game of minesweeper holds, and how large its board is. */
import type { Actor, GameDesign } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Grid } from './grid.js';
import type { Hands } from './hands.js';
import type { Field } from './mines.js';

export interface State {
  readonly grid: Grid;
  /** the cells around each cell */
  readonly near: readonly (readonly number[])[];
  readonly field: Field;
  readonly foe: Actor;
  readonly open: Uint8Array;
  readonly flags: Uint8Array;
  /** frames since each cell was opened, for its picture */
  readonly since: Uint8Array;
  readonly hands: Hands;
  left: number;
  readonly free: number;
  readonly mines: number;
  mood: Spring;
  done: boolean;
  wait: number;
}

/** Cells as the prompt says, else 9 × 9. */
export function gridOf({ grid }: Pick<GameDesign, 'grid'>): Grid {
  return grid ? { cols: grid.columns, rows: grid.rows } : { cols: 9, rows: 9 };
}
