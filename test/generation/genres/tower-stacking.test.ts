/** Tower stacking: won by its bot, never by who only waits; where a block stands, what sways, and what a miss costs. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { towerStacking } from '../../../src/generation/genres/tower-stacking/index.js';
import {
  edgeOf,
  EXACT,
  H,
  hangsAt,
  TALL,
  topAt,
  type State,
} from '../../../src/generation/genres/tower-stacking/state.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const tableOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}): Table<State> =>
  table(towerStacking, designOf('tower_stacking', rules, over));

/** Lets a block come down so far off the middle of the tower, and waits until it stands or is gone. */
function land(t: Table<State>, off: number): void {
  const s = t.state();
  t.run(40, undefined, () => s.pause === 0);
  s.falling = {
    x: topAt(s, t.game().frame + 1) + off,
    y: edgeOf(s) - TALL - 0.01,
    vx: 0,
    vy: 0,
    blown: 0,
    turned: 0,
    missed: false,
  };
  t.run(400, undefined, () => t.state().falling === null);
}

it.each(['easy', 'normal', 'hard'] as const)(
  'is won by its bot in at least 48 of 50 seeds when it is %s, the same way each time',
  (difficulty) => {
    const design = designOf('tower_stacking', [], { difficulty });
    const first = tournament(towerStacking, design, 50);
    expect(first.won).toBeGreaterThanOrEqual(48);
    expectSameAgain(first.traces, towerStacking, design);
  },
  60_000,
);

it('is not won by who does nothing, and lost by who drops without looking', () => {
  const idle = tableOf();
  idle.run(60 * 60);
  expect([idle.play.phase, idle.state().tower.length]).toEqual(['play', 0]);
  const blind = tableOf([], { difficulty: 'hard' });
  blind.run(60 * 240, (pad) => (pad.a = blind.game().frame % 97 === 0));
  expect(blind.play.phase).toBe('lose');
});

describe('a block', () => {
  it('stands where it came down, and straight where it was as good as exact', () => {
    const t = tableOf();
    land(t, 0);
    land(t, 0.8);
    const [first, second] = t.state().tower;
    expect(second!.x - first!.x).toBeCloseTo(0.8, 1);
    land(t, EXACT * 0.5);
    expect([t.state().tower[2]!.x, t.state().streak]).toEqual([second!.x, 1]);
  });

  it('that misses falls past and costs a life; none where it is gentle', () => {
    for (const [rules, lives] of [
      [[], 2],
      [[{ rule: 'gentle' }], 3],
    ] as const) {
      const t = tableOf([...rules]);
      land(t, 0);
      land(t, 2.6);
      expect([t.state().tower.length, t.game().lives]).toEqual([1, lives]);
    }
  });

  it('swings faster and further the higher the tower is', () => {
    const t = tableOf();
    const paceOf = (): number => {
      const s = t.state();
      return Math.max(
        ...Array.from({ length: 300 }, (_, i) => Math.abs(hangsAt(t.game(), s, i + 1) - hangsAt(t.game(), s, i))),
      );
    };
    const before = paceOf();
    for (let i = 0; i < 5; i++) land(t, 0);
    expect(paceOf()).toBeGreaterThan(before * 1.15);
  });
});

it('a tower sways by what landed askew, and what lands exactly steadies it', () => {
  const t = tableOf();
  land(t, 0);
  for (const off of [0.7, -0.7, 0.7, -0.7]) land(t, off);
  const { lean } = t.state();
  expect(lean).toBeGreaterThan(2);
  land(t, 0);
  expect(t.state().lean).toBeLessThan(lean);
});

it('is built as high as was asked for, and stays in sight', () => {
  const t = tableOf([{ rule: 'collect', n: 14 }]);
  for (let i = 0; i < 13; i++) land(t, 0);
  t.run(120);
  expect([t.play.phase, edgeOf(t.state()) > 0 && edgeOf(t.state()) < H]).toEqual(['play', true]);
  land(t, 0);
  t.run(200);
  expect(t.play.phase).toBe('win');
});
