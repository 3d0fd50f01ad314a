/** Delivery and rescue: won by their bot, never by who only waits; what is carried, who waits how long, and what a meeting costs. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { delivery } from '../../../src/generation/genres/delivery/index.js';
import { buildQuarter, cellAt, flood, PLANS } from '../../../src/generation/genres/delivery/level.js';
import { doorAt, type State } from '../../../src/generation/genres/delivery/state.js';
import { Random } from '../../../src/generation/kit/random.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const tableOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}): Table<State> =>
  table(delivery, designOf('delivery_game', rules, over));

/** Waits until somebody waits, and puts the hero there or anywhere. */
function whenAsked(t: Table<State>): State {
  t.run(200, undefined, () => t.state().orders.length > 0);
  return t.state();
}
function goTo(t: Table<State>, at: { x: number; y: number }): void {
  const { hero } = t.state();
  hero.x = at.x;
  hero.y = at.y;
  t.run(1);
}

it.each(['easy', 'normal', 'hard'] as const)(
  'is won by its bot in at least 45 of 50 seeds when it is %s, the same way each time',
  (difficulty) => {
    const design = designOf('delivery_game', [], { difficulty });
    const first = tournament(delivery, design, 50);
    expect(first.won).toBeGreaterThanOrEqual(45);
    expectSameAgain(first.traces, delivery, design);
  },
  60_000,
);

it('is won as a rescue, and lost by who does nothing', () => {
  const rescue = designOf('delivery_game', [], { mode: 'rescue' });
  expect(tournament(delivery, rescue, 10).won).toBeGreaterThanOrEqual(9);
  const idle = tableOf();
  idle.run(60 * 400);
  expect(idle.play.phase).toBe('lose');
});

it.each(PLANS)('every door of the plan %s is reached, whatever stands in the streets', (plan) => {
  for (let seed = 1; seed <= 40; seed++) {
    const quarter = buildQuarter(new Random(seed), plan);
    const steps = flood(quarter.tiles, cellAt(quarter.home.x, quarter.home.y), new Set(quarter.kerbs));
    const reached = quarter.doors.map(({ x, y }) => steps[cellAt(x, y)]);
    expect(reached.length).toBeGreaterThan(6);
    expect(reached.every((far) => far !== undefined && far > 0)).toBe(true);
  }
});

describe('a thing', () => {
  it('is taken up where somebody wants it, and handed over at their door alone', () => {
    const t = tableOf([], { difficulty: 'easy' });
    const [order] = whenAsked(t).orders;
    const other = t.state().stands.find(({ ware }) => ware !== order!.ware)!;
    goTo(t, { x: other.x + Math.sign(other.x - t.state().quarter.home.x) * 0.5, y: other.y });
    expect(t.state().hands).toEqual([]);
    goTo(
      t,
      t.state().stands.find(({ ware }) => ware === order!.ware)!,
    );
    expect(t.state().hands).toEqual([order!.ware]);
    const wrong = t.state().quarter.doors.findIndex((_, i) => i !== order!.door);
    goTo(t, doorAt(t.state(), { door: wrong }));
    expect(t.state().done).toBe(0);
    goTo(t, doorAt(t.state(), order!));
    expect(t.state()).toMatchObject({ done: 1, hands: [] });
    expect(t.play.session.score).toBeGreaterThan(0);
  });

  it('is lost where one of those who roam is met, with a life; gently only the thing is', () => {
    for (const [rules, lives] of [
      [[], 2],
      [[{ rule: 'gentle' }], 3],
    ] as const) {
      const t = tableOf([...rules]);
      const [order] = whenAsked(t).orders;
      goTo(
        t,
        t.state().stands.find(({ ware }) => ware === order!.ware)!,
      );
      const [foe] = t.state().foes;
      goTo(t, foe!);
      expect(t.state().hands).toEqual([]);
      expect(t.play.session.lives).toBe(lives);
    }
  });
});

it('who waits too long goes away for a life, and somebody else comes; gently nobody goes', () => {
  const t = tableOf([{ rule: 'noLose' }]);
  whenAsked(t).orders[0]!.left = 1;
  t.run(1);
  expect([t.play.session.lives, t.state().coming + t.state().orders.length]).toEqual([2, t.state().need]);
  const gentle = tableOf([{ rule: 'gentle' }]);
  expect(whenAsked(gentle).orders[0]!.left).toBe(Infinity);
});

it('who is saved comes along and counts at home', () => {
  const t = tableOf([], { mode: 'rescue' });
  const [order] = whenAsked(t).orders;
  goTo(t, doorAt(t.state(), order!));
  expect(t.state()).toMatchObject({ done: 0, hands: [order!.door] });
  goTo(t, t.state().quarter.home);
  expect(t.state()).toMatchObject({ done: 1, hands: [] });
});

it('as many are brought as the prompt says', () => {
  expect(tableOf([{ rule: 'collect', n: 17 }]).state().need).toBe(17);
});

it('has slower roamers for a newcomer, until things have been brought', () => {
  const gone = (done: number): number => {
    const t = tableOf();
    const s = t.state();
    s.done = done;
    const [foe] = s.foes;
    const from = { x: foe!.x, y: foe!.y };
    // the first frame chooses where to, the second goes there
    t.run(2);
    return Math.hypot(foe!.x - from.x, foe!.y - from.y);
  };
  expect(gone(0)).toBeGreaterThan(0);
  expect(gone(0)).toBeCloseTo(gone(4) * 0.75, 1);
  expect(gone(0)).toBeLessThan(gone(4) * 0.9);
});
