/** A match of a game of tricks as it is rehearsed: one is looked for that care can win, and no card is dealt with an eye to anybody. */
import type { Random } from '../../kit/random.js';
import { fairSeed, mindsOf, roundSeed, type Length } from '../board/rounds.js';
import { countOf, matchWinner } from './trick-count.js';
import { bidFor, chosen } from './trick-mind.js';
import type { Mode } from './trick-mode.js';
import {
  arePartners,
  bidden,
  dealt,
  gathered,
  isBidding,
  isOver,
  isWhole,
  laid,
  seenBy,
  type Round,
} from './trick-rules.js';

/** deals of a match at most, in a rehearsal */
const LONGEST = 24;

/** How careless a seat is: neither the hero in a rehearsal, nor a partner. */
export const carelessAt = (round: Round, seat: number, others: number): number =>
  seat === 0 || (seat === 2 && arePartners(round)) ? 0 : others;

/** A whole deal, played by care at the first seat. */
function playedOut(round: Round, others: number, minds: readonly Random[]): Round {
  let now = round;
  while (!isOver(now)) {
    if (isBidding(now)) now = bidden(now, bidFor(seenBy(now)));
    else if (isWhole(now)) now = gathered(now);
    else now = laid(now, chosen(seenBy(now), carelessAt(now, now.turn, others), minds[now.turn] as Random));
  }
  return now;
}

/** Whether care wins a match of that seed at the first seat, against others as careless as that. */
export function wins(mode: Mode, seats: number, length: Length, seed: number, others: number): boolean {
  let points: number[] = [];
  for (let nth = 0; nth < LONGEST; nth++) {
    const round = playedOut(dealt(mode, seats, roundSeed(seed, nth), nth % seats), others, mindsOf(seed, nth, seats));
    points = countOf(round).map((n, side) => n + (points[side] ?? 0));
    const winner = matchWinner(mode, length, points, nth + 1);
    if (winner !== null) return winner === 0;
  }
  return false;
}

/** The seed of a match that care can win. */
export const fairDeals = (mode: Mode, seats: number, length: Length, others: number, rand: Random): number =>
  fairSeed(rand, (seed) => wins(mode, seats, length, seed, others));
