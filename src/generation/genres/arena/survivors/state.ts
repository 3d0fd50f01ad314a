/** What goes on among the survivors: a horde that grows, weapons that fire by themselves, gems of experience, and a choice at each level. */
import type { Actor, Idea } from '../../../design.js';
import type { Spring } from '../../../kit/juice.js';
import type { Tiles } from '../../../kit/tiles.js';
import type { Spot } from '../state.js';

/** What a level lets one choose; each is told by the idea of that name. */
export const UPGRADES = [
  'upShot',
  'upBlades',
  'upGlow',
  'upWave',
  'upPower',
  'upHaste',
  'upFeet',
  'upMagnet',
  'upHeart',
] as const satisfies readonly Idea[];
export type Upgrade = (typeof UPGRADES)[number];

export interface Foe extends Spot {
  readonly actor: Actor;
  readonly sort: 'runner' | 'brute' | 'chief';
  readonly size: number;
  readonly most: number;
  hp: number;
  vx: number;
  vy: number;
  /** pushed by a hit */
  kx: number;
  ky: number;
  /** frames it stays white */
  hit: number;
  /** frames until the blades can hit it again */
  spared: number;
  /** frames since it came */
  age: number;
  squash: Spring;
}

export interface Gem extends Spot {
  readonly worth: number;
  pulled: boolean;
}

export interface Bolt extends Spot {
  vx: number;
  vy: number;
  life: number;
}

/** Three of the upgrades lie open, and everything stands still. */
export interface Choice {
  readonly cards: readonly Upgrade[];
  /** the middle of the cards */
  readonly x: number;
  readonly y: number;
  /** the card that the keys are at */
  at: number;
  /** frames it has been open */
  age: number;
  /** the stick was pushed aside in the frame before */
  pushed: boolean;
}

export interface State {
  readonly tiles: Tiles;
  hero: Spot & { vx: number; vy: number };
  angle: number;
  dash: number;
  dashWait: number;
  squash: Spring;
  foes: Foe[];
  bolts: Bolt[];
  gems: Gem[];
  /** waves that go out from the hero: how wide each is by now */
  waves: (Spot & { r: number })[];
  owned: Record<Upgrade, number>;
  /** frames of play, without those of choices */
  frames: number;
  wave: number;
  /** frames until the next bolt, and the next wave of force */
  boltWait: number;
  forceWait: number;
  xp: number;
  level: number;
  choice: Choice | null;
  beaten: number;
  chief: 'none' | 'here' | 'beaten';
  plan: { x: number; y: number; left: number };
}

/** experience that the next level asks for */
export const wantedXp = (level: number): number => 2 + level * 3;

/** Cards: so wide and high, so far from each other. */
export const CARD = { w: 3.1, h: 4.3, step: 3.4 } as const;
