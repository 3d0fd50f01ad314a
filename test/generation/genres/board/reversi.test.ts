/** The rules of reversi: turning, passing, and the end. */
import { describe, expect, it } from 'vitest';
import {
  after,
  countOf,
  moves,
  outcome,
  start,
  type Position,
} from '../../../../src/generation/genres/board/reversi.js';

/** Sequences of moves, published for the first position; a pass is a move, which here both make at once. */
const perft = (at: Position, depth: number): number =>
  depth === 0 ? 1 : moves(at).reduce((sum, move) => sum + perft(after(at, move), depth - 1), 0);

describe('reversi', () => {
  it('has as many games as is known', () => {
    expect([1, 2, 3, 4, 5, 6].map((depth) => perft(start(0), depth))).toEqual([4, 12, 56, 244, 1396, 8200]);
  });

  it('turns what is enclosed, every way', () => {
    const at = after(start(0), { to: moves(start(0))[0]!.to });
    expect([countOf(at, 0), countOf(at, 1), at.turn]).toEqual([4, 1, 1]);
  });

  it('lets who can’t move pass, and ends when nobody can', () => {
    const cells = new Uint8Array(64);
    // the hero can take two rows, one after the other; the other never moves again
    [cells[0], cells[1], cells[8], cells[9], cells[10]] = [1, 2, 1, 2, 2];
    const once = after({ cells, turn: 0, over: false }, { to: 2 });
    expect([once.turn, once.over, outcome(once)]).toEqual([0, false, null]);
    const twice = after(once, { to: 11 });
    expect([twice.over, outcome(twice), moves(twice)]).toEqual([true, 0, []]);
  });
});
