/** FreeCell: all cards lie open, four of them may rest in cells, and nearly every deal can be solved. */
import type { Random } from '../../kit/random.js';
import { follows, shuffled, type Card } from './deck.js';
import { goesHome, topOf, type Patience, type Pile, type Place, type Table } from './patience.js';

const GAP = 1.05;
export const CELLS = [0, 1, 2, 3] as const;
export const HOMES = [4, 5, 6, 7] as const;
export const COLUMNS = [8, 9, 10, 11, 12, 13, 14, 15] as const;

const PLACES: readonly Place[] = [
  ...CELLS.map((_, i): Place => ({ sort: 'cell', x: i * GAP, row: 0 })),
  ...HOMES.map((_, i): Place => ({ sort: 'home', x: (4 + i) * GAP, row: 0 })),
  ...COLUMNS.map((_, i): Place => ({ sort: 'column', x: i * GAP, row: 1 })),
];

const empties = (table: Table, piles: readonly number[]): number =>
  piles.filter((pile) => table[pile]?.cards.length === 0).length;

/** Cards that can go together: one by one over the empty cells, and twice as many for each empty column beside the goal. */
export function mostAtOnce(table: Table, to: number): number {
  const columns = COLUMNS.filter((pile) => pile !== to);
  return (empties(table, CELLS) + 1) * 2 ** empties(table, columns);
}

export const freecellRules: Patience = {
  places: PLACES,
  draws: 0,
  mayTake(table, from, count) {
    if (PLACES[from]?.sort !== 'column') return PLACES[from]?.sort === 'cell' && count === 1;
    const run = (table[from] as Pile).cards.slice(-count);
    return run.every((card, i) => i === 0 || follows(card, run[i - 1] as Card));
  },
  mayPut(table, to, card, count) {
    const pile = table[to] as Pile;
    const sort = PLACES[to]?.sort;
    if (sort === 'home') return count === 1 && goesHome(pile, card);
    if (sort === 'cell') return count === 1 && pile.cards.length === 0;
    const top = topOf(pile);
    return count <= mostAtOnce(table, to) && (top === undefined || follows(card, top));
  },
};

export function dealFreecell(rand: Random): Pile[] {
  const cards = shuffled(rand);
  const empty = (): Pile => ({ cards: [] as Card[], hidden: 0 });
  const columns = COLUMNS.map((_, i): Pile => ({ cards: cards.splice(0, i < 4 ? 7 : 6), hidden: 0 }));
  return [...CELLS.map(empty), ...HOMES.map(empty), ...columns];
}
