/** Landing: every pad can be reached, a soft touch counts and a hard one costs, the tank empties and is filled, and wind, swaying pads and drifters come later. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, type GameDesign, type Rule } from '../../../src/generation/design.js';
import { lander } from '../../../src/generation/genres/lander/index.js';
import {
  blowAt,
  FEET,
  groundAt,
  REACH,
  swayAt,
  type Pad,
  type State,
} from '../../../src/generation/genres/lander/state.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const tableOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}, seed = 7): Table<State> =>
  table(lander, designOf('lander', rules, over), seed);

/** Just above a place, sinking so fast. */
function drop(t: Table<State>, x: number, floor: number, vy: number): void {
  Object.assign(t.state(), { x, y: floor - FEET - 0.02, vx: 0, vy, stands: null, calm: 0, landed: 0 });
  t.run(3);
}
/** The level that a bot comes to, as it begins. */
function levelOf(level: number, rules: Rule[] = []): Table<State> {
  const t = tableOf(rules);
  t.play.botMode = 'win';
  t.run(60 * 200, undefined, () => t.game().level === level && t.game().frame < 2);
  t.play.botMode = null;
  return t;
}

it.each(DIFFICULTIES)(
  'is won by its bot in at least 48 of 50 seeds when it is %s, the same way each time',
  (difficulty) => {
    const design = designOf('lander', [], { difficulty });
    const first = tournament(lander, design, 50);
    expect(first.won).toBeGreaterThanOrEqual(48);
    expectSameAgain(first.traces, lander, design);
  },
  120_000,
);

it('is lost by who does nothing', () => {
  const t = tableOf();
  t.run(60 * 60);
  expect(t.play.phase).toBe('lose');
});

it('has pads that can be come to from above, wherever they sway, and no slope beside them that is in the way', () => {
  for (const difficulty of DIFFICULTIES)
    for (let seed = 1; seed <= 40; seed++) {
      const s = tableOf([], { difficulty }, seed * 13).state();
      for (const pad of s.pads) {
        for (let off = -pad.sways - pad.w / 2; off <= pad.sways + pad.w / 2; off += 0.1)
          expect(groundAt(s, pad.home + off)).toBeGreaterThan(pad.y);
        // a craft that stands at its edge does not reach into a hill
        for (const side of [-1, 1]) {
          const edge = pad.home + side * (pad.w / 2 + pad.sways);
          expect(groundAt(s, edge + side * REACH)).toBeGreaterThan(pad.y - FEET);
        }
      }
      const at = s.pads.map(({ home }) => home).toSorted((a, b) => a - b);
      at.slice(1).forEach((x, i) => expect(x - (at[i] as number)).toBeGreaterThan(3.5));
    }
});

describe('touching down', () => {
  it('softly on a pad raises its flag, gives points and fills the tank', () => {
    const t = tableOf();
    const [pad] = t.state().pads as [Pad];
    t.state().fuel = 20;
    drop(t, pad.x, pad.y, 0.8);
    expect([pad.done, t.game().lives]).toEqual([true, 4]);
    expect(t.game().score).toBeGreaterThanOrEqual(50);
    t.run(90);
    expect([t.state().fuel, t.state().stands]).toEqual([100, pad]);
    const { score } = t.game();
    t.run(60, (hands) => (hands.a = t.game().frame % 3 !== 0));
    drop(t, pad.x, pad.y, 0.8);
    expect(t.game().score).toBe(score);
  });

  it('too hard, on a pad or beside it, breaks the craft; where it is gentle nothing is lost', () => {
    for (const [rules, lives] of [
      [[], 3],
      [[{ rule: 'gentle' }], 4],
    ] as const)
      for (const onPad of [true, false]) {
        const t = tableOf([...rules]);
        const s = t.state();
        const x = onPad ? (s.pads[0] as Pad).x : 1.5;
        drop(t, x, onPad ? (s.pads[0] as Pad).y : groundAt(s, x), s.physics.soft + 0.8);
        expect([s.wrecked > 0, t.game().lives, s.pads[0]!.done]).toEqual([true, lives, false]);
        t.run(80);
        expect([t.state().wrecked, t.state().fuel]).toEqual([0, 100]);
      }
  });

  it('softly beside a pad only bounces', () => {
    const t = tableOf();
    const s = t.state();
    drop(t, 1.5, groundAt(s, 1.5), 1.2);
    expect([s.wrecked, t.game().lives, s.vy < 0]).toEqual([0, 4, true]);
  });
});

it('thrust lifts, lean pushes aside, and the tank empties; never where it is gentle', () => {
  for (const gentle of [false, true]) {
    const t = tableOf(gentle ? [{ rule: 'gentle' }] : []);
    const { y } = t.state();
    t.run(50, (hands) => Object.assign(hands, { a: true, ax: 0.8 }));
    const s = t.state();
    expect([s.y < y, s.vx > 0.3, s.fuel < 100]).toEqual([true, true, !gentle]);
  }
});

it('who stands beside a pad with an empty tank begins again', () => {
  const t = tableOf();
  drop(t, 1.5, groundAt(t.state(), 1.5), 0.2);
  t.state().fuel = 0;
  t.run(200, undefined, () => t.game().lives === 3);
  expect(t.game().lives).toBe(3);
});

it('is calm and empty in the first level; then wind, swaying pads and drifters come, and none where nobody is wanted', () => {
  const most = (s: State): number => Math.max(...Array.from({ length: 900 }, (_, i) => Math.abs(blowAt(s, i))));
  const first = tableOf().state();
  expect([most(first), first.drifters.length, first.pads.some(({ sways }) => sways > 0)]).toEqual([0, 0, false]);
  expect(most(levelOf(2).state())).toBeGreaterThan(0.2);
  const third = levelOf(3).state();
  const swaying = third.pads.find(({ sways }) => sways > 0) as Pad;
  expect(Math.abs(swayAt(swaying, 235) - swaying.home)).toBeGreaterThan(0.5);
  expect(third.drifters.length).toBeGreaterThan(0);
  expect(levelOf(3, [{ rule: 'noEnemies' }]).state().drifters).toEqual([]);
});

it('drifters hurt, and never hang above a pad', () => {
  const t = levelOf(3);
  const s = t.state();
  for (let i = 0; i < 900; i++) {
    t.run(1, () => Object.assign(s, { vx: 0, vy: 0, calm: 9 }));
    for (const one of s.drifters)
      for (const pad of s.pads) expect(Math.abs(one.x - pad.home)).toBeGreaterThan(pad.w / 2 + 0.5);
  }
  const [one] = s.drifters;
  const { lives } = t.game();
  t.run(1, () => Object.assign(s, { x: one!.x, y: one!.y }));
  expect(t.game().lives).toBe(lives - 1);
});

it('wants as many things as were asked for, over all levels', () => {
  const t = tableOf([
    { rule: 'collect', n: 9 },
    { rule: 'levels', n: 2 },
  ]);
  expect([t.state().needed, t.state().things.length]).toEqual([5, 5]);
  for (const pad of t.state().pads) pad.done = true;
  t.run(30);
  expect(t.game().level).toBe(1);
  t.play.botMode = 'win';
  t.run(60 * 200);
  expect(t.play.phase).toBe('win');
});
