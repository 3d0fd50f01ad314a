/** The 52 cards: a number each, 0 the ace of spades, thirteen to a suit; a second deck counts on from 52. Pure, no game in it. */
import type { Random } from '../../kit/random.js';

/** 0…51, and so on for each further deck */
export type Card = number;

/** 0 spades, 1 hearts, 2 diamonds, 3 clubs */
export const suitOf = (card: Card): number => Math.floor((card % 52) / 13);
/** 1 ace … 11 jack, 12 queen, 13 king */
export const rankOf = (card: Card): number => (card % 13) + 1;
export const isRed = (card: Card): boolean => card % 52 >= 13 && card % 52 < 39;

export const DECK: readonly Card[] = Array.from({ length: 52 }, (_, card) => card);

/** A shuffled deck. */
export const shuffled = (rand: Random): Card[] => rand.shuffle([...DECK]);

/** One rank lower and of the other colour: what is put on a card in most patiences. */
export const follows = (card: Card, on: Card): boolean => rankOf(card) === rankOf(on) - 1 && isRed(card) !== isRed(on);

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = 'SHDC';

/** What stands in its corner, as in "10" or "K". */
export const cornerOf = (card: Card): string => RANKS[card % 13] as string;

/** Letters for whoever reads a table as text: "10H", "KS". */
export const nameOf = (card: Card): string => cornerOf(card) + (SUITS[suitOf(card)] as string);
