/** Minesweeper: every field can be cleared without a guess; won by its bot, never by doing nothing; flags, numbers and mines. */
import { describe, expect, it } from 'vitest';
import { around, middleOf, type Grid } from '../../../../src/generation/genres/board/grid.js';
import { layMines, openFrom, solve } from '../../../../src/generation/genres/board/mines.js';
import { minesweeper } from '../../../../src/generation/genres/board/minesweeper.js';
import { Random } from '../../../../src/generation/kit/random.js';
import type { Pad } from '../../../../src/generation/kit/types.js';
import { designOf, expectSameAgain, table, tournament } from '../playing.js';

const GRID: Grid = { cols: 9, rows: 9 };
const NEAR = Array.from({ length: 81 }, (_, c) => around(GRID, c));

/** Whether a cell is free in every field that looks the same so far: all ways to lay the mines beside what is open are tried. */
function isCertain(open: Uint8Array, counts: Uint8Array, cell: number): boolean {
  const rim = [...open.keys()].filter((c) => !open[c] && NEAR[c]?.some((n) => open[n]));
  const clues = [...open.keys()].filter((c) => open[c] && counts[c]! > 0);
  if (!rim.includes(cell)) return false;
  const mines = new Uint8Array(81);
  const order = [cell, ...rim.filter((c) => c !== cell).toSorted((a, b) => distance(a, cell) - distance(b, cell))];
  const fits = (done: Set<number>): boolean =>
    clues.every((c) => {
      const near = NEAR[c] as number[];
      const here = near.reduce((sum, n) => sum + mines[n]!, 0);
      const left = near.filter((n) => !open[n] && !done.has(n)).length;
      return here <= counts[c]! && here + left >= counts[c]!;
    });
  const lay = (i: number, done: Set<number>): boolean => {
    if (!fits(done)) return false;
    if (i === order.length) return true;
    const next = order[i] as number;
    const more = new Set([...done, next]);
    for (const mine of i === 0 ? [1] : [0, 1]) {
      mines[next] = mine;
      if (lay(i + 1, more)) return true;
    }
    mines[next] = 0;
    return false;
  };
  return !lay(0, new Set());
}
const distance = (a: number, b: number): number =>
  Math.abs((a % 9) - (b % 9)) + Math.abs(Math.floor(a / 9) - Math.floor(b / 9));

describe('a field', () => {
  it('is cleared by its proof, each cell of which is certain when its turn comes', () => {
    const judged: boolean[] = [];
    for (let seed = 1; seed <= 12; seed++) {
      const { mines, counts, start, proof } = layMines(new Random(seed), GRID, 13);
      const open = new Uint8Array(81);
      openFrom(NEAR, counts, open, start);
      for (const cell of proof) {
        expect([seed, cell, mines[cell]]).toEqual([seed, cell, 0]);
        const rim = [...open.keys()].filter((c) => !open[c] && NEAR[c]?.some((n) => open[n]));
        // by the count of all mines too a cell may be known; here only the numbers beside it are looked at
        if (!open[cell] && rim.length < 16 && rim.includes(cell) && [...open].filter((one) => !one).length > 24)
          judged.push(isCertain(open, counts, cell));
        openFrom(NEAR, counts, open, cell);
      }
      expect([...open.keys()].filter((c) => !open[c] && !mines[c])).toEqual([]);
    }
    expect(judged.length).toBeGreaterThan(10);
    expect(judged).not.toContain(false);
  });

  it.each([
    [9, 9, 17],
    [16, 16, 40],
    [16, 16, 53],
    [6, 6, 7],
    [16, 6, 20],
  ])('of %i × %i cells has all of its %i mines', (cols, rows, mines) => {
    const near = Array.from({ length: cols * rows }, (_, c) => around({ cols, rows }, c));
    for (let seed = 1; seed <= 6; seed++) {
      const field = layMines(new Random(seed), { cols, rows }, mines);
      expect(field.mines.reduce((sum, mine) => sum + mine, 0)).toBe(mines);
      expect(solve(near, field.mines, field.counts, field.start)).toEqual(field.proof);
    }
  });

  it('in which two cells can’t be told apart is none', () => {
    // a mine in one of two corners behind a wall of mines
    const mines = new Uint8Array(81);
    for (const c of [7, 16, 25, 34, 35, 8]) mines[c] = 1;
    const counts = Uint8Array.from(NEAR, (near) => near.reduce((sum, c) => sum + mines[c]!, 0));
    expect(solve(NEAR, mines, counts, 80)).toBeNull();
  });
});

describe('a game', () => {
  it('is won by its bot in 20 of 20 seeds, the same way each time', () => {
    const first = tournament(minesweeper, designOf('minesweeper'));
    expect(first.won).toBe(20);
    expectSameAgain(first.traces, minesweeper, designOf('minesweeper'));
  }, 240_000);

  it('on the largest board is won by its bot', () => {
    const design = designOf('minesweeper');
    const large = { ...design, grid: { rows: 16, columns: 16 }, rules: [{ rule: 'mines' as const, n: 40 }] };
    expect(tournament(minesweeper, large, 3).won).toBe(3);
  }, 240_000);

  it('is not won by who does nothing, nor by who opens anything', () => {
    const { run, play } = table(minesweeper, designOf('minesweeper'));
    run(60 * 60);
    expect(play.phase).toBe('play');
    play.botMode = 'random';
    run(60 * 120);
    expect(play.phase).toBe('lose');
  });

  it('flags a cell where a finger stays, and then opens it no more until the flag is taken', () => {
    const { run, state, game } = table(minesweeper, designOf('minesweeper'));
    const mine = state().field.mines.indexOf(1);
    const hold = (frames: number): void => {
      run(frames, (pad: Pad) => (pad.pointer = { ...middleOf(GRID, mine), down: true }));
      run(2, (pad: Pad) => (pad.pointer = { ...middleOf(GRID, mine), down: false }));
    };
    hold(40);
    expect(state().flags[mine]).toBe(1);
    hold(3);
    expect([state().open[mine], game().lives]).toEqual([0, 3]);
    hold(40);
    hold(3);
    expect([state().open[mine], game().lives]).toEqual([1, 2]);
  });

  it('opens all around a number whose mines are flagged', () => {
    const { run, state } = table(minesweeper, designOf('minesweeper'));
    const s = state();
    const number = [...s.open.keys()].find(
      (c) => s.open[c] && s.field.counts[c]! > 0 && NEAR[c]?.some((n) => !s.open[n] && !s.field.mines[n]),
    ) as number;
    for (const c of NEAR[number] as number[]) if (s.field.mines[c]) s.flags[c] = 1;
    run(2, (pad: Pad) => (pad.pointer = { ...middleOf(GRID, number), down: true }));
    run(2, (pad: Pad) => (pad.pointer = { ...middleOf(GRID, number), down: false }));
    expect(NEAR[number]?.every((c) => s.open[c] || s.field.mines[c])).toBe(true);
  });
});
