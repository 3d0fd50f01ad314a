/** Match-3, a turn: drag, taps and keys all swap; what specials take, what is in the way, and a new deal where nothing is left. */
import { describe, expect, it } from 'vitest';
import { BLOCKER, COLS, runs, typesOf, xOf, yOf } from '../../../src/generation/genres/match3/grid.js';
import { X0, Y0 } from '../../../src/generation/genres/match3/state.js';
import { drag, lay, open, quiet, still, swapsByTrying } from './match3-board.js';

describe('a turn', () => {
  it('takes back a swap that clears nothing, and asks no move for it', () => {
    const t = open();
    const s = t.state();
    lay(s, quiet());
    const { moves } = s;
    const [a, b] = [s.cells[0]?.type, s.cells[1]?.type];
    drag(t, 0, 1);
    expect(s.phase).toBe('swap');
    still(t);
    expect([s.moves, s.cells[0]?.type, s.cells[1]?.type]).toEqual([moves, a, b]);
  });

  it('by drag, by two taps and by keys clears three and fills up again', () => {
    for (const how of ['drag', 'taps', 'keys'] as const) {
      const t = open();
      const s = t.state();
      const types = quiet();
      // 1 1 . 1: the last but one goes down
      const c = 3 * COLS;
      for (const n of [c, c + 1, c + 2 + COLS]) types[n] = 7;
      lay(s, types);
      const { moves } = s;
      if (how === 'drag') drag(t, c + 2 + COLS, c + 2);
      else if (how === 'taps') {
        for (const n of [c + 2, c + 2 + COLS]) {
          t.play.virtual.pointer = { x: X0 + xOf(n) + 0.5, y: Y0 + yOf(n) + 0.5, down: true };
          t.run(2);
          t.play.virtual.pointer.down = false;
          t.run(2);
        }
      } else {
        s.cursor = c + 2;
        t.press('a', 'down');
      }
      t.run(30, undefined, () => s.phase === 'clear');
      expect([how, s.phase, s.cells.filter((piece) => piece && piece.gone > 0).length]).toEqual([how, 'clear', 3]);
      still(t);
      expect(s.moves).toBe((moves as number) - 1);
      expect(s.cells.filter((piece) => piece === null)).toEqual([]);
    }
  });

  it('makes a special of four, a star of five, a bomb of a corner', () => {
    const made = (put: number[], from: number, to: number): unknown => {
      const t = open();
      const s = t.state();
      const types = quiet();
      for (const n of put) types[n] = 7;
      lay(s, types);
      drag(t, from, to);
      t.run(30, undefined, () => s.phase === 'clear');
      return s.born.map(({ piece }) => piece.special);
    };
    const c = 3 * COLS + 2;
    expect(made([c - 1, c + 1, c + 2, c + COLS], c + COLS, c)).toEqual(['row']);
    expect(made([c - COLS, c + COLS, c + 2 * COLS, c + 1], c + 1, c)).toEqual(['column']);
    expect(made([c - 2, c - 1, c + 1, c + 2, c + COLS], c + COLS, c)).toEqual(['star']);
    expect(made([c + 1, c + 2, c - COLS, c - 2 * COLS, c + COLS], c + COLS, c)).toEqual(['bomb']);
  });

  it.each([
    ['row', (c: number) => yOf(c) === 3],
    ['column', (c: number) => xOf(c) === 2],
    ['bomb', (c: number) => Math.abs(xOf(c) - 2) < 2 && Math.abs(yOf(c) - 3) < 2],
  ] as const)('with a %s takes all that it reaches', (special, reached) => {
    const t = open();
    const s = t.state();
    const types = quiet();
    const c = 3 * COLS + 2;
    for (const n of [c, c + 1, c + 2 + COLS]) types[n] = 7;
    lay(s, types, [c, special]);
    drag(t, c + 2 + COLS, c + 2);
    t.run(30, undefined, () => s.phase === 'clear');
    const gone = s.cells.flatMap((piece, n) => (piece && piece.gone > 0 ? [n] : []));
    const wanted = s.cells.flatMap((_, n) => (reached(n) || [c, c + 1, c + 2].includes(n) ? [n] : []));
    expect(gone).toEqual(wanted);
  });

  it('breaks what is in the way beside a match, and swaps it never', () => {
    const t = open([]);
    const s = t.state();
    const types = quiet();
    const c = 3 * COLS + 2;
    for (const n of [c, c + 1, c + 2 + COLS]) types[n] = 7;
    types[c - COLS] = BLOCKER;
    lay(s, types);
    const way = s.cells[c - COLS];
    if (!way) throw new Error('no piece');
    way.hp = 2;
    drag(t, c - COLS, c - COLS + 1);
    expect(s.phase).toBe('ready');
    drag(t, c + 2 + COLS, c + 2);
    t.run(30, undefined, () => s.phase === 'clear');
    expect([way.hp, way.gone]).toEqual([1, 0]);
  });

  it('deals again where no swap is left, without a run', () => {
    const t = open();
    const s = t.state();
    const types = quiet();
    expect(swapsByTrying(types)).toEqual([]);
    const c = 3 * COLS + 2;
    for (const n of [c, c + 1, c + 2 + COLS]) types[n] = 7;
    lay(s, types);
    drag(t, c + 2 + COLS, c + 2);
    still(t);
    expect(runs(typesOf(s.cells))).toEqual([]);
    expect(swapsByTrying(typesOf(s.cells)).length).toBeGreaterThan(0);
  });
});
