/** A game of timing: what is pressed in time, too early and too late, at each station. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, type GameDesign, type GameMode, type Rule } from '../../../src/generation/design.js';
import { timing } from '../../../src/generation/genres/timing/index.js';
import { partOf, type State } from '../../../src/generation/genres/timing/state.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const tableOf = (mode?: GameMode, rules: Rule[] = []): Table<State> =>
  table(timing, designOf('timing_game', rules, { mode }), 7);

/** Runs to a part of a try, whatever it is. */
const to = (t: Table<State>, part: number): void =>
  t.run(900, undefined, () => t.state().pause === 0 && partOf(t.state()) >= part);

it.each(DIFFICULTIES)(
  'is won by its bot in at least 48 of 50 seeds when it is %s, the same way each time',
  (difficulty) => {
    const over: Partial<GameDesign> = { difficulty };
    const design = designOf('timing_game', [], over);
    const first = tournament(timing, design, 50);
    expect(first.won).toBeGreaterThanOrEqual(48);
    expectSameAgain(first.traces, timing, design);
  },
);

it.each(['bake', 'chop', 'rope'] as const)(
  'is lost at %s by who never presses, and never where it is gentle',
  (mode) => {
    const t = tableOf(mode);
    t.run(60 * 120);
    expect(t.play.phase).toBe('lose');
    const gentle = tableOf(mode, [{ rule: 'gentle' }]);
    gentle.run(60 * 60);
    expect([gentle.play.phase, gentle.state().done]).toEqual(['play', 0]);
  },
);

it('goes from station to station where none is named, and stays at the one that is', () => {
  const stations = (mode?: GameMode): string[] => {
    const t = tableOf(mode);
    t.play.botMode = 'win';
    const seen: string[] = [];
    t.run(60 * 240, undefined, () => {
      const { station } = t.state();
      if (seen[t.game().level - 1] === undefined) seen.push(station);
      return t.game().level > 3;
    });
    return seen.slice(0, 3);
  };
  expect(stations()).toEqual(['bake', 'chop', 'rope']);
  expect(stations('chop')).toEqual(['chop', 'chop', 'chop']);
});

describe.each(['bake', 'chop'] as const)('at %s', (mode) => {
  it('counts what is pressed in its moment, and more in the middle of it', () => {
    const t = tableOf(mode);
    to(t, t.state().at);
    t.press('a');
    expect([t.state().verdict, t.state().done, t.game().lives]).toEqual(['great', 1, 3]);
  });

  it('takes a life for what is pressed too early', () => {
    const t = tableOf(mode);
    // behind the first levels, where slips are spared
    t.play.begin(4);
    to(t, 0.02);
    t.press('a');
    expect([t.state().verdict, t.state().done, t.game().lives]).toEqual(['early', 0, 2]);
  });
});

describe('the rope', () => {
  const untilRope = (t: Table<State>, frames: number): void =>
    t.run(900, undefined, () => t.state().pause === 0 && t.state().period - t.state().t <= frames);

  it('passes under who is in the air', () => {
    const t = tableOf('rope');
    untilRope(t, 15);
    t.press('a');
    t.run(20);
    expect([t.state().done, t.game().lives]).toEqual([1, 3]);
  });

  it('catches who jumps so early that the ground is back first', () => {
    const t = tableOf('rope');
    t.play.begin(4);
    untilRope(t, 50);
    t.press('a');
    t.run(50);
    expect([t.state().done, t.game().lives]).toEqual([0, 2]);
  });
});

it('is slower and wider at first, and spares two slips a level, unless the prompt says how many are too many', () => {
  const first = tableOf('chop');
  const early = (t: Table<State>): number => {
    to(t, 0.02);
    t.press('a');
    return t.game().lives;
  };
  const { period, half } = first.state();
  expect([early(first), early(first), early(first)]).toEqual([3, 3, 2]);
  first.play.begin(4);
  expect(period).toBeGreaterThan(first.state().period * 1.3);
  expect(half).toBeGreaterThan(first.state().half * 1.5);
  expect(early(tableOf('chop', [{ rule: 'lives', n: 2 }]))).toBe(1);
});

it('wants as many as are asked for', () => {
  expect(tableOf(undefined, [{ rule: 'collect', n: 18 }]).state().need).toBe(18);
});
