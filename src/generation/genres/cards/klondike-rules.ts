/** Klondike: seven columns built down by turns of colour, four homes, a stock that is gone through again and again. */
import type { Random } from '../../kit/random.js';
import { follows, rankOf, shuffled, type Card } from './deck.js';
import { goesHome, topOf, type Patience, type Pile, type Place } from './patience.js';

const GAP = 1.05;
export const STOCK = 0;
export const WASTE = 1;
export const HOMES = [2, 3, 4, 5] as const;
export const COLUMNS = [6, 7, 8, 9, 10, 11, 12] as const;

const PLACES: readonly Place[] = [
  { sort: 'stock', x: 0, row: 0 },
  { sort: 'waste', x: GAP, row: 0 },
  ...HOMES.map((_, i): Place => ({ sort: 'home', x: (3 + i) * GAP, row: 0 })),
  ...COLUMNS.map((_, i): Place => ({ sort: 'column', x: i * GAP, row: 1 })),
];

/** `draws` cards are turned over at a time: 1 or 3. */
export const klondikeRules = (draws: number): Patience => ({
  places: PLACES,
  draws,
  // what lies face up in a column follows by itself
  mayTake: (_table, from, count) => PLACES[from]?.sort === 'column' || (from !== STOCK && count === 1),
  mayPut(table, to, card, count) {
    const pile = table[to] as Pile;
    const sort = PLACES[to]?.sort;
    if (sort === 'home') return count === 1 && goesHome(pile, card);
    if (sort !== 'column') return false;
    const top = topOf(pile);
    return top === undefined ? rankOf(card) === 13 : follows(card, top);
  },
});

/** A table as it is dealt: whether it can be solved is for `solveKlondike` to say. */
export function dealKlondike(rand: Random): Pile[] {
  const cards = shuffled(rand);
  const columns = COLUMNS.map((_, i): Pile => ({ cards: cards.splice(0, i + 1), hidden: i }));
  const empty = (): Pile => ({ cards: [] as Card[], hidden: 0 });
  return [{ cards, hidden: cards.length }, empty(), ...HOMES.map(empty), ...columns];
}
