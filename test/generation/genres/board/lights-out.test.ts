/** Lights out: every deal can be put out, in the fewest presses; won by its bot at each strength, never by doing nothing. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../../../../src/generation/design.js';
import type { Grid } from '../../../../src/generation/genres/board/grid.js';
import { middleOf } from '../../../../src/generation/genres/board/grid.js';
import { dealLamps, fewest, idlePresses, press } from '../../../../src/generation/genres/board/lamps.js';
import { gridOf, lightsOut } from '../../../../src/generation/genres/board/lights-out.js';
import { Random } from '../../../../src/generation/kit/random.js';
import { designOf, expectSameAgain, table, tournament } from '../playing.js';

const square = (side: number): Grid => ({ cols: side, rows: side });

/** The fewest presses by trying all sets of them. */
function fewestByTrying(grid: Grid, lit: Uint8Array): number {
  const n = grid.cols * grid.rows;
  let best = Infinity;
  for (let mask = 0; mask < 1 << n; mask++) {
    const after = lit.slice();
    let used = 0;
    for (let cell = 0; cell < n; cell++)
      if (mask & (1 << cell)) {
        press(grid, after, cell);
        used++;
      }
    if (used < best && after.every((one) => one === 0)) best = used;
  }
  return best;
}

describe('a deal', () => {
  it('has as many idle sets of presses as is known of such boards', () => {
    expect([2, 3, 4, 5, 6, 9].map((side) => idlePresses(square(side)).length)).toEqual([0, 0, 4, 2, 0, 8]);
    for (const idle of idlePresses(square(5))) {
      const lit = new Uint8Array(25);
      idle.forEach((one, cell) => one && press(square(5), lit, cell));
      expect(lit.every((one) => one === 0)).toBe(true);
    }
  });

  it.each([2, 4, 5, 9])('of side %i goes out by its presses', (side) => {
    for (let seed = 1; seed <= 10; seed++) {
      const { lit, presses } = dealLamps(new Random(seed), square(side), 7);
      expect(lit).toContain(1);
      presses.forEach((one, cell) => one && press(square(side), lit, cell));
      expect(lit).not.toContain(1);
    }
  });

  it('takes no fewer presses than it says', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const { lit, presses } = dealLamps(new Random(seed), { cols: 4, rows: 3 }, 6);
      expect(presses.filter(Boolean).length).toBe(fewestByTrying({ cols: 4, rows: 3 }, lit));
    }
    const all = new Uint8Array(16).fill(1);
    expect(fewest(all, idlePresses(square(4))).filter(Boolean).length).toBeLessThan(8);
  });
});

it('has the board of the prompt, or one by difficulty', () => {
  const sides = DIFFICULTIES.map((difficulty) => gridOf(designOf('lights_out', [], { difficulty })).cols);
  expect(sides).toEqual([4, 5, 6]);
  expect(gridOf(designOf('lights_out', [{ rule: 'gentle' }])).cols).toBe(4);
  expect(gridOf(designOf('lights_out', [], { grid: { rows: 3, columns: 7 } }))).toEqual({ cols: 7, rows: 3 });
});

describe('a game', () => {
  it.each(DIFFICULTIES)('is won by its bot at %s, the same way each time', (difficulty) => {
    const design = designOf('lights_out', [], { difficulty });
    const first = tournament(lightsOut, design, 5);
    expect(first.won).toBe(5);
    expectSameAgain(first.traces, lightsOut, design);
  });

  it('is not won by who does nothing', () => {
    const { run, play } = table(lightsOut, designOf('lights_out'));
    run(60 * 60);
    expect(play.phase).toBe('play');
  });

  it('takes a press back, shows one that helps, and is lost where the presses run out', () => {
    const { run, play, press: push, state } = table(lightsOut, designOf('lights_out', [{ rule: 'moves', n: 5 }]));
    const s = state();
    const before = [...s.lit];
    const tap = (cell: number): void => {
      run(1, (pad) => (pad.pointer = { ...middleOf(s.grid, cell), down: true }));
      run(1, (pad) => (pad.pointer = { ...middleOf(s.grid, cell), down: false }));
    };
    tap(0);
    expect([...s.lit]).not.toEqual(before);
    push('b');
    expect([[...s.lit], s.left]).toEqual([before, 5]);
    for (let i = 0; i < 5; i++) tap(12);
    run(120);
    expect(play.phase).toBe('lose');
    expect(tournament(lightsOut, designOf('lights_out', [{ rule: 'moves', n: 5 }]), 5).won).toBe(5);
  });
});
