/** Two players' cards in snap and war: what each holds, what lies open before each, and who takes it. Pure, no game in it. */
import type { Random } from '../../kit/random.js';
import { DECK, rankOf, type Card } from './deck.js';

/** 0 the hero, 1 the other one */
export type Side = 0 | 1;
export const SIDES: readonly Side[] = [0, 1];
export const otherOf = (side: Side): Side => (side === 0 ? 1 : 0);

export interface Piles {
  /** held, face down; the last is turned next */
  readonly held: readonly [Card[], Card[]];
  /** before each, the last on top */
  readonly open: readonly [Card[], Card[]];
  /** of those, the ones that lie face down: the stake of a war */
  readonly hidden: Set<Card>;
}

/** Snap is played with the higher cards, of which there are soon two alike. */
export const SNAP_DECK: readonly Card[] = DECK.filter((card) => rankOf(card) === 1 || rankOf(card) > 6);

/** Half of the shuffled cards each. */
export function dealPiles(cards: readonly Card[]): Piles {
  const half = cards.length / 2;
  return { held: [cards.slice(0, half), cards.slice(half)], open: [[], []], hidden: new Set() };
}

export const copyPiles = ({ held, open, hidden }: Piles): Piles => ({
  held: [[...held[0]], [...held[1]]],
  open: [[...open[0]], [...open[1]]],
  hidden: new Set(hidden),
});

export const topOpen = ({ open }: Piles, side: Side): Card | undefined => open[side].at(-1);

/** Turns a card; false where none is left. */
export function turnOne({ held, open }: Piles, side: Side): boolean {
  const card = held[side].pop();
  if (card === undefined) return false;
  open[side].push(card);
  return true;
}

/** The same rank lies on top before both. */
export function isMatch(piles: Piles): boolean {
  const [mine, theirs] = [topOpen(piles, 0), topOpen(piles, 1)];
  return mine !== undefined && theirs !== undefined && rankOf(mine) === rankOf(theirs);
}

/** All that lies open goes under what that side holds. */
export function takeAll({ held, open, hidden }: Piles, side: Side): void {
  held[side].unshift(...open[otherOf(side)].splice(0).toReversed(), ...open[side].splice(0).toReversed());
  hidden.clear();
}

/** A card of who snapped at nothing goes under the other's; false where there is none. */
export function payOne({ held }: Piles, side: Side): boolean {
  const card = held[side].pop();
  if (card === undefined) return false;
  held[otherOf(side)].unshift(card);
  return true;
}

/** Nobody holds a card: what lies open is dealt again, and what lay on top lies apart. */
export function dealAgain(piles: Piles, random: Random): void {
  const cards = random.shuffle([...piles.open[0].splice(0), ...piles.open[1].splice(0)]);
  for (const [i, card] of cards.entries()) piles.held[i % 2 === 0 ? 0 : 1].push(card);
}

const pipsOf = (card: Card): number => (rankOf(card) === 1 ? 14 : rankOf(card));

/** Whose card is higher, aces highest; null where both are alike. */
export function higher(piles: Piles): Side | null {
  const [mine = 0, theirs = 0] = SIDES.map((side) => pipsOf(topOpen(piles, side) ?? 0));
  return mine === theirs ? null : mine > theirs ? 0 : 1;
}

/** Two alike: both lay three cards face down, or as many as leave one to turn. Who has none to turn has lost: that side, else null. */
export function layWar(piles: Piles): Side | null {
  for (const side of SIDES) if (piles.held[side].length === 0) return side;
  for (const side of SIDES)
    for (let i = 0; i < 3 && piles.held[side].length > 1; i++) {
      turnOne(piles, side);
      piles.hidden.add(topOpen(piles, side) as Card);
    }
  return null;
}

/** Who wins a war with these cards and after how many turns; null where it takes longer than `most`. */
export function playWar(start: Piles, most: number): { readonly winner: Side; readonly turns: number } | null {
  const piles = copyPiles(start);
  for (let turns = 1; turns <= most; turns++) {
    for (const side of SIDES) turnOne(piles, side);
    let taker = higher(piles);
    while (taker === null) {
      const lost = layWar(piles);
      if (lost !== null) return { winner: otherOf(lost), turns };
      for (const side of SIDES) turnOne(piles, side);
      taker = higher(piles);
    }
    takeAll(piles, taker);
    if (piles.held[otherOf(taker)].length === 0) return { winner: taker, turns };
  }
  return null;
}

/** Cards of a war that ends within so many turns, for that side: chance alone decides it, and may take hours. */
export function dealWar(random: Random, winner: Side, most: number): Piles {
  for (;;) {
    const piles = dealPiles(random.shuffle(DECK));
    if (playWar(piles, most)?.winner === winner) return piles;
  }
}
