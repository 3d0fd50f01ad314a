/** What a running catcher is made of. Units: the field is 12 wide; the ground lies at 12.4 and the basket's rim 2 above it. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';

/** Where the walker may be, and when. */
export interface Stand {
  readonly cells: Uint8Array;
  readonly at: number;
}

export const W = 12;
export const GROUND = 12.4;
export const RIM = GROUND - 2;
/** where what falls comes out of the clouds */
export const TOP = -0.2;
/** keys, units a second */
export const SPEED = 10.5;
/** frames between two points of a path */
export const STEP = 2;

export type Style = 'rain' | 'arcs' | 'zigzag';
export const STYLES: readonly Style[] = ['rain', 'arcs', 'zigzag'];
/** a storm is rain and arcs in turn */
export type Sky = Style | 'storm';
export type SkyIdea = Sky | 'rolling' | 'chutes' | 'gusts' | 'bounces';
export type Power = 'wide' | 'slow' | 'magnet' | 'shield' | 'life';

/** A thing in the air. Its whole way is known when it is let go, so that a proof, the bot and the picture see the same. */
export interface Drop {
  readonly actor: Actor;
  readonly kind: 'good' | 'bad' | 'gold' | 'power';
  readonly power: Power | null;
  /** it hangs from a parachute and comes down slowly */
  readonly chute?: boolean;
  /** x and y each second frame */
  readonly path: Float32Array;
  /** frames of its own time until it is at the rim, and on the ground */
  readonly catchAt: number;
  readonly landAt: number;
  /** x at the rim, and on the ground: arcs go on sideways */
  readonly catchX: number;
  readonly landX: number;
  /** frame of the phrase at which it is let go */
  readonly from: number;
  age: number;
  x: number;
  y: number;
  /** sideways, by a magnet */
  shift: number;
  readonly spin: number;
  gone: boolean;
}

export interface Phrase {
  readonly style: Style;
  readonly drops: Drop[];
  /** where its last good thing comes down */
  readonly x: number;
  /** frame at which the next one begins */
  readonly length: number;
  /** of the proof: where one may stand then, on the next one's clock */
  readonly stand: Stand;
}

export interface Boss {
  readonly actor: Actor;
  readonly most: number;
  hp: number;
  hit: number;
  age: number;
  x: number;
  readonly squash: Spring;
}

export interface Bumper {
  readonly x: number;
  readonly y: number;
  readonly actor: Actor;
  hit: number;
}

export interface State {
  readonly idea: SkyIdea | null;
  readonly style: Sky;
  x: number;
  vx: number;
  dir: number;
  readonly squash: Spring;
  /** the basket dips when something lands in it */
  readonly dip: Spring;
  /** the last things caught, that look out of the basket */
  full: Actor[];
  drops: Drop[];
  phrase: Phrase;
  /** frames since the phrase began, in its own time */
  beat: number;
  phrases: number;
  bumpers: Bumper[];
  caught: number;
  need: number;
  /** good things that fell, and how many cost a life */
  missed: number;
  readonly patience: number;
  missShake: number;
  combo: number;
  shields: number;
  wide: number;
  slow: number;
  magnet: number;
  dash: number;
  dashWait: number;
  shots: { x: number; y: number }[];
  shotWait: number;
  boss: Boss | null;
  bossDue: boolean;
  /** what was thrown back at the boss */
  returns: { readonly x: number; readonly actor: Actor; age: number }[];
  splats: { readonly x: number; readonly actor: Actor; readonly bad: boolean; age: number }[];
  /** the one who throws, in arcs and zigzags */
  thrower: { readonly actor: Actor; x: number; kick: number };
  /** frames since the hero last moved: the sky gives nothing to who sleeps */
  still: number;
  pointerX: number | null;
  follow: boolean;
  /** of the bot: where it goes, and when it looks again */
  aim: number;
  look: number;
}
