/** A stand: what is bought, sold and left over, what a season asks for can be had, and who does nothing wins nothing. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, type GameDesign, type Rule } from '../../../src/generation/design.js';
import { tycoon } from '../../../src/generation/genres/tycoon/index.js';
import { bill, costOf } from '../../../src/generation/genres/tycoon/books.js';
import { spotsOf, type Spot, type State, type Ware } from '../../../src/generation/genres/tycoon/state.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const stand = (rules: Rule[] = [], over: Partial<GameDesign> = {}): Table<State> =>
  table(tycoon, designOf('tycoon', rules, over), 7);

/** Presses what does that, as a finger would. */
function press(t: Table<State>, act: Spot['does']['act'], i = 0): void {
  const spot = spotsOf(t.state(), t.game().height).find(
    ({ does }) => does.act === act && (!('i' in does) || does.i === i),
  );
  if (!spot) throw new Error(`nothing there does "${act}"`);
  t.run(1, (pad) => (pad.pointer = { x: spot.x, y: spot.y, down: true }));
  t.run(1, (pad) => (pad.pointer = { x: spot.x, y: spot.y, down: false }));
}
const untilPhase = (t: Table<State>, phase: State['phase']): void =>
  t.run(3600, undefined, () => t.state().phase === phase);

it.each(DIFFICULTIES)(
  'is won by its bot in at least 45 of 50 seeds when it is %s, the same way each time',
  (difficulty) => {
    const design = designOf('tycoon', [], { difficulty });
    const first = tournament(tycoon, design, 50);
    expect(first.won).toBeGreaterThanOrEqual(45);
    expectSameAgain(first.traces, tycoon, design);
  },
);

it.each<[Rule[]]>([
  [
    [
      { rule: 'chips', n: 15 },
      { rule: 'days', n: 5 },
    ],
  ],
  [
    [
      { rule: 'chips', n: 200 },
      { rule: 'target', n: 1000 },
      { rule: 'days', n: 20 },
    ],
  ],
  [
    [
      { rule: 'target', n: 1000 },
      { rule: 'days', n: 2 },
    ],
  ],
  [
    [
      { rule: 'target', n: 100_000 },
      { rule: 'days', n: 12 },
    ],
  ],
  [[{ rule: 'collect', n: 150 }]],
])('can be won with what a prompt asks for: %j', (rules) => {
  expect(tournament(tycoon, designOf('tycoon', rules), 5).won).toBe(5);
});

describe('a day', () => {
  it('begins with the money, days and goal that were asked for', () => {
    const t = stand([
      { rule: 'chips', n: 200 },
      { rule: 'target', n: 1000 },
      { rule: 'days', n: 20 },
    ]);
    const { money, target, days, wares } = t.state();
    expect([money, target, days, wares.length]).toEqual([
      200,
      1000,
      20,
      Math.min(3, t.play.session.design.cast.items.length),
    ]);
  });

  it('waits for whoever plans, and costs what was ordered when it opens', () => {
    const t = stand();
    t.run(1200);
    expect([t.state().phase, t.state().day]).toEqual(['plan', 0]);
    const before = t.state().money;
    press(t, 'more');
    const { sum } = bill(t.state());
    press(t, 'go');
    expect(t.state().phase).toBe('sale');
    expect(t.state().money).toBe(before - sum);
  });

  it('never orders more than there is money for', () => {
    const t = stand();
    for (let i = 0; i < 60; i++) press(t, 'more');
    const { wares, money } = t.state();
    expect((wares[0] as Ware).order * costOf(t.state(), 0)).toBeLessThanOrEqual(money);
  });

  it('sells to nobody at a price that nobody pays, and to all who find some at a low one', () => {
    const sold = (act: 'dearer' | 'cheaper'): Ware => {
      const t = stand();
      for (let i = 0; i < 40; i++) press(t, act);
      press(t, 'go');
      untilPhase(t, 'evening');
      return t.state().wares[0] as Ware;
    };
    expect(sold('dearer')).toMatchObject({ sold: 0, missed: 0 });
    expect(sold('cheaper')).toMatchObject({ dear: 0 });
    expect(sold('cheaper').sold).toBeGreaterThan(0);
  });

  it('loses half of what is left over, unless it is kept in crates', () => {
    const left = (crate: number): number => {
      const t = stand();
      t.state().owned.crate = crate;
      for (let i = 0; i < 40; i++) press(t, 'dearer');
      press(t, 'go');
      const { stock } = t.state().wares[0] as Ware;
      untilPhase(t, 'evening');
      return (t.state().wares[0] as Ware).stock / stock;
    };
    expect(left(0)).toBeLessThanOrEqual(0.5);
    expect(left(1)).toBe(1);
  });
});

it('takes a life for each day more when the days are over, and is lost when none is left', () => {
  const t = stand([{ rule: 'days', n: 2 }]);
  for (let i = 0; i < 40; i++) press(t, 'dearer');
  const lives: number[] = [];
  while (t.play.phase === 'play' && lives.length < 9) {
    press(t, 'go');
    untilPhase(t, 'evening');
    t.run(30);
    press(t, 'go');
    // a blow stops the world for some frames
    t.run(150);
    lives.push(t.game().lives);
  }
  expect(lives).toEqual([3, 2, 1, 0]);
  expect(t.play.phase).toBe('lose');
});

it('chases a thief off at the second press, and has nobody come who was not wanted', () => {
  const t = stand();
  t.play.botMode = 'win';
  let seen = 0;
  t.run(3600, undefined, () => {
    seen = Math.max(seen, t.state().thieves.length);
    return seen > 0;
  });
  expect(seen).toBeGreaterThan(0);
  const thief = t.state().thieves[0];
  t.run(60, undefined, () => thief?.flees === true);
  expect(thief).toMatchObject({ flees: true, loot: null });
  const calm = stand([{ rule: 'noEnemies' }]);
  expect(calm.state().season.rows.every(({ thieves }) => thieves === 0)).toBe(true);
});
