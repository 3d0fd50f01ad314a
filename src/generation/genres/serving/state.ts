/** What a running shop or kitchen is made of. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';

export const W = 12.5;
export const H = 9.5;
/** a window that is higher gives guests and shelf more room */
export const TALLEST = 19;
/** things on the tray, layers of a dish */
export const TRAY = 3;
/** frames until a dish is done, and after that until it is burnt */
export const COOK = 140;
export const BURN = 480;

export interface Guest {
  readonly actor: Actor;
  readonly seat: number;
  /** places of wares: what is wanted, of a dish from the lowest layer up */
  readonly wants: number[];
  /** how many were wanted: tips go by that */
  readonly many: number;
  /** frames of patience that are left of so many */
  left: number;
  readonly most: number;
  /** pays double, waits less */
  readonly star: boolean;
  x: number;
  readonly squash: Spring;
}

/** On the way out, for the eye alone. */
export interface Leaver {
  readonly actor: Actor;
  readonly glad: boolean;
  x: number;
  readonly dir: number;
  t: number;
}

export interface Stove {
  wares: number[];
  /** frames on the fire */
  t: number;
}

export interface State {
  readonly cooking: boolean;
  readonly wares: readonly Actor[];
  readonly seats: number;
  guests: Guest[];
  leavers: Leaver[];
  tray: number[];
  /** the tray has a dish that is done; `spoilt`: burnt */
  cooked: boolean;
  spoilt: boolean;
  readonly stoves: Stove[];
  /** guests who are still to come */
  coming: number;
  nextIn: number;
  done: number;
  readonly need: number;
  streak: number;
  /** the row and the place in it that keys are at */
  cursor: { row: number; i: number };
  readonly squash: Spring;
  /** frames since the last thing was done: then it is shown what could be */
  idle: number;
  looked: number;
}

export type SpotKind = 'guest' | 'tray' | 'stove' | 'ware';
export interface Spot {
  readonly kind: SpotKind;
  readonly i: number;
  readonly x: number;
  readonly y: number;
}

/** Middle of the guests, of what is worked at, and of the shelf; higher windows spread them. */
export const guestY = (height: number): number => height * 0.385 - 0.05;
export const workY = (height: number): number => height * 0.655 + 0.15;
export const shelfY = (height: number): number => height * 0.885;
/** how much bigger everything may be drawn in a high window */
export const roomy = (height: number): number => Math.min(1.5, height / H);

export const seatX = (s: Pick<State, 'seats'>, seat: number): number => (W * (seat + 0.5)) / s.seats;

/** All that can be tapped, in rows from top to bottom. */
export function rowsOf(s: State, height: number): Spot[][] {
  const work: Spot[] = [{ kind: 'tray', i: 0, x: s.cooking ? 5 : W / 2, y: workY(height) }];
  for (const i of s.stoves.keys())
    work.push({ kind: 'stove', i, x: s.stoves.length > 1 ? 8.2 + i * 2.7 : 9.4, y: workY(height) });
  return [
    Array.from({ length: s.seats }, (_, i) => ({ kind: 'guest', i, x: seatX(s, i), y: guestY(height) })),
    work,
    s.wares.map((_, i) => ({ kind: 'ware', i, x: (W * (i + 0.5)) / s.wares.length, y: shelfY(height) })),
  ];
}
