/** Bubbles to pop: won by its bot, lost by nobody, and each sort of bubble does what it is for. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../../src/generation/design.js';
import { bubblePop } from '../../../../src/generation/genres/bubbles/bubble-pop.js';
import {
  floating,
  W,
  type Bubble,
  type Sort,
  type State,
} from '../../../../src/generation/genres/bubbles/bubble-pop-state.js';
import { designOf, expectSameAgain, table, tournament, type Table } from '../playing.js';

const tableOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}): Table<State> =>
  table(bubblePop, designOf('bubble_pop', rules, over));

/** A table on which only these bubbles float, still far from the top. */
function with_(sorts: readonly (readonly [Sort, x: number, y: number])[]): Table<State> {
  const t = tableOf();
  const { actors } = t.state();
  t.state().bubbles = sorts.map(([sort, x, y], id): Bubble => {
    return { id: id + 500, sort, actor: actors[0]!, r: 1, x, y, home: x, sway: 0, hue: id, gone: 0 };
  });
  t.state().wait = 9999;
  return t;
}
const touch = (t: Table<State>, x: number, y: number): void => {
  t.run(1, (pad) => (pad.pointer = { x, y, down: true }));
  t.run(1, (pad) => (pad.pointer = { x, y, down: false }));
};

it.each(['easy', 'normal', 'hard'] as const)(
  'is won by its bot in at least 48 of 50 seeds when it is %s, the same way each time',
  (difficulty) => {
    const design = designOf('bubble_pop', [], { difficulty });
    const first = tournament(bubblePop, design, 50);
    expect(first.won).toBeGreaterThanOrEqual(48);
    expectSameAgain(first.traces, bubblePop, design);
  },
  60_000,
);

it('is neither won nor lost by who does nothing', () => {
  const t = tableOf();
  t.run(60 * 180);
  expect([t.play.phase, t.state().popped]).toEqual(['play', 0]);
});

it('has something to pop from the first frame on', () => {
  expect(floating(tableOf().state()).length).toBeGreaterThan(1);
});

describe('a bubble', () => {
  it('pops under a finger, and not beside it', () => {
    const t = with_([['plain', 4, 6]]);
    touch(t, 7, 6);
    expect(t.state().popped).toBe(0);
    touch(t, 4.5, 6);
    expect([t.state().popped, floating(t.state()).length]).toEqual([1, 0]);
  });

  it('that is large falls into three small ones', () => {
    const t = with_([['big', 5, 6]]);
    touch(t, 5, 6);
    expect([t.state().popped, floating(t.state()).length]).toEqual([1, 3]);
  });

  it('with rays takes its neighbours along', () => {
    const t = with_([
      ['star', 5, 6],
      ['plain', 7, 6],
      ['foul', 4, 4],
      ['plain', 10, 1],
    ]);
    touch(t, 5, 6);
    expect([t.state().popped, floating(t.state()).length]).toEqual([2, 2]);
  });

  it('with somebody to beware of counts for nothing', () => {
    const t = with_([['foul', 5, 6]]);
    touch(t, 5, 6);
    expect([t.state().popped, t.play.phase]).toEqual([0, 'play']);
  });

  it('is chosen by arrows and popped by the button', () => {
    const t = with_([
      ['plain', W / 2, 5],
      ['plain', W / 2 + 3, 5],
    ]);
    t.press('right', 'a');
    expect([t.state().popped, floating(t.state())[0]?.id]).toEqual([1, 500]);
  });
});

it('a stroke pops all on its way', () => {
  const t = with_([
    ['plain', 2, 6],
    ['plain', 5, 6],
    ['plain', 8, 6],
  ]);
  for (let x = 1; x < 9; x += 0.5) t.run(1, (pad) => (pad.pointer = { x, y: 6, down: true }));
  expect(t.state().popped).toBe(3);
});

it('has bubbles from side to side of a wide window, as many more as it is wider', () => {
  const seen = [W, 20].map((width) => {
    const t = tableOf();
    t.game().width = width;
    t.run(60 * 12);
    const xs = floating(t.state()).map(({ x }) => x);
    return {
      broad: Math.max(...xs) - Math.min(...xs),
      inside: xs.every((x) => Math.abs(x - W / 2) < width / 2),
      n: xs.length,
    };
  });
  const [narrow, wide] = seen;
  expect(seen.map(({ inside }) => inside)).toEqual([true, true]);
  expect(narrow!.broad).toBeLessThan(W);
  expect(wide!.broad).toBeGreaterThan(W * 1.2);
  expect(wide!.n).toBeGreaterThan(narrow!.n * 1.4);
});
