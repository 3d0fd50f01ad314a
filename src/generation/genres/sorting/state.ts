/** What a running game of sorting is made of. */
import type { Actor } from '../../design.js';
import { Spring } from '../../kit/juice.js';

export const W = 12.5;
export const H = 9.5;
/** a window that is higher shows more of the floor between belt and bins */
export const TALLEST = 19;
/** where things ride, and where the belt ends */
export const BELT = 3.1;
export const END = W - 0.6;
/** units between two things on the belt */
export const APART = 2.1;
/** frames of a thing's flight into a bin or a row */
export const FLIGHT = 20;

/**
 * plain, then: things come wrapped, and show themselves only in the middle; bins change their places; among the things are some that
 * belong into the chute of what nobody wants
 */
export type Idea = 'plain' | 'wrapped' | 'moving' | 'strays';

export interface Sort {
  /** what its things look like; of colours: any of the cast */
  readonly actor: Actor | null;
  readonly colour: string | null;
}

export interface Bin {
  readonly sort: number;
  x: number;
  /** where it goes to */
  toX: number;
  readonly squash: Spring;
}

export interface Thing {
  readonly actor: Actor;
  readonly sort: number;
  x: number;
  y: number;
  /** of an order: what stands on it */
  readonly number: number;
  readonly squash: Spring;
}

/** On its way, for the eye alone: what it does is done. */
export interface Flight {
  readonly thing: Thing;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly right: boolean;
  t: number;
}

export interface State {
  readonly ordering: boolean;
  readonly idea: Idea;
  readonly sorts: readonly Sort[];
  bins: Bin[];
  /** on the belt, the one that comes off first at the front; of an order: what is still to be put in line */
  things: Thing[];
  /** of an order: what is in line */
  line: Thing[];
  flights: Flight[];
  /** things that are still to come onto the belt */
  coming: number;
  nextIn: number;
  done: number;
  readonly need: number;
  streak: number;
  /** the bin or thing that keys are at */
  cursor: number;
  /** the thing in hand */
  held: Thing | null;
  /** of an order: frames that are left of so many */
  fuse: number;
  readonly most: number;
  /** frames until bins change places */
  change: number;
  /** sort whose bin is shown after a mistake, and frames of it */
  shown: { sort: number; t: number } | null;
  belt: number;
  looked: number;
}

export const newThing = (actor: Actor, sort: number, x: number, y: number, number = 0): Thing => ({
  actor,
  sort,
  x,
  y,
  number,
  squash: new Spring(),
});

export const binY = (height: number): number => height - 1.75;
/** where the place of one in line is; a long line has two rows */
export function placeOf(s: Pick<State, 'line' | 'things'>, i: number, height: number): { x: number; y: number } {
  const all = s.line.length + s.things.length;
  const perRow = all > 6 ? Math.ceil(all / 2) : all;
  const row = Math.floor(i / perRow);
  const inRow = Math.min(perRow, all - row * perRow);
  return { x: (W * ((i % perRow) + 0.5)) / inRow, y: height - (all > 6 ? 2.9 - row * 1.75 : 1.9) };
}
