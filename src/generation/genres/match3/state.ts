/** What a running match-3 is made of. Units: a cell is 1, the board begins at X0, Y0. */
import type { Actor } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import { COLS, ROWS, xOf, yOf, type Cells, type Piece, type Shape } from './grid.js';

export const X0 = 0.2;
export const Y0 = 2.25;
export const VIEW_W = COLS + 0.4;
export const VIEW_H = ROWS + Y0 + 0.25;

export type Match3Idea = 'plain' | 'lines' | 'rime' | 'beside' | 'sinkers' | 'skyward' | 'creep';

export interface Target {
  /** a piece's type, BLOCKER, SINKER or FROST */
  readonly type: number;
  /** null: frost, which nobody is */
  readonly actor: Actor | null;
  need: number;
  done: number;
}
export interface Boss {
  readonly actor: Actor;
  readonly most: number;
  hp: number;
  hit: number;
}
export interface State {
  /** what is new on this board; null: nothing */
  readonly idea: Match3Idea | null;
  readonly shape: Shape;
  /** pieces fall upwards */
  readonly up: boolean;
  /** cells under frost */
  readonly frost: Set<number>;
  /** who is to be brought home */
  readonly sinker: Actor;
  readonly actors: readonly Actor[];
  readonly blockers: readonly Actor[];
  cells: Cells;
  phase: 'ready' | 'swap' | 'back' | 'clear' | 'fall';
  /** frames in the phase */
  t: number;
  swap: { a: number; b: number } | null;
  cursor: number;
  /** picked up, to be swapped with a neighbour */
  chosen: number | null;
  /** where the pointer went down, until it is dragged or released */
  drag: number | null;
  /** clears since the swap */
  chain: number;
  readonly targets: readonly Target[];
  boss: Boss | null;
  /** null: a clock is the limit */
  moves: number | null;
  readonly given: number;
  made: number;
  /** something in the way was hit in this turn */
  broke: boolean;
  /** turns since something in the way was hit */
  leftAlone: number;
  /** cells that become special once the clear is over */
  born: { c: number; piece: Piece }[];
  readonly jump: Spring;
  /** frames without a touch, then a hint */
  waited: number;
  hint: { a: number; b: number } | null;
  /** the bot's */
  plan: { a: number; b: number; t: number } | null;
}

export const newPiece = (type: number, c: number): Piece => ({
  type,
  special: null,
  x: xOf(c),
  y: yOf(c),
  v: 0,
  gone: 0,
  hp: 1,
  squash: new Spring(),
});

/** The middle of a cell, in units of the view. */
export const middleOf = (c: number): [number, number] => [X0 + xOf(c) + 0.5, Y0 + yOf(c) + 0.5];
