/** Air hockey: won by the bot, lost by who only waits; goals for both, a puck kept for too long, pointers and keys, and a second person. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../../src/generation/design.js';
import {
  EDGE,
  H,
  MALLET,
  MID,
  R,
  STAY,
  W,
  type State,
} from '../../../../src/generation/genres/ball/air-hockey-state.js';
import { airHockey } from '../../../../src/generation/genres/ball/air-hockey.js';
import { designOf, expectSameAgain, table, tournament, type Table } from '../playing.js';

const game = (rules: Rule[] = []): Table<State> => table(airHockey, designOf('air_hockey', rules));

/** A game whose puck lies at a place at once, the rival out of the way. */
function puckAt(x: number, y: number, rules: Rule[] = []): Table<State> {
  const t = game(rules);
  const s = t.state();
  Object.assign(s.pucks[0]!, { rest: 0, stay: 0 });
  Object.assign(s.pucks[0]!.ball, { x, y, on: true });
  Object.assign(s.foe.body, { x1: W - 1.5, x2: W - 1.5 });
  s.foe.plan.left = 9_999;
  Object.assign(s.foe.plan, { x: W - 1.5, y: 2.5 });
  return t;
}

it.each(['easy', 'normal', 'hard'] as const)(
  'is won by its bot in at least 45 of 50 seeds when it is %s, the same way each time',
  (difficulty) => {
    const design = designOf('air_hockey', [], { difficulty });
    const first = tournament(airHockey, design, 50);
    expect(first.won).toBeGreaterThanOrEqual(45);
    expectSameAgain(first.traces, airHockey, design);
  },
  60_000,
);

it('is not won by who does nothing', () => {
  const t = game();
  t.run(60 * 200);
  expect(t.state().me.goals).toBeLessThan(t.state().need);
});

it('is lost where the rival has all the goals, and between two persons won by the other', () => {
  for (const [rules, phase] of [
    [[], 'lose'],
    [[{ rule: 'twoPlayers' }], 'win'],
  ] as [Rule[], string][]) {
    const t = game(rules);
    t.state().foe.goals = t.state().need;
    t.run(200);
    expect(t.play.phase).toBe(phase);
  }
});

describe('the puck', () => {
  it('goes where a mallet pushes it, and counts behind the goal', () => {
    const t = puckAt(W / 2, MID + 2);
    t.run(
      240,
      (pad) => (pad.ay = -1),
      () => t.state().me.goals > 0,
    );
    expect(t.state().me.goals).toBe(1);
    // who let it in has it next
    expect(t.state().pucks[0]!.ball.y).toBeLessThan(MID);
  });

  it('goes to the other side where it stays too long', () => {
    const t = puckAt(2, H - 2);
    t.run(STAY + 5);
    expect(t.state().pucks[0]!.ball.y).toBeLessThan(MID);
  });

  it('is slower for a newcomer until the first goals, and never between two persons', () => {
    const fastest = (goals: number, rules: Rule[] = []): number => {
      const t = puckAt(W / 2, MID + 4, rules);
      t.state().me.goals = goals;
      t.state().pucks[0]!.ball.vy = -60;
      t.run(1);
      const { vx, vy } = t.state().pucks[0]!.ball;
      return Math.hypot(vx, vy);
    };
    expect(fastest(0)).toBeLessThan(fastest(2) * 0.7);
    expect(fastest(1)).toBeGreaterThan(fastest(0));
    expect(fastest(0, [{ rule: 'twoPlayers' }])).toBeCloseTo(fastest(2, [{ rule: 'twoPlayers' }]), 5);
  });

  it('stays on the table however it is pressed', () => {
    const t = puckAt(EDGE + R + 0.1, H - 3);
    t.run(600, (pad) => {
      pad.pointer = { x: 0, y: H - 3 + Math.sin(t.game().frame * 0.1) * 2, down: true };
      const { x, y } = t.state().pucks[0]!.ball;
      expect(x >= EDGE + R - 1e-6 && x <= W - EDGE - R + 1e-6 && y > 0 && y < H).toBe(true);
    });
  });
});

it('is led by a pointer, within its own half', () => {
  const t = game();
  t.run(60, (pad) => (pad.pointer = { x: 2, y: 1, down: false }));
  const { body } = t.state().me;
  expect(body.x1).toBeCloseTo(2, 1);
  expect(body.y1).toBeCloseTo(MID + MALLET, 1);
});

it('is for two: the second half of the keyboard moves the other mallet', () => {
  const t = game();
  for (let i = 0; i < 30; i++) {
    t.play.tick(({ pad2 }) => {
      pad2.left = true;
      pad2.ax = -1;
    });
  }
  expect(t.state().human).toBe(true);
  expect(t.state().foe.body.x1).toBeLessThan(2);
});

it('keeps to goals and pucks that are asked for, and sets posts on later tables', () => {
  const t = game([{ rule: 'points', n: 7 }, { rule: 'multiBall' }]);
  expect([t.state().need, t.game().levels, t.state().pucks.length]).toEqual([7, 1, 2]);
  const later = game([{ rule: 'levels', n: 2 }]);
  later.state().me.goals = later.state().need;
  later.run(600, undefined, () => later.game().level === 2);
  expect(later.state().posts.length).toBe(2);
});
