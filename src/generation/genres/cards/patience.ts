/** A table of piles and what may be moved on it: what all patiences share. Pure, no game in it. */
import { rankOf, suitOf, type Card } from './deck.js';

/** `hidden` cards lie face down beneath the rest. */
export interface Pile {
  readonly cards: Card[];
  hidden: number;
}

export type Table = readonly Pile[];

/** The uppermost `count` cards of a pile go to another one; with `from` and `to` the same, the stock is dealt from. */
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** `column`: cards are built down and may be taken in runs. `home`: a suit is built up. `cell`: room for one card. */
export type PileSort = 'stock' | 'waste' | 'home' | 'cell' | 'column';

export interface Place {
  readonly sort: PileSort;
  /** left of the first card, in card widths */
  readonly x: number;
  /** the columns lie beneath all else */
  readonly row: 0 | 1;
}

/** One patience: where its piles lie and by what rules cards go. */
export interface Patience {
  readonly places: readonly Place[];
  /** whether the uppermost `count` face-up cards may be lifted together */
  mayTake(table: Table, from: number, count: number): boolean;
  /** whether cards that may be lifted may lie there; `card` is the lowest of them */
  mayPut(table: Table, to: number, card: Card, count: number): boolean;
  /** cards that a press on the stock turns over; 0 where there is no stock */
  readonly draws: number;
  /** of two places that may be gone to, which is the better one */
  likes?(table: Table, to: number, card: Card): boolean;
  /** a press on the stock deals a card onto each of these piles */
  readonly spreads?: { may(table: Table): boolean; readonly onto: readonly number[] };
  /** what is whole goes from one of these piles to an empty one of those by itself: thirteen cards of a suit */
  readonly gathers?: {
    readonly from: readonly number[];
    readonly to: readonly number[];
    isWhole(cards: readonly Card[]): boolean;
  };
}

export const topOf = ({ cards }: Pile): Card | undefined => cards.at(-1);

export const copyTable = (table: Table): Pile[] => table.map(({ cards, hidden }) => ({ cards: [...cards], hidden }));

/** Whether a card is the next of its suit at that home. */
export function goesHome(home: Pile, card: Card): boolean {
  const top = topOf(home);
  return top === undefined ? rankOf(card) === 1 : suitOf(card) === suitOf(top) && rankOf(card) === rankOf(top) + 1;
}

/** Whether that move is allowed now. */
export function isLegal(patience: Patience, table: Table, { from, to, count }: Move): boolean {
  const [pile, other] = [table[from], table[to]];
  if (!pile || !other) return false;
  if (from === to) {
    if (patience.places[from]?.sort !== 'stock') return false;
    return patience.spreads ? patience.spreads.may(table) : wasteOf(patience, table).total > 0;
  }
  if (count < 1 || count > pile.cards.length - pile.hidden) return false;
  const card = pile.cards.at(-count) as Card;
  return patience.mayTake(table, from, count) && patience.mayPut(table, to, card, count);
}

function wasteOf(patience: Patience, table: Table): { readonly waste: number; readonly total: number } {
  const stock = patience.places.findIndex(({ sort }) => sort === 'stock');
  const waste = patience.places.findIndex(({ sort }) => sort === 'waste');
  const size = (pile: number): number => table[pile]?.cards.length ?? 0;
  return { waste, total: size(stock) + size(waste) };
}

function turnUp(pile: Pile): void {
  if (pile.hidden > 0 && pile.hidden === pile.cards.length) pile.hidden--;
}

/** What is whole goes home. */
function gather({ gathers }: Patience, table: Table): void {
  for (const from of gathers?.from ?? []) {
    const pile = table[from] as Pile;
    if (!gathers?.isWhole(pile.cards.slice(pile.hidden))) continue;
    const home = gathers.to.find((to) => table[to]?.cards.length === 0);
    if (home === undefined) return;
    // the king last: it is seen
    (table[home] as Pile).cards.push(...pile.cards.splice(-13).toReversed());
    turnUp(pile);
  }
}

/** Does a legal move to the table itself; a card that comes to lie on top is turned up. */
export function apply(patience: Patience, table: Table, { from, to, count }: Move): void {
  const pile = table[from] as Pile;
  if (from !== to) {
    (table[to] as Pile).cards.push(...pile.cards.splice(-count));
    turnUp(pile);
    return gather(patience, table);
  }
  if (patience.spreads) {
    for (const column of patience.spreads.onto) (table[column] as Pile).cards.push(...pile.cards.splice(-1));
    pile.hidden = pile.cards.length;
    return gather(patience, table);
  }
  const waste = table[wasteOf(patience, table).waste] as Pile;
  if (pile.cards.length === 0) pile.cards.push(...waste.cards.splice(0).reverse());
  else waste.cards.push(...pile.cards.splice(-patience.draws).reverse());
  pile.hidden = pile.cards.length;
}

/** Every card is home. */
export const isSolved = (patience: Patience, table: Table): boolean =>
  table.every(({ cards }, pile) => cards.length === 0 || patience.places[pile]?.sort === 'home');

/** Where the uppermost `count` cards of a pile best go by one tap: home, onto a card, or to an empty place last. */
export function bestTarget(patience: Patience, table: Table, from: number, count: number): number | undefined {
  const rank = (to: number): number => {
    const sort = patience.places[to]?.sort;
    if (sort === 'home') return 0;
    if (sort === 'cell') return 3;
    if (patience.likes?.(table, to, table[from]?.cards.at(-count) as Card)) return 0;
    return (table[to]?.cards.length ?? 0) > 0 ? 1 : 2;
  };
  return [...table.keys()]
    .filter((to) => to !== from && isLegal(patience, table, { from, to, count }))
    .toSorted((a, b) => rank(a) - rank(b))[0];
}
