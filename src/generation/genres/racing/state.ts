/** What a running race is made of. Units: a kart is about one long; the track is 110 to 170 round. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import type { StageIdea } from './ideas.js';
import type { Track } from './track.js';

/** frames of the countdown */
export const START = 150;

export interface Hero {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** where it points */
  h: number;
  /** sample of the track it is nearest to */
  i: number;
  /** units since the start of the race, backwards too; and units right of the middle */
  gone: number;
  off: number;
  /** units where it was last seen, to tell a lap from a turn back */
  seen: number;
  boost: number;
  spin: number;
  /** frames in the air that are left */
  air: number;
  /** frames of sliding, which become a boost */
  slide: number;
  wait: number;
  readonly squash: Spring;
}

export interface Rival {
  readonly actor: Actor;
  readonly size: number;
  readonly boss: boolean;
  /** share of the top speed, and the place on the road it likes */
  readonly pace: number;
  readonly line: number;
  gone: number;
  off: number;
  v: number;
  x: number;
  y: number;
  h: number;
  spin: number;
  boost: number;
  air: number;
  /** frame in which it was over the line for good */
  done: number;
  readonly squash: Spring;
}

export interface Thing {
  x: number;
  y: number;
  along: number;
  readonly off: number;
  readonly actor: Actor | undefined;
  /** units a second of what drives along, and where it heads; absent: it lies */
  readonly v?: number;
  h?: number;
  readonly squash: Spring;
  /** frames until it is there again */
  gone: number;
}

export interface State {
  readonly track: Track;
  readonly idea: StageIdea | null;
  /** units round at which a ramp ends and water begins */
  readonly ramps: readonly number[];
  readonly laps: number;
  /** the last place that still wins */
  readonly podium: number;
  readonly hero: Hero;
  rivals: Rival[];
  boosts: Thing[];
  readonly stones: Thing[];
  /** puddles of mud, which slow, or of ice, on which nobody steers */
  readonly mud: readonly (Thing & { readonly r: number })[];
  /** pictures beside the road */
  readonly deco: readonly { x: number; y: number; size: number; actor: Actor }[];
  /** laps begun, from 1 */
  lap: number;
  lapFrom: number;
  lapTime: number;
  bestLap: number;
  place: number;
  shield: boolean;
  readonly need: number;
  got: number;
  /** frames since the race was decided */
  over: number;
  won: boolean;
  /** the pointer leads once it was moved or pressed */
  byPointer: boolean;
  at: { x: number; y: number } | null;
  /** old places of the wheels, for the tracks they leave */
  marks: { x: number; y: number; h: number; strong: boolean }[];
  cheer: number;
}

/** Units a second on the road without a boost. */
export const topSpeed = (g: Game, s: { lap: number }): number =>
  (7.4 + g.skill * 1.9) *
  (g.has('fast') ? 1.12 : 1) *
  (g.has('slow') ? 0.88 : 1) *
  (g.has('speedUp') ? 1 + Math.min(0.3, (s.lap - 1) * 0.07) : 1);
