/** What a running game of throwing is made of. The board is 10 × 11 and grows with the window; who comes walks in three rows, and the hero stands before them. */
import type { Actor } from '../../../design.js';
import type { Spring } from '../../../kit/juice.js';
import type { Game } from '../../../kit/types.js';

export const W = 10;
export const H = 11;
/** units that the board may grow to on both sides, and downwards */
export const WIDEST = 20;
export const TALLEST = 19;
/** escapes that are forgiven before the next life */
export const PATIENCE = 3;
/** what gold counts for */
export const GOLD = 2;
/** frames of who was hit, until nothing is seen of them */
export const LEAVES = 44;

/** what a level may bring in; 'plain' has only what one has to know */
export type ThrowingIdea = 'plain' | 'peek' | 'golden' | 'crosswind' | 'helmets' | 'together' | 'dark';
/** far, middle, near */
export type Row = 0 | 1 | 2;

export interface Being {
  readonly actor: Actor;
  readonly row: Row;
  /** its middle from side to side, and its feet */
  x: number;
  y: number;
  /** units a second */
  vx: number;
  /** whoever must not be hit */
  readonly spared: boolean;
  readonly boss: boolean;
  readonly golden: boolean;
  /** what it makes off with */
  readonly loot: Actor | null;
  /** throws until it is done for; with more than one it wears a helmet */
  hp: number;
  /** walks in leaps */
  readonly leaps: boolean;
  /** index of the cover that it looks out from behind, −1 where it walks */
  cover: number;
  /** how far it is out from behind its cover, 1 for who walks */
  out: number;
  /** times that it looks out still */
  looks: number;
  /** frames that it stands yet, and how often it stops on its way */
  still: number;
  stops: number;
  age: number;
  /** frames in which no throw counts, as just after one */
  numb: number;
  /** frames since it was hit; 0: it was not */
  hit: number;
  readonly squash: Spring;
}

export interface Flight {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** how high above the straight way */
  readonly rise: number;
  readonly frames: number;
  /** whoever it was meant for */
  readonly meant: Being | null;
  age: number;
}

export interface State {
  /** what this level brings in; null where it is one of its own */
  readonly idea: ThrowingIdea | null;
  readonly targets: readonly Actor[];
  readonly spared: readonly Actor[];
  readonly thrown: Actor;
  /** they like what is thrown to them */
  readonly fed: boolean;
  /** where covers stand, from −1 at the left edge to 1 at the right, and in which row */
  readonly covers: readonly { readonly at: number; readonly row: Row; readonly actor: Actor | null }[];
  beings: Being[];
  flights: Flight[];
  hero: { x: number; way: number };
  cursor: { x: number; y: number };
  /** where the pointer was seen last: one that lies still leaves the cursor to the keys */
  seen: { x: number; y: number } | null;
  /** frames that a key has moved the cursor for */
  steering: number;
  /** units that the wind carries what flies for one second */
  wind: number;
  /** frames to the next throw, and to the next who comes */
  rest: number;
  wait: number;
  came: number;
  /** throws that are left; null: as many as one likes */
  left: number | null;
  hits: number;
  need: number;
  /** as many as can be had until the clock ends; `need` is the least */
  readonly timed: boolean;
  tries: number;
  streak: number;
  patience: number;
  shield: boolean;
  boss: { readonly actor: Actor; hp: number; readonly most: number } | null;
  cheer: number;
  readonly squash: Spring;
  thought: number;
}

/** units that the window shows */
export type Room = Pick<Game, 'width' | 'height'>;

const FEET: Readonly<Record<Row, number>> = { 0: 0.4, 1: 0.585, 2: 0.775 };
/** how high the middle of who hides is, in its own sizes, and how much higher when it looks out */
const HIDDEN = 0.4;
const RISEN = 0.65;
const SIZE: Readonly<Record<Row, number>> = { 0: 1.6, 1: 1.95, 2: 2.35 };

/** How much larger all is in a window that has room for it. */
export const scaleOf = ({ width, height }: Room): number =>
  1 + 0.2 * Math.min(1, Math.max(0, width / W - 1)) + 0.36 * Math.min(1, Math.max(0, height / H - 1));
export const feetOf = (room: Room, row: Row): number => room.height * FEET[row];
/** How high somebody in that row stands. */
export const sizeIn = (room: Room, row: Row): number => SIZE[row] * scaleOf(room);
export const sizeOf = (room: Room, { row, boss }: Pick<Being, 'row' | 'boss'>): number =>
  sizeIn(room, row) * (boss ? 1.6 : 1);
export const heroFeet = ({ height }: Room): number => height - 0.35;
export const heroSize = (room: Room): number => 2.25 * scaleOf(room);
export const coverX = (room: Room, at: number): number => W / 2 + (at * room.width) / 2;
export const edgesOf = ({ width }: Room): { left: number; right: number } => ({
  left: W / 2 - width / 2,
  right: W / 2 + width / 2,
});

/** The middle of somebody: who looks out from behind a cover stands higher than it. */
export function middleOf(room: Room, one: Being): { x: number; y: number } {
  const size = sizeOf(room, one);
  const high = one.cover < 0 ? 0.5 : HIDDEN + one.out * RISEN;
  return { x: one.x, y: one.y - size * high };
}

/** Whether a throw can hit it now. */
export const isOpen = (one: Being): boolean => one.hit === 0 && one.numb === 0 && one.out > 0.55;

/** How hurried it is. */
export const haste = (g: Game, s: Pick<State, 'hits'>): number =>
  (g.has('fast') ? 1.25 : 1) * (g.has('slow') ? 0.75 : 1) * (g.has('speedUp') ? Math.min(1.6, 1 + s.hits * 0.02) : 1);
