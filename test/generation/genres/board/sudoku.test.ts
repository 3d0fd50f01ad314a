/** Sudoku: every puzzle has one solution that reason finds; won by its bot at each strength, never by doing nothing; notes, undo, hints. */
import { describe, expect, it } from 'vitest';
import { middleOf } from '../../../../src/generation/genres/board/grid.js';
import {
  candidates,
  layPuzzle,
  shapeOf,
  solve,
  type Grade,
  type Side,
} from '../../../../src/generation/genres/board/sudoku-rules.js';
import { picturesOf, sideOf, sudoku } from '../../../../src/generation/genres/board/sudoku.js';
import { Random } from '../../../../src/generation/kit/random.js';
import { DIFFICULTIES, type Rule } from '../../../../src/generation/design.js';
import { penguin } from '../../designs.js';
import { designOf, expectSameAgain, table, tournament } from '../playing.js';

/** Solutions by trying everything, up to two. */
function countSolutions(side: Side, given: Uint8Array): number {
  const shape = shapeOf(side);
  const cells = given.slice();
  const search = (): number => {
    let [best, mask] = [-1, 0];
    for (let c = 0; c < cells.length; c++) {
      if (cells[c]) continue;
      const here = candidates(shape, cells, c);
      const fewer = here.toString(2).replaceAll('0', '').length;
      if (best < 0 || fewer < mask.toString(2).replaceAll('0', '').length) [best, mask] = [c, here];
    }
    if (best < 0) return 1;
    let found = 0;
    for (let n = 1; n <= side && found < 2; n++) {
      if (!(mask & (1 << n))) continue;
      cells[best] = n;
      found += search();
      cells[best] = 0;
    }
    return found;
  };
  return search();
}

const SIZES: readonly [Side, Grade, number][] = [
  [4, 1, 6],
  [6, 1, 14],
  [9, 1, 38],
  [9, 2, 32],
  [9, 3, 26],
];

describe.each(SIZES)('a puzzle of %i, grade %i', (side, grade, least) => {
  it('has one solution, in which nothing repeats', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const puzzle = layPuzzle(new Random(seed), side, grade, least);
      expect(countSolutions(side, puzzle.given)).toBe(1);
      for (const house of shapeOf(side).houses) expect(new Set(house.map((c) => puzzle.solution[c])).size).toBe(side);
      expect(puzzle.given.every((n, c) => n === 0 || n === puzzle.solution[c])).toBe(true);
      expect(puzzle.given.filter(Boolean).length).toBeGreaterThanOrEqual(least);
      expect(puzzle.grade).toBeLessThanOrEqual(grade);
      expect(puzzle.proof.length).toBe(puzzle.given.filter((n) => n === 0).length);
    }
  });
});

it('a hard puzzle is mostly one that the plain steps do not solve', () => {
  const seeds = Array.from({ length: 20 }, (_, i) => layPuzzle(new Random(i + 1), 9, 3, 26));
  const tough = seeds.filter(({ shape, given }) => solve(shape, given, 2) === null);
  expect(tough.length).toBeGreaterThan(8);
});

it('two solutions are none: a grid that lacks two numbers for good is not solved', () => {
  const { shape, solution } = layPuzzle(new Random(5), 4, 1, 8);
  const given = solution.map((n) => (n <= 2 ? 0 : n));
  expect(countSolutions(4, given)).toBe(2);
  expect(solve(shape, given)).toBeNull();
});

it('small children get fewer numbers, and pictures where the prompt names enough things', () => {
  const gentle: Rule[] = [{ rule: 'gentle' }];
  expect(sideOf(designOf('sudoku'))).toBe(9);
  expect(sideOf(designOf('sudoku', gentle))).toBe(6);
  expect(sideOf(designOf('sudoku', gentle, { difficulty: 'easy' }))).toBe(4);
  expect(sideOf({ ...designOf('sudoku'), grid: { rows: 6, columns: 6 } })).toBe(6);
  const items = ['apple', 'banana', 'cherries', 'pear'].map((sprite) => ({
    name: sprite,
    sprite,
    traits: [],
    from: 'prompt' as const,
  }));
  const cast = { ...penguin.cast, items, enemies: [], obstacles: [] };
  expect(picturesOf({ cast }, 4)?.map(({ sprite }) => sprite)).toEqual(items.map(({ sprite }) => sprite));
  expect(picturesOf({ cast }, 6)).toBeNull();
  expect(sideOf({ ...designOf('sudoku'), cast })).toBe(4);
});

describe('a game', () => {
  it.each(DIFFICULTIES)(
    'is won by its bot at %s, the same way each time',
    (difficulty) => {
      const design = designOf('sudoku', [], { difficulty });
      const first = tournament(sudoku, design, 5);
      expect(first.won).toBe(5);
      expectSameAgain(first.traces, sudoku, design);
    },
    60_000,
  );

  it('is not won by who does nothing, and lost by who writes anything', () => {
    const { run, play, state } = table(sudoku, designOf('sudoku'));
    run(60 * 60);
    expect(play.phase).toBe('play');
    const s = state();
    const [cell = 0] = s.puzzle.proof;
    const wrong = ((s.puzzle.solution[cell] as number) % 9) + 1;
    for (let i = 0; i < 8 && play.phase === 'play'; i++) {
      s.chosen = cell;
      run(120);
      run(1, (pad) => (pad.pointer = { ...middleOf(s.grid, 81 + wrong - 1), down: true }));
      run(1, (pad) => (pad.pointer = { ...middleOf(s.grid, 81 + wrong - 1), down: false }));
    }
    expect(play.phase).toBe('lose');
  });

  it('takes a number back by undo, keeps notes, and a second hint fills the cell that follows', () => {
    const { run, state } = table(sudoku, designOf('sudoku'));
    const s = state();
    const tap = (cell: number): void => {
      run(1, (pad) => (pad.pointer = { ...middleOf(s.grid, cell), down: true }));
      run(1, (pad) => (pad.pointer = { ...middleOf(s.grid, cell), down: false }));
    };
    const [cell = 0] = s.puzzle.proof;
    const right = s.puzzle.solution[cell] as number;
    tap(cell);
    tap(90);
    expect(s.noting).toBe(true);
    tap(81);
    tap(82);
    expect(s.notes[cell]).toBe(6);
    tap(81);
    expect(s.notes[cell]).toBe(4);
    tap(90);
    tap(81 + right - 1);
    expect(s.cells[cell]).toBe(right);
    tap(94);
    expect(s.cells[cell]).toBe(0);
    tap(98);
    expect([s.hint, s.cells[cell]]).toEqual([cell, 0]);
    tap(98);
    expect(s.cells[cell]).toBe(right);
  });

  it('is written by keys alone: to the numbers and back to the cell', () => {
    const { press, state } = table(sudoku, designOf('sudoku'));
    const s = state();
    const [cell = 0] = s.puzzle.proof;
    press('down');
    s.hands.cursor = cell;
    press('a');
    expect([s.chosen, s.hands.cursor]).toEqual([cell, 85]);
    const n = s.puzzle.solution[cell] as number;
    for (let i = 5; i < n; i++) press('right');
    for (let i = 5; i > n; i--) press('left');
    press('a');
    expect([s.cells[cell], s.hands.cursor]).toEqual([n, cell]);
  });
});
