/**
 * A race on a track by dice, pure: who is to throw, what may be done with what was thrown, and who is home. `ludo-rules.ts` and `trail-rules.ts` are
 * the two sorts of tracks. Dice come from a stream of each seat's own, so that what one seat does changes no other's dice.
 */
import { Random } from '../../kit/random.js';

/** A piece goes so many pips, to a step of its own seat's way. */
export interface Choice {
  readonly piece: number;
  readonly pips: number;
  readonly to: number;
}

export interface Race {
  /** steps of each seat's pieces on its own way; −1 in the house, where there is one */
  readonly steps: readonly (readonly number[])[];
  /** turns that a seat still misses */
  readonly misses: readonly number[];
  readonly turn: number;
  /** throws left in this turn */
  readonly throws: number;
}

/** What a choice did: `stops` are the steps where the piece rests on its way, the last where it stays; `hits` are pieces sent home. */
export interface Moved {
  readonly race: Race;
  readonly stops: readonly number[];
  readonly hits: readonly { readonly seat: number; readonly piece: number }[];
}

export interface Track {
  /** seats at the table; ludo seats are the corners that are taken */
  readonly seats: number;
  /** dice that are thrown at once, one of which is taken */
  readonly dice: 1 | 2;
  readonly start: (first: number) => Race;
  readonly choices: (race: Race, dice: readonly number[]) => Choice[];
  readonly after: (race: Race, choice: Choice) => Moved;
  /** nothing could be done: another throw, or the next one's turn */
  readonly passed: (race: Race) => Race;
  readonly winner: (race: Race) => number | null;
  /** what a choice is worth to who makes it */
  readonly worth: (race: Race, choice: Choice) => number;
}

/** How often a seat takes any choice instead of the best. */
export const CARELESS = [0.75, 0.3, 0] as const;

/** The best choice, or with that chance any; the same stream, the same choice. */
export function chosen(
  track: Track,
  race: Race,
  choices: readonly Choice[],
  careless: number,
  mind: Random,
): Choice | undefined {
  const [first] = choices;
  if (!first) return undefined;
  if (careless > 0 && mind.chance(careless)) return mind.pick(choices);
  let best = first;
  let most = -Infinity;
  for (const one of choices) {
    const worth = track.worth(race, one);
    if (worth > most) [most, best] = [worth, one];
  }
  return best;
}

/** The streams of all seats: dice, and the mind of a computer. */
export interface Fate {
  readonly dice: readonly Random[];
  readonly minds: readonly Random[];
}

export const fateOf = (seats: number, seed: number): Fate => ({
  dice: Array.from({ length: seats }, (_, seat) => new Random(seed + seat * 2)),
  minds: Array.from({ length: seats }, (_, seat) => new Random(seed + seat * 2 + 1)),
});

export const throwDice = (track: Track, dice: Random): number[] =>
  Array.from({ length: track.dice }, () => dice.int(1, 6));

/** throws of one game at most, in a rehearsal */
const LONGEST = 1200;

/** A game played to its end with the first `persons` seats careful and the others as careless as that: who wins, and after how many throws. */
export function rehearse(
  track: Track,
  first: number,
  seed: number,
  careless: number,
  persons = 1,
): { winner: number; throws: number } {
  const fate = fateOf(track.seats, seed);
  let race = track.start(first);
  for (let throws = 1; throws <= LONGEST; throws++) {
    const { turn } = race;
    const dice = throwDice(track, fate.dice[turn] as Random);
    const choice = chosen(
      track,
      race,
      track.choices(race, dice),
      turn < persons ? 0 : careless,
      fate.minds[turn] as Random,
    );
    race = choice ? track.after(race, choice).race : track.passed(race);
    const winner = track.winner(race);
    if (winner !== null) return { winner, throws };
  }
  return { winner: -1, throws: LONGEST };
}

/** rehearsals at most: with four careful seats one in four is won, and so many fail together once in 1,000 times */
const REHEARSALS = 24;

/**
 * Dice are dealt as cards are here: with these a careful player won against these opponents, or one of two persons did, be it as close as can be. Each throw is by a fair die;
 * only whole games that nobody could have won by care are dealt anew.
 */
export function fairSeed(
  track: Track,
  first: number,
  careless: number,
  persons: number,
  most: number,
  rand: Random,
): number {
  let shortest = { seed: 0, throws: Infinity };
  for (let n = 0; n < REHEARSALS; n++) {
    const seed = rand.int(0, 0xffff_fff);
    const { winner, throws } = rehearse(track, first, seed, careless, persons);
    if (winner < 0 || winner >= persons) continue;
    if (throws <= most) return seed;
    if (throws < shortest.throws) shortest = { seed, throws };
  }
  return shortest.seed;
}

/** The next seat that does not miss its turn; who misses one has one less to miss. */
export function nextTurn(
  race: Pick<Race, 'steps' | 'turn'>,
  misses: readonly number[],
): { turn: number; misses: number[] } {
  const left = [...misses];
  let turn = (race.turn + 1) % race.steps.length;
  while ((left[turn] as number) > 0) {
    left[turn] = (left[turn] as number) - 1;
    turn = (turn + 1) % race.steps.length;
  }
  return { turn, misses: left };
}
