/** What a running shoot-'em-up is made of. Units: the field is 13 × 15, the ship about 1. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';

export const W = 13;
export const H = 15;

/** grid marches sideways and down; stream flies a curve; swoop dives from its place; hunter falls on who stands still; rock drifts; boss fires patterns */
export type Way = 'grid' | 'stream' | 'swoop' | 'hunter' | 'rock' | 'boss';

export interface Foe {
  x: number;
  y: number;
  /** units a second, from the last frame's way */
  vx: number;
  vy: number;
  readonly way: Way;
  readonly actor: Actor | undefined;
  readonly size: number;
  readonly most: number;
  hp: number;
  /** frames it stays white */
  hit: number;
  /** frames since it came */
  age: number;
  /** its place: in the formation, or of its curve */
  readonly homeX: number;
  readonly homeY: number;
  /** −1 or 1: the side it comes from */
  readonly side: number;
  /** swoop: frames of its dive, −1 while it waits */
  dive: number;
  wait: number;
  readonly squash: Spring;
}

export interface Shot {
  x: number;
  y: number;
  vx: number;
  vy: number;
}

export type Power = 'fan' | 'rapid' | 'shield' | 'heal';
export interface Drop {
  x: number;
  y: number;
  readonly actor: Actor;
  /** absent: something to collect */
  readonly power?: Power;
}

/** kinds of wave */
export type Grammar = 'grid' | 'stream' | 'swoop';
export type FightIdea = 'rows' | 'trains' | 'rocks' | 'swoop' | 'armour' | 'split' | 'lanes' | 'chief';

export interface State {
  /** what this level brings in; null: a fight of all that comes */
  readonly idea: FightIdea | null;
  ship: { x: number; y: number; vx: number; vy: number; readonly squash: Spring };
  foes: Foe[];
  /** what comes in this wave, and in how many frames */
  queue: { foe: Foe; in: number }[];
  shots: Shot[];
  bolts: Shot[];
  drops: Drop[];
  /** which kinds of wave come in turn */
  readonly order: readonly Grammar[];
  wave: number;
  /** of how many; Infinity while the clock or the collecting decides */
  readonly waves: number;
  /** frames until the next wave, 0 while one is on */
  pause: number;
  form: { x: number; y: number; dir: number; total: number };
  /** 1…3 shots at once */
  fan: number;
  rapid: number;
  shield: boolean;
  wait: number;
  fire: number;
  readonly need: number;
  got: number;
  kills: number;
  sinceDrop: number;
  combo: number;
  comboLeft: number;
  /** frames without a move */
  still: number;
  boss: 'awaited' | 'here' | 'beaten';
  /** frames since the last enemy fell: the ship flies off */
  leaving: number;
  /** where the pointer was, to know when it moves, and whether the ship goes after it */
  seenX: number | null;
  seenY: number | null;
  follow: boolean;
  /** the bot's choice */
  plan: { x: number; y: number; left: number };
}

/** speed of everything that attacks */
export const pace = (g: Game): number =>
  (g.has('fast') ? 1.15 : 1) * (g.has('slow') ? 0.85 : 1) * (g.has('speedUp') ? 1 + Math.min(0.5, g.time / 150) : 1);

export const near = (a: { x: number; y: number }, b: { x: number; y: number }, r: number): boolean =>
  (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) < r * r;
