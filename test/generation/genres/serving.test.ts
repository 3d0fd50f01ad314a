/** Serving: won by its bot in the shop and in the kitchen, never by who only waits; what a guest takes, what a mistake costs, what the fire does. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { isSeated } from '../../../src/generation/genres/serving/guests.js';
import { serving } from '../../../src/generation/genres/serving/index.js';
import { BURN, COOK, type SpotKind, type State } from '../../../src/generation/genres/serving/state.js';
import { isBurnt, isDone, tapSpot } from '../../../src/generation/genres/serving/work.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const tableOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}): Table<State> =>
  table(serving, designOf('serving', rules, over));

const tap = (t: Table<State>, kind: SpotKind, i: number): void =>
  tapSpot(t.play.session, t.state(), { kind, i, x: 0, y: 0 });

/** Runs until somebody sits at the counter. */
function guestOf(t: Table<State>): State['guests'][number] {
  t.run(600, undefined, () => t.state().guests.some((guest) => isSeated(t.state(), guest)));
  return t.state().guests.find((guest) => isSeated(t.state(), guest))!;
}

it.each([
  ['easy', undefined],
  ['normal', undefined],
  ['hard', undefined],
  ['easy', 'cooking'],
  ['normal', 'cooking'],
  ['hard', 'cooking'],
] as const)(
  'is won by its bot in at least 48 of 50 seeds when it is %s (%s), the same way each time',
  (difficulty, mode) => {
    const design = designOf('serving', [], { difficulty, mode });
    const first = tournament(serving, design, 50);
    expect(first.won).toBeGreaterThanOrEqual(48);
    expectSameAgain(first.traces, serving, design);
  },
);

it.each([undefined, 'cooking'] as const)('is lost by who does nothing (%s)', (mode) => {
  const idle = tableOf([], { mode });
  idle.run(60 * 300);
  expect(idle.play.phase).toBe('lose');
});

describe('a guest of a shop', () => {
  it('takes of the tray what it wants, leaves the rest, and goes when it has all', () => {
    const t = tableOf();
    const guest = guestOf(t);
    const s = t.state();
    guest.wants.splice(0, guest.wants.length, 0, 0);
    for (const ware of [0, 1]) tap(t, 'ware', ware);
    tap(t, 'guest', guest.seat);
    expect([guest.wants, s.tray, s.done]).toEqual([[0], [1], 0]);
    tap(t, 'ware', 0);
    tap(t, 'guest', guest.seat);
    expect([s.tray, s.done, s.guests.includes(guest)]).toEqual([[1], 1, false]);
  });

  it('loses patience and no life over what it does not want; gone, it costs a life, and gently it stays', () => {
    const t = tableOf();
    const guest = guestOf(t);
    guest.wants.splice(0, guest.wants.length, 0);
    const { left } = guest;
    tap(t, 'ware', 1);
    tap(t, 'guest', guest.seat);
    expect([guest.left < left, t.play.session.lives, t.state().done]).toEqual([true, 3, 0]);
    guest.left = 1;
    t.run(1);
    expect([t.play.session.lives, t.state().guests.includes(guest)]).toEqual([2, false]);
    expect(guestOf(tableOf([{ rule: 'gentle' }])).left).toBe(Infinity);
  });
});

describe('a dish', () => {
  it('is served when its layers lie in the order that was asked for, and were cooked', () => {
    const t = tableOf([], { mode: 'cooking' });
    const guest = guestOf(t);
    const s = t.state();
    guest.wants.splice(0, guest.wants.length, 1, 0);
    const make = (...layers: number[]): void => {
      for (const layer of layers) tap(t, 'ware', layer);
    };
    make(1, 0);
    tap(t, 'guest', guest.seat);
    expect([s.done, s.tray]).toEqual([0, [1, 0]]);
    tap(t, 'stove', 0);
    t.run(COOK + 40, undefined, () => isDone(s.stoves[0]!));
    tap(t, 'stove', 0);
    guest.wants.reverse();
    tap(t, 'guest', guest.seat);
    expect(s.done).toBe(0);
    guest.wants.reverse();
    tap(t, 'guest', guest.seat);
    expect([s.done, s.tray]).toEqual([1, []]);
  });

  it('burns when it is left on the fire, and gently never', () => {
    for (const [rules, burnt] of [
      [[], true],
      [[{ rule: 'gentle' }], false],
    ] as const) {
      const t = tableOf([...rules], { mode: 'cooking' });
      const guest = guestOf(t);
      Object.assign(guest, { left: Infinity, most: Infinity });
      tap(t, 'ware', 0);
      tap(t, 'stove', 0);
      t.run(COOK + BURN + 5);
      expect(isBurnt(t.state().stoves[0]!)).toBe(burnt);
    }
  });
});
