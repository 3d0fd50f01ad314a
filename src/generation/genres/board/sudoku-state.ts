/** What a game of sudoku knows while it is played. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Grid } from './grid.js';
import type { Hands } from './hands.js';
import type { Puzzle } from './sudoku-rules.js';

/** the tools under the numbers, a third of the row each */
export const TOOLS = ['notes', 'undo', 'hint'] as const;
export type Tool = (typeof TOOLS)[number];

interface Step {
  readonly cell: number;
  readonly number: number;
  readonly notes: number;
}

export interface State {
  readonly puzzle: Puzzle;
  /** the cells, a row of numbers and a row of tools */
  readonly grid: Grid;
  /** what stands for each number, where it is a picture */
  readonly pictures: readonly Actor[] | null;
  readonly cells: Uint8Array;
  /** small notes, as bits: bit 1 for number 1 */
  readonly notes: Uint16Array;
  readonly hands: Hands;
  chosen: number;
  noting: boolean;
  /** the cell that a hint shows; a second one fills it */
  hint: number;
  readonly steps: Step[];
  readonly pops: readonly Spring[];
  readonly mood: Spring;
  done: boolean;
  wait: number;
}
