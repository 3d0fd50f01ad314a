/** What goes on in a game of growing: one who eats whoever is smaller, and is eaten by whoever is larger. */
import type { Actor } from '../../../design.js';
import type { Spring } from '../../../kit/juice.js';
import type { Tiles } from '../../../kit/tiles.js';
import { dist, type Spot } from '../state.js';

export type GrowingIdea = 'hunters' | 'dashers' | 'dark' | 'haste' | 'chief';

/** food lies still; a being wanders, flees from a larger hero and hunts a smaller one; the chief is a giant to be eaten last */
export interface Being extends Spot {
  readonly role: 'food' | 'being' | 'chief';
  readonly actor: Actor;
  readonly size: number;
  vx: number;
  vy: number;
  /** where it wanders to, radians */
  way: number;
  /** `aim` and `dash` only where the level brings in charges */
  mode: 'go' | 'aim' | 'dash' | 'rest';
  /** frames until what it is at ends */
  t: number;
  /** frames since it came: at first it is only seen */
  age: number;
  squash: Spring;
}

export interface State {
  readonly idea: GrowingIdea;
  readonly tiles: Tiles;
  hero: Spot & { vx: number; vy: number; size: number };
  angle: number;
  beings: Being[];
  eaten: number;
  /** so many are to be eaten; 0 where the size decides */
  readonly need: number;
  /** tenths of the way to full size that were told */
  told: number;
  dash: number;
  dashWait: number;
  /** frames in which the next bite counts more */
  comboLeft: number;
  combo: number;
  squash: Spring;
  plan: { x: number; y: number; left: number };
}

/** size of the hero as a level begins, and when it is full-grown */
export const SMALL = 0.95;
export const FULL = 2.5;
/** from here on one is eaten, and from here on one eats */
const LARGER = 1.12;
/** frames in which who comes is only seen */
export const COMES = 40;

/** Who may be eaten now. */
export const isPrey = (s: State, one: Being): boolean =>
  one.age >= COMES && (one.role === 'food' || (one.size <= s.hero.size && (one.role !== 'chief' || isFull(s))));

/** Who eats the hero. */
export const isThreat = (s: State, one: Being): boolean =>
  one.role === 'chief' ? !isFull(s) : one.role === 'being' && one.size > s.hero.size * LARGER;

export const isFull = (s: State): boolean => s.hero.size >= FULL - 0.01;

/** from the hero */
export const farOf = (s: State, one: Spot): number => dist(one.x - s.hero.x, one.y - s.hero.y);
