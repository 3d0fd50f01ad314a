/** What a running game of sneaking is made of. Units: a cell is 1 × 1; the place is W × H cells, with a wall around. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Body, Tiles } from '../../kit/tiles.js';
import type { Game } from '../../kit/types.js';

export const W = 20;
export const H = 15;

export interface Spot {
  x: number;
  y: number;
}
export interface Pose extends Spot {
  /** where it looks, radians */
  heading: number;
}

/** What is new on a level: who sleeps, who walks, where one hides, who turns about, what creaks, narrow halls, a crossing patrol, a treasure. */
export type Idea = 'sleepers' | 'walker' | 'hides' | 'turners' | 'creaks' | 'halls' | 'patrol' | 'treasure';

export interface House {
  /** what stops everybody, and every look */
  readonly tiles: Tiles;
  readonly walls: readonly Spot[];
  readonly stones: readonly Spot[];
  /** corners of cells in which nobody is seen who stands still */
  readonly hides: readonly Spot[];
  /** corners of cells that creak */
  readonly creaks: readonly Spot[];
  readonly start: Spot;
  readonly goal: Spot;
}

export interface Watcher extends Pose {
  readonly actor: Actor;
  readonly sort: 'walker' | 'turner' | 'sleeper';
  /** where it is and looks, every `SAMPLE` frames of its round; empty for one that sleeps */
  readonly route: readonly Pose[];
  /** frames of its round so far */
  t: number;
  /** frames for which it looks at what it heard or saw, and where that is */
  turned: number;
  to: number;
  /** 0…1: how sure it is of having seen somebody */
  notice: number;
  sees: boolean;
  /** of a sleeper: 0…1 until it wakes, and frames for which it is awake */
  wake: number;
  awake: number;
  readonly squash: Spring;
}

export interface Thing extends Spot {
  readonly actor: Actor;
  /** the last and largest, on its own stand */
  readonly great: boolean;
}

interface Common {
  hero: Body;
  dir: number;
  readonly squash: Spring;
  things: Thing[];
  /** things still to be laid out where more are wanted than lie about */
  owed: number;
  taken: number;
  readonly need: number;
  readonly goal: Spot;
  readonly start: Spot;
}

export interface Sneaking extends Common {
  readonly game: 'sneak';
  readonly idea: Idea;
  readonly house: House;
  watchers: Watcher[];
  tiptoe: boolean;
  /** how far its steps are heard now */
  noise: number;
  /** frames that it has stood still in a hiding place */
  still: number;
  hidden: boolean;
  /** cell on which it stands, to know when another one is stepped on */
  cell: number;
  /** frames since a board has creaked, and where */
  creaked: number;
  creakAt: Spot;
  /** the bot's way: a cell for each of its steps, and the frame at which it began; told anew where something went otherwise */
  plan: number[];
  planned: number;
  upset: boolean;
}

/** `away`: its back is turned; `warn`: it is about to turn, or only makes as if; `look`: it sees whoever moves */
export type Look = 'away' | 'warn' | 'look';
export type RedIdea = 'plain' | 'cover' | 'feint' | 'slide' | 'back' | 'all';

export interface RedLight extends Common {
  readonly game: 'red';
  readonly idea: RedIdea;
  readonly tiles: Tiles;
  readonly stones: readonly Spot[];
  readonly watcher: { readonly actor: Actor; x: number; y: number; readonly squash: Spring };
  look: Look;
  /** frames in this look, and how long it lasts */
  t: number;
  lasts: number;
  /** it will turn back without a look */
  feint: boolean;
  /** the way there is done, now back to the start */
  back: boolean;
  /** whether a stone stands between */
  covered: boolean;
}

export type State = Sneaking | RedLight;

export const dist = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);
/** the smaller turn from one heading to another */
export const turnTo = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from));
export const cellOf = ({ x, y }: Spot): number => Math.floor(y) * W + Math.floor(x);
export const middleOf = (cell: number): Spot => ({ x: (cell % W) + 0.5, y: Math.floor(cell / W) + 0.5 });
/** speed of everything, by `fast` and `slow` */
export const pace = (g: Game): number => (g.has('fast') ? 1.15 : 1) * (g.has('slow') ? 0.85 : 1);
export const body = ({ x, y }: Spot): Body => ({ x, y, vx: 0, vy: 0, hw: 0.32, hh: 0.32, grounded: false, wall: 0 });
