/** Mazes without dead ends, and what guards see in them. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { maze } from '../../../src/generation/genres/maze/index.js';
import {
  beside,
  between,
  buildLevel,
  DX,
  DY,
  SIZE,
  sound,
  W,
  WAYS,
  xOf,
  yOf,
  type Level,
} from '../../../src/generation/genres/maze/level.js';
import { sees, walker } from '../../../src/generation/genres/maze/state.js';
import { Random } from '../../../src/generation/kit/random.js';
import { designOf, table } from './playing.js';

const sneaky: Partial<GameDesign> = { mode: 'stealth' };

/** `n` levels, so that the first has no finale */
const first: Rule = { rule: 'levels', n: 3 };

describe('mazes', () => {
  it('lead from the start to all floor, without dead end, in 100 seeds of three grammars, open edges or not', () => {
    const seen = new Set<string>();
    for (let turn = 0; turn < 3; turn++)
      for (let seed = 0; seed < 100; seed++) {
        const level = buildLevel(new Random(seed), turn, seed % 2 === 0);
        seen.add(level.grammar);
        const reached = new Set([level.start]);
        let faults = 0;
        for (const c of reached)
          for (const way of WAYS) {
            const n = beside(level, c, way);
            if (n < 0) continue;
            const over = Math.abs(xOf(n) - xOf(c)) > 1;
            const [x, y] = [(xOf(c) + (DX[way] as number) + W) % W, yOf(c) + (DY[way] as number)];
            // a door has two sides, leads to the next cell, and over the edge only where that is open
            if (beside(level, n, (way + 2) % 4) !== c || xOf(n) !== x || yOf(n) !== y || (over && !level.wraps))
              faults++;
            reached.add(n);
          }
        expect(faults).toBe(0);
        expect([...reached].toSorted((a, b) => a - b)).toEqual(level.floor);
        expect(level.floor.length + level.blocked.length).toBe(SIZE);
        expect(level.floor.filter((c) => WAYS.filter((way) => beside(level, c, way) >= 0).length < 2)).toEqual([]);
        expect(level.floor).toContain(level.goal);
        expect(between(level, level.start, level.goal)).toBeGreaterThan(6);
      }
    expect([...seen].toSorted()).toEqual(['halls', 'rings', 'warren']);
  });

  it('are refused by the check where a cell is shut in or a dead end', () => {
    const level = buildLevel(new Random(3), 0, false);
    expect(sound(level, level.floor)).toBe(true);
    const cut = level.doors.slice();
    const c = level.floor[20] as number;
    for (const way of WAYS) {
      const n = beside({ doors: cut }, c, way);
      if (n < 0) continue;
      cut[c] = (cut[c] as number) & ~(1 << way);
      cut[n] = (cut[n] as number) & ~(1 << ((way + 2) % 4));
      // with one way left it is a dead end, with none it is shut in
      const left = WAYS.filter((other) => beside({ doors: cut }, c, other) >= 0).length;
      expect(left > 1 || !sound({ doors: cut }, level.floor)).toBe(true);
    }
    expect(sound({ doors: cut }, level.floor)).toBe(false);
  });

  it('know the steps between any two cells', () => {
    const level = buildLevel(new Random(8), 2, true);
    for (const a of level.floor)
      for (const way of WAYS) {
        const n = beside(level, a, way);
        expect(n < 0 || between(level, a, n) === 1).toBe(true);
      }
    expect(Math.max(...level.floor.map((c) => between(level, level.start, c)))).toBeLessThan(60);
  });
});

describe('a guard', () => {
  const open = (doors: [number, number][]): Level => {
    const cells = new Uint8Array(SIZE);
    for (const [c, way] of doors) {
      cells[c] = (cells[c] as number) | (1 << way);
      const n = c + (DX[way] as number) + (DY[way] as number) * W;
      cells[n] = (cells[n] as number) | (1 << ((way + 2) % 4));
    }
    return { ...buildLevel(new Random(1), 0, false), doors: cells };
  };
  const eye = { ...walker(2 * W + 1), way: 0 };

  it('sees along an open corridor as far as it can, not behind itself, not through a wall', () => {
    const corridor = open([
      [2 * W + 1, 0],
      [2 * W + 2, 0],
      [2 * W + 3, 0],
    ]);
    expect(sees(corridor, eye, 3.5, 2.5, 3)).toBe(true);
    expect(sees(corridor, eye, 4.9, 2.5, 3)).toBe(false);
    expect(sees(corridor, eye, 0.5, 2.5, 3)).toBe(false);
    expect(sees(corridor, { ...eye, way: 2 }, 3.5, 2.5, 3)).toBe(false);
    const walled = open([
      [2 * W + 1, 0],
      [2 * W + 3, 0],
    ]);
    expect(sees(walled, eye, 3.5, 2.5, 3)).toBe(false);
    expect(sees(walled, eye, 2.4, 2.5, 3)).toBe(true);
  });

  it('that sees the hero for a while costs a life, unseen it costs none', () => {
    const { game, state, run } = table(maze, designOf('maze', [first], sneaky), 5);
    const s = state();
    expect(s.stealth).toBe(true);
    s.foes = s.foes.slice(0, 1);
    const [guard] = s.foes;
    if (!guard) throw new Error('no guard');
    const lives = game().lives;
    const behind = (): void => {
      const way = WAYS.find((side) => beside(s.level, s.level.start, side) >= 0) as number;
      Object.assign(guard, walker(beside(s.level, s.level.start, way)), { rest: 50, way: (way + 2) % 4 });
    };
    behind();
    guard.way = (guard.way + 2) % 4;
    run(40);
    expect([game().lives, s.alarm]).toEqual([lives, 0]);
    behind();
    run(200, behind, () => game().lives < lives);
    expect(game().lives).toBe(lives - 1);
  });
});
