/** How dominoes are played by whoever looks at their own tiles, at the line and at who passed; and the rehearsal that finds a match which care can win. */
import type { Random } from '../../kit/random.js';
import {
  choicesOf,
  dealt,
  drawn,
  isDouble,
  laidOn,
  leftEnd,
  mayDraw,
  passed,
  PIPS,
  pipsOf,
  resultOf,
  rightEnd,
  sideOf,
  type Choice,
  type Round,
  type Table,
  type Tile,
} from './domino-rules.js';
import { fairSeed, mindsOf, roundSeed, winnerOf, type Length } from './rounds.js';

const bitsOf = (tiles: readonly Tile[], n: number): number =>
  tiles.reduce((sum, tile) => sum + Number(PIPS[tile]?.includes(n)), 0);

/** What a choice is worth to who makes it: heavy tiles and doubles go early, numbers of one's own stay open, and those that others lack. */
export function worthOf(round: Round, choice: Choice): number {
  const { turn, seats } = round;
  const after = laidOn(round, choice);
  const mine = after.hands[turn] as readonly Tile[];
  if (mine.length === 0) return 1000;
  let worth = pipsOf([choice.tile]) * 0.35 + (isDouble(choice.tile) ? 3.5 : 0);
  const ends = [leftEnd(after) as number, rightEnd(after) as number];
  for (const end of ends) {
    const own = bitsOf(mine, end);
    const seen = own + after.line.reduce((sum, { left, right }) => sum + Number(left === end || right === end), 0);
    worth += Math.min(own, 3) * 1.6 - (7 - seen) * 0.35;
    for (let step = 1; step < seats; step++) {
      const other = (turn + step) % seats;
      const lacks = ((round.lacks[other] as number) >> end) & 1;
      if (lacks) worth += sideOf(round, other) === sideOf(round, turn) ? -2 : step === 1 ? 4 : 2;
    }
  }
  // a line that is blocked is good for whoever holds little
  if (new Set(ends).size === 1 && bitsOf(mine, ends[0] as number) === 0) worth -= 3;
  return worth;
}

/** The best choice, or with that chance any; the same stream, the same choice. */
export function chosen(round: Round, careless: number, mind: Random): Choice | undefined {
  const choices = choicesOf(round);
  const [first] = choices;
  if (!first) return undefined;
  if (careless > 0 && mind.chance(careless)) return mind.pick(choices);
  let best = first;
  let most = -Infinity;
  for (const one of choices) {
    const worth = worthOf(round, one);
    if (worth > most) [most, best] = [worth, one];
  }
  return best;
}

/** rounds of a match at most, in a rehearsal */
const LONGEST = 40;

/** How careless a seat is: the hero's side plays with care. */
export const carelessOf = (table: Table, seat: number, careless: number): number =>
  sideOf(table, seat) === 0 ? 0 : careless;

/** A match played to its end with care on the hero's side and the others as careless as that: the side that wins, and after how many rounds. */
export function rehearse(
  table: Table,
  length: Length,
  seed: number,
  careless: number,
): { side: number; rounds: number } {
  const points = Array.from({ length: table.seats }, () => 0);
  let leader: number | null = null;
  for (let nth = 0; nth < LONGEST; nth++) {
    const minds = mindsOf(seed, nth, table.seats);
    let round = dealt(table, roundSeed(seed, nth), leader);
    let result = resultOf(round);
    while (!result) {
      const { turn } = round;
      const choice = chosen(round, carelessOf(table, turn, careless), minds[turn] as Random);
      round = choice ? laidOn(round, choice) : mayDraw(round) ? drawn(round) : passed(round);
      result = resultOf(round);
    }
    leader = result.winner ?? round.turn;
    if (result.winner !== null) {
      const side = sideOf(table, result.winner);
      points[side] = (points[side] as number) + result.points;
    }
    const side = winnerOf(length, points, nth + 1);
    if (side !== null) return { side, rounds: nth + 1 };
  }
  return { side: -1, rounds: LONGEST };
}

/**
 * Tiles are dealt as cards are here: with these a careful player won against these opponents. Two persons get tiles that nobody has rehearsed.
 */
export const fairTiles = (table: Table, length: Length, careless: number, rand: Random): number =>
  fairSeed(rand, (seed) => rehearse(table, length, seed, careless).side === 0);
