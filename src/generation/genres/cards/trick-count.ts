/** What a deal of a game of tricks counts, and when a match of several is over. Pure. */
import { winnerOf, type Length } from '../board/rounds.js';
import { BOOKS } from './trick-books.js';
import type { Mode } from './trick-mode.js';
import { isOver, sideOf, sidesOf, type Round } from './trick-rules.js';

/** all points of a deal of hearts; who has them all gives them to the others */
const MOON = 26;
/** tricks of a deal of whist that count nothing */
const BOOK = 6;
/** for nobody's trick, kept or not */
const NIL = 100;

/** Points of the cards that a seat has taken. */
export const pointsOf = ({ mode, taken }: Pick<Round, 'mode' | 'taken'>, seat: number): number =>
  (taken[seat] ?? []).reduce((sum, card) => sum + BOOKS[mode].points(card), 0);

/** Ten for each trick that was bid and one for each more; who bid too much loses what was bid. To bid none counts by itself. */
function bidPoints(round: Round, seats: readonly number[]): number {
  let [bid, tricks, points] = [0, 0, 0];
  for (const seat of seats) {
    const mine = round.bids[seat] ?? 0;
    bid += mine;
    tricks += round.tricks[seat] as number;
    if (mine === 0) points += round.tricks[seat] === 0 ? NIL : -NIL;
  }
  if (bid === 0) return points;
  return points + (tricks >= bid ? bid * 10 + tricks - bid : -bid * 10);
}

/** What each side gets for a deal that is over; `last` is who took the last trick. */
export function countOf(round: Round): number[] {
  const { mode, seats, leader } = round;
  const { last, bids, least } = BOOKS[mode];
  const sides = sidesOf(round);
  const points = Array.from({ length: sides }, (_, side) => {
    const mine = Array.from({ length: seats }, (_s, seat) => seat).filter((seat) => sideOf(round, seat) === side);
    if (bids) return bidPoints(round, mine);
    const tricks = mine.reduce((sum, seat) => sum + (round.tricks[seat] as number), 0);
    if (mode === 'plain') return sides === 2 && seats === 4 ? Math.max(0, tricks - BOOK) : tricks;
    const cards = mine.reduce((sum, seat) => sum + pointsOf(round, seat), 0);
    return cards + (isOver(round) && sideOf(round, leader) === side ? last : 0);
  });
  const shooter = least ? points.indexOf(MOON) : -1;
  return shooter < 0 ? points : points.map((_, side) => (side === shooter ? 0 : MOON));
}

/** The side that has won a match after so many deals, or null while it goes on. Where fewest points win, somebody's many points end it. */
export function matchWinner(mode: Mode, length: Length, points: readonly number[], played: number): number | null {
  if (!BOOKS[mode].least) {
    const side = winnerOf(length, points, played);
    const most = Math.max(...points);
    // two who reach it with equal points play on
    return points.indexOf(most) === points.lastIndexOf(most) ? side : null;
  }
  const { need, rounds } = length;
  const over = rounds === null ? Math.max(...points) >= need : played >= rounds;
  const fewest = Math.min(...points);
  return over && points.indexOf(fewest) === points.lastIndexOf(fewest) ? points.indexOf(fewest) : null;
}
