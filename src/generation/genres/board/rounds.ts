/** Matches of several rounds around a table: when one is over, the streams of its rounds, and a rehearsal that finds one which care can win. */
import { Random } from '../../kit/random.js';

/** A match goes to so many points, or so many rounds. */
export interface Length {
  readonly need: number;
  readonly rounds: number | null;
}

/** The side that has won after so many rounds, or null: with equal points there is one round more. */
export function winnerOf({ need, rounds }: Length, points: readonly number[], played: number): number | null {
  const most = Math.max(...points);
  const side = points.indexOf(most);
  if (rounds === null) return most >= need ? side : null;
  return played >= rounds && points.lastIndexOf(most) === side ? side : null;
}

/** Deals and minds of each round come from a match's seed and the round's number alone: who is careless in one round changes no later deal. */
export const roundSeed = (seed: number, nth: number): number => (seed + nth * 7919) >>> 0;
export const mindsOf = (seed: number, nth: number, seats: number): Random[] =>
  Array.from({ length: seats }, (_, seat) => new Random(roundSeed(seed, nth) + 1 + seat));

/** How often a seat does anything instead of the best: easy, normal, hard. */
export const CARELESS = [0.8, 0.35, 0] as const;

/** rehearsals at most: of four careful players each wins one in four, and so many fail together once in 1,000 times */
const REHEARSALS = 24;

/**
 * A seed with which a careful player won. Every deal is shuffled fairly; only whole matches that care could not have won are dealt anew.
 * @param wins whether the hero's side wins the match of that seed
 */
export function fairSeed(rand: Random, wins: (seed: number) => boolean): number {
  let seed = 0;
  for (let n = 0; n < REHEARSALS; n++) {
    seed = rand.int(0, 0xffff_fff);
    if (wins(seed)) return seed;
  }
  return seed;
}
