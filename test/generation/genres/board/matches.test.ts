/** Games of two: won by their bots, never by doing nothing; the opponent's thought, its weakness, and a second person in its place. */
import { describe, expect, it } from 'vitest';
import type { Actor, GameDesign } from '../../../../src/generation/design.js';
import { chess } from '../../../../src/generation/genres/board/chess.js';
import { connectFour } from '../../../../src/generation/genres/board/connect-four.js';
import { middleOf } from '../../../../src/generation/genres/board/grid.js';
import type { Match } from '../../../../src/generation/genres/board/match-state.js';
import { ponder, think, type Rules, type Side } from '../../../../src/generation/genres/board/search.js';
import { sidesOf } from '../../../../src/generation/genres/board/sides.js';
import { ticTacToe } from '../../../../src/generation/genres/board/tic-tac-toe.js';
import { Random } from '../../../../src/generation/kit/random.js';
import type { Pad } from '../../../../src/generation/kit/types.js';
import { penguin } from '../../designs.js';
import { designOf, expectSameAgain, table, tournament, type Table } from '../playing.js';

const GAMES = [
  ['tic_tac_toe', ticTacToe, 3, 3],
  ['connect_four', connectFour, 7, 6],
  ['chess', chess, 8, 8],
] as const;

/** Puts the pointer on a cell and takes it up again. */
function tap<S>({ run }: Table<S>, cell: number, cols: number, rows: number): void {
  const at = middleOf({ cols, rows }, cell);
  run(1, (pad: Pad) => (pad.pointer = { ...at, down: true }));
  run(1, (pad: Pad) => (pad.pointer = { ...at, down: false }));
}

describe.each(GAMES)('%s', (genre, kind, cols, rows) => {
  it('is won by its bot in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament<Match<never, never>>(kind as never, designOf(genre));
    expect(first.won).toBeGreaterThanOrEqual(18);
    if (genre === 'chess') return;
    expectSameAgain<Match<never, never>>(first.traces, kind as never, designOf(genre));
  }, 240_000);

  it('waits for who does nothing, and is played by keys as well', () => {
    const one = table<Match<never, never>>(kind as never, designOf(genre));
    one.run(60 * 60);
    expect([one.play.phase, one.game().snapshot()['turn']]).toEqual(['play', 0]);
    const before = JSON.stringify(one.game().snapshot()['cells']);
    const pawn = genre === 'chess' ? ['down', 'down', 'a', 'up', 'up', 'a'] : ['a'];
    one.press(...(pawn as ('down' | 'up' | 'a')[]));
    one.run(20);
    expect(JSON.stringify(one.game().snapshot()['cells'])).not.toBe(before);
  });

  it('lets a second person take the opponent’s part', () => {
    const one = table<Match<never, never>>(kind as never, designOf(genre));
    one.game().pad2.left = true;
    one.run(1);
    one.game().pad2.left = false;
    expect(one.game().snapshot()['players']).toBe(2);
    const moves = genre === 'chess' ? [52, 36, 12, 28] : [0, 1];
    for (const cell of moves) {
      tap(one, cell, cols, rows);
      one.run(30);
    }
    expect((one.game().snapshot()['cells'] as number[]).filter(Boolean)).toHaveLength(genre === 'chess' ? 32 : 2);
    expect(one.game().snapshot()['turn']).toBe(0);
    one.run(60 * 5);
    expect(one.game().snapshot()['turn']).toBe(0);
  });
});

/** Take one to three of a heap; who takes the last has won. */
const heap: Rules<{ left: number; turn: Side }, { to: number }> = {
  start: (turn) => ({ left: 21, turn }),
  turn: ({ turn }) => turn,
  moves: ({ left }) => [1, 2, 3].filter((n) => n <= left).map((to) => ({ to })),
  after: ({ left, turn }, { to }) => ({ left: left - to, turn: turn === 0 ? 1 : 0 }),
  outcome: ({ left, turn }) => (left > 0 ? null : turn === 0 ? 1 : 0),
  value: () => 0,
};

describe('the search', () => {
  it('finds the only move that wins, whoever is to move', () => {
    for (const turn of [0, 1] as const)
      for (const left of [5, 6, 7, 9, 10, 11]) {
        const search = think(heap, { left, turn }, 12, new Random(left));
        while (!ponder(heap, search, 50));
        expect([left, search.best?.to]).toEqual([left, left % 4]);
      }
  });

  it('comes to the same move in small steps and at once', () => {
    const at = heap.start(0, new Random(1));
    const [small, large] = [think(heap, at, 6, new Random(3)), think(heap, at, 6, new Random(3))];
    while (!ponder(heap, small, 1));
    ponder(heap, large, 1e9);
    expect(small.best).toEqual(large.best);
  });
});

describe('a match', () => {
  it('costs a life for each game that is lost, begins again after a draw, and is lost with the last life', () => {
    const one = table(ticTacToe, designOf('tic_tac_toe', [{ rule: 'lives', n: 2 }]));
    /** The opponent has one cell left to play, which makes the board full. */
    const leave = (theirs: number, mine: number, to: number): void => {
      Object.assign(one.state(), { at: { mine, theirs, turn: 1 }, moves: [{ to }], search: null });
      one.run(200, undefined, () => one.state().phase === 'over');
      one.run(100);
    };
    leave(0b010_001_101, 0b001_110_010, 8);
    expect([one.state().outcome, one.game().lives, one.game().level]).toEqual([null, 2, 1]);
    leave(0b010_100_011, 0b101_011_000, 2);
    expect([one.play.phase, one.game().lives]).toEqual(['play', 1]);
    one.run(200);
    leave(0b010_100_011, 0b101_011_000, 2);
    one.run(100);
    expect([one.play.phase, one.game().lives]).toEqual(['lose', 0]);
  });

  it('offers four pieces to a pawn that arrives', () => {
    const one = table(chess, designOf('chess'));
    const s = one.state();
    const cells = new Uint8Array(64);
    [cells[8], cells[60], cells[23]] = [1, 6, 14];
    s.at = { ...s.at, cells, rights: 0 };
    s.moves = [2, 3, 4, 5].map((becomes) => ({ from: 8, to: 0, becomes }));
    tap(one, 8, 8, 8);
    tap(one, 0, 8, 8);
    expect(s.choices).toHaveLength(4);
    tap(one, 8, 8, 8);
    one.run(20);
    expect(s.at.cells[0]).toBe(3);
  });
});

describe('who plays', () => {
  const actor = (name: string, from: Actor['from']): Actor => ({ name, sprite: name, traits: [], from });
  const cast = (over: Partial<GameDesign['cast']>): Pick<GameDesign, 'cast'> => ({
    cast: { ...penguin.cast, ...over },
  });
  const names = (...about: Parameters<typeof sidesOf>): string[] => sidesOf(...about).map(({ name }) => name);

  it('is the hero against each enemy of the prompt in turn', () => {
    const enemies = ['seal', 'orca'].map((name) => actor(name, 'prompt'));
    const design = cast({ enemies: [...enemies, actor('fly', 'theme')] });
    expect([1, 2, 3].map((level) => names(design, level, level === 3))).toEqual([
      ['penguin', 'seal'],
      ['penguin', 'orca'],
      ['penguin', 'orca'],
    ]);
  });

  it('is thing against thing where the prompt names no one, and never the computer', () => {
    const things = ['laptop', 'pizza', 'hamburger'].map((name) => actor(name, 'prompt'));
    const design = cast({ hero: actor('fox', 'theme'), enemies: [actor('fly', 'theme')], items: things });
    expect(names(design, 1, false)).toEqual(['pizza', 'hamburger']);
    expect(names(cast({ ...design.cast, items: things.slice(0, 1) }), 1, false)).toEqual(['fox', 'fly']);
  });
});
