/** The rules of chess, against the published numbers of positions that lie so many moves ahead, and the ends of a game. */
import { describe, expect, it } from 'vitest';
import {
  startPosition,
  type ChessMove,
  type Position,
} from '../../../../src/generation/genres/board/chess-position.js';
import { after, inCheck, legal, outcome, played } from '../../../../src/generation/genres/board/chess-rules.js';

const LETTERS = '.pnbrqk';

/** A position from its usual notation. */
function fromFen(fen: string): Position {
  const [board = '', turn, castling = '', leapt = '-', quiet = '0'] = fen.split(' ');
  const cells = new Uint8Array(64);
  let cell = 0;
  for (const c of board.replaceAll('/', '')) {
    if (/\d/u.test(c)) cell += Number(c);
    else cells[cell++] = LETTERS.indexOf(c.toLowerCase()) + (c === c.toLowerCase() ? 8 : 0);
  }
  return {
    cells,
    turn: turn === 'w' ? 0 : 1,
    rights: ['K', 'Q', 'k', 'q'].reduce((bits, c, i) => bits | (castling.includes(c) ? 1 << i : 0), 0),
    leapt: leapt === '-' ? -1 : cellOf(leapt),
    quiet: Number(quiet),
    seen: [],
    lost: null,
  };
}
const cellOf = (name: string): number => name.charCodeAt(0) - 97 + (8 - Number(name[1])) * 8;

const perft = (at: Position, depth: number): number =>
  depth === 0 ? 1 : legal(at).reduce((sum, move) => sum + perft(after(at, move), depth - 1), 0);

function playAll(at: Position, moves: string): Position {
  return moves.split(' ').reduce((now, name) => {
    const [from, to] = [cellOf(name.slice(0, 2)), cellOf(name.slice(2, 4))];
    const move = legal(now).find((one) => one.from === from && one.to === to);
    expect(move, name).toBeDefined();
    return played(now, move as ChessMove);
  }, at);
}

describe('the moves of chess', () => {
  it.each([
    ['the first position', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -', [20, 400, 8902]],
    [
      'castling, pins and en passant',
      'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -',
      [48, 2039, 97862],
    ],
    ['an end of rooks and pawns', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -', [14, 191, 2812, 43238]],
    ['promotions with check', 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -', [6, 264, 9467]],
    ['a discovered check', 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -', [44, 1486, 62379]],
  ])('are as many as is known from %s', (_, fen, counts) => {
    expect(counts.map((__, i) => perft(fromFen(fen), i + 1))).toEqual(counts);
  });
});

describe('the ends of chess', () => {
  it('are mate, stalemate and too few pieces', () => {
    const fool = playAll(startPosition(), 'f2f3 e7e5 g2g4 d8h4');
    expect([outcome(fool), inCheck(fool)]).toEqual([1, true]);
    expect(outcome(fromFen('k7/8/1Q6/8/8/8/8/7K b - -'))).toBe('draw');
    expect(outcome(fromFen('k7/8/8/8/8/8/6N1/7K w - -'))).toBe('draw');
    expect(outcome(fromFen('k7/8/8/8/8/8/6R1/7K w - -'))).toBeNull();
  });

  it('are fifty moves without a capture, and a position for the third time', () => {
    expect(outcome(fromFen('k7/8/8/8/8/8/6R1/7K w - - 99'))).toBeNull();
    expect(outcome(fromFen('k7/8/8/8/8/8/6R1/7K w - - 100'))).toBe('draw');
    const twice = playAll(startPosition(), 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1');
    expect(outcome(twice)).toBeNull();
    expect(outcome(playAll(twice, 'f6g8'))).toBe('draw');
  });
});
