/** Nonograms: every figure follows from its numbers alone; won by its bot at each strength, never by doing nothing; drawn by finger and keys. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../../../../src/generation/design.js';
import { dealFigure, linesIn, reasonOut, runsOf, waysOf } from '../../../../src/generation/genres/board/figures.js';
import { middleOf } from '../../../../src/generation/genres/board/grid.js';
import { gridOf, mostRuns, onBoard } from '../../../../src/generation/genres/board/nonogram-state.js';
import { nonogram } from '../../../../src/generation/genres/board/nonogram.js';
import { Random } from '../../../../src/generation/kit/random.js';
import { designOf, expectSameAgain, table, tournament } from '../playing.js';

describe('a figure', () => {
  it('has runs that are counted, and laid in every way', () => {
    expect(runsOf([1, 1, 0, 1, 0, 0, 1])).toEqual([2, 1, 1]);
    expect(runsOf([0, 0])).toEqual([]);
    expect(waysOf([2, 1], 5).map((way) => way.toString(2).padStart(5, '0'))).toEqual(['01011', '10011', '10110']);
    expect(waysOf([], 4)).toEqual([0]);
  });

  it.each([
    [4, 4],
    [5, 5],
    [8, 8],
    [15, 6],
    [15, 15],
  ])('of %i × %i has one solution, which reason finds, and room for its numbers', (cols, rows) => {
    const grid = { cols, rows };
    const lines = linesIn(grid);
    for (let seed = 1; seed <= 10; seed++) {
      const figure = dealFigure(new Random(seed), grid, mostRuns(grid));
      const { cells } = reasonOut(grid, figure.rows, figure.cols);
      expect([...cells]).toEqual([...figure.cells]);
      lines.rows.forEach((line, y) => expect(runsOf(line.map((c) => figure.cells[c]!))).toEqual(figure.rows[y]));
      expect(Math.max(...[...figure.rows, ...figure.cols].map((runs) => runs.length))).toBeLessThanOrEqual(
        mostRuns(grid),
      );
      expect([...figure.proof].toSorted((a, b) => a - b)).toEqual(
        [...figure.cells.keys()].filter((c) => figure.cells[c]),
      );
    }
  });

  it('that has two solutions is not called found', () => {
    expect(reasonOut({ cols: 2, rows: 2 }, [[1], [1]], [[1], [1]]).cells).toContain(-1);
  });
});

it('has the board of the prompt, or one by difficulty', () => {
  const sides = DIFFICULTIES.map((difficulty) => gridOf(designOf('nonogram', [], { difficulty })).cols);
  expect(sides).toEqual([6, 8, 10]);
  expect(gridOf(designOf('nonogram', [{ rule: 'gentle' }])).cols).toBe(5);
  expect(gridOf(designOf('nonogram', [], { grid: { rows: 15, columns: 10 } }))).toEqual({ cols: 10, rows: 15 });
});

describe('a game', () => {
  it.each(DIFFICULTIES)('is won by its bot at %s, the same way each time', (difficulty) => {
    const design = designOf('nonogram', [], { difficulty });
    const first = tournament(nonogram, design, 5);
    expect(first.won).toBe(5);
    expectSameAgain(first.traces, nonogram, design);
  });

  it('is not won by who does nothing, and is lost by who fills what is empty', () => {
    const { run, play, state, game } = table(nonogram, designOf('nonogram'));
    run(60 * 60);
    expect(play.phase).toBe('play');
    const s = state();
    const wrong = [...s.figure.cells.keys()].filter((cell) => !s.figure.cells[cell]);
    expect(wrong.length).toBeGreaterThan(game().lives);
    for (const cell of wrong) {
      const at = middleOf(s.board, onBoard(s, cell));
      run(2, (pad) => (pad.pointer = { ...at, down: true }));
      run(100, (pad) => (pad.pointer = { ...at, down: false }));
    }
    run(120);
    expect(play.phase).toBe('lose');
  });

  it('fills what a finger is drawn over, and crosses out where it has stayed first', () => {
    const { run, state } = table(nonogram, designOf('nonogram', [], { difficulty: 'hard' }));
    const s = state();
    const row = s.figure.rows.findIndex((runs) => (runs[0] ?? 0) >= 3);
    const start = [...s.figure.cells.keys()].find((c) => c >= row * s.grid.cols && s.figure.cells[c]) as number;
    const over = (cell: number, down: boolean, frames = 1): void =>
      run(frames, (pad) => (pad.pointer = { ...middleOf(s.board, onBoard(s, cell)), down }));
    for (const cell of [start, start + 1, start + 2]) over(cell, true, 2);
    over(start + 2, false, 2);
    expect(Array.from(s.seen.slice(start, start + 3))).toEqual([1, 1, 1]);
    const empty = [...s.seen.keys()].find((c) => s.seen[c] === 0 && s.seen[c + 1] === 0 && (c + 1) % s.grid.cols > 0)!;
    over(empty, true, 30);
    over(empty + 1, true, 2);
    over(empty + 1, false, 2);
    expect(Array.from(s.seen.slice(empty, empty + 2))).toEqual([2, 2]);
    // a tap takes the cross away and fills nothing
    over(empty, true, 2);
    over(empty, false, 2);
    expect(s.seen[empty]).toBe(0);
  });

  it('is played with keys: the cursor stays among the cells, the second button crosses out', () => {
    const { press, state } = table(nonogram, designOf('nonogram'));
    const s = state();
    for (let i = 0; i < 12; i++) press('left', 'up');
    expect(s.stroke.cursor).toBe(onBoard(s, 0));
    press('b');
    expect(s.seen[0]).toBe(2);
    press('b');
    expect(s.seen[0]).toBe(0);
  });
});
