/** A scene full of things: where each stands in a wide window and in a tall one, what is looked for, and what the player has left. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { PieceName } from './pieces.js';

export const W = 17;
export const H = 12.5;
/** a window that is higher shows so much more of the scene */
export const TALLEST = 26;
/** from here on the tall scene is shown; both are proven, and what is stretched covers less */
export const TALL_FROM = 17;
/** the list below the scene */
export const STRIP = 2.1;
/** wrong guesses that are free, and frames until the hint is there again */
export const PATIENCE = 3;
export const RECHARGE = 60 * 14;
/** frames that a hint shows, and in which what was found flies to the list */
export const SHOWN = 150;
export const FLIGHT = 34;
/** units off the part that is seen: so near is a hit. On the smallest phone they are 42 pixels across. */
export const NEAR = 1;
/** so far from the lamp it is dark */
export const LIT = 2.7;

/** 0: wide, 1: tall */
export type Lay = 0 | 1;
export const LAYS = [0, 1] as const;

/** `y` is the middle; feet stand half a size below. A size of 0 is not there. */
export interface Place {
  x: number;
  y: number;
  size: number;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Thing {
  readonly actor: Actor | null;
  readonly piece: PieceName | null;
  readonly hue: number;
  readonly angle: number;
  readonly places: readonly [Place, Place];
  /** how near it stands: the higher, the later it is drawn */
  readonly depth: [number, number];
  readonly target: boolean;
  /** the middle of what is seen of a target */
  readonly spots: [Spot, Spot];
  /** frames since it was found; 0 before */
  found: number;
  readonly wobble: Spring;
}

/** One who hides: behind which cover, looking out to which side, and how far it has come out. */
export interface Hider {
  readonly thing: Thing;
  cover: Thing;
  /** where it comes from while it runs to its cover, and how far it has run, 0–1 */
  from: readonly [Spot, Spot];
  run: number;
  /** unit vector out of the cover */
  out: Spot;
  readonly every: number;
  readonly phase: number;
}

export type Idea = 'plain' | 'night' | 'shapes' | 'crowd' | 'movers' | 'decoys';

export interface Entry {
  readonly actor: Actor;
  left: number;
}

export interface State {
  /** what the picture of the scene is kept by, another object whenever it has changed, and the height that it is of */
  still: object;
  stillFor: number;
  readonly idea: Idea;
  things: Thing[];
  /** of each lay, from back to front */
  order: readonly [readonly Thing[], readonly Thing[]];
  hiders: Hider[];
  /** those who look out of covers although nobody looks for them */
  readonly seek: boolean;
  readonly list: Entry[];
  /** found in the levels before, and to be found in all of them */
  readonly before: number;
  readonly all: number;
  readonly need: number;
  done: number;
  patience: number;
  streak: number;
  sinceFind: number;
  cursor: { x: number; y: number };
  lamp: { x: number; y: number };
  /** the keys move the cursor, and it is drawn */
  byKeys: boolean;
  held: number;
  lastPointer: { x: number; y: number } | null;
  /** 0–RECHARGE */
  hint: number;
  hinted: { thing: Thing; left: number } | null;
  marks: { x: number; y: number; t: number }[];
  /** who walk about before the scene */
  readonly walkers: { readonly actor: Actor; x: number; y: number; readonly v: number; readonly wobble: Spring }[];
  readonly mood: Spring;
  ends: number;
  /** frames that the bot has looked */
  looked: number;
}

export const layOf = (height: number): Lay => (height >= TALL_FROM ? 1 : 0);
/** How much higher the scene is than it was made. */
const stretchOf = (height: number): number => (height - STRIP) / ((layOf(height) ? TALL_FROM : H) - STRIP);

export const atHeight = (y: number, height: number): number => y * stretchOf(height);

/** Where a thing is in a window of that height. */
export function placeOf(thing: Thing, height: number): Place {
  const { x, y, size } = thing.places[layOf(height)];
  return { x, y: atHeight(y, height), size };
}

/** How far out of its cover one is at that moment, in its own sizes. */
export function outOf(hider: Hider, frame: number): number {
  const t = ((frame + hider.phase) % hider.every) / hider.every;
  return hider.run < 1 ? 0 : 0.42 * Math.max(0, Math.sin(t * Math.PI * 2)) ** 2;
}

/** Where one who hides is, in a window of that height. */
export function hiderAt(hider: Hider, height: number, frame: number): Place {
  const { size, ...to } = placeOf(hider.thing, height);
  const lay = layOf(height);
  if (hider.run < 1) {
    const from = hider.from[lay];
    const fromY = atHeight(from.y, height);
    const hop = Math.abs(Math.sin(hider.run * 22)) * 0.35;
    return { x: from.x + (to.x - from.x) * hider.run, y: fromY + (to.y - fromY) * hider.run - hop, size };
  }
  const out = outOf(hider, frame) * size;
  return { x: to.x + hider.out.x * out, y: to.y + hider.out.y * out, size };
}

/** The middle of what is seen of a target. */
export function spotOf(s: State, thing: Thing, height: number, frame: number): Spot {
  const lay = layOf(height);
  const spot = thing.spots[lay];
  const place = thing.places[lay];
  const hider = s.seek ? s.hiders.find((one) => one.thing === thing) : undefined;
  const at = hider ? hiderAt(hider, height, frame) : placeOf(thing, height);
  return { x: at.x + spot.x - place.x, y: at.y + spot.y - place.y };
}

export const bulbOf = (height: number): Spot => ({ x: W - 1.25, y: height - STRIP / 2 });
