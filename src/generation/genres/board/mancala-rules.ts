/**
 * Sowing games, pure: Kalah, and congklak, in which whoever ends in a pit that is not empty sows on from there. Pits are numbered in the order of
 * sowing: one's own, one's store, the other's, the other's store.
 */
import type { Outcome, Side } from './search.js';

export interface Sowing {
  /** pits of each side, and what lies in each at the start */
  readonly pits: number;
  readonly seeds: number;
  /** the last seed in a pit that is not empty: all of it is sown on */
  readonly relays: boolean;
}

export const KALAH: Sowing = { pits: 6, seeds: 4, relays: false };
export const CONGKLAK: Sowing = { pits: 7, seeds: 7, relays: true };

export interface Position {
  readonly at: Uint8Array;
  readonly turn: Side;
}

export const storeOf = ({ pits }: Sowing, side: Side): number => (side === 0 ? pits : pits * 2 + 1);
/** The first pit of a side. */
export const firstOf = ({ pits }: Sowing, side: Side): number => (side === 0 ? 0 : pits + 1);
const sideAt = ({ pits }: Sowing, pit: number): Side => (pit <= pits ? 0 : 1);
export const oppositeOf = ({ pits }: Sowing, pit: number): number => pits * 2 - pit;

export function start(game: Sowing, turn: Side): Position {
  const at = new Uint8Array(game.pits * 2 + 2).fill(game.seeds);
  at[storeOf(game, 0)] = at[storeOf(game, 1)] = 0;
  return { at, turn };
}

/** Pits of whose turn it is that are not empty; none where the game is over. */
export function pitsOf(game: Sowing, { at, turn }: Position): number[] {
  const out: number[] = [];
  if (isOver(game, at)) return out;
  const first = firstOf(game, turn);
  for (let pit = first; pit < first + game.pits; pit++) if (at[pit]) out.push(pit);
  return out;
}

/** more seeds than are ever sown in one go: a relay that went round and round would end here */
const MOST = 400;

/** Sows, but no more than so many seeds: what lies where then, where the last one fell, and what is still in the hand. */
export function sow(
  game: Sowing,
  { at: before, turn }: Position,
  pit: number,
  most = MOST,
): { at: Uint8Array; last: number; hand: number; sown: number } {
  const at = before.slice();
  const size = at.length;
  const skipped = storeOf(game, turn === 0 ? 1 : 0);
  let hand = at[pit] as number;
  let last = pit;
  let sown = 0;
  at[pit] = 0;
  while (hand > 0 && sown < most) {
    last = (last + 1) % size;
    if (last === skipped) continue;
    at[last] = (at[last] as number) + 1;
    hand--;
    sown++;
    if (hand === 0 && game.relays && (at[last] as number) > 1 && last !== storeOf(game, turn) && sown < most) {
      hand = at[last] as number;
      at[last] = 0;
    }
  }
  return { at, last, hand, sown };
}

function sumOf(game: Sowing, at: Uint8Array, side: Side): number {
  let sum = 0;
  const first = firstOf(game, side);
  for (let pit = first; pit < first + game.pits; pit++) sum += at[pit] as number;
  return sum;
}
const isOver = (game: Sowing, at: Uint8Array): boolean => sumOf(game, at, 0) === 0 || sumOf(game, at, 1) === 0;

/** A whole move: the last seed in one's store is another turn, in an empty pit of one's own it takes itself and what lies opposite. */
export function after(game: Sowing, position: Position, pit: number): Position {
  const { turn } = position;
  const store = storeOf(game, turn);
  const { at, last } = sow(game, position, pit);
  if (at[last] === 1 && last !== store && sideAt(game, last) === turn) {
    const opposite = oppositeOf(game, last);
    if ((at[opposite] as number) > 0) {
      at[store] = (at[store] as number) + 1 + (at[opposite] as number);
      at[last] = at[opposite] = 0;
    }
  }
  // one side is empty: what the other has is its own
  if (isOver(game, at))
    for (const side of [0, 1] as const) {
      at[storeOf(game, side)] = (at[storeOf(game, side)] as number) + sumOf(game, at, side);
      at.fill(0, firstOf(game, side), firstOf(game, side) + game.pits);
    }
  return { at, turn: last === store ? turn : turn === 0 ? 1 : 0 };
}

export function outcome(game: Sowing, { at }: Position): Outcome {
  if (!isOver(game, at)) return null;
  const [mine, theirs] = [at[storeOf(game, 0)] as number, at[storeOf(game, 1)] as number];
  return mine === theirs ? 'draw' : mine > theirs ? 0 : 1;
}

/** What is in the stores, and a little for what lies on one's own side. */
export const value = (game: Sowing, { at }: Position): number =>
  ((at[storeOf(game, 0)] as number) - (at[storeOf(game, 1)] as number)) * 10 + sumOf(game, at, 0) - sumOf(game, at, 1);
