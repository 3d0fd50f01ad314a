/** What goes on where something is guarded: what lies about, who comes for it, and one who runs between. */
import type { Actor, GameDesign } from '../../../design.js';
import type { Spring } from '../../../kit/juice.js';
import type { Body, Tiles } from '../../../kit/tiles.js';
import type { Spot } from '../state.js';

/** cells of the yard, with a fence around, and how far the ground beyond is seen */
export const W = 22;
export const H = 17;
export const BEYOND = 5;
export const MIDDLE: Spot = { x: W / 2, y: H / 2 };
/** half as wide a house stands in the middle, where that is what is guarded */
export const HOUSE = 1.35;
/** each piece has a mat of its own */
export const MAT = 0.78;

export type GuardIdea = 'thieves' | 'pincer' | 'nimble' | 'sly' | 'over' | 'dark' | 'sturdy';

/** nimble ones are fast, sly ones wait until nobody is near, some come over the fence, sturdy ones are scared twice */
export type Sort = 'plain' | 'nimble' | 'sly' | 'over' | 'sturdy';

/** Something that is guarded. `back` leaps home. */
export interface Piece extends Spot {
  readonly actor: Actor;
  readonly home: Spot;
  at: 'home' | 'thief' | 'lying' | 'back';
  squash: Spring;
}

export interface Thief extends Spot {
  readonly actor: Actor;
  readonly sort: Sort;
  readonly size: number;
  /** where it came from, and leaves by */
  readonly gate: Spot;
  vx: number;
  vy: number;
  mode: 'come' | 'wait' | 'grab' | 'carry' | 'stun' | 'flee';
  /** frames until what it is at ends, or since it began to wait */
  t: number;
  /** scares that it takes yet */
  nerve: number;
  /** what it is after, or has */
  piece: Piece | undefined;
  squash: Spring;
}

/** Who is still to come: in so many frames, through which gate. */
export interface Coming {
  in: number;
  readonly sort: Sort;
  readonly gate: Spot;
  readonly chief: boolean;
}

export interface Shot extends Spot {
  vx: number;
  vy: number;
  life: number;
}

export interface State {
  readonly idea: GuardIdea;
  readonly tiles: Tiles;
  /** middles of what stands in the yard */
  readonly blocks: readonly Spot[];
  readonly gates: readonly Spot[];
  /** a house cannot be carried away: whoever knocks at it long enough takes a life */
  readonly fixed: boolean;
  hero: Body;
  angle: number;
  squash: Spring;
  pieces: Piece[];
  /** how many there were as the level began */
  readonly laid: number;
  thieves: Thief[];
  coming: Coming[];
  shots: Shot[];
  /** frames since the last shout, and until the next thing can be thrown */
  shout: number;
  wait: number;
  wave: number;
  /** Infinity while the clock decides */
  readonly waves: number;
  /** frames until the next wave */
  pause: number;
  /** how many came, of how many, and how many were sent away */
  came: number;
  gone: number;
  readonly all: number;
  combo: number;
  comboLeft: number;
  /** frames since the last thief was gone */
  done: number;
  plan: { x: number; y: number; left: number };
}

/** how far a shout is heard, and frames until the next one */
export const HEARD = 2.9;
export const SHOUT_WAIT = 80;

/** What is guarded where the prompt names nothing that can be carried: the house itself. */
export function homeOf({ cast }: Pick<GameDesign, 'cast'>): Actor | undefined {
  const named = cast.items.some(({ from }) => from === 'prompt');
  return !named && cast.goal?.from === 'prompt' ? cast.goal : undefined;
}

/** Somebody who is there once, as no jar is. */
const ONCE = /^(?:baby$|boy|child|girl|man|woman|person|old|princess|prince|king|queen|mermaid|fairy|people|teacher)/u;

/** All that is guarded, each picture once. */
export function guardedOf(design: Pick<GameDesign, 'cast'>): readonly Actor[] {
  const home = homeOf(design);
  const { items } = design.cast;
  const named = items.filter(({ from }) => from === 'prompt');
  return home ? [home] : named.length > 0 ? named : items.slice(0, 1);
}

const MOST = 8;

/** How many lie there at once, of so many lives. */
export function piecesOf(design: Pick<GameDesign, 'cast'>, lives: number): number {
  const guarded = guardedOf(design);
  if (homeOf(design)) return 1;
  return Math.min(lives, guarded.every(({ sprite }) => ONCE.test(sprite)) ? guarded.length : MOST);
}
