/** The sandbox: every task can be done, nothing can be lost, and hands put, drag, throw and blow up. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../../src/generation/design.js';
import { sandbox } from '../../../../src/generation/genres/ball/sandbox.js';
import {
  FLOOR,
  MOST,
  toolX,
  TOOLS_Y,
  type Sort,
  type State,
  type Thing,
} from '../../../../src/generation/genres/ball/sandbox-state.js';
import { designOf, expectSameAgain, table, tournament, type Table } from '../playing.js';

const tableOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}): Table<State> =>
  table(sandbox, designOf('sandbox', rules, over));
const tap = (t: Table<State>, x: number, y: number): void => {
  t.run(1, (pad) => (pad.pointer = { x, y, down: true }));
  t.run(1, (pad) => (pad.pointer = { x, y, down: false }));
};
const all = (t: Table<State>, sort: Sort): Thing[] => t.state().things.filter((one) => one.sort === sort);
const taskOf = (t: Table<State>, what: string): string => {
  const task = t.state().tasks.find((one) => one.what === what);
  return `${task?.done}/${task?.of}`;
};

it.each(['easy', 'normal', 'hard'] as const)(
  'is finished by its bot in at least 48 of 50 seeds when it is %s, the same way each time',
  (difficulty) => {
    const design = designOf('sandbox', [], { difficulty });
    const first = tournament(sandbox, design, 50);
    expect(first.won).toBeGreaterThanOrEqual(48);
    expectSameAgain(first.traces, sandbox, design);
  },
  120_000,
);

it('is neither won nor lost by who does nothing', () => {
  const t = tableOf();
  t.run(60 * 120);
  expect([t.play.phase, t.state().tasks.map(({ done }) => done)]).toEqual(['play', [0, 0, 0]]);
});

describe('hands', () => {
  it('put what the chosen tool makes where there is room', () => {
    const t = tableOf();
    tap(t, 3, 6);
    tap(t, toolX(1), TOOLS_Y);
    tap(t, 9, 6);
    t.press('b');
    expect([all(t, 'box').length, all(t, 'ball').length, t.state().tool]).toEqual([1, 1, 2]);
    expect(taskOf(t, 'boxes')).toMatch(/^1\//u);
  });

  it('take up what lies there, drag it, and throw it as they let it go', () => {
    const t = tableOf();
    tap(t, 2, 9);
    t.run(90);
    const [one] = all(t, 'box');
    const { x, y } = one!.body;
    for (let i = 0; i <= 14; i++) t.run(1, (pad) => (pad.pointer = { x: x + i * 0.35, y: y - i * 0.3, down: true }));
    t.run(1, (pad) => (pad.pointer = { ...pad.pointer!, down: false }));
    expect(all(t, 'box')).toHaveLength(1);
    expect([one!.body.x > x + 3, one!.body.vx > 4]).toEqual([true, true]);
  });

  it('play with keys alone', () => {
    const t = tableOf();
    const from = t.state().cursor.x;
    t.press('left', 'left', 'a');
    expect([t.state().cursor.x, all(t, 'box').length]).toEqual([from - 1, 1]);
  });
});

it('a bomb goes off, throws what is near, and counts it', () => {
  const t = tableOf();
  for (const x of [3, 4.2, 5.4]) tap(t, x, FLOOR - 0.7);
  t.run(60);
  tap(t, toolX(2), TOOLS_Y);
  tap(t, 4.2, 8.5);
  t.run(140, undefined, () => all(t, 'bomb').length === 0);
  expect(all(t, 'bomb')).toHaveLength(0);
  expect(Math.max(...all(t, 'box').map(({ body }) => Math.abs(body.vx) + Math.abs(body.vy)))).toBeGreaterThan(3);
  expect(taskOf(t, 'blast')).not.toMatch(/^0\//u);
});

it('never holds more things than it can carry', () => {
  const t = tableOf([{ rule: 'levels', n: 1 }]);
  t.state().tasks[1]!.done = -99;
  for (let i = 0; i < MOST + 8; i++) {
    tap(t, 1 + (i % 9) * 1.2, 4);
    t.run(20);
  }
  expect(t.state().things.length).toBeLessThanOrEqual(MOST);
});
