/** What a running game of bowling is made of, seen from above. Units: the view is 9 wide and 15 high. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Pull } from '../../kit/pull.js';
import type { Ball } from './shapes.js';
import type { Space } from './solver.js';

export const W = 9;
export const H = 15;
/** a broad window shows as much of the place beside the lane */
export const WIDEST = 30;
export const MID = W / 2;
/** half the width of the lane, and of a gutter */
export const HALF = 1.75;
export const GUTTER = 0.55;
/** where the ball is let go, and where the pit begins */
export const FOUL = 12.4;
export const PIT = 1.1;
export const HEAD = 4.4;
export const R = 0.36;
export const PIN = 0.17;
const APART = 0.72;

/** where the pins stand, the first in front */
export const SPOTS: readonly (readonly [x: number, y: number])[] = [0, 1, 2, 3].flatMap((row) =>
  Array.from({ length: row + 1 }, (_, i): [number, number] => [MID + (i - row / 2) * APART, HEAD - row * APART * 0.87]),
);

export interface Pin {
  readonly body: Ball;
  readonly home: readonly [number, number];
  down: boolean;
  /** which way it fell, and how far it lies */
  fell: number;
  lies: number;
}

export interface State extends Pull {
  readonly space: Space;
  readonly ball: Ball;
  readonly pins: readonly Pin[];
  phase: 'aim' | 'roll' | 'sweep';
  t: number;
  /** −1…1: how much it turns off its way */
  spin: number;
  gutter: boolean;
  readonly rolls: number[];
  readonly frames: number;
  readonly target: number;
  readonly foe: Actor;
  readonly squash: Spring;
  turned: number;
  trail: number[];
  readonly bot: { wait: number; shot: { angle: number; power: number } | null; for: number };
}

export const paceOf = (power: number): number => 10 + power * 9;
/** the spot that is tapped to change the spin */
export const DIAL = { x: 1.05, y: 13.4, r: 0.75 };
