import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Body, Tiles } from '../../kit/tiles.js';
import type { Game } from '../../kit/types.js';

export interface Spot {
  x: number;
  y: number;
}

/** chaser runs up; shooter keeps away and fires; dasher winds up and charges; splitter falls into two; boss does all of it */
export type Way = 'chaser' | 'shooter' | 'dasher' | 'splitter' | 'boss';

export interface Foe extends Body {
  readonly way: Way;
  readonly actor: Actor;
  readonly size: number;
  hp: number;
  readonly most: number;
  /** frames it stays white */
  hit: number;
  /** what it is at, and for how many frames yet */
  mode: 'go' | 'aim' | 'dash' | 'rest';
  t: number;
  tx: number;
  ty: number;
  /** pushed by a hit, units a second */
  kx: number;
  ky: number;
  turn: number;
  /** nothing stands between it and the hero; looked at every few frames */
  seen: boolean;
  squash: Spring;
}

export interface Shot extends Spot {
  vx: number;
  vy: number;
  life: number;
}

export type Power = 'heal' | 'shield' | 'rapid' | 'fan';
export interface Item extends Spot {
  readonly actor: Actor;
  /** absent: something to collect */
  readonly power?: Power;
  /** frames it still lies there */
  life: number;
}

export type ArenaIdea = 'chasers' | 'shooters' | 'dashers' | 'split' | 'ice' | 'bursts' | 'dark' | 'chief';

export interface State {
  /** what this level brings in; null: a fight of all that comes */
  readonly idea: ArenaIdea | null;
  readonly tiles: Tiles;
  readonly ways: Int16Array;
  hero: Body;
  angle: number;
  wait: number;
  flash: number;
  stun: number;
  dash: number;
  dashWait: number;
  shield: boolean;
  rapid: number;
  fan: number;
  squash: Spring;
  foes: Foe[];
  shots: Shot[];
  /** the enemies' */
  balls: Shot[];
  items: Item[];
  /** announced on the floor before they stand there */
  coming: (Spot & { way: Way; in: number })[];
  queue: Way[];
  wave: number;
  /** of how many; Infinity while the clock or the collecting decides */
  waves: number;
  /** frames until the next wave, 0 while one is on */
  pause: number;
  sinceWave: number;
  /** frames after which the next wave comes whether or not this one is beaten */
  period: number;
  boss: 'awaited' | 'here' | 'beaten';
  need: number;
  got: number;
  combo: number;
  comboLeft: number;
  /** toys that drift and push, in games without harm */
  bumpers: (Spot & { vx: number; vy: number; squash: Spring })[];
  /** spots that burst, and in how many frames */
  bursts: (Spot & { in: number })[];
  /** marks on the floor, only looked at */
  marks: (Spot & { size: number; colour: string })[];
  /** the bot's choice, and how long it keeps it */
  plan: { x: number; y: number; left: number };
}

/** speed of everything, by `fast` and `slow` */
export const pace = (g: Game): number => (g.has('fast') ? 1.15 : 1) * (g.has('slow') ? 0.85 : 1);

export function body(x: number, y: number, half: number): Body {
  return { x, y, vx: 0, vy: 0, hw: half, hh: half, grounded: false, wall: 0 };
}

/** length of a way; a tenth of what `Math.hypot` costs */
export const dist = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);
