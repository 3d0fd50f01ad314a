/** What a running farm is made of. Frames are of 1/60 s. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import type { Field } from './field.js';

export interface Bed {
  readonly c: number;
  stage: 'wild' | 'soil' | 'crop';
  /** which crop */
  type: number;
  /** 0…1; at 1 it is ripe */
  grown: number;
  /** frames of water left, frames without */
  wet: number;
  dry: number;
  /** huge: it takes longer, and counts for two */
  giant: boolean;
  readonly squash: Spring;
}
export interface Want {
  readonly type: number;
  readonly n: number;
  done: number;
}
export interface Order {
  readonly wants: readonly Want[];
  readonly festival: boolean;
  readonly patience: number;
  left: number;
  readonly pop: Spring;
}
export interface Pest {
  readonly actor: Actor;
  readonly boss: boolean;
  readonly most: number;
  hp: number;
  x: number;
  y: number;
  /** the bed it is after, −1 none */
  bed: number;
  /** frames that it has eaten */
  eaten: number;
  /** frames that it runs away */
  scared: number;
  readonly squash: Spring;
}
export interface Flyer {
  readonly actor: Actor;
  readonly x: number;
  readonly y: number;
  /** the order's place in the strip, −1: sold at the market */
  readonly slot: number;
  t: number;
}
/** spring is mild, summer dries, autumn has most pests, winter is slow */
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter'];

/** What a level may bring in; 'plain' has only what one has to know. */
export type FarmIdea = 'plain' | 'thieves' | 'shower' | 'drought' | 'giants' | 'market' | 'feast';

export interface State {
  /** null where it is a level of its own, with a little of everything */
  readonly idea: FarmIdea | null;
  readonly field: Field;
  readonly season: Season;
  readonly crops: readonly Actor[];
  readonly hero: { x: number; y: number; dir: number; walking: boolean; readonly squash: Spring };
  beds: Bed[];
  /** those that are waited for, and those still to come */
  orders: Order[];
  coming: Order[];
  /** frames until the next order comes */
  nextOrder: number;
  delivered: number;
  /** how often something was sown */
  sown: number;
  readonly need: number;
  filled: number;
  pests: Pest[];
  nextPest: number;
  pestsMade: number;
  /** to come still, or here; null where there is none */
  boss: 'to come' | 'here' | null;
  /** frames of rain left, and until the next */
  rain: number;
  nextRain: number;
  flyers: Flyer[];
  /** cells to go to and work at, as tapped */
  jobs: number[];
  /** frames of work left */
  busy: number;
  held: boolean;
  dash: number;
  tired: number;
  shields: number;
  /** the bot's: the cell it goes to */
  aim: number;
}

const seasonFactor = { spring: 1, summer: 0.95, autumn: 1, winter: 1.3 } as const;
/** Frames from seed to harvest, while wet. */
export const growFrames = (g: Game, s: Pick<State, 'season'>): number =>
  Math.round(60 * (7 + g.skill * 2.5) * seasonFactor[s.season] * (g.has('fast') ? 0.8 : g.has('slow') ? 1.15 : 1));
/** Frames that one watering lasts: twice is enough, in summer three times. */
export const wetFrames = (g: Game, s: Pick<State, 'season' | 'idea'>): number =>
  Math.round(growFrames(g, s) * (s.idea === 'drought' ? 0.36 : s.season === 'summer' ? 0.42 : 0.58));
/** how much longer a huge one grows */
export const GIANT = 1.4;
