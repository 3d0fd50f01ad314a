/** What a running feeding game is made of: who waits on the meadow, what is in the bowls, and what flies from hand to mouth. */
import type { Actor } from '../../../design.js';
import type { Spring } from '../../../kit/juice.js';
import type { Game } from '../../../kit/types.js';

export const W = 10;
export const H = 9;
/** a window that is higher or wider gives everybody more room */
export const TALLEST = 17;
export const WIDEST = 17;
/** portions in a full bowl, and frames that filling one takes */
export const PORTIONS = 3;
export const POURING = 50;
/** frames of walking in, of a bite flying, and of walking off */
export const WALK = 75;
export const FLIGHT = 24;
export const LEAVE = 80;

export interface Guest {
  readonly actor: Actor;
  readonly seat: number;
  /** not asked to come: is shooed, and never fed */
  readonly uninvited: boolean;
  /** shows what it wants for a moment only */
  readonly shy: boolean;
  /** came with another one, which has the same number; 0: alone */
  readonly kin: number;
  /** places of foods that are still wanted, in any order */
  readonly wants: number[];
  readonly many: number;
  /** how many bites it has had: it grows by them */
  eaten: number;
  /** frames of patience that are left of so many */
  left: number;
  readonly most: number;
  /** frames since it set out, and since it sat down */
  walked: number;
  waited: number;
  /** frames for which it still shakes its head, or munches */
  no: number;
  munch: number;
  readonly squash: Spring;
}

/** On the way from the meadow, for the eye alone: fed ones to the back, others off to the side. */
export interface Leaver {
  readonly actor: Actor;
  readonly how: 'glad' | 'sad' | 'shooed';
  readonly seat: number;
  readonly big: number;
  t: number;
}

export interface Bite {
  readonly food: number;
  readonly seat: number;
  t: number;
}

export interface Bowl {
  portions: number;
  /** frames until it is full again; 0: nobody pours */
  pouring: number;
}

export interface State {
  readonly foods: readonly Actor[];
  readonly seats: number;
  /** whether bowls run empty */
  readonly scarce: boolean;
  readonly bowls: readonly Bowl[];
  guests: Guest[];
  leavers: Leaver[];
  bites: Bite[];
  /** who has had enough, and looks on from the back */
  readonly full: Actor[];
  /** the food in hand */
  hand: number | null;
  /** the bowl from which a finger drags */
  dragged: boolean;
  coming: number;
  nextIn: number;
  /** frames until somebody uninvited comes */
  thiefIn: number;
  kins: number;
  done: number;
  readonly need: number;
  streak: number;
  /** mistakes that only teach */
  spared: number;
  /** the seat of the last of a pair that was fed, and when */
  readonly kinFed: Map<number, number>;
  cursor: { row: number; i: number };
  readonly squash: Spring;
  /** where the feeder stands, 0 left … 1 right of the bowls */
  lean: number;
  idle: number;
  looked: number;
}

export type Spot = { readonly kind: 'guest' | 'bowl'; readonly i: number; readonly x: number; readonly y: number };

/** The left edge of what the window shows, and how wide that is. */
export const leftOf = (g: Pick<Game, 'width'>): number => (W - g.width) / 2;

/** Where guests stand, where the bowls are, and where the meadow begins. */
export const guestY = (height: number): number => height * 0.565;
export const bowlY = (height: number): number => height - 1.15 * roomy(height);
export const farY = (height: number): number => height * 0.36;
export const roomy = (height: number): number => Math.min(1.3, height / H);

export const seatX = (s: Pick<State, 'seats'>, g: Pick<Game, 'width'>, seat: number): number => {
  // in a wide window the feeder's corner is left free
  const aside = Math.max(0, Math.min(1.1, (g.width - 12) / 4));
  const wide = Math.min(g.width, 16) - 2 * aside;
  return W / 2 + aside - wide / 2 + (wide * (seat + 0.5)) / s.seats;
};
/** The feeder stands left of the bowls. */
export const feederX = (g: Pick<Game, 'width'>): number => W / 2 - Math.min(g.width, 15) / 2 + 1.15;
export const bowlX = (s: Pick<State, 'foods'>, g: Pick<Game, 'width'>, i: number): number => {
  const from = feederX(g) + 1.35;
  const to = W / 2 + Math.min(g.width, 15) / 2 - 0.2;
  return from + ((to - from) * (i + 0.5)) / s.foods.length;
};

/** All that can be tapped, in rows from top to bottom. */
export function rowsOf(s: State, g: Pick<Game, 'width' | 'height'>): Spot[][] {
  return [
    Array.from({ length: s.seats }, (_, i) => ({ kind: 'guest', i, x: seatX(s, g, i), y: guestY(g.height) })),
    s.foods.map((_, i) => ({ kind: 'bowl', i, x: bowlX(s, g, i), y: bowlY(g.height) })),
  ];
}

export const isThere = ({ walked }: Guest): boolean => walked >= WALK;
