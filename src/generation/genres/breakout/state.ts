/** What a running breakout is made of. Units: the board is 11.2 × 14.2; a brick is 1.2 × 1. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';

export const W = 11.2;
export const H = 14.2;
export const BRICK_W = 1.2;
export const BRICK_H = 1;
export const PADDLE_Y = 12.3;
export const RADIUS = 0.27;
/** radius of a bumper */
export const BUMPER = 0.5;

export interface Brick {
  x: number;
  y: number;
  readonly homeX: number;
  /** units to each side that its row drifts */
  readonly drift: number;
  /** place in the order of coming in */
  readonly order: number;
  readonly actor: Actor;
  /** index of its colour */
  readonly tone: number;
  readonly most: number;
  hp: number;
  hit: number;
}
export interface Ball {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** on the paddle, so far from its middle; null: it flies */
  held: number | null;
  trail: { x: number; y: number }[];
}
export type Power = 'wide' | 'multi' | 'slow' | 'laser' | 'shield' | 'life';
export interface Drop {
  x: number;
  y: number;
  readonly power: Power;
  readonly actor: Actor;
}
export interface Foe {
  x: number;
  y: number;
  readonly actor: Actor;
  readonly sway: number;
  age: number;
}
export interface Boss {
  x: number;
  y: number;
  readonly actor: Actor;
  readonly most: number;
  hp: number;
  hit: number;
  age: number;
  wait: number;
  readonly squash: Spring;
}
/** a thing set free from a brick, seen only */
export interface Loose {
  x: number;
  y: number;
  vx: number;
  vy: number;
  age: number;
  readonly actor: Actor;
}

export type WallIdea = 'rows' | 'tough' | 'drift' | 'bar' | 'twins' | 'wind' | 'mate' | 'sink';
/** what the field of a level does by itself, each part where the level's idea is that */
export interface Field {
  barX: number;
  /** units a second each second, to the right */
  wind: number;
  readonly mate: { x: number; readonly squash: Spring };
  /** frames until the wall comes down a bit, and of doing so */
  sinkIn: number;
  sinking: number;
}

export interface State {
  readonly layout: string;
  readonly idea: WallIdea;
  readonly field: Field;
  bricks: Brick[];
  balls: Ball[];
  drops: Drop[];
  foes: Foe[];
  boss: Boss | null;
  shots: { x: number; y: number }[];
  bolts: { x: number; y: number; vx: number; vy: number }[];
  loose: Loose[];
  /** round things that the ball glances off a few times: the prompt's obstacles */
  bumpers: { readonly x: number; readonly y: number; readonly actor: Actor; readonly squash: Spring; hp: number }[];
  paddle: { x: number; vx: number; w: number; readonly squash: Spring };
  /** frames left of each power */
  wide: number;
  slow: number;
  laser: number;
  small: number;
  floor: number;
  /** broken, and what is asked for */
  broken: number;
  need: number;
  /** hits of the paddle in this life: the ball gets faster by them */
  rallies: number;
  combo: number;
  /** frames without a hit on anything that breaks */
  dry: number;
  /** whether the player has moved the paddle in this life: help is for who plays */
  moved: boolean;
  /** a ball was lost without a move: the next one waits for the player */
  away: boolean;
  sinceDrop: number;
  shotWait: number;
  foeWait: number;
  /** frames that a ball has waited on the paddle */
  waiting: number;
  /** where the pointer was, to know when it moves */
  pointerX: number | null;
  follow: boolean;
}
