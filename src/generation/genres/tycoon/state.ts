/** A stand: its goods, what was bought and at which price it is sold, who comes by, and where on the screen one points. */
import type { Actor } from '../../design.js';
import { clamp, type Spring } from '../../kit/juice.js';
import type { Good, Season } from './season.js';

export const W = 14;
export const H = 12.4;
export const TALLEST = 21;
/** the stand's middle, and from where people come: beyond the edges of a wide window */
export const STALL = W / 2;
export const FAR = 15;

export const UPGRADES = ['sign', 'crate', 'taste'] as const;
/** `sign`: more people come; `crate`: nothing spoils overnight; `taste`: people pay more */
export type Upgrade = (typeof UPGRADES)[number];

/** `plan`: nothing hurries; `sale`: people come by; `evening`: what the day brought */
export type Phase = 'plan' | 'sale' | 'evening';

/** What is done with a good: so much of it is bought each morning, sold at that price, and left over. */
export interface Ware {
  order: number;
  price: number;
  stock: number;
  /** of the day: sold, too dear, gone when it was asked for */
  sold: number;
  dear: number;
  missed: number;
  earned: number;
  readonly squash: Spring;
}

export interface Guest {
  x: number;
  readonly lane: number;
  readonly from: -1 | 1;
  readonly wish: number;
  /** the most that is paid for one */
  readonly pays: number;
  /** `dear`: it cost too much; `none`: there was nothing left */
  mood: 'come' | 'ask' | 'glad' | 'dear' | 'none';
  t: number;
  /** which of the people it is */
  readonly look: number;
}

export interface Thief {
  readonly actor: Actor;
  x: number;
  readonly from: -1 | 1;
  hp: number;
  hit: number;
  flees: boolean;
  /** what it carries off */
  loot: number | null;
}

/** Something that can be pointed at. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly does:
    | { readonly act: 'less' | 'more' | 'cheaper' | 'dearer'; readonly i: number }
    | { readonly act: 'shoo'; readonly i: number }
    | { readonly act: 'go' | 'upgrade' };
}

export interface State {
  readonly goods: readonly Good[];
  readonly wares: readonly Ware[];
  readonly season: Season;
  phase: Phase;
  /** from 0; days of the season, and those that lives bought */
  day: number;
  days: number;
  money: number;
  readonly start: number;
  /** money to be had, or how many are to be sold */
  readonly target: number;
  readonly wanted: number | null;
  soldInAll: number;
  readonly owned: Record<Upgrade, number>;
  offer: Upgrade | null;
  guests: Guest[];
  thieves: Thief[];
  /** frames of this phase, of a sale, and when who comes */
  t: number;
  readonly length: number;
  due: { readonly at: number; readonly thief: boolean; readonly wish: number }[];
  /** of the day that ends: money in the morning before anything was bought, and what the place cost */
  morning: number;
  rent: number;
  cursor: number;
  byKeys: boolean;
  /** frames that a button is held on a spot */
  held: number;
  readonly press: Spring;
  pressed: number;
  readonly hero: Spring;
  readonly purse: Spring;
  thought: number;
}

export const panelOf = (height: number): number => clamp(height * 0.4, 5.2, 8);
/** where people walk: their feet */
export const groundOf = (height: number): number => height - panelOf(height) - 0.75;

const WIDEST = 5.2;
const SIDE = 3.3;
/** of a card with its gap, by how many there are */
const wideOf = (cards: number): number => Math.min(WIDEST, (W - 0.15 - SIDE) / cards);

/** Left edge of a good's card, or of the column beside them. */
export function cardX(i: number, cards: number): number {
  const wide = wideOf(cards);
  return (W - (cards * wide + SIDE)) / 2 + i * wide;
}
export const cardW = (cards: number): number => wideOf(cards) - 0.15;
export const SIDE_W = SIDE - 0.15;

/** How many goods there are today. */
export const openGoods = (s: Pick<State, 'season' | 'day'>): number => s.season.rows[s.day]?.crowd.length ?? 1;

/** What can be pointed at now. */
export function spotsOf(s: State, height: number): Spot[] {
  const p = panelOf(height);
  const top = height - p;
  const n = openGoods(s);
  const side = cardX(n, n) + SIDE_W / 2;
  const go: Spot = { x: side, y: top + p * 0.72, w: SIDE_W, h: p * 0.5, does: { act: 'go' } };
  if (s.phase === 'evening') return [{ ...go, x: W / 2 + 4.6, w: 4, y: top + p * 0.5, h: p * 0.7 }];
  const spots: Spot[] = [];
  for (let i = 0; i < n; i++) {
    const x = cardX(i, n) + cardW(n) / 2;
    const pair = (y: number, less: 'less' | 'cheaper', more: 'more' | 'dearer'): void => {
      const [w, h] = [cardW(n) / 2, p * 0.29];
      spots.push({ x: x - w / 2, y, w, h, does: { act: less, i } }, { x: x + w / 2, y, w, h, does: { act: more, i } });
    };
    if (s.phase === 'plan') pair(top + p * 0.53, 'less', 'more');
    pair(top + p * 0.82, 'cheaper', 'dearer');
  }
  if (s.phase === 'plan') {
    if (s.offer) spots.push({ x: side, y: top + p * 0.23, w: SIDE_W, h: p * 0.38, does: { act: 'upgrade' } });
    spots.push(go);
  }
  s.thieves.forEach((thief, i) => {
    if (!thief.flees) spots.push({ x: thief.x, y: groundOf(height) - 0.8, w: 2, h: 2.2, does: { act: 'shoo', i } });
  });
  return spots;
}
