/** What a running game of cleaning is made of. All lies in a box of 15 × 13 units, or of as many more as the window leaves room for. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import type { Work } from './mode.js';

export const W = 15;
export const H = 13;

/** `first`: what one has to know, and nothing else. */
export type Idea =
  | 'first'
  | 'scrub'
  | 'tracks'
  | 'broad'
  | 'drip'
  | 'ice'
  | 'tank'
  | 'sparks'
  | 'helper'
  | 'dark'
  | 'blow'
  | 'wicks'
  | 'snuffers';

/** What lies there: dirt on a floor, things on it, panes of a wall, teeth; houses that burn; lamps. */
export type Surface = 'floor' | 'litter' | 'panes' | 'teeth' | 'houses' | 'lights';

export interface Place {
  x: number;
  y: number;
}

/** A bit of dirt: where in its spot, −0.5 … 0.5 of its width and height, how large, and how much of it is left. */
export interface Part {
  readonly u: number;
  readonly v: number;
  readonly r: number;
  left: number;
}

export interface Spot extends Place {
  /** how far from the middle of its cell, in parts of that */
  readonly ju: number;
  readonly jv: number;
  w: number;
  h: number;
  readonly look: number;
  readonly actor: Actor | undefined;
  /** has to be gone over twice, or stayed at */
  tough: boolean;
  parts: Part[];
  good: boolean;
  /** frames since it became good */
  shine: number;
  readonly pop: Spring;
  /** a lamp: how long one has been there, 0 … 1 */
  hold: number;
  /** a house: how much it burns, what is left of it, who waits at its window, frames until a spark flies */
  heat: number;
  health: number;
  guest: Actor | null;
  sparkIn: number;
}

/** come: on its way to a spot; foul: busy there; flee: chased away; off: not on the field */
export type FoeMode = 'come' | 'foul' | 'flee' | 'off';

export interface Foe extends Place {
  readonly actor: Actor;
  vx: number;
  vy: number;
  mode: FoeMode;
  t: number;
  spot: Spot | null;
  readonly squash: Spring;
}

/** A spark on its way from one house to the next, 0 … 1. */
export interface Spark {
  readonly from: Spot;
  readonly to: Spot;
  part: number;
}

/** A gust that runs across a strip of the field; before 0 it is only seen to come. */
export interface Gust {
  readonly v: number;
  readonly dir: number;
  t: number;
}

export interface State {
  readonly work: Work;
  readonly idea: Idea;
  readonly surface: Surface;
  /** the box that all lies in; another object once it is stretched */
  box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly hero: Place & { vx: number; vy: number };
  dir: number;
  readonly squash: Spring;
  /** where it went last: wet, or swept */
  trail: { x: number; y: number; left: number }[];
  /** a second pair of hands */
  readonly mate: (Place & { vx: number; vy: number }) | null;
  spots: Spot[];
  /** things to run round */
  readonly stones: readonly (Place & { readonly actor: Actor })[];
  /** which of the cells have something in them hangs on it */
  readonly salt: number;
  foes: Foe[];
  need: number;
  /** those that have been done and whose place was needed again */
  banked: number;
  /** how many done one after another, and frames until that is forgotten */
  combo: number;
  comboLeft: number;
  /** frames that are left until it rains or gets dark, and of how many; 0: no hurry */
  left: number;
  readonly day: number;
  /** frames until a drip, a gust or an outbreak */
  next: number;
  gust: Gust | null;
  sparks: Spark[];
  /** fires that are still to break out, and those put out */
  toCome: number;
  out: number;
  /** who is still to be seen at a window, who was saved, and of how many */
  guests: number;
  saved: number;
  readonly guestsAll: number;
  /** water that is carried, 0 … 1, and what is sprayed at */
  water: number;
  spray: Spot | null;
  /** where water is fetched, in parts of the box */
  readonly wells: readonly { readonly u: number; readonly v: number }[];
  /** frames since all is done */
  done: number;
  /** the bot's choice */
  plan: { x: number; y: number; left: number; fetching: boolean };
}

/** length of a way; a tenth of what `Math.hypot` costs */
export const dist = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);
export const away = (a: Place, b: Place): number => dist(a.x - b.x, a.y - b.y);

/** speed of everything, by `fast` and `slow` */
export const pace = (g: Game): number => (g.has('fast') ? 1.15 : 1) * (g.has('slow') ? 0.85 : 1);

/** Where something given in parts of the box stands in it. */
export const at = ({ box }: Pick<State, 'box'>, one: { readonly u: number; readonly v: number }): Place => ({
  x: box.x + one.u * box.w,
  y: box.y + one.v * box.h,
});

/** how far the tool reaches */
export const reachOf = (s: Pick<State, 'idea'>): number => (s.idea === 'broad' ? 1.75 : 1.05);

/** Whether nobody hurries and nothing is lost. */
export const isUnhurried = (g: Game): boolean => g.has('gentle') || g.has('noTimer') || g.rule('timer') !== undefined;
