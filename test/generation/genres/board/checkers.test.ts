/** The rules of draughts: taking, taking on, kings, and the ends. */
import { describe, expect, it } from 'vitest';
import { after, moves, outcome, start, type Position } from '../../../../src/generation/genres/board/checkers.js';

/** A position of a few pieces: 1 man and 2 king of the hero's, 3 and 4 of the other's. */
function at(pieces: Readonly<Record<number, number>>, over: Partial<Position> = {}): Position {
  const cells = new Uint8Array(64);
  for (const [cell, piece] of Object.entries(pieces)) cells[Number(cell)] = piece;
  return { cells, turn: 0, chain: -1, quiet: 0, ...over };
}

/** Positions so many turns ahead: leaps of one piece in a row are one turn. */
const perft = (now: Position, depth: number): number =>
  moves(now).reduce((sum, move) => {
    const next = after(now, move);
    const left = next.turn === now.turn ? depth : depth - 1;
    return sum + (left === 0 ? 1 : perft(next, left));
  }, 0);

describe('draughts', () => {
  it('has as many games as is known', () => {
    expect([1, 2, 3, 4, 5, 6].map((depth) => perft(start(0), depth))).toEqual([7, 49, 302, 1469, 7361, 36_768]);
  });

  it('must take, goes on taking with the same piece, and then gives the turn away', () => {
    const first = at({ 42: 1, 35: 3, 21: 3, 46: 1 });
    expect(moves(first)).toEqual([{ from: 42, to: 28 }]);
    const second = after(first, { from: 42, to: 28 });
    expect([second.turn, second.cells[35], moves(second)]).toEqual([0, 0, [{ from: 28, to: 14 }]]);
    const third = after(second, { from: 28, to: 14 });
    expect([third.turn, third.cells[21], third.chain]).toEqual([1, 0, -1]);
  });

  it('crowns a man at the far side, which ends its turn; a king goes back', () => {
    const crowned = after(at({ 17: 1, 10: 3, 12: 3, 60: 3 }), { from: 17, to: 3 });
    expect([crowned.cells[3], crowned.turn]).toEqual([2, 1]);
    expect(moves(at({ 28: 2 })).map(({ to }) => to)).toEqual([19, 21, 35, 37]);
    expect(moves(at({ 28: 1 })).map(({ to }) => to)).toEqual([19, 21]);
  });

  it('is lost by who can’t move, and drawn where nobody gets on', () => {
    expect(outcome(at({ 28: 1 }, { turn: 1 }))).toBe(0);
    expect(outcome(at({ 24: 1, 17: 3, 10: 3 }))).toBe(1);
    expect(outcome(at({ 28: 2, 1: 4 }, { quiet: 59 }))).toBeNull();
    expect(outcome(at({ 28: 2, 1: 4 }, { quiet: 60 }))).toBe('draw');
  });
});
