/** What a running duel is made of, whichever of the three it is: court (ball and goals), fight (blows and health), ring (who is pushed out). */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import { settledIn } from '../../kit/skill.js';
import type { Game } from '../../kit/types.js';
import type { Mode } from './mode.js';

export const SIZE: Readonly<Record<Mode, { w: number; h: number }>> = {
  court: { w: 11, h: 13.4 },
  fight: { w: 13, h: 10.6 },
  ring: { w: 12, h: 13.4 },
};
/** what the names, bars and points above the field take */
export const TOP = 1.5;

export interface Fighter {
  readonly actor: Actor;
  readonly mine: boolean;
  readonly size: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  dir: number;
  hp: number;
  most: number;
  /** fight: frames into a blow, 0 without one; and whether it has struck yet */
  blow: number;
  struck: boolean;
  blocks: boolean;
  grounded: boolean;
  stun: number;
  /** frames until the next blow or dash, and the next throw */
  wait: number;
  reload: number;
  dash: number;
  /** frames for which it is big: a power that was taken */
  big: number;
  shield: boolean;
  hit: number;
  /** fight: hits in a row that it took, and frames for which none counts */
  chain: number;
  safe: number;
  /** rounds won in this bout, and points in this round */
  won: number;
  points: number;
  readonly squash: Spring;
  /** what it does for how many frames yet: the computer's plan */
  plan: Wish & { left: number };
}

/** What a player wants, −1…1 each way. */
export interface Wish {
  x: number;
  y: number;
  a: boolean;
  b: boolean;
}

export interface Ball {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** who hit it last */
  by: Fighter | null;
  /** frames until it is served */
  rest: number;
  turn: number;
  readonly squash: Spring;
}

export interface Shot {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly from: Fighter;
  readonly actor: Actor | undefined;
  life: number;
}

export interface Power {
  x: number;
  y: number;
  readonly actor: Actor;
  life: number;
}

export interface State {
  readonly mode: Mode;
  /** the layout of the field, by chance */
  readonly layout: 'open' | 'posts' | 'moving';
  readonly me: Fighter;
  readonly foe: Fighter;
  /** rounds that win the bout, points that win a round on a court */
  readonly need: number;
  readonly points: number;
  round: number;
  phase: 'ready' | 'play' | 'over';
  /** frames in that phase */
  t: number;
  /** who won the last round or point */
  last: 'me' | 'foe' | null;
  balls: Ball[];
  shots: Shot[];
  power: Power | null;
  sincePower: number;
  /** posts on a court or in a ring, planks of a stage */
  readonly things: { x: number; y: number; r: number; homeX: number; actor: Actor | undefined; squash: Spring }[];
  /** the ring's, which shrinks */
  radius: number;
  /** a second person plays the rival */
  human: boolean;
  /** the pointer leads once it was moved */
  byPointer: boolean;
  at: { x: number; y: number } | null;
  rally: number;
}

/** speed of everything */
export const pace = (g: Game, s: { round: number }): number =>
  (0.9 + g.skill * 0.2) *
  (g.has('fast') ? 1.15 : 1) *
  (g.has('slow') ? 0.85 : 1) *
  (g.has('speedUp') ? Math.min(1.4, 1 + (s.round - 1) * 0.08) : 1);

/** what part of its skill the rival shows at first */
const WARM_UP = 0.3;

/** How far a newcomer has settled in, by the bouts and rounds behind; in a match of points by those. */
export function settled(g: Game, { me, foe, mode, need, points }: State): number {
  const inRound = mode === 'court' ? (me.points + foe.points) / (2 * points - 1) : 0;
  return settledIn(g, Math.min(1, (me.won + foe.won + inRound) / (2 * need - 1)));
}

/** What the rival can do, 0 … 1: it warms up. */
export const foeSkill = (g: Game, s: State): number => g.skill * (WARM_UP + (1 - WARM_UP) * settled(g, s));

/** Whether the hero begins a round with a shield: by the rule, and against the computer as long as all is new. */
export const isShielded = (g: Game, s: State): boolean => g.has('shield') || (!s.human && settled(g, s) < 1);

export const other = (s: State, one: Fighter): Fighter => (one.mine ? s.foe : s.me);
