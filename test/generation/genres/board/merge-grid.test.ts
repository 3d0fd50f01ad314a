/** 2048: how tiles slide and merge; won by its bot, never by doing nothing; what ends it, and what a life is worth. */
import { describe, expect, it } from 'vitest';
import { mergeGrid } from '../../../../src/generation/genres/board/merge-grid.js';
import { growth } from '../../../../src/generation/genres/board/merge-grid-state.js';
import { bestWay, canSlide, slide, type Cells, type Way } from '../../../../src/generation/genres/board/slide.js';
import { penguin } from '../../designs.js';
import { designOf, expectSameAgain, table, tournament } from '../playing.js';

const cells = (...rows: string[]): Cells => Uint8Array.from(rows.join('').replaceAll('.', '0'), Number);
const slid = (way: Way, ...rows: string[]): [points: number, rows: string[]] => {
  const board = cells(...rows);
  const points = slide(board, way);
  return [
    points,
    [0, 4, 8, 12].map((at) =>
      board
        .slice(at, at + 4)
        .join('')
        .replaceAll('0', '.'),
    ),
  ];
};

describe('a slide', () => {
  it('merges each tile once, from the side that it goes to', () => {
    expect(slid('left', '1111', '.1.1', '21.1', '....')).toEqual([4 + 4 + 4 + 4, ['22..', '2...', '22..', '....']]);
    expect(slid('right', '1112', '....', '....', '....')).toEqual([4, ['..122'.slice(1), '....', '....', '....']]);
    expect(slid('up', '1...', '1...', '2...', '2...')).toEqual([4 + 8, ['2...', '3...', '....', '....']]);
    expect(slid('down', '1...', '1...', '1...', '....')).toEqual([4, ['....', '....', '1...', '2...']]);
  });

  it('is none where nothing moves, and the board is full where no way moves anything', () => {
    expect(slid('left', '12..', '3...', '....', '....')[0]).toBe(-1);
    const stuck = cells('1212', '2121', '1212', '2121');
    expect([canSlide(stuck), bestWay(stuck)]).toEqual([false, null]);
    expect(canSlide(cells('1212', '2121', '1212', '2122'))).toBe(true);
  });
});

describe('a game', () => {
  it('is won by its bot in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(mergeGrid, designOf('merge_grid', [], { difficulty: 'easy' }));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, mergeGrid, designOf('merge_grid', [], { difficulty: 'easy' }));
  }, 240_000);

  it('is about 2048 unless it is easy, or the moves or the clock allow less', () => {
    const wanted = (...about: Parameters<typeof designOf>): unknown =>
      table(mergeGrid, designOf(...about))
        .game()
        .snapshot()['needed'];
    expect(wanted('merge_grid')).toBe(2048);
    expect(wanted('merge_grid', [], { difficulty: 'easy' })).toBeLessThan(2048);
    expect(wanted('merge_grid', [{ rule: 'moves', n: 40 }])).toBe(32);
    expect(wanted('merge_grid', [{ rule: 'timer', seconds: 90 }])).toBe(128);
  });

  it('is not won by who does nothing; who is stuck spends a life for room, and then loses', () => {
    const { run, play, state, game } = table(mergeGrid, designOf('merge_grid', []));
    run(60 * 60);
    expect([play.phase, game().score]).toEqual(['play', 0]);
    for (const lives of [1, 0]) {
      // one move fills the last cell, and then nothing goes
      state().cells.set(cells('1313', '3131', '1313', '131.').map((n) => n + 2));
      state().cells[15] = 0;
      run(1, (pad) => (pad.right = true));
      run(
        90,
        (pad) => (pad.right = false),
        () => game().lives === lives,
      );
      expect(game().lives).toBe(lives);
      run(100);
    }
    expect(play.phase).toBe('lose');
  });

  it('grows the things of the prompt into what it is about', () => {
    const { row, pictures } = growth(penguin, 11);
    expect(pictures).toBe(true);
    expect(row).toHaveLength(11);
    expect([row[0]?.sprite, row.at(-1)?.sprite]).toEqual(['fish', 'penguin']);
  });

  it('has who is named on every tile where nothing else is', () => {
    const items = penguin.cast.items.map((item) => ({ ...item, from: 'theme' as const }));
    const enemies = penguin.cast.enemies.map((enemy) => ({ ...enemy, from: 'theme' as const }));
    const { row, pictures } = growth({ cast: { ...penguin.cast, items, enemies, obstacles: [] } }, 11);
    expect(pictures).toBe(true);
    expect(new Set(row.map(({ sprite }) => sprite))).toEqual(new Set(['penguin']));
  });
});
