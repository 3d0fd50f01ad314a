/** What a running game of hoops is made of. Units: the hall is 12 wide and 15 high, the ball 0.84. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Pull } from '../../kit/pull.js';
import type { Ball, Wall } from './shapes.js';
import type { Space } from './solver.js';

export const W = 12;
export const H = 15;
export const FLOOR = 13.9;
export const R = 0.4;
/** half of what lies open between the two sides of the rim */
export const MOUTH = 0.8;
export const IDS = { floor: 1, board: 2, rim: 3, blocker: 5, side: 6 } as const;

/** The board, the two sides of its rim, and how it moves: up and down, `period` frames for one way and back. */
export interface Hoop {
  x: number;
  y: number;
  readonly home: number;
  readonly swing: number;
  readonly period: number;
  readonly board: Wall;
  readonly near: Wall;
  readonly far: Wall;
}

/** Somebody who jumps between thrower and hoop. */
export interface Blocker {
  readonly x: number;
  readonly actor: Actor;
  readonly wall: Wall;
  readonly period: number;
}

export interface Shot {
  readonly angle: number;
  readonly power: number;
}

export interface State extends Pull {
  readonly space: Space;
  readonly ball: Ball;
  readonly hoop: Hoop;
  readonly blocker: Blocker | null;
  /** where the thrower stands */
  stand: number;
  flying: boolean;
  /** frames since the throw, and since the last one came to its end */
  age: number;
  calm: number;
  /** the ball was above the rim when it was seen last: the rim may move past it between two steps */
  above: boolean;
  scored: boolean;
  touched: boolean;
  /** frames until the next ball */
  next: number;
  need: number;
  made: number;
  streak: number;
  /** balls left, where they are counted */
  balls: number | null;
  shield: boolean;
  star: { x: number; y: number; actor: Actor; got: boolean };
  readonly squash: Spring;
  readonly net: Spring;
  trail: number[];
  turned: number;
  readonly bot: { wait: number; shot: Shot | null; for: number };
  throws: number;
}

const SLOWEST = 8.5;
const MORE = 9.5;
/** units a second of a throw of that power */
export const paceOf = (power: number): number => SLOWEST + power * MORE;
export const powerOf = (pace: number): number => (pace - SLOWEST) / MORE;
/** where a ball leaves the hand */
export const handOf = (s: Pick<State, 'stand'>): { x: number; y: number } => ({ x: s.stand + 0.55, y: FLOOR - 2.1 });

/** How high the rim is in a frame. */
export const rimAt = ({ home, swing, period }: Pick<Hoop, 'home' | 'swing' | 'period'>, frame: number): number =>
  home + Math.sin((frame / period) * Math.PI * 2) * swing;
/** How high the blocker's hands are in a frame: on the floor half of the time. */
export const jumpAt = ({ period }: Pick<Blocker, 'period'>, frame: number): number =>
  FLOOR - 0.9 - Math.max(0, Math.sin((frame / period) * Math.PI * 2)) * 2.6;
