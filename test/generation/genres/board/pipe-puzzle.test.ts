/** Pipes: each board is made from its solution and never lies solved; water flows, mixes and leaks as it should; won by its bot, never by doing nothing. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../../../../src/generation/design.js';
import { middleOf, type Grid } from '../../../../src/generation/genres/board/grid.js';
import { layPipes } from '../../../../src/generation/genres/board/pipe-deal.js';
import { gridOf, PIPE_IDEAS, planOf } from '../../../../src/generation/genres/board/pipe-levels.js';
import { pipePuzzle } from '../../../../src/generation/genres/board/pipe-puzzle.js';
import {
  flowOf,
  isSolved,
  MIXED,
  nextWrong,
  openingsOf,
  periodOf,
  quartersTo,
  turnAbout,
  turned,
  turnsLeft,
  type Board,
} from '../../../../src/generation/genres/board/pipes.js';
import { Random } from '../../../../src/generation/kit/random.js';
import type { Pad } from '../../../../src/generation/kit/types.js';
import { designOf, expectSameAgain, table, tournament } from '../playing.js';

const UP = 1;
const RIGHT = 2;
const DOWN = 4;
const LEFT = 8;

/** A board of one row or more, by its pieces; the first cell is the source, `sinks` say where what is wanted. */
const boardOf = (grid: Grid, over: Partial<Board>): Board => {
  const n = grid.cols * grid.rows;
  const none = new Uint8Array(n);
  return {
    grid,
    solved: none,
    fixed: none,
    onWay: none,
    sources: [{ cell: 0, water: 1 }],
    sinks: [{ cell: n - 1, water: 1 }],
    tight: false,
    ...over,
  };
};

describe('a piece', () => {
  it('turns clockwise and is itself again after four quarters', () => {
    expect(turned(UP, 1)).toBe(RIGHT);
    expect(turned(UP | RIGHT, 1)).toBe(RIGHT | DOWN);
    expect(turned(LEFT, 1)).toBe(UP);
    expect(turned(UP | LEFT, -1)).toBe(LEFT | DOWN);
    for (let piece = 0; piece < 16; piece++) expect(turned(piece, 4)).toBe(piece);
  });

  it('lies in one, two or four ways', () => {
    expect([UP | DOWN, UP | RIGHT, UP | RIGHT | DOWN, 15, UP].map(periodOf)).toEqual([2, 4, 4, 1, 4]);
    expect([quartersTo(UP, LEFT), quartersTo(UP | DOWN, LEFT | RIGHT), quartersTo(15, 15)]).toEqual([3, 1, 0]);
  });
});

describe('water', () => {
  const row = { cols: 3, rows: 1 };

  it('goes through openings that meet, and drips from one that meets none', () => {
    const open = flowOf(boardOf(row, {}), Uint8Array.of(RIGHT, LEFT | RIGHT, LEFT));
    expect([[...open.water], [...open.entered], open.leaks, open.fed]).toEqual([[1, 1, 1], [-1, 3, 3], [], 1]);
    const shut = flowOf(boardOf(row, {}), Uint8Array.of(RIGHT, UP | DOWN, LEFT));
    expect([[...shut.water], shut.leaks, shut.fed]).toEqual([[1, 0, 0], [{ cell: 0, way: 1, water: 1 }], 0]);
    const over = flowOf(boardOf(row, {}), Uint8Array.of(RIGHT, LEFT | RIGHT | UP, LEFT));
    expect([over.leaks, over.fed]).toEqual([[{ cell: 1, way: 0, water: 1 }], 1]);
  });

  it('that leaks is enough, but not where all must be tight', () => {
    const pieces = Uint8Array.of(RIGHT, LEFT | RIGHT | UP, LEFT);
    const loose = boardOf(row, {});
    expect(isSolved(loose, flowOf(loose, pieces))).toBe(true);
    expect(isSolved({ ...loose, tight: true }, flowOf(loose, pieces))).toBe(false);
  });

  it('of two colours feeds only whoever wants that colour, and nobody once it is mixed', () => {
    const ends: Partial<Board> = {
      sources: [
        { cell: 0, water: 1 },
        { cell: 3, water: 2 },
      ],
      sinks: [
        { cell: 2, water: 1 },
        { cell: 5, water: 2 },
      ],
    };
    const two = boardOf({ cols: 3, rows: 2 }, ends);
    const apart = Uint8Array.of(RIGHT, LEFT | RIGHT, LEFT, RIGHT, LEFT | RIGHT, LEFT);
    expect([...flowOf(two, apart).water]).toEqual([1, 1, 1, 2, 2, 2]);
    expect(isSolved(two, flowOf(two, apart))).toBe(true);
    const joined = Uint8Array.of(RIGHT, LEFT | RIGHT | DOWN, LEFT, RIGHT, LEFT | RIGHT | UP, LEFT);
    expect([...flowOf(two, joined).water]).toEqual(Array(6).fill(MIXED));
    expect(flowOf(two, joined).fed).toBe(0);
    const crossed = { ...two, sinks: two.sinks.map((sink) => ({ ...sink, water: (3 - sink.water) as 1 | 2 })) };
    expect(flowOf(crossed, apart).fed).toBe(0);
  });
});

describe.each(PIPE_IDEAS)('a board of %s', (idea) => {
  const sides = [3, 5, 6, 7, 8, 10];
  it.each(sides)('with %i cells a side has a solution, and does not lie in one', (side) => {
    const grid = { cols: side, rows: side };
    for (let seed = 1; seed <= 12; seed++) {
      const rand = new Random(seed * 31 + side);
      const board = layPipes(rand, grid, planOf(idea, grid, seed / 12));
      const there = flowOf(board, board.solved);
      expect(isSolved(board, there)).toBe(true);
      // the way itself is tight, whether it must be or not
      expect(there.leaks).toEqual([]);
      const pieces = turnAbout(rand, board, 0.8);
      expect(isSolved(board, flowOf(board, pieces))).toBe(false);
      // what is bolted on lies right already, and turning the rest as known is a solution
      expect(pieces.filter((_, cell) => board.fixed[cell])).toEqual(
        board.solved.filter((_, cell) => board.fixed[cell]),
      );
      const least = turnsLeft(board, pieces);
      let turns = 0;
      for (let cell = nextWrong(board, pieces); cell >= 0; cell = nextWrong(board, pieces), turns++)
        pieces[cell] = turned(pieces[cell]!, 1);
      expect(turns).toBe(least);
      expect(isSolved(board, flowOf(board, pieces))).toBe(true);
    }
  });
});

describe('the ideas', () => {
  const grid = { cols: 7, rows: 7 };
  const boards = (idea: (typeof PIPE_IDEAS)[number]): Board[] =>
    Array.from({ length: 10 }, (_, i) => layPipes(new Random(i + 1), grid, planOf(idea, grid, 0.5)));
  const pieces = (board: Board): number[] => [...board.solved].filter((_, cell) => board.onWay[cell]);

  it('bring in what they say', () => {
    const all = <T>(idea: (typeof PIPE_IDEAS)[number], of: (board: Board) => T): T[] => boards(idea).map(of);
    const inner = (board: Board): number =>
      board.fixed.reduce((sum, one) => sum + one, 0) - board.sources.length - board.sinks.length;
    expect(all('steps', (b) => [b.sources.length, b.sinks.length])).toEqual(Array.from({ length: 10 }, () => [1, 1]));
    expect(Math.min(...all('tees', (b) => pieces(b).filter((one) => openingsOf(one) >= 3).length))).toBeGreaterThan(0);
    expect(all('outlets', (b) => b.sinks.length)).toEqual(Array(10).fill(2));
    expect(Math.min(...all('bolts', inner))).toBeGreaterThan(0);
    expect(Math.max(...all('outlets', inner))).toBe(0);
    expect(all('waters', (b) => b.sources.map(({ water }) => water))).toEqual(Array.from({ length: 10 }, () => [1, 2]));
    expect(all('loose', (b) => b.tight)).toEqual(Array(10).fill(true));
    const taken = (idea: (typeof PIPE_IDEAS)[number]): number =>
      all(idea, (b) => pieces(b).length).reduce((a, b) => a + b, 0) / 10;
    expect(taken('large')).toBeGreaterThan(taken('outlets'));
    expect(taken('outlets')).toBeGreaterThan(taken('steps'));
  });
});

it('turns at most so many quarters where the prompt limits them', () => {
  const grid = { cols: 7, rows: 7 };
  for (let seed = 1; seed <= 20; seed++) {
    const rand = new Random(seed);
    const board = layPipes(rand, grid, planOf('large', grid, 0.5));
    const left = turnsLeft(board, turnAbout(rand, board, 1, 8));
    expect(left).toBeLessThanOrEqual(8);
    expect(left).toBeGreaterThan(0);
  }
});

it('has the board of the prompt, or one by difficulty', () => {
  const sides = DIFFICULTIES.map((difficulty) => gridOf(designOf('pipe_puzzle', [], { difficulty })).cols);
  expect(sides).toEqual([6, 7, 8]);
  expect(gridOf(designOf('pipe_puzzle', [{ rule: 'gentle' }])).cols).toBe(6);
  expect(gridOf(designOf('pipe_puzzle', [], { grid: { rows: 4, columns: 9 } }))).toEqual({ cols: 9, rows: 4 });
});

describe('a game', () => {
  it.each(DIFFICULTIES)(
    'is won by its bot in 50 of 50 seeds at %s, the same way each time',
    (difficulty) => {
      const design = designOf('pipe_puzzle', [], { difficulty });
      const first = tournament(pipePuzzle, design, 50);
      expect(first.won).toBe(50);
      expectSameAgain(first.traces, pipePuzzle, design);
    },
    120_000,
  );

  it('is not won by who does nothing', () => {
    const { run, play } = table(pipePuzzle, designOf('pipe_puzzle'));
    run(60 * 60);
    expect([play.phase, play.session.level]).toEqual(['play', 1]);
  });

  const tap = (at: { x: number; y: number }) => (pad: Pad) => (pad.pointer = { ...at, down: true });
  const lift = (at: { x: number; y: number }) => (pad: Pad) => (pad.pointer = { ...at, down: false });

  it('turns a piece by a tap and back by the second button, shows the next one, and leaves bolted ones alone', () => {
    const { run, press, state, play } = table(pipePuzzle, designOf('pipe_puzzle', [{ rule: 'levels', n: 1 }]));
    const s = state();
    const cell = nextWrong(s.board, s.pieces);
    const at = middleOf(s.board.grid, cell);
    const before = s.pieces[cell]!;
    run(1, tap(at));
    run(1, lift(at));
    expect(s.pieces[cell]).toBe(turned(before, 1));
    press('b');
    expect([s.pieces[cell], s.turns]).toEqual([before, 2]);
    const source = s.board.sources[0]!.cell;
    const was = s.pieces[source];
    run(1, tap(middleOf(s.board.grid, source)));
    run(1, lift(middleOf(s.board.grid, source)));
    expect([s.pieces[source], s.turns]).toEqual([was, 2]);
    expect(play.phase).toBe('play');
  });

  it('is over only when the water has come, and not when it is merely let through', () => {
    const { run, state, play } = table(pipePuzzle, designOf('pipe_puzzle', [{ rule: 'levels', n: 1 }]));
    const s = state();
    for (let cell = nextWrong(s.board, s.pieces); cell >= 0; cell = nextWrong(s.board, s.pieces)) {
      const at = middleOf(s.board.grid, cell);
      run(1, tap(at));
      run(1, lift(at));
    }
    expect([s.running, s.seen < s.board.sinks.length, play.phase]).toEqual([true, true, 'play']);
    run(600);
    expect([s.seen, play.phase]).toEqual([s.board.sinks.length, 'win']);
  });

  it('is lost where the turns run out, and its bot keeps within them', () => {
    const design = designOf('pipe_puzzle', [{ rule: 'moves', n: 12 }]);
    const { run, state, play } = table(pipePuzzle, design);
    const s = state();
    const loose = [...s.pieces.keys()].find((cell) => s.pieces[cell] && !s.board.fixed[cell] && !s.board.onWay[cell]);
    const at = middleOf(s.board.grid, loose ?? nextWrong(s.board, s.pieces));
    for (let i = 0; i < 12; i++) {
      run(1, tap(at));
      run(1, lift(at));
    }
    run(200);
    expect(play.phase).toBe('lose');
    expect(tournament(pipePuzzle, design, 10).won).toBe(10);
  });
});
