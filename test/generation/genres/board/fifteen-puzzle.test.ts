/** The 15 puzzle: mixed so that the way back is known; won by its bot at each strength, never by doing nothing; keys, taps and a limit of moves. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../../../../src/generation/design.js';
import { middleOf } from '../../../../src/generation/genres/board/grid.js';
import { gridOf, fifteenPuzzle } from '../../../../src/generation/genres/board/fifteen-puzzle.js';
import {
  BACK,
  misplaced,
  mixTiles,
  slideTile,
  solvedTiles,
  sourceOf,
  WAYS,
  waysFor,
} from '../../../../src/generation/genres/board/tiles.js';
import { Random } from '../../../../src/generation/kit/random.js';
import { designOf, expectSameAgain, table, tournament } from '../playing.js';

describe('a mixed board', () => {
  it.each([
    [2, 2, 5],
    [3, 3, 30],
    [4, 4, 64],
    [6, 5, 200],
  ])('of %i by %i is solved by its way back', (cols, rows, slides) => {
    for (let seed = 1; seed <= 20; seed++) {
      const tiles = mixTiles(new Random(seed), { cols, rows }, slides);
      expect([...tiles.cells].sort((a, b) => a - b)).toEqual([...tiles.cells.keys()]);
      expect(tiles.trail.length).toBeLessThanOrEqual(slides);
      expect(misplaced(tiles)).toBeGreaterThan(1);
      for (let way = tiles.trail.at(-1); way; way = tiles.trail.at(-1)) slideTile(tiles, BACK[way]);
      expect(misplaced(tiles)).toBe(0);
    }
  });

  it('stays solvable by what a player slides', () => {
    const rand = new Random(3);
    const tiles = mixTiles(rand, { cols: 4, rows: 4 }, 40);
    for (let i = 0; i < 300; i++) slideTile(tiles, rand.pick(WAYS));
    for (let way = tiles.trail.at(-1); way; way = tiles.trail.at(-1)) slideTile(tiles, BACK[way]);
    expect(misplaced(tiles)).toBe(0);
  });
});

it('a tile goes only into the gap beside it, and a tap brings all between', () => {
  const tiles = solvedTiles({ cols: 4, rows: 4 });
  expect(WAYS.map((way) => sourceOf(tiles, way))).toEqual([-1, 14, -1, 11]);
  expect(waysFor(tiles, 12)).toEqual(['right', 'right', 'right']);
  expect(waysFor(tiles, 3)).toEqual(['down', 'down', 'down']);
  expect([waysFor(tiles, 5), waysFor(tiles, 15)]).toEqual([[], []]);
});

it('small children get eight tiles, and a prompt the board that it names', () => {
  expect(gridOf(designOf('fifteen_puzzle'))).toEqual({ cols: 4, rows: 4 });
  expect(gridOf(designOf('fifteen_puzzle', [{ rule: 'gentle' }]))).toEqual({ cols: 3, rows: 3 });
  expect(gridOf({ rules: [], grid: { rows: 3, columns: 5 } })).toEqual({ cols: 5, rows: 3 });
});

describe('a game', () => {
  it.each(DIFFICULTIES)('is won by its bot at %s, the same way each time', (difficulty) => {
    const design = designOf('fifteen_puzzle', [], { difficulty });
    const first = tournament(fifteenPuzzle, design, 5);
    expect(first.won).toBe(5);
    expectSameAgain(first.traces, fifteenPuzzle, design);
  });

  it('is harder mixed at hard than at easy', () => {
    const [easy, , hard] = DIFFICULTIES.map(
      (difficulty) => table(fifteenPuzzle, designOf('fifteen_puzzle', [], { difficulty })).state().mixed,
    );
    expect(hard).toBeGreaterThan((easy as number) * 1.8);
  });

  it('is not won by who does nothing', () => {
    const { run, play } = table(fifteenPuzzle, designOf('fifteen_puzzle'));
    run(60 * 60);
    expect(play.phase).toBe('play');
  });

  it('slides by keys, and by a tap when it is lifted', () => {
    const { run, press, state } = table(fifteenPuzzle, designOf('fifteen_puzzle'));
    const s = state();
    const way = WAYS.find((one) => sourceOf(s.tiles, one) >= 0) as (typeof WAYS)[number];
    const before = [...s.tiles.cells];
    press(way);
    run(20);
    expect([s.moves, [...s.tiles.cells]]).not.toEqual([0, before]);
    const tile = sourceOf(s.tiles, BACK[way]);
    const at = middleOf(s.tiles.grid, tile);
    run(3, (pad) => (pad.pointer = { ...at, down: true }));
    expect(s.moves).toBe(1);
    run(20, (pad) => (pad.pointer = { ...at, down: false }));
    expect([s.moves, [...s.tiles.cells]]).toEqual([2, before]);
  });

  it('is lost where the moves run out, and can be won within them', () => {
    const design = designOf('fifteen_puzzle', [{ rule: 'moves', n: 20 }]);
    expect(tournament(fifteenPuzzle, design, 5).won).toBe(5);
    const { play, press, run, state } = table(fifteenPuzzle, design);
    const s = state();
    for (let i = 0; i < 40 && play.phase === 'play'; i++) {
      const way = WAYS.find((one) => sourceOf(s.tiles, one) >= 0 && BACK[one] !== s.tiles.trail.at(-1));
      press(way ?? 'left');
      run(12);
    }
    expect(play.phase).toBe('lose');
  });
});
