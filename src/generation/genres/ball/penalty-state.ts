/** What a running shoot-out is made of, seen from behind the ball. Across and height are in units of the goal's plane, from its middle and the ground. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Pull } from '../../kit/pull.js';

export const W = 12;
export const H = 14;
export const MID = W / 2;
/** where the line of the goal is seen, half its width, its height, and where the ball lies before a shot */
export const LINE = 6.4;
export const HALF = 4.2;
export const BAR = 3;
export const SPOT = 12;
/** how near the ball must come to whoever keeps goal: across and in height */
const REACH_X = 0.95;
const REACH_Y = 1.05;
/** part of the way at which a wall stands, how wide and high one of it is */
export const WALL_AT = 0.42;
export const MAN = 0.55;
export const MAN_HIGH = 1.5;

/** Where at the goal a shot comes, and after how many frames. */
export interface Shot {
  readonly x: number;
  readonly y: number;
  readonly frames: number;
}

/** aim: the hero shoots; wait: the other one runs up; fly; over: what came of it is shown */
export type Phase = 'aim' | 'wait' | 'fly' | 'over';
export type Outcome = 'goal' | 'saved' | 'post' | 'wide' | 'wall';

export interface State extends Pull {
  phase: Phase;
  /** frames of this phase */
  t: number;
  /** whether the hero shoots; else it keeps goal */
  shooting: boolean;
  /** the hero's shots and the other's, in turn: true is a goal */
  readonly mine: boolean[];
  readonly theirs: boolean[];
  /** shots of each before one more decides */
  readonly rounds: number;
  shot: Shot;
  /** hands of whoever keeps goal, and where the computer's go, so many frames after the shot */
  readonly hands: { x: number; y: number };
  plan: { x: number; y: number; after: number };
  outcome: Outcome | null;
  /** those who stand in the way of the hero's shot, across */
  wall: readonly number[];
  readonly foe: Actor;
  readonly squash: Spring;
  readonly net: Spring;
  turned: number;
  trail: number[];
  readonly bot: { wait: number; shot: { angle: number; power: number } | null; for: number };
  shots: number;
}

/** Where a pull shoots: the way it points, harder is higher and sooner there. */
export function shotOf(angle: number, power: number): Shot {
  const x = Math.tan(angle + Math.PI / 2) * (SPOT - LINE);
  return {
    x: Math.max(-6.5, Math.min(6.5, x)),
    y: 0.3 + Math.max(0, power - 0.3) * 4.6,
    frames: Math.round(46 - 18 * power),
  };
}

/** Where the ball is after a part of its way: across, height, and on the screen. */
export function onWay({ x, y }: Shot, part: number): { across: number; high: number; x: number; y: number; r: number } {
  const high = y * part + Math.min(1.4, y * 0.6) * 4 * part * (1 - part) * 0.5;
  const ground = SPOT + (LINE - SPOT) * part ** 0.85;
  return { across: x * part, high, x: MID + x * part, y: ground - high, r: 0.52 - 0.24 * part };
}

/** What comes of a shot that is at the goal's plane, with hands there. */
export function judge({ x, y }: Shot, hands: { x: number; y: number }): Exclude<Outcome, 'wall'> {
  const off = Math.abs(x);
  if (off > HALF + 0.2 || y > BAR + 0.2) return 'wide';
  if (Math.abs(x - hands.x) < REACH_X && Math.abs(y - hands.y) < REACH_Y) return 'saved';
  return off > HALF - 0.18 || y > BAR - 0.15 ? 'post' : 'goal';
}

/** Whether a shot is stopped by a wall. */
export function walled({ x, y }: Shot, wall: readonly number[]): boolean {
  const { across, high } = onWay({ x, y, frames: 1 }, WALL_AT);
  return wall.some((man) => Math.abs(man - across) < MAN) && high < MAN_HIGH;
}

const goals = (shots: readonly boolean[]): number => shots.filter(Boolean).length;

/** Who has won, once nothing can change it; null before. */
export function decided({ mine, theirs, rounds }: Pick<State, 'mine' | 'theirs' | 'rounds'>): 'mine' | 'theirs' | null {
  const lead = goals(mine) - goals(theirs);
  const leftMine = Math.max(0, rounds - mine.length);
  const leftTheirs = Math.max(0, rounds - theirs.length);
  if (mine.length <= rounds && theirs.length <= rounds) {
    if (lead > leftTheirs) return 'mine';
    if (-lead > leftMine) return 'theirs';
  }
  if (mine.length !== theirs.length || mine.length < rounds || lead === 0) return null;
  return lead > 0 ? 'mine' : 'theirs';
}
