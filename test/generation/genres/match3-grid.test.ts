/** Match-3: what runs and swaps a grid has, and deals without a run and with a swap. */
import { describe, expect, it } from 'vitest';
import {
  BLOCKER,
  cleared,
  COLS,
  inShape,
  NONE,
  ROWS,
  runs,
  SHAPES,
  STAR,
  swaps,
  typesOf,
  xOf,
  yOf,
} from '../../../src/generation/genres/match3/grid.js';
import { match3 } from '../../../src/generation/genres/match3/index.js';
import { Random } from '../../../src/generation/kit/random.js';
import { one, swapsByTrying } from './match3-board.js';
import { designOf, table } from './playing.js';

/** Types row by row; what is not given is a board without any match. */
function grid(...rows: string[]): Int8Array {
  const types = new Int8Array(COLS * ROWS);
  for (let c = 0; c < types.length; c++) types[c] = 10 + ((xOf(c) + yOf(c) * 3) % 7);
  rows.forEach((row, y) =>
    [...row].forEach((letter, x) => {
      if (letter !== ' ') types[y * COLS + x] = letter === '#' ? BLOCKER : letter === '*' ? STAR : Number(letter);
    }),
  );
  return types;
}

describe('the grid', () => {
  it('finds runs of three and more, each once, not round the edge and not of what is in the way', () => {
    expect(runs(grid())).toEqual([]);
    expect(runs(grid('111'))).toEqual([{ cells: [0, 1, 2], across: true }]);
    expect(runs(grid('1111'))[0]?.cells.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    expect(runs(grid('1', '1', '1'))).toEqual([{ cells: [0, COLS, COLS * 2], across: false }]);
    expect(runs(grid('    11', '1'))).toEqual([]);
    expect(runs(grid('     11', '11'))).toEqual([]);
    expect(runs(grid('###', '***'))).toEqual([]);
    expect(runs(grid('111', '1', '1'))).toHaveLength(2);
  });

  it('knows what a swap clears, and leaves the board as it was', () => {
    const types = grid('112', '331');
    const before = [...types];
    expect(new Set(cleared(types, 2, COLS + 2))).toEqual(new Set([0, 1, 2]));
    expect(cleared(types, 0, 1)).toEqual([]);
    expect(cleared(grid('11#1'), 2, 3)).toEqual([]);
    expect([...types]).toEqual(before);
    // a star takes all of the type that it is swapped with
    expect(new Set(cleared(grid('*1', '1', '', '1'), 0, 1))).toEqual(new Set([0, 1, COLS, COLS * 3]));
  });

  it('lists the same swaps as trying each one, on 200 boards', () => {
    let some = 0;
    for (let seed = 0; seed < 200; seed++) {
      const rand = new Random(seed);
      const types = Int8Array.from({ length: COLS * ROWS }, () => (rand.chance(0.1) ? BLOCKER : rand.int(0, 5)));
      // boards with a run already are told apart by what is new only: take those without
      if (runs(types).length > 0) continue;
      some++;
      const listed = swaps(types).map(({ a, b }) => `${a} ${b}`);
      expect(listed.toSorted()).toEqual(swapsByTrying(types));
    }
    expect(some).toBeGreaterThan(10);
  });
});

describe('a deal', () => {
  it('has no run, at least two swaps and every cell of its shape, in 150 seeds at three difficulties', () => {
    const shapes = new Set<string>();
    for (const difficulty of ['easy', 'normal', 'hard'] as const)
      for (let seed = 0; seed < 150; seed++) {
        const { state } = table(match3, designOf('match3', [one], { difficulty }), seed);
        const s = state();
        shapes.add(s.shape.name);
        const types = typesOf(s.cells);
        expect(runs(types)).toEqual([]);
        expect(swapsByTrying(types).length).toBeGreaterThan(1);
        for (let c = 0; c < types.length; c++) expect(types[c] !== NONE).toBe(inShape(s.shape, xOf(c), yOf(c)));
      }
    expect([...shapes].toSorted()).toEqual(SHAPES.map(({ name }) => name).toSorted());
  });
});
