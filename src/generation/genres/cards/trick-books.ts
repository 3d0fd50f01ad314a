/** The books of the games of tricks: which cards there are, which is stronger, what each counts, and what has to be laid. Pure. */
import { DECK, rankOf, suitOf, type Card } from './deck.js';
import type { Mode } from './trick-mode.js';

export interface Book {
  /** ranks, from the weakest to the strongest */
  readonly order: readonly number[];
  /** cards that each gets, by the number of seats */
  readonly dealt: Readonly<Record<number, number>>;
  /** left out where they could not be shared evenly, by the number of seats */
  readonly without?: Readonly<Record<number, Card>>;
  /** what it counts for whoever takes it */
  readonly points: (card: Card) => number;
  /** the suit of the last card, spades always, or none */
  readonly trump: 'turned' | 'spades' | 'none';
  /** who has none of the suit lays anything, or has to trump; `free`: everybody lays what they like */
  readonly follows: 'suit' | 'trump' | 'free';
  /** what is not dealt is a stock from which each draws after a trick */
  readonly draws: boolean;
  /** may not be led before one of it was thrown away */
  readonly closed: number | null;
  /** each says beforehand how many tricks they will take */
  readonly bids: boolean;
  /** the lowest club leads, and the first trick has no points */
  readonly opens: boolean;
  /** for the last trick */
  readonly last: number;
  /** whoever has fewest points wins */
  readonly least: boolean;
  /** of four, those across the table play together */
  readonly partners: boolean;
  /** others at the table where the prompt says no number */
  readonly others: number;
}

export const SPADES = 0;
export const HEARTS = 1;
export const CLUBS = 3;
export const QUEEN_OF_SPADES: Card = 11;

const TWO_OF_DIAMONDS: Card = 27;
const TWO_OF_CLUBS: Card = 40;
const ACE_HIGH = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1];
const ALL = { 2: 13, 3: 13, 4: 13 };

const counting =
  (points: Readonly<Record<number, number>>) =>
  (card: Card): number =>
    points[rankOf(card)] ?? 0;

const WHIST: Book = {
  order: ACE_HIGH,
  dealt: ALL,
  points: () => 0,
  trump: 'turned',
  follows: 'suit',
  draws: false,
  closed: null,
  bids: false,
  opens: false,
  last: 0,
  least: false,
  partners: true,
  others: 3,
};

export const BOOKS: Readonly<Record<Mode, Book>> = {
  plain: WHIST,
  spades: { ...WHIST, trump: 'spades', closed: SPADES, bids: true },
  hearts: {
    ...WHIST,
    dealt: { ...ALL, 3: 17 },
    without: { 3: TWO_OF_DIAMONDS },
    points: (card) => (card === QUEEN_OF_SPADES ? 13 : suitOf(card) === HEARTS ? 1 : 0),
    trump: 'none',
    closed: HEARTS,
    opens: true,
    least: true,
    partners: false,
  },
  briscola: {
    ...WHIST,
    order: [2, 4, 5, 6, 7, 11, 12, 13, 3, 1],
    dealt: { 2: 3, 3: 3, 4: 3 },
    without: { 3: TWO_OF_CLUBS },
    points: counting({ 1: 11, 3: 10, 13: 4, 12: 3, 11: 2 }),
    follows: 'free',
    draws: true,
    others: 1,
  },
  aces_tens: {
    ...WHIST,
    order: [7, 8, 9, 11, 12, 13, 10, 1],
    dealt: { 2: 8, 3: 10, 4: 8 },
    points: counting({ 1: 11, 10: 10, 13: 4, 12: 3, 11: 2 }),
    follows: 'trump',
    last: 10,
  },
};

/** The cards that are played with, by so many. */
export const cardsOf = (mode: Mode, seats: number): Card[] => {
  const { order, without } = BOOKS[mode];
  return DECK.filter((card) => order.includes(rankOf(card)) && card !== without?.[seats]);
};

/** 0 the weakest of its suit */
export const strengthIn = (mode: Mode, card: Card): number => BOOKS[mode].order.indexOf(rankOf(card));
