/** Spider: ten columns built down in any suit, runs of one suit go together, and a whole suit from king to ace goes home by itself. */
import { rankOf, suitOf, type Card } from './deck.js';
import { topOf, type Patience, type Pile, type Place } from './patience.js';

const GAP = 1.03;
export const STOCK = 0;
export const HOMES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const COLUMNS = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const;

const PLACES: readonly Place[] = [
  { sort: 'stock', x: 0, row: 0 },
  ...HOMES.map((_, i): Place => ({ sort: 'home', x: (2 + i) * GAP, row: 0 })),
  ...COLUMNS.map((_, i): Place => ({ sort: 'column', x: i * GAP, row: 1 })),
];

/** how many suits there are: one is easy, four are hard */
export type Suits = 1 | 2 | 4;
/** which they are: black and red, so that two are told apart */
const CHOSEN: Readonly<Record<Suits, readonly number[]>> = { 1: [0], 2: [0, 1], 4: [0, 1, 2, 3] };

/** The 104 cards of so many suits. */
export const spiderDeck = (suits: Suits): Card[] =>
  Array.from({ length: 104 }, (_, i) => {
    const run = Math.floor(i / 13);
    const suit = CHOSEN[suits][run % suits] as number;
    return Math.floor(run / suits) * 52 + suit * 13 + (i % 13);
  });

/** One rank lower, in the same suit: what goes together. */
export const joins = (card: Card, on: Card): boolean => rankOf(card) === rankOf(on) - 1 && suitOf(card) === suitOf(on);

/** Whether the last thirteen cards are a whole suit, king to ace. */
export function isWhole(cards: readonly Card[]): boolean {
  const { length } = cards;
  if (length < 13 || rankOf(cards[length - 1] as Card) !== 1) return false;
  for (let i = length - 12; i < length; i++) if (!joins(cards[i] as Card, cards[i - 1] as Card)) return false;
  return true;
}

export const spiderRules: Patience = {
  places: PLACES,
  draws: 0,
  mayTake(table, from, count) {
    if (PLACES[from]?.sort !== 'column') return false;
    const { cards } = table[from] as Pile;
    for (let i = cards.length - count + 1; i < cards.length; i++)
      if (!joins(cards[i] as Card, cards[i - 1] as Card)) return false;
    return true;
  },
  mayPut(table, to, card) {
    if (PLACES[to]?.sort !== 'column') return false;
    const top = topOf(table[to] as Pile);
    return top === undefined || rankOf(card) === rankOf(top) - 1;
  },
  likes: (table, to, card) => {
    const top = topOf(table[to] as Pile);
    return top !== undefined && suitOf(top) === suitOf(card);
  },
  spreads: {
    // a row is dealt only onto full columns
    may: (table) =>
      (table[STOCK] as Pile).cards.length > 0 && COLUMNS.every((pile) => (table[pile] as Pile).cards.length > 0),
    onto: COLUMNS,
  },
  gathers: { from: COLUMNS, to: HOMES, isWhole },
};
