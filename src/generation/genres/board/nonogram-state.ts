/** What a game of nonograms holds, and how large its board is. */
import type { Actor, GameDesign } from '../../design.js';
import { clamp, type Spring } from '../../kit/juice.js';
import type { Figure } from './figures.js';
import type { Grid } from './grid.js';
import type { Stroke } from './stroke.js';

export interface State {
  /** the cells of the figure */
  readonly grid: Grid;
  /** the same with the room of the numbers above and to the left */
  readonly board: Grid;
  readonly figure: Figure;
  /** 0 open, 1 filled, 2 crossed out: nothing is there */
  readonly seen: Uint8Array;
  readonly pops: readonly Spring[];
  /** who appears when the figure is found */
  readonly shown: Actor;
  readonly stroke: Stroke;
  /** shown by a hint, −1 none */
  hint: number;
  /** frames since the figure was found */
  since: number;
  mood: Spring;
  done: boolean;
  wait: number;
}

/** Cells as the prompt says, else by difficulty. */
export function gridOf({ rules, difficulty, grid }: Pick<GameDesign, 'rules' | 'difficulty' | 'grid'>): Grid {
  if (grid) return { cols: grid.columns, rows: grid.rows };
  const side = rules.some(({ rule }) => rule === 'gentle') ? 5 : { easy: 6, normal: 8, hard: 10 }[difficulty];
  return { cols: side, rows: side };
}

/** The most runs that a line has, so that its numbers have room. */
export const mostRuns = ({ cols, rows }: Grid): number => clamp(Math.floor(Math.max(cols, rows) / 2.5), 2, 5);

/** Units between two numbers of a line, and the room that all of them take. */
export const STEP = 0.58;
export const roomOf = (grid: Grid): number => Math.ceil(mostRuns(grid) * STEP + 0.2);

export function boardOf(grid: Grid): Grid {
  const room = roomOf(grid);
  return { cols: grid.cols + room, rows: grid.rows + room };
}

/** The cell of the board on which a cell of the figure lies, and back: −1 among the numbers. */
export function onBoard({ grid, board }: Pick<State, 'grid' | 'board'>, cell: number): number {
  const room = board.cols - grid.cols;
  return (Math.floor(cell / grid.cols) + room) * board.cols + (cell % grid.cols) + room;
}

export function inFigure({ grid, board }: Pick<State, 'grid' | 'board'>, at: number): number {
  const room = board.cols - grid.cols;
  const x = (at % board.cols) - room;
  const y = Math.floor(at / board.cols) - room;
  return x < 0 || y < 0 ? -1 : y * grid.cols + x;
}
