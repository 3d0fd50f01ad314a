/** What a running well is made of. Units: a cell is 1 × 1; the well is 8 × 14 below a shelf with hero, next piece and boss. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Random } from '../../kit/random.js';
import type { Put } from './solver.js';
import { COLS, ROWS } from './shapes.js';

export const SHELF = 2.5;
export const VIEW_W = COLS + 0.6;
export const VIEW_H = ROWS + SHELF + 0.4;

export type BlocksIdea = 'plain' | 'buried' | 'crumbs' | 'rubble' | 'rising' | 'ghostless' | 'pusher';

export type Layout = 'empty' | 'rubble' | 'picture';
export const LAYOUTS: readonly Layout[] = ['picture', 'empty', 'rubble'];

export interface Cell {
  readonly actor: Actor;
  /** 0–6 of the pieces, 7 rubble, 8 treasure */
  readonly tone: number;
  /** shows its picture; of what is to be gathered only such cells count */
  readonly ripe: boolean;
}
export interface Piece {
  readonly kind: number;
  readonly actor: Actor;
  turn: number;
  x: number;
  y: number;
  /** frames since it last fell, and since it lay on something */
  fell: number;
  lying: number;
  /** how often it was moved while it lay: for ever is not allowed */
  moves: number;
}
export interface Loose {
  x: number;
  y: number;
  vx: number;
  vy: number;
  age: number;
  readonly actor: Actor;
}

export interface State {
  /** what is new in this well; null: nothing */
  readonly idea: BlocksIdea | null;
  readonly layout: Layout;
  /** row by row from the top */
  cells: (Cell | null)[];
  piece: Piece | null;
  /** shuffled bags of seven, and of the small ones where there are any, from a stream of their own */
  readonly bag: Random;
  queue: number[];
  hold: number | null;
  held: boolean;
  /** rows that go, and frames left of their going */
  full: number[];
  clearing: number;
  lines: number;
  /** cells of the cast that went */
  gathered: number;
  treasures: number;
  need: number;
  /** what counts: lines, things, treasures or the boss */
  readonly counts: 'lines' | 'things' | 'treasures' | 'boss';
  combo: number;
  shields: number;
  /** frames between rows that are pushed from below, 0: none; and until the next */
  readonly pushEvery: number;
  push: number;
  pushes: number;
  boss: { readonly actor: Actor; readonly most: number; hp: number; hit: number; readonly squash: Spring } | null;
  loose: Loose[];
  readonly joy: Spring;
  readonly bump: Spring;
  /** hands: frames that a side was held, the finger, where the mouse was */
  side: number;
  sideFor: number;
  finger: { x: number; y: number; px: number; age: number; moved: boolean } | null;
  hoverX: number | null;
  /** of the bot */
  put: Put | null;
  wait: number;
  tries: number;
  /** what it pressed last: the piece as it was then, and how many frames it still waits to see it change */
  asked: { readonly piece: Piece; readonly turn: number; readonly x: number; left: number } | null;
}
