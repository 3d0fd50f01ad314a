/** What goes on in a boss rush: one boss a level, each blow of it announced, and a hero who shoots and rolls. */
import type { Actor } from '../../../design.js';
import type { Spring } from '../../../kit/juice.js';
import type { Tiles } from '../../../kit/tiles.js';
import type { Spot } from '../state.js';

/** charge: straight through where it looked; fan: a spread of balls; ring: balls to all sides; slam: a leap onto a marked spot */
export type Pattern = 'charge' | 'fan' | 'ring' | 'slam';

export interface Boss extends Spot {
  readonly actor: Actor;
  readonly size: number;
  readonly most: number;
  hp: number;
  vx: number;
  vy: number;
  /** walk: comes nearer; tell: shows what it will do; act: does it; rest: is open */
  mode: 'walk' | 'tell' | 'act' | 'rest';
  pattern: Pattern;
  /** frames until what it is at ends, and of how many */
  t: number;
  of: number;
  /** where the blow goes: a direction, or the marked spot of a slam */
  tx: number;
  ty: number;
  /** volleys that are still to come */
  more: number;
  hit: number;
  squash: Spring;
}

export interface Ball extends Spot {
  vx: number;
  vy: number;
  life: number;
}

export interface State {
  readonly tiles: Tiles;
  hero: Spot & { vx: number; vy: number };
  angle: number;
  /** frames of the roll, until the next one, and until the next shot */
  roll: number;
  rollWait: number;
  wait: number;
  squash: Spring;
  boss: Boss;
  shots: Ball[];
  balls: Ball[];
  /** frames since it was beaten; 0 while it is not */
  beaten: number;
  /** frames before it begins */
  intro: number;
  plan: { x: number; y: number; left: number };
}

export const INTRO = 80;
/** how far round its mark a slam strikes, how long a charge's lane is, how wide a fan is to each side */
export const SLAM = 2.1;
export const LANE = 10;
export const FAN = 0.62;
export const ROLL_WAIT = 52;

/** The second half of a boss is fiercer. */
export const isAngry = ({ hp, most }: Boss): boolean => hp <= most / 2;

/** It is in the air, where nothing hits it and it hits nobody. */
export const isAloft = ({ mode, pattern }: Boss): boolean => mode === 'tell' && pattern === 'slam';
