/** Sorting: won by its bot in each of its games, never by who only waits; what is right, what a mistake costs, and what numbers in order are. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { frontOf, send } from '../../../src/generation/genres/sorting/belt.js';
import { sorting } from '../../../src/generation/genres/sorting/index.js';
import { byColour } from '../../../src/generation/genres/sorting/mode.js';
import { smallestOf } from '../../../src/generation/genres/sorting/order.js';
import { binY, END, type State } from '../../../src/generation/genres/sorting/state.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const tableOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}): Table<State> =>
  table(sorting, designOf('sorting_game', rules, over));

/** Taps there, and lets go. */
function tap(t: Table<State>, at: { x: number; y: number }): void {
  t.run(1, (pad) => (pad.pointer = { ...at, down: true }));
  t.run(1, (pad) => (pad.pointer = { ...at, down: false }));
}

it.each([
  ['easy', undefined],
  ['normal', undefined],
  ['hard', undefined],
  ['normal', 'colours'],
  ['hard', 'ordering'],
] as const)(
  'is won by its bot in at least 48 of 50 seeds when it is %s (%s), the same way each time',
  (difficulty, mode) => {
    const design = designOf('sorting_game', [], { difficulty, mode });
    const first = tournament(sorting, design, 50);
    expect(first.won).toBeGreaterThanOrEqual(48);
    expectSameAgain(first.traces, sorting, design);
  },
);

it.each([undefined, 'ordering'] as const)('is lost by who does nothing (%s)', (mode) => {
  const idle = tableOf([], { mode });
  idle.run(60 * 300);
  expect(idle.play.phase).toBe('lose');
});

describe('a thing on the belt', () => {
  it('counts in its own bin, by a tap; in another one it costs a life, and one more comes', () => {
    const t = tableOf();
    t.run(200);
    const s = t.state();
    const front = frontOf(s)!;
    const own = s.bins.find(({ sort }) => sort === front.sort)!;
    tap(t, { x: own.x, y: binY(t.game().height) });
    expect([s.done, t.play.session.lives]).toEqual([1, 3]);
    t.run(400, undefined, () => frontOf(s) !== undefined);
    const next = frontOf(s)!;
    const wrong = s.bins.find(({ sort }) => sort !== next.sort)!;
    const before = s.coming;
    send(t.play.session, s, next, wrong);
    expect([s.done, t.play.session.lives, s.coming]).toEqual([1, 2, before + 1]);
  });

  it('that falls off the end costs a life; gently it only comes again', () => {
    for (const [rules, lives] of [
      [[], 2],
      [[{ rule: 'gentle' }], 3],
    ] as const) {
      const t = tableOf([...rules]);
      t.run(100);
      t.state().things[0]!.x = END + 0.1;
      t.run(1);
      expect([t.play.session.lives, t.state().done]).toEqual([lives, 0]);
    }
  });
});

it('one sort of things that a prompt names is sorted by colour, two are not', () => {
  const item = (name: string) => ({ name, sprite: name, traits: [], from: 'prompt' as const });
  const of = (...names: string[]): boolean => {
    const { cast } = designOf('sorting_game');
    return byColour({ mode: undefined, cast: { ...cast, items: names.map(item) } });
  };
  expect([of('socks'), of('fish', 'snowflake')]).toEqual([true, false]);
});

it('an order takes the smallest number and no other', () => {
  const t = tableOf([], { mode: 'ordering' });
  t.run(2);
  const s = t.state();
  const smallest = smallestOf(s)!;
  tap(
    t,
    s.things.find((thing) => thing !== smallest)!,
  );
  expect([s.done, t.play.session.lives]).toEqual([0, 2]);
  // a blow holds the game for some frames
  t.run(20);
  tap(t, smallest);
  expect(s.line.map(({ number }) => number)).toEqual([smallest.number]);
  expect(s.things.every(({ number }) => number > smallest.number)).toBe(true);
});
