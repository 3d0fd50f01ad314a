/** What goes on where one dodges. Units: the ground is 14 wide; the hero is between `HIGH` and `LOW`. */
import type { Actor } from '../../../design.js';
import type { Spring } from '../../../kit/juice.js';
import { settledIn } from '../../../kit/skill.js';
import type { Game } from '../../../kit/types.js';

export const W = 14;
export const H = 10.6;
/** how far up and down the hero gets */
export const HIGH = 6.1;
export const LOW = 9.4;
/** from the sides */
export const EDGE = 0.8;
/** where the ground begins, far behind */
export const HORIZON = 5.1;
/** where what comes from above begins: above the highest window */
export const TOP = -10;
/** keys, units a second */
export const SPEED = 8.4;
/** size of the hero, and the radius in which it is hit */
export const HERO = 1.75;
export const BODY = 0.4;
/** frames between two points of a path */
export const STEP = 2;

/** What a level brings in; the first has only what one has to know. */
export type DodgeIdea =
  'rain' | 'arcs' | 'sweeps' | 'gusts' | 'gaps' | 'hops' | 'dark' | 'storm' | 'sways' | 'tailwind';
export type Power = 'shield' | 'slow' | 'life';

/** Something that comes. Its whole way is known when it is announced, so that the proof, the bot and the picture see the same. */
export interface Threat {
  readonly actor: Actor;
  readonly way: 'fall' | 'arc' | 'sweep' | 'hop' | 'lies';
  readonly size: number;
  /** of what hits */
  readonly r: number;
  /** x and y each second frame */
  readonly path: Float32Array;
  /** frame of the state's own time at which it sets out, and frames of its way */
  readonly from: number;
  readonly life: number;
  /** how it turns */
  readonly spin: number;
  /** which of those who throw has thrown it */
  readonly hand: number;
  x: number;
  y: number;
  /** it came very near, and was told so */
  close: boolean;
  gone: boolean;
}

export interface Find {
  readonly actor: Actor;
  readonly power: Power | null;
  x: number;
  y: number;
  age: number;
}

export interface Splat {
  readonly actor: Actor;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  age: number;
}

export interface Thrower {
  readonly actor: Actor;
  readonly x: number;
  readonly y: number;
  /** frames left of its throw */
  kick: number;
}

export interface State {
  readonly idea: DodgeIdea;
  /** on a way that comes towards one; else one stands, and things come */
  readonly onWay: boolean;
  readonly dodged: readonly Actor[];
  hero: { x: number; y: number; vx: number; vy: number };
  dir: number;
  readonly squash: Spring;
  threats: Threat[];
  finds: Find[];
  splats: Splat[];
  readonly throwers: readonly Thrower[];
  /** own time: frames, of which slow motion makes fewer */
  beat: number;
  /** when the next pattern is announced */
  next: number;
  patterns: number;
  /** when the next find shows */
  findAt: number;
  got: number;
  /** things that are wanted; 0 where none are */
  readonly need: number;
  /** seconds to last, or of the way; 0 where only things count */
  readonly seconds: number;
  /** the way ends here, once it is in sight */
  goal: { x: number; y: number } | null;
  shields: number;
  slow: number;
  streak: number;
  /** frames in which another near miss goes on with the streak */
  streakLeft: number;
  /** frames since the hero moved: who stands still is aimed at */
  still: number;
  dash: number;
  dashWait: number;
  plan: { x: number; y: number; left: number };
  /** units of the way that went by */
  dist: number;
}

/** How far a newcomer has settled in; of one long game, in its first half minute. */
export const settled = (g: Game): number => (g.levels > 1 ? settledIn(g) : Math.min(1, g.time / 30));

/** Units a second by which a way comes towards one. */
export const paceOf = (g: Game, s: Pick<State, 'idea'>): number =>
  (2.9 + g.skill * 1.8) *
  (0.8 + settled(g) * 0.2) *
  (s.idea === 'tailwind' ? 1.2 : 1) *
  (g.has('speedUp') ? 1 + Math.min(0.35, g.time / 150) : 1);

/** How fast all but the hero goes: slower in slow motion. */
export const rateOf = ({ slow }: Pick<State, 'slow'>): number => (slow > 0 ? 0.55 : 1);

export const xAt = ({ path, life }: Threat, age: number): number => along(path, life, age, 0);
export const yAt = ({ path, life }: Threat, age: number): number => along(path, life, age, 1);

function along(path: Float32Array, life: number, age: number, of: 0 | 1): number {
  const at = Math.max(0, Math.min(life, age)) / STEP;
  const i = Math.floor(at);
  const from = path[i * 2 + of] as number;
  return from + ((path[i * 2 + 2 + of] ?? from) - from) * (at - i);
}
