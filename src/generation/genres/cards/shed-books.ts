/** The books of the four games: which cards there are, what each does, and what is counted for it. Pure. */
import type { Mode } from './shed-mode.js';

export type Card = number;

export interface Face {
  /** 0…3; null: of every suit, laid on any */
  readonly suit: number | null;
  /** two cards of one rank lie on each other */
  readonly rank: number;
  /** the next one is passed over, the order turns, or whoever lays it goes on */
  readonly does?: 'skip' | 'turn' | 'again';
  /** so many are drawn by the next */
  readonly draws?: number;
  /** whoever lays it wishes a suit */
  readonly wishes?: true;
  /** what it costs whoever still holds it */
  readonly points: number;
}

export interface Book {
  readonly faces: readonly Face[];
  /** cards of each at the start, and where two play */
  readonly dealt: readonly [many: number, two: number];
  /** what is owed may be passed on with another such card */
  readonly stacks: boolean;
  /** a card that wishes may lie on another one */
  readonly wishOnWish: boolean;
}

const SUITS = [0, 1, 2, 3] as const;
/** Of the signs among colours: the numbers 0 to 9 come before them. */
export const SIGN = { skip: 10, turn: 11, two: 12, wish: 13, four: 14 } as const;
export const JOKER = 14;

/** 1 ace … 11 jack, 12 queen, 13 king; a court card counts ten. */
const plain = (rank: number): number => (rank > 10 ? 10 : rank);

function suits(from: readonly number[], special: Readonly<Record<number, Omit<Face, 'suit' | 'rank'>>>): Face[] {
  return SUITS.flatMap((suit) => from.map((rank) => ({ suit, rank, points: plain(rank), ...special[rank] })));
}

const RANKS = Array.from({ length: 13 }, (_, i) => i + 1);

function colours(): Face[] {
  const each = SUITS.flatMap((suit) => [
    { suit, rank: 0, points: 0 },
    ...[1, 2].flatMap((): Face[] => [
      ...Array.from({ length: 9 }, (_, i) => ({ suit, rank: i + 1, points: i + 1 })),
      { suit, rank: SIGN.skip, does: 'skip', points: 20 },
      { suit, rank: SIGN.turn, does: 'turn', points: 20 },
      { suit, rank: SIGN.two, draws: 2, points: 20 },
    ]),
  ]);
  const wild = Array.from({ length: 4 }, (): Face[] => [
    { suit: null, rank: SIGN.wish, wishes: true, points: 50 },
    { suit: null, rank: SIGN.four, wishes: true, draws: 4, points: 50 },
  ]);
  return [...each, ...wild.flat()];
}

export const BOOKS: Readonly<Record<Mode, Book>> = {
  plain: {
    faces: suits(RANKS, {
      8: { wishes: true, points: 50 },
      12: { does: 'skip', points: 20 },
      1: { does: 'turn', points: 20 },
      2: { draws: 2, points: 20 },
    }),
    dealt: [5, 7],
    stacks: false,
    wishOnWish: true,
  },
  mau_mau: {
    faces: suits([1, 7, 8, 9, 10, 11, 12, 13], {
      1: { points: 11 },
      7: { draws: 2, points: 7 },
      8: { does: 'skip', points: 8 },
      11: { wishes: true, points: 20 },
    }),
    dealt: [5, 6],
    stacks: true,
    wishOnWish: false,
  },
  pesten: {
    faces: [
      ...suits(RANKS, {
        1: { does: 'turn', points: 11 },
        2: { draws: 2, points: 20 },
        7: { does: 'again', points: 7 },
        8: { does: 'skip', points: 8 },
        11: { wishes: true, points: 20 },
      }),
      { suit: null, rank: JOKER, draws: 5, wishes: true, points: 50 },
      { suit: null, rank: JOKER, draws: 5, wishes: true, points: 50 },
    ],
    dealt: [7, 7],
    stacks: true,
    wishOnWish: true,
  },
  colours: { faces: colours(), dealt: [7, 7], stacks: false, wishOnWish: true },
};

export const faceOf = (mode: Mode, card: Card): Face => BOOKS[mode].faces[card] as Face;
