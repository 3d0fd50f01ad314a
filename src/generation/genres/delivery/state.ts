/** What a running delivery is made of. */
import type { Actor } from '../../design.js';
import type { Body } from '../../kit/tiles.js';
import type { Spring } from '../../kit/juice.js';
import type { Place, Quarter } from './level.js';

/** One who waits at a door for a thing; of a rescue, one who is lost there and is brought home. */
export interface Order {
  readonly door: number;
  /** which of the wares */
  readonly ware: number;
  /** frames that are left; Infinity: no hurry */
  left: number;
  readonly most: number;
  readonly squash: Spring;
  /** of a rescue: on the way with the hero */
  taken: boolean;
}

export interface Foe extends Place {
  x: number;
  y: number;
  readonly actor: Actor;
  /** cells: where it comes from and goes to */
  from: number;
  to: number;
  dir: number;
  /** frames that it stands, after it has met the hero */
  rest: number;
  /** sees the hero, and comes */
  roused: boolean;
}

/** Where a ware lies ready before the depot. */
export interface Stand extends Place {
  readonly ware: number;
}

/** a thing on its way from hand to hand, for the eye alone */
export interface Flyer {
  readonly actor: Actor;
  readonly from: Place;
  readonly to: Place;
  t: number;
}

export interface State {
  readonly quarter: Quarter;
  readonly rescue: boolean;
  readonly wares: readonly Actor[];
  readonly stands: readonly Stand[];
  readonly hero: Body;
  dir: number;
  walking: boolean;
  readonly squash: Spring;
  dash: number;
  tired: number;
  shield: boolean;
  /** wares in the hero's hands; of a rescue doors that those with it were at */
  readonly hands: number[];
  readonly room: number;
  orders: Order[];
  /** orders that are still to come, frames until the next, and how many may wait at once */
  coming: number;
  nextIn: number;
  readonly atOnce: number;
  done: number;
  readonly need: number;
  /** deliveries in a row without one that was lost */
  streak: number;
  foes: Foe[];
  /** steps from each cell to the hero, as it was lately */
  towards: Int16Array;
  readonly rocks: readonly (Place & { readonly actor: Actor | undefined })[];
  flyers: Flyer[];
  /** the bot's way: its aim and the next cell */
  aim: number;
  flees: boolean;
}

export const apart = (a: Place, b: Place): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** Where the hero has to go now: the door or stand that is most in need, home with who was saved. */
export function aimOf(s: State): Place | null {
  const { quarter, hero } = s;
  const open = s.orders.filter((order) => !order.taken);
  const first = (orders: readonly Order[]): Order | undefined =>
    [...orders].sort((a, b) => a.left - b.left || apart(hero, doorAt(s, a)) - apart(hero, doorAt(s, b)))[0];
  if (s.rescue) {
    if (s.hands.length === s.room || (s.hands.length > 0 && open.length === 0)) return quarter.home;
    const next = first(open);
    return next ? doorAt(s, next) : null;
  }
  const served = first(open.filter(({ ware }) => s.hands.includes(ware)));
  if (served) return doorAt(s, served);
  const next = first(open);
  return next ? (s.stands.find(({ ware }) => ware === next.ware) ?? null) : null;
}

export const doorAt = (s: State, { door }: Pick<Order, 'door'>): Place => s.quarter.doors[door] as Place;
