/** What the solvers of patiences share: the homes as four ranks, one to a suit, and which of the piles is whose home. */
import { isRed, rankOf, suitOf, type Card } from './deck.js';
import type { Move, Table } from './patience.js';

/** A move of a way to the end, and the lowest card that it takes. */
export type Step = Move & { readonly card: Card };

export const cardsOf = (table: Table, pile: number): readonly Card[] => table[pile]?.cards ?? [];

/** The rank that each suit has reached. */
export function ranksHome(table: Table, homes: readonly number[]): number[] {
  const ranks = [0, 0, 0, 0];
  for (const pile of homes) {
    const cards = cardsOf(table, pile);
    if (cards[0] !== undefined) ranks[suitOf(cards[0])] = cards.length;
  }
  return ranks;
}

/** Asked move by move for the pile where a card's suit is built up: an empty one becomes its suit's. */
export function homeFinder(table: Table, homes: readonly number[]): (card: Card) => number {
  const homeOf = new Map<number, number>();
  const free: number[] = [];
  for (const pile of homes) {
    const [card] = cardsOf(table, pile);
    if (card === undefined) free.push(pile);
    else homeOf.set(suitOf(card), pile);
  }
  return (card) => {
    const pile = homeOf.get(suitOf(card)) ?? free.shift() ?? -1;
    homeOf.set(suitOf(card), pile);
    return pile;
  };
}

/** The next of its suit. */
export const isNext = (ranks: readonly number[], card: Card): boolean =>
  rankOf(card) === (ranks[suitOf(card)] as number) + 1;

/** A card that no other card can need any more. */
export function isSafe(ranks: readonly number[], card: Card): boolean {
  const [spades = 0, hearts = 0, diamonds = 0, clubs = 0] = ranks;
  return rankOf(card) <= 2 + (isRed(card) ? Math.min(spades, clubs) : Math.min(hearts, diamonds));
}

/** The same for tables that differ only in which column is which. */
export const keyOfColumns = (columns: readonly (readonly Card[])[]): string =>
  columns
    .map((column) => String.fromCharCode(...column.map((card) => card + 48)))
    .toSorted()
    .join('|');
