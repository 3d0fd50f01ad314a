/** The dice of a game of backgammon: each side has a stream of its own, and games are rehearsed a little in each frame until care wins one. */
import { Random } from '../../kit/random.js';
import { chosen } from './backgammon-mind.js';
import { diceOf, otherOf, START, winnerOf, type Position, type Side } from './backgammon-rules.js';

export interface Fate {
  readonly dice: readonly [Random, Random];
  readonly minds: readonly [Random, Random];
}

export const fateOf = (seed: number): Fate => ({
  dice: [new Random(seed), new Random(seed + 1)],
  minds: [new Random(seed + 2), new Random(seed + 3)],
});

const die = (dice: Random): number => dice.int(1, 6);

export const thrown = ({ dice }: Fate, side: Side): [number, number] => [die(dice[side]), die(dice[side])];

/** Each throws one die until they differ: the higher begins, with both. */
export function opening({ dice }: Fate): { readonly side: Side; readonly dice: [number, number] } {
  for (;;) {
    const [mine, theirs] = [die(dice[0]), die(dice[1])];
    if (mine !== theirs) return { side: mine > theirs ? 0 : 1, dice: [mine, theirs] };
  }
}

/** A game that is rehearsed: side 0 careful, the other as careless as the difficulty says. */
interface Rehearsal {
  readonly seed: number;
  readonly fate: Fate;
  at: Position;
  side: Side;
  dice: [number, number];
}

export function begun(seed: number): Rehearsal {
  const fate = fateOf(seed);
  return { seed, fate, at: START, ...opening(fate) };
}

/** One turn more; the winner, once there is one. */
export function rehearseTurn(game: Rehearsal, careless: number): Side | null {
  const { fate, side } = game;
  const mind = fate.minds[side];
  game.at = chosen(game.at, side, diceOf(game.dice), side === 0 ? 0 : careless, mind)?.at ?? game.at;
  game.side = otherOf(side);
  game.dice = thrown(fate, game.side);
  return winnerOf(game.at);
}

/** rehearsals at most: equals win one of two, and so many fail together once in a million times */
const REHEARSALS = 20;
/** turns that are rehearsed in a frame: half a millisecond */
const TURNS = 4;

/**
 * Dice are dealt as cards are here: with these a careful player won. Every throw is by a fair die; only whole games that care could not have won are not dealt.
 */
export interface Search {
  game: Rehearsal;
  tried: number;
}

export const newSearch = (rand: Random): Search => ({ game: begun(rand.int(0, 0xffff_fff)), tried: 1 });

/** Rehearses on for a frame; the seed of a game that may be dealt, once there is one. */
export function searchOn(search: Search, careless: number, rand: Random): number | null {
  for (let turn = 0; turn < TURNS; turn++) {
    const winner = rehearseTurn(search.game, careless);
    if (winner === null) continue;
    if (winner === 0 || search.tried >= REHEARSALS) return search.game.seed;
    search.game = begun(rand.int(0, 0xffff_fff));
    search.tried++;
    return null;
  }
  return null;
}
