/** What a running clicker is made of. Units: the board is 11 wide and 14.6 high: a stage above, four upgrades below. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Economy } from './economy.js';

export const W = 11;
export const H = 14.6;
export const HEART = { x: 5.5, y: 5.9 } as const;
/** of the hero that is clicked */
export const RADIUS = 2.2;
export const SHOP = { y: 10.1, w: 2.62, h: 4.2 } as const;

export type Mode = 'race' | 'raid' | 'orders';
export const MODES: readonly Mode[] = ['race', 'orders', 'raid'];

export interface Golden {
  readonly actor: Actor;
  x: number;
  y: number;
  vx: number;
  age: number;
}
export interface Thief {
  readonly actor: Actor;
  x: number;
  y: number;
  readonly from: -1 | 1;
  hp: number;
  hit: number;
  fleeing: boolean;
}
export interface Boss {
  readonly actor: Actor;
  readonly most: number;
  hp: number;
  hit: number;
  age: number;
  /** frames of winding up for a blow, 0: at rest; and until the next */
  charge: number;
  wait: number;
  /** clicks that still break the blow */
  guard: number;
  readonly squash: Spring;
}
export interface Flying {
  x: number;
  y: number;
  vx: number;
  vy: number;
  age: number;
  readonly actor: Actor;
}

export interface State {
  readonly mode: Mode;
  readonly economy: Economy;
  readonly target: number;
  /** raw worth of one thing of the prompt's number; 0: the raw number is the goal */
  readonly unit: number;
  readonly shelf: readonly Actor[];
  cursor: number;
  readonly squash: Spring;
  readonly cards: readonly Spring[];
  /** seconds in which the rival is there, or the three orders end */
  readonly deadlines: readonly number[];
  readonly milestones: readonly number[];
  /** order that is next */
  order: number;
  /** extra frames for an order after one was missed */
  grace: number;
  rival: Actor | null;
  rivalAt: number;
  thieves: Thief[];
  thiefWait: number;
  golden: Golden[];
  goldWait: number;
  goldTaken: number;
  frenzy: number;
  boss: Boss | null;
  bossDue: boolean;
  shields: number;
  flying: Flying[];
  clicks: number;
  /** frames that a button is held, for hands that never rest */
  held: number;
  lastEarned: number;
  poke: number;
  /** of the bot */
  think: number;
}
