/** How blackjack is played well: the known table of what to do, stakes that last, and a shoe with which that reaches the goal. */
import { Random } from '../../kit/random.js';
import type { Card } from './deck.js';
import {
  act,
  deal,
  dealerDraws,
  drawForDealer,
  handNow,
  mayDo,
  newShoe,
  paidFor,
  pipsOf,
  worthOf,
  type Act,
  type Round,
  type Shoe,
} from './blackjack-rules.js';

/** pairs that are split against these cards of the dealer, 11 the ace */
const SPLITS: Readonly<Record<number, readonly number[]>> = {
  2: [2, 3, 4, 5, 6, 7],
  3: [2, 3, 4, 5, 6, 7],
  4: [5, 6],
  6: [2, 3, 4, 5, 6],
  7: [2, 3, 4, 5, 6, 7],
  8: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  9: [2, 3, 4, 5, 6, 8, 9],
  11: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
};
/** the lowest and the highest card of the dealer against which such a total is doubled */
const DOUBLES: Readonly<Record<number, readonly [number, number]>> = { 9: [3, 6], 10: [2, 9], 11: [2, 10] };
const SOFT_DOUBLES: Readonly<Record<number, readonly [number, number]>> = {
  13: [5, 6],
  14: [5, 6],
  15: [4, 6],
  16: [4, 6],
  17: [3, 6],
  18: [3, 6],
};

/** What the table says for the hand that is played. */
export function bestAct(round: Round, chips: number): Act {
  const hand = handNow(round);
  if (!hand) return 'stand';
  const up = pipsOf(round.dealer[0] as Card);
  const { total, soft } = worthOf(hand.cards);
  if (mayDo(round, 'split', chips) && SPLITS[pipsOf(hand.cards[0] as Card)]?.includes(up)) return 'split';
  const [least, most] = (soft ? SOFT_DOUBLES : DOUBLES)[total] ?? [99, 0];
  if (up >= least && up <= most && mayDo(round, 'double', chips)) return 'double';
  if (soft) return total >= 19 || (total === 18 && up <= 8) ? 'stand' : 'hit';
  if (total >= 17) return 'stand';
  return total >= (up >= 4 && up <= 6 ? 12 : 13) && up <= 6 ? 'stand' : 'hit';
}

/** what chips there are */
const LADDER = [2, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** The four chips that suit so many: the largest is half of them. */
export function chipsFor(chips: number): readonly number[] {
  const largest = LADDER.findLastIndex((one) => one <= chips / 2);
  return LADDER.slice(Math.max(0, largest - 3), Math.max(4, largest + 1));
}

/** Which of the four chips is staked: a tenth or so of what one has, a fifth, or half where the goal is far. */
export type Stakes = 1 | 2 | 3;

export const stakeOf = (stakes: Stakes, chips: number): number => Math.min(chips, chipsFor(chips)[stakes] as number);

export interface House {
  readonly start: number;
  readonly goal: number;
  readonly decks: number;
  /** the dealer takes a card on a soft 17 */
  readonly hitsSoft: boolean;
}

/** Plays a round as the table says; the chips after it. */
function playRound(shoe: Shoe, { hitsSoft }: House, chips: number, stake: number): number {
  const round = deal(shoe, stake);
  let left = chips - stake;
  while (handNow(round)) {
    const what = bestAct(round, left);
    if (what === 'double' || what === 'split') left -= handNow(round)?.stake ?? 0;
    act(round, shoe, what);
  }
  while (dealerDraws(round, hitsSoft)) drawForDealer(round, shoe);
  return round.hands.reduce((sum, hand) => sum + paidFor(round, hand), left);
}

/** In how many rounds the goal is reached with that shoe and those stakes; 0 where it is not within `most`. */
export function roundsToGoal(seed: number, house: House, stakes: Stakes, most: number): number {
  const shoe = newShoe(new Random(seed), house.decks);
  let chips = house.start;
  for (let round = 1; round <= most; round++) {
    chips = playRound(shoe, house, chips, stakeOf(stakes, chips));
    if (chips >= house.goal) return round;
    if (chips <= 0) return 0;
  }
  return 0;
}

/** rounds in which a game should be won */
const MOST_ROUNDS = 26;
const TRIES = 4000;

export interface Proof {
  readonly seed: number;
  readonly stakes: Stakes;
}

/**
 * A shoe with which careful play reaches the goal, and by which stakes. The easier the game, the more kinds of stakes reach it
 * (`safe` 1…2), so that luck is on the side of who plays with care.
 */
export function findShoe(random: Random, house: House, safe: number): Proof {
  const stakes: Stakes = house.goal > house.start * 3 ? 3 : 2;
  const others = ([1, 2, 3] as const).filter((one) => one !== stakes);
  let found: Proof | undefined;
  for (let i = 0; i < TRIES; i++) {
    const seed = random.int(0, 0x7fffffff);
    if (roundsToGoal(seed, house, stakes, MOST_ROUNDS) === 0) continue;
    found = { seed, stakes };
    const also = others.filter((one) => roundsToGoal(seed, house, one, MOST_ROUNDS * 3) > 0).length;
    if (also >= safe) break;
    if (i > TRIES / 4) break;
  }
  return found ?? { seed: random.int(0, 0x7fffffff), stakes };
}
