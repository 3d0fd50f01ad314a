/** Fields and orders of the farm: every bed can be reached, and the orders leave time for the work. */
import { describe, expect, it } from 'vitest';
import {
  barred,
  buildField,
  COLS,
  flood,
  ROWS,
  sound,
  towards,
} from '../../../src/generation/genres/farm-sim/field.js';
import { farmSim } from '../../../src/generation/genres/farm-sim/index.js';
import { makeOrders, workFrames } from '../../../src/generation/genres/farm-sim/orders.js';
import { growFrames } from '../../../src/generation/genres/farm-sim/state.js';
import { Random } from '../../../src/generation/kit/random.js';
import { designOf, table } from './playing.js';

describe('fields', () => {
  it('have all their beds in reach of the hero, apart from water and stones, in 200 seeds of three plans', () => {
    const looks = new Set<string>();
    const plans = new Set<string>();
    for (let turn = 0; turn < 3; turn++)
      for (let seed = 0; seed < 200; seed++) {
        const field = buildField(new Random(seed), turn);
        plans.add(field.plan);
        looks.add(JSON.stringify(field));
        // another way to look: cell by cell from the start
        const reached = new Set([field.start]);
        for (const c of reached)
          for (const [dx, dy] of [
            [1, 0],
            [-1, 0],
            [0, 1],
            [0, -1],
          ] as const) {
            const [x, y] = [(c % COLS) + dx, Math.floor(c / COLS) + dy];
            if (x >= 0 && y >= 0 && x < COLS && y < ROWS && !field.shut[y * COLS + x]) reached.add(y * COLS + x);
          }
        for (const c of field.beds) {
          expect(reached.has(c)).toBe(true);
          expect([...field.water, ...field.stones, field.market, field.start]).not.toContain(c);
        }
        expect(new Set(field.beds).size).toBe(field.beds.length);
        expect(field.beds.length).toBeGreaterThan(11);
      }
    expect([...plans].toSorted()).toEqual(['islands', 'pond', 'rows']);
    expect(looks.size).toBeGreaterThan(300);
  });

  it('are refused by the check where a bed is shut in', () => {
    const field = buildField(new Random(1), 0);
    expect(sound(field)).toBe(true);
    const shut = field.shut.slice();
    const c = field.beds[3] as number;
    for (const n of [c - 1, c + 1, c - COLS, c + COLS]) shut[n] = 1;
    expect(sound({ ...field, shut })).toBe(false);
  });

  it('are crossed by shortest ways', () => {
    const field = buildField(new Random(5), 2);
    for (const goal of field.beds) {
      const steps = flood(field, goal);
      let here = field.start;
      let n = 0;
      for (; here !== goal && n < 60; n++) {
        here = towards(field, here, goal);
        expect(barred(field, here)).toBe(false);
      }
      expect(n).toBe(steps[field.start]);
    }
  });
});

describe('orders', () => {
  it('come to the number that is needed, and leave time to grow and to work, at every difficulty', () => {
    for (const difficulty of ['easy', 'normal', 'hard'] as const)
      for (let seed = 1; seed <= 30; seed++) {
        const { game, state } = table(farmSim, designOf('farm_sim', [{ rule: 'speedUp' }], { difficulty }), seed);
        const s = state();
        for (const festival of [true, false]) {
          const orders = makeOrders(game(), s.season, 3, 17, festival);
          const sizes = orders.map(({ wants }) => wants.reduce((n, want) => n + want.n, 0));
          expect(sizes.reduce((a, b) => a + b, 0)).toBe(17);
          expect(orders.filter((one) => one.festival)).toHaveLength(festival ? 1 : 0);
          orders.forEach((one, i) => {
            expect(one.patience).toBeGreaterThan(growFrames(game(), s) + workFrames(sizes[i] as number) * 0.72);
            for (const { type } of one.wants) expect(type).toBeLessThan(3);
          });
        }
      }
  });
});
