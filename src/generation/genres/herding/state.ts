/** What a running herding game is made of. Units: a cell is 1 × 1; the field is W × H cells, with a fence around. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Body, Tiles } from '../../kit/tiles.js';
import type { Game } from '../../kit/types.js';

export const W = 24;
export const H = 17;

export interface Spot {
  x: number;
  y: number;
}

/** What is new on a level: an open meadow, a hedge with a gap, all scattered, a brook with a bridge, a second hedge. */
export type Idea = 'meadow' | 'hedge' | 'scattered' | 'brook' | 'hedges';

/** The pen stands at the upper fence: its inside, and the gate in its lower side from `left` to `right`. */
export interface Pen {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly left: number;
  readonly right: number;
  /** lower edge of the inside: who is above it is in */
  readonly edge: number;
}

export interface Field {
  /** what stops the hero: obstacles, hedges, the pen */
  readonly ground: Tiles;
  /** what stops the flock: obstacles, hedges, water */
  readonly pasture: Tiles;
  readonly pen: Pen;
  /** steps from each cell to the gate for the flock, −1 where none leads */
  readonly way: Int16Array;
  readonly stones: readonly Spot[];
  readonly hedges: readonly Spot[];
  readonly water: readonly Spot[];
}

export interface Animal extends Body {
  readonly actor: Actor;
  /** only comes when somebody is very near */
  readonly stubborn: boolean;
  /** frames for which it still flees, and for which it has lost its head */
  fear: number;
  bolt: number;
  /** where it goes, and frames until it thinks again */
  hx: number;
  hy: number;
  think: number;
  /** in the pen: where it will stand */
  in: boolean;
  tx: number;
  ty: number;
  /** carried off */
  held: boolean;
  dir: number;
  readonly squash: Spring;
}

/** stalk: after an animal; carry: has one; flee: chased away; rush: drives across; warn: about to */
export type Mode = 'stalk' | 'carry' | 'flee' | 'rush' | 'warn';

export interface Foe extends Spot {
  readonly actor: Actor;
  readonly boss: boolean;
  hp: number;
  readonly most: number;
  mode: Mode;
  /** frames in this mode */
  t: number;
  prey: Animal | null;
  vx: number;
  vy: number;
  hit: number;
  readonly squash: Spring;
}

export interface State {
  readonly idea: Idea;
  readonly field: Field;
  hero: Body;
  dir: number;
  dash: number;
  dashWait: number;
  /** frames until one can call again, and since the last call */
  callWait: number;
  called: number;
  wet: boolean;
  squash: Spring;
  flock: Animal[];
  /** how many are yet to come onto the field */
  coming: number;
  /** frames after which those who were carried off come back */
  back: number[];
  need: number;
  home: number;
  /** who came home shortly one after another */
  combo: number;
  comboLeft: number;
  foes: Foe[];
  /** frames until the next enemy; Infinity: none comes yet */
  nextFoe: number;
  sent: number;
  boss: 'none' | 'awaited' | 'here' | 'beaten';
  /** frames since all are home */
  done: number;
  /** the bot's choice, and how long it keeps it */
  plan: { x: number; y: number; left: number };
  ways: Int16Array;
}

/** length of a way; a tenth of what `Math.hypot` costs */
export const dist = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

/** speed of everything, by `fast` and `slow` */
export const pace = (g: Game): number => (g.has('fast') ? 1.15 : 1) * (g.has('slow') ? 0.85 : 1);

/** how near somebody must come before an animal runs */
export const FRIGHT = 3.1;
/** how far a call reaches */
export const CALL = 4.4;

export function body(x: number, y: number, half: number): Body {
  return { x, y, vx: 0, vy: 0, hw: half, hh: half, grounded: false, wall: 0 };
}
