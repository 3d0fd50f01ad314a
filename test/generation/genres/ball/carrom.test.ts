/** Carrom and pool: won by the bot; what a shot means by the rules; the striker on its line, by keys and by a finger; and a second person. */
import { describe, expect, it } from 'vitest';
import type { GameMode, Rule } from '../../../../src/generation/design.js';
import { carrom } from '../../../../src/generation/genres/ball/carrom.js';
import { judge, type Standing } from '../../../../src/generation/genres/ball/pocket-rules.js';
import type { State } from '../../../../src/generation/genres/ball/pocket-state.js';
import {
  EIGHT,
  lineOf,
  piecesOf,
  QUEEN,
  STRIKER,
  tableOf,
} from '../../../../src/generation/genres/ball/pocket-table.js';
import { designOf, expectSameAgain, table, tournament, type Table } from '../playing.js';

const game = (mode: GameMode | undefined, rules: Rule[] = []): Table<State> =>
  table(carrom, designOf('carrom', rules, { mode }));

describe.each([undefined, 'pool'] as const)('mode %s', (mode) => {
  it.each(['easy', 'hard'] as const)('is won by its bot when it is %s', (difficulty) => {
    const design = designOf('carrom', [], { difficulty, mode });
    expect(tournament(carrom, design, 6).won).toBeGreaterThanOrEqual(5);
  });

  it('begins with pieces that do not touch', () => {
    const balls = piecesOf(tableOf(mode ?? 'plain'));
    expect(balls.length).toBe(mode === 'pool' ? 16 : 20);
    const touching = balls.flatMap((a, i) =>
      balls.slice(i + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) <= a.r + b.r),
    );
    expect(touching).toEqual([]);
  });

  it('is not won by who does nothing', () => {
    const t = game(mode);
    t.run(60 * 60);
    expect(t.play.phase).toBe('play');
  });
});

it('goes the same way each time', () => {
  const design = designOf('carrom', [], { mode: 'pool' });
  expectSameAgain(tournament(carrom, design, 5).traces, carrom, design);
});

describe('by the rules of carrom', () => {
  const board = tableOf('plain');
  const at = (over: Partial<Standing> = {}): Standing => ({ sorts: [0, 1], left: [5, 5], queen: 'on', ...over });

  it('who pockets a piece of their own goes on, and of the other does not', () => {
    expect(judge(board, at(), 0, { fell: [3], first: 3 }).again).toBe(true);
    expect(judge(board, at(), 0, { fell: [12], first: 12 }).again).toBe(false);
    expect(judge(board, at(), 0, { fell: [], first: 3 }).again).toBe(false);
  });

  it('a lost striker is a foul, and costs a piece', () => {
    const verdict = judge(board, at(), 0, { fell: [3, STRIKER], first: 3 });
    expect([verdict.foul, verdict.again, verdict.back]).toEqual([true, false, [0]]);
  });

  it('the queen is covered at once or by the next shot, else she comes back', () => {
    expect(judge(board, at(), 0, { fell: [QUEEN, 3], first: 3 }).queen).toBe('had');
    const waits = judge(board, at(), 0, { fell: [QUEEN], first: QUEEN });
    expect([waits.queen, waits.again]).toEqual(['waits', true]);
    expect(judge(board, at({ queen: 'waits' }), 0, { fell: [4], first: 4 }).queen).toBe('had');
    const missed = judge(board, at({ queen: 'waits' }), 0, { fell: [], first: 4 });
    expect([missed.queen, missed.back]).toEqual(['on', ['queen']]);
  });

  it('nobody is done before the queen is, and then the last piece wins', () => {
    const early = judge(board, at({ left: [1, 5] }), 0, { fell: [3], first: 3 });
    expect([early.winner, early.back, early.again]).toEqual([null, [0], false]);
    expect(judge(board, at({ left: [1, 5], queen: 'had' }), 0, { fell: [3], first: 3 }).winner).toBe(0);
  });
});

describe('by the rules of pool', () => {
  const board = tableOf('pool');
  const open: Standing = { sorts: [null, null], left: [7, 7], queen: 'had' };
  const mine: Standing = { ...open, sorts: [1, 0] };

  it('the first ball that falls says who plays which', () => {
    expect(judge(board, open, 0, { fell: [11], first: 11 }).sorts).toEqual([1, 0]);
    expect(judge(board, open, 1, { fell: [11], first: 11 }).sorts).toEqual([0, 1]);
  });

  it('touching nothing, or one of the other first, or losing the white ball is a foul', () => {
    expect(judge(board, mine, 0, { fell: [], first: null }).foul).toBe(true);
    expect(judge(board, mine, 0, { fell: [12], first: 3 }).foul).toBe(true);
    expect(judge(board, mine, 0, { fell: [STRIKER], first: 12 }).foul).toBe(true);
    expect(judge(board, mine, 0, { fell: [12], first: 12 })).toMatchObject({ foul: false, again: true });
  });

  it('the black ball wins when all others are in, and loses before', () => {
    const cleared: Standing = { ...mine, left: [4, 0] };
    expect(judge(board, cleared, 0, { fell: [EIGHT], first: EIGHT }).winner).toBe(0);
    expect(judge(board, cleared, 0, { fell: [EIGHT, STRIKER], first: EIGHT }).winner).toBe(1);
    expect(judge(board, mine, 0, { fell: [EIGHT], first: 12 }).winner).toBe(1);
  });
});

it('puts the striker along its line by keys and by a finger below the table, never onto a piece', () => {
  const t = game(undefined);
  const s = t.state();
  const line = lineOf(s.table, 0);
  const from = s.striker.x;
  t.run(20, (pad) => (pad.ay = -1));
  expect(s.striker.x).toBeGreaterThan(from + 0.5);
  const piece = s.space.balls[3]!;
  Object.assign(piece, { x: 4, y: line.y });
  t.run(8, (pad) => {
    pad.ay = 0;
    pad.pointer = { x: 4, y: s.table.h - 0.4, down: true };
  });
  expect(Math.abs(s.striker.x - 4)).toBeGreaterThan(piece.r + s.striker.r);
  expect(s.striker.x).toBeCloseTo(4, -1);
});

it('is for two: the other one shoots from the other side', () => {
  const t = game(undefined, [{ rule: 'twoPlayers' }]);
  const s = t.state();
  t.run(15);
  t.run(12, (pad) => (pad.a = true));
  t.run(
    900,
    (pad) => (pad.a = false),
    () => s.turn === 1 && s.phase === 'aim',
  );
  expect([s.side, s.striker.y]).toEqual([1, lineOf(s.table, 1).y]);
  t.run(15);
  for (let i = 0; i < 20; i++) t.play.tick(({ pad2 }) => (pad2.a = true));
  t.play.tick(({ pad2 }) => (pad2.a = false));
  expect(s.turn).toBe(2);
});
