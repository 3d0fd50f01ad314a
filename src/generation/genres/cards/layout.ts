/** Where the cards of a table lie, and which of them is under a finger. Units: card widths; the view's own corner is 0, 0. */
import { clamp, lerp } from '../../kit/juice.js';
import type { View } from '../../kit/types.js';
import type { Patience, Pile, Table } from './patience.js';

export const CARD_W = 1;
export const CARD_H = 1.4;
/** a card on a high cloth, which is as narrow as a phone: what is lost in width is made good in height */
const HIGH_CARD_H = 1.7;
/** beside the cards; cards are as large as the window's width lets them be */
const RIM = 0.16;
const RIM_TOP = 0.3;
/** between the upper row and the columns */
const ROW_GAP = 0.22;
/** height of the view in a window that is no higher than wide */
const H = 8.5;
/** and in a high one: cards are then longer, and the cards of a column lie wider apart */
const TALLEST = 20;
/** the height from which on cards are as long as they get */
const HIGH = 12;
/** and lie so much wider apart than usual */
const WIDEST = 2.3;
/** from one card of a column to the next: face down, face up */
const BACK = 0.17;
const FACE = 0.42;
/** of the waste, where three are turned over */
const ASIDE = 0.3;
/** room for the buttons beneath the columns */
const FOOT = 0.95;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A patience laid out on a cloth of that height. */
export interface Cloth {
  readonly rules: Patience;
  h: number;
}

export const newCloth = (rules: Patience): Cloth => ({ rules, h: H });

export const widthOf = ({ places }: Patience): number => Math.max(...places.map(({ x }) => x)) + CARD_W + 2 * RIM;

export const viewOf = (rules: Patience): View => ({
  kind: 'board',
  w: widthOf(rules),
  h: H,
  tallest: TALLEST,
});

/** How high that cloth is: 0, no higher than wide; 1, as on a phone that is held upright. */
const highOf = ({ h }: Cloth): number => clamp((h - H) / (HIGH - H), 0, 1);

/** How long a card is on that cloth. */
export const cardHeightOf = (cloth: Cloth): number => lerp(CARD_H, HIGH_CARD_H, highOf(cloth));

/** How much wider apart than usual the cards of a column lie on a high cloth, and how much closer where it is long. */
function stretchOf(cloth: Cloth, { cards, hidden }: Pile, y: number): number {
  const long = hidden * BACK + Math.max(0, cards.length - hidden - 1) * FACE;
  const room = cloth.h - FOOT - RIM_TOP - y - cardHeightOf(cloth);
  return Math.min(lerp(1, WIDEST, highOf(cloth)), room / Math.max(0.01, long));
}

/** The top left of a pile's place. */
export function placeOf(cloth: Cloth, pile: number): Spot {
  const { x = 0, row = 0 } = cloth.rules.places[pile] ?? {};
  return { x: x + RIM, y: row * (cardHeightOf(cloth) + ROW_GAP) + RIM_TOP };
}

/** The top left of that card of a pile; of an empty pile, of its place. */
export function spotOf(cloth: Cloth, table: Table, pile: number, index: number): Spot {
  const { rules } = cloth;
  const sort = rules.places[pile]?.sort;
  const { cards, hidden } = table[pile] as Pile;
  const { x, y } = placeOf(cloth, pile);
  if (sort === 'waste') {
    const shown = Math.min(cards.length, rules.draws > 1 ? 3 : 1);
    return { x: x + Math.max(0, index - (cards.length - shown)) * ASIDE, y };
  }
  if (sort !== 'column') return { x, y };
  const backs = Math.min(index, hidden);
  return { x, y: y + (backs * BACK + Math.max(0, index - hidden) * FACE) * stretchOf(cloth, { cards, hidden }, y) };
}

/** The two buttons beneath the columns, by their middles. */
export const buttonsOf = ({ rules, h }: Cloth): { readonly undo: Spot; readonly hint: Spot } => {
  const w = widthOf(rules);
  return { undo: { x: w / 2 - 0.8, y: h - 0.55 }, hint: { x: w / 2 + 0.8, y: h - 0.55 } };
};

export type Button = 'undo' | 'hint';

export function buttonAt(cloth: Cloth, { x, y }: Spot): Button | null {
  const buttons = buttonsOf(cloth);
  const isNear = (spot: Spot): boolean => (spot.x - x) ** 2 + (spot.y - y) ** 2 < 0.3;
  return isNear(buttons.undo) ? 'undo' : isNear(buttons.hint) ? 'hint' : null;
}

export interface Hit {
  readonly pile: number;
  /** of the card, −1 where the place is empty */
  readonly index: number;
}

/** What lies there: the uppermost card, or an empty place. A column is hit below its last card too, where a thumb lands. */
export function hitAt(cloth: Cloth, table: Table, { x, y }: Spot): Hit | null {
  for (const pile of cloth.rules.places.keys()) {
    const { cards } = table[pile] as Pile;
    const last = cards.length - 1;
    for (let index = last; index >= Math.min(0, last); index--) {
      const at = spotOf(cloth, table, pile, Math.max(0, index));
      const isBelow = cloth.rules.places[pile]?.sort === 'column' && index === last && y < cloth.h - FOOT;
      if (x >= at.x && x < at.x + CARD_W && y >= at.y && (y < at.y + cardHeightOf(cloth) || isBelow))
        return { pile, index };
    }
  }
  return null;
}

/** Where a cursor on a pile stands: the middle of its last card. */
export function cursorAt(cloth: Cloth, table: Table, pile: number): Spot {
  const { cards } = table[pile] as Pile;
  const { x, y } = spotOf(cloth, table, pile, Math.max(0, cards.length - 1));
  return { x: x + CARD_W / 2, y: y + cardHeightOf(cloth) / 2 };
}

/** The pile beside or across, as a cursor goes from one row to the other. */
export function nextPile({ places }: Patience, pile: number, dx: number, dy: number): number {
  const here = places[pile] as Patience['places'][number];
  const isLow = here.sort === 'column';
  // the buttons have keys of their own: a cursor that fell on them would be lost on its way to a lower card
  if (dy > 0 && isLow) return pile;
  const row = [...places.entries()].filter(([, { sort }]) => (sort === 'column') === (dy === 0 ? isLow : dy > 0));
  const wanted = row.filter(([at, { x }]) => (dy === 0 ? at !== pile && (x - here.x) * dx > 0 : true));
  return wanted.toSorted(([, a], [, b]) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x))[0]?.[0] ?? pile;
}
