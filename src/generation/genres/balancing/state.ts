/** Somebody on a way who leans, what leans with them, and what pushes. Units and seconds; x to the right, y down, angles from upright to the right. */
import type { Actor } from '../../design.js';
import { lerp, type Spring } from '../../kit/juice.js';
import { settledIn } from '../../kit/skill.js';
import type { Game } from '../../kit/types.js';
import type { BalanceIdea } from './ideas.js';
import type { Balance } from './mode.js';
import type { Way } from './way.js';

export const VIEW_W = 8.8;
export const VIEW_H = 8.7;
/** the hero's size, and half the length of the pole */
export const HERO = 2.3;
export const POLE = 2.5;
/** the lean, radians, from which one falls or drops something */
export const LIMIT = 0.85;
/** frames of a fall, of standing still after it, and of joy at the goal */
export const FALLS = 62;
export const CALM = 70;
export const JOY = 56;
/** frames for which firm standing lasts, and after which it is possible again */
export const FIRM = 130;
/** frames that a gust is announced, and lasts */
export const NOTICE = 90;
export const BLOWS = 84;

export interface Physics {
  /** how fast a lean grows, 1/s² */
  readonly tips: number;
  /** what a hand does against it, rad/s² */
  readonly rights: number;
  /** how much of its speed a lean loses, 1/s */
  readonly damps: number;
  /** units a second */
  readonly speed: number;
  /** rad/s² at a gust's height, and rad/s of a blow */
  readonly gust: number;
  readonly blow: number;
}

export interface Foe {
  readonly actor: Actor;
  x: number;
  y: number;
  readonly flies: boolean;
  /** which way it goes */
  dir: number;
  /** frames since it met the hero; 0: it has not */
  gone: number;
}

/** Who sits down on one end of the pole. */
export interface Perch {
  readonly actor: Actor;
  readonly side: -1 | 1;
  /** frames until it sits, from then on those that it stays, and those since it left */
  t: number;
}

/** frames of coming, sitting and leaving */
export const COMES = 80;
export const SITS = 230;
export const LEAVES = 60;

export interface Gust {
  readonly dir: -1 | 1;
  /** frames since it was announced */
  t: number;
}

/** What lies on the way: it is picked up, or put on the load. */
export interface Find {
  readonly actor: Actor;
  readonly x: number;
  got: boolean;
}

/** Something that fell off. */
export interface Drop {
  readonly actor: Actor;
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
}

export interface State {
  readonly balance: Balance;
  readonly idea: BalanceIdea;
  readonly physics: Physics;
  readonly way: Way;
  readonly loads: readonly Actor[];
  /** hung from both ends of a yoke, and not one on the other */
  readonly yoke: boolean;
  /** how many are carried, and how many it begins with at each rest */
  load: number;
  full: number;
  readonly finds: Find[];
  /** found or carried to the goal: here, before, and in all */
  readonly before: number;
  readonly all: number;
  got: number;
  x: number;
  /** the lean, its speed, and how far the load lags behind it */
  lean: number;
  turn: number;
  lag: number;
  steer: number;
  firm: boolean;
  /** frames of firm standing that are left; below 0 it has to come back */
  breath: number;
  /** frames left of a fall, of a calm, of joy */
  fall: number;
  calm: number;
  joy: number;
  /** where the next try begins */
  rest: number;
  gust: Gust | null;
  nextGust: number;
  foes: Foe[];
  nextFoe: number;
  perch: Perch | null;
  nextPerch: number;
  drops: Drop[];
  readonly squash: Spring;
  wobble: number;
}

/** A game's own strengths; a newcomer's lean grows slowly. */
export function physicsOf(g: Game, balance: Balance, idea: BalanceIdea): Physics {
  const settled = settledIn(g);
  const gentle = g.has('gentle') ? 0.75 : 1;
  const swaying = balance === 'carrying' ? 1.3 : 1;
  const tips = swaying * lerp(0.7, 2.7, g.skill) * lerp(0.72, 1, settled) * gentle * (g.has('lowGravity') ? 0.6 : 1);
  return {
    tips,
    rights: 2 + tips * 0.9,
    damps: (balance === 'tightrope' ? 0.75 : 0.6) * (idea === 'slippery' ? 0.6 : 1),
    speed: lerp(1.75, 2.35, g.skill),
    gust: lerp(0.6, 1.7, g.skill) * gentle,
    blow: lerp(0.45, 0.95, g.skill) * lerp(0.7, 1, settled) * gentle,
  };
}

/** How a gust pushes now, rad/s². */
export function gustAt({ gust, physics }: Pick<State, 'gust' | 'physics'>): number {
  if (!gust || gust.t < NOTICE) return 0;
  return gust.dir * physics.gust * Math.sin(((gust.t - NOTICE) / BLOWS) * Math.PI);
}

/** How who sits on the pole pushes now, rad/s². */
export const perchAt = ({ perch, physics }: Pick<State, 'perch' | 'physics'>): number =>
  perch && perch.t >= COMES && perch.t < COMES + SITS ? perch.side * physics.gust * 0.6 : 0;
