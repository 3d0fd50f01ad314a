/** What a running game of air hockey is made of, seen from above. Units: the view is 10 wide and 14 high, the hero's goal below. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import { chain, post, type Ball, type Wall } from './shapes.js';
import type { Space } from './solver.js';

export const W = 10;
export const H = 14;
/** the sheet of air: its edges, and the line between both halves */
export const EDGE = 0.55;
export const MID = H / 2;
/** half the width of a goal */
export const MOUTH = 1.9;
const CORNER = 1.2;
export const R = 0.44;
export const MALLET = 0.68;
/** frames that a puck may stay in one half; then the other side has it */
export const STAY = 60 * 7;

export interface Mallet {
  /** round: both of its ends are where it is */
  readonly body: Wall;
  readonly actor: Actor;
  readonly mine: boolean;
  goals: number;
  readonly squash: Spring;
  /** where the computer means to be, how far it is mistaken, and frames until it looks again */
  readonly plan: { x: number; y: number; miss: number; left: number };
}

export interface Puck {
  readonly ball: Ball;
  /** frames until it is played; nobody touches it before */
  rest: number;
  /** frames that it has been in the half where it is: negative in the rival's */
  stay: number;
  trail: number[];
}

export interface State {
  readonly space: Space;
  readonly me: Mallet;
  readonly foe: Mallet;
  readonly pucks: readonly Puck[];
  /** posts that stand on the table, and how they go: 0 stands */
  readonly posts: readonly { readonly body: Wall; readonly home: number; readonly sway: number }[];
  readonly need: number;
  /** the second one is a person */
  human: boolean;
  /** the hero follows the pointer, not keys */
  led: boolean;
  seen: { x: number; y: number };
  /** frames since a goal, for the light behind it; whose */
  lit: { frames: number; mine: boolean };
  over: number;
}

/** The rim of the table: rounded corners, and two goals that are open to the pocket behind. */
export function rim(): Wall[] {
  const [right, top, bottom] = [W - EDGE, EDGE, H - EDGE];
  const points: [number, number][] = [];
  const corner = (x: number, y: number, from: number): void => {
    for (let i = 0; i <= 6; i++) {
      const angle = from + (i / 6) * (Math.PI / 2);
      points.push([x + Math.cos(angle) * CORNER, y + Math.sin(angle) * CORNER]);
    }
  };
  points.push([W / 2 + MOUTH, top - 1.4], [W / 2 + MOUTH, top]);
  corner(right - CORNER, top + CORNER, -Math.PI / 2);
  corner(right - CORNER, bottom - CORNER, 0);
  points.push([W / 2 + MOUTH, bottom], [W / 2 + MOUTH, bottom + 1.4]);
  const other = points.map(([x, y]): [number, number] => [W - x, y]);
  const over = { bounce: 0.9 };
  return [...chain(points, over), ...chain(other, over)];
}

/** How the tables of a tournament differ: where posts stand, and how far they sway. */
const TABLES: readonly (readonly (readonly [x: number, y: number, sway: number])[])[] = [
  [],
  [
    [2.6, MID, 0],
    [W - 2.6, MID, 0],
  ],
  [[W / 2, MID, 2.6]],
  [
    [2.3, MID - 1.6, 0],
    [W - 2.3, MID + 1.6, 0],
    [W - 2.3, MID - 1.6, 0],
    [2.3, MID + 1.6, 0],
  ],
  [
    [3, MID - 0.9, 1.6],
    [W - 3, MID + 0.9, -1.6],
  ],
];

/** The posts of a level's table. */
export const postsOf = (level: number): State['posts'] =>
  (TABLES[(level - 1) % TABLES.length] ?? []).map(([x, y, sway]) => ({
    body: post(x, y, 0.42, { bounce: 0.95 }),
    home: x,
    sway,
  }));
