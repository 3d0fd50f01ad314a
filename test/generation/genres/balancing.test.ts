/** Balancing: a lean grows until it is countered, gusts and comers push, a fall costs a life or a thing of the load, and the way ends at the goal. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, type GameDesign, type Rule } from '../../../src/generation/design.js';
import { balancing } from '../../../src/generation/genres/balancing/index.js';
import { placeOf } from '../../../src/generation/genres/balancing/load.js';
import { BLOWS, gustAt, LIMIT, NOTICE, type State } from '../../../src/generation/genres/balancing/state.js';
import { floorAt, isSafe, slopeAt, spanAt } from '../../../src/generation/genres/balancing/way.js';
import { newcomerMedian } from '../newcomer.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const rope = (rules: Rule[] = [], over: Partial<GameDesign> = {}): GameDesign =>
  designOf('balancing_game', rules, { mode: 'tightrope', ...over });

/** With what is carried named by the prompt. */
function load(rules: Rule[] = [], over: Partial<GameDesign> = {}, sprite?: string): GameDesign {
  const design = designOf('balancing_game', rules, over);
  const items = design.cast.items.map((item) => ({ ...item, from: 'prompt' as const, ...(sprite ? { sprite } : {}) }));
  return { ...design, cast: { ...design.cast, items } };
}
const GAMES = { rope, load } as const;
const at = (design: GameDesign, seed = 7): Table<State> => table(balancing, design, seed);

/** The level that a bot comes to, as it begins. */
function levelOf(level: number, design: GameDesign): Table<State> {
  const t = at(design);
  t.play.botMode = 'win';
  t.run(60 * 240, undefined, () => t.game().level === level && t.game().frame < 2);
  t.play.botMode = null;
  return t;
}

describe.each(Object.entries(GAMES))('a %s', (_, of) => {
  it.each(DIFFICULTIES)(
    'is won by its bot in nearly all seeds when it is %s, the same way each time',
    (difficulty) => {
      const design = of([], { difficulty });
      const played = tournament(balancing, design);
      expect(played.won).toBeGreaterThanOrEqual(19);
      expectSameAgain(played.traces, balancing, design);
    },
    240_000,
  );

  it('is lost by who does nothing', () => {
    for (const seed of [1, 2, 3]) {
      const t = at(of(), seed);
      t.run(60 * 200);
      expect(t.play.phase).toBe('lose');
    }
  });

  it('lasts a minute for a newcomer, and a third of one when it is hard', () => {
    expect(newcomerMedian(balancing, of(), 15)).toBeGreaterThanOrEqual(60);
    expect(newcomerMedian(balancing, of([], { difficulty: 'hard' }), 15)).toBeGreaterThanOrEqual(20);
  }, 240_000);

  it('has a way without gaps, and rests on it that are no seesaw', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { way } = at(of(), seed).state();
      way.spans.slice(1).forEach((one, i) => {
        const last = way.spans[i]!;
        expect(one.x).toBeCloseTo(last.x + last.w);
        expect(one.y).toBeCloseTo(last.to);
      });
      for (const x of way.rests) expect(spanAt(way, x).kind).not.toBe('seesaw');
      for (let x = 0; x < way.goal; x += 0.5) expect(Math.abs(slopeAt(way, x))).toBeLessThan(0.6);
    }
  });

  it('brings in something new in each level but the first', () => {
    const ideas = [1, 2, 3, 4, 5, 6].map((level) => levelOf(level, of()).state().idea);
    expect(new Set(ideas).size).toBe(6);
    expect(ideas[0]).toBe('plain');
  }, 120_000);
});

it('leans further by itself, and back by the other side’s key', () => {
  const t = at(rope());
  t.run(300, undefined, () => !isSafe(t.state().way, 'tightrope', t.state().x));
  Object.assign(t.state(), { lean: 0.3, turn: 0, calm: 0, wobble: 0 });
  t.run(20);
  expect(t.state().lean).toBeGreaterThan(0.3);
  t.run(40, (pad) => (pad.left = true));
  expect(t.state().lean).toBeLessThan(0.2);
});

it('a fall from the rope costs a life and leads back to the last tower; where it is gentle, it costs nothing', () => {
  for (const gentle of [false, true]) {
    const t = at(rope(gentle ? [{ rule: 'gentle' }] : []));
    t.run(600, undefined, () => spanAt(t.state().way, t.state().x).kind === 'rope');
    t.state().lean = LIMIT + 0.1;
    t.run(90);
    const s = t.state();
    expect([t.game().lives, s.x - s.rest < 1]).toEqual([gentle ? 3 : 2, true]);
  }
});

it('of a load one after the other falls, and with the last one a life', () => {
  const t = at(load([{ rule: 'collect', n: 3 }]));
  expect([t.state().load, t.state().full]).toEqual([3, 3]);
  for (const left of [2, 1]) {
    Object.assign(t.state(), { lean: LIMIT + 0.1 });
    // the world stands still for a blow
    t.run(6, undefined, () => t.state().load === left);
    expect([t.state().load, t.game().lives]).toEqual([left, 3]);
    t.state().lean = 0;
  }
  Object.assign(t.state(), { lean: LIMIT + 0.1 });
  t.run(80);
  expect([t.state().load, t.game().lives]).toEqual([3, 2]);
});

it('carries as many as were asked for, stacked or one at each end of a yoke', () => {
  const stacked = at(load([{ rule: 'collect', n: 7 }])).state();
  const foot = floorAt(stacked.way, stacked.x);
  const ys = Array.from({ length: 7 }, (_, i) => placeOf(stacked, foot, i).y);
  expect(ys.toSorted((a, b) => b - a)).toEqual(ys);
  expect([stacked.yoke, stacked.full]).toEqual([false, 7]);
  const hung = at(load([], {}, 'bucket')).state();
  expect([hung.yoke, hung.full]).toEqual([true, 2]);
});

it('on a rope, as many things lie on all the ways together as are wanted', () => {
  const t = at(rope([{ rule: 'collect', n: 20 }]));
  t.play.botMode = 'win';
  let last = 0;
  t.run(60 * 240, undefined, () => {
    last = t.state().before + t.state().got;
    return false;
  });
  expect([t.play.phase, last]).toEqual(['win', 20]);
});

it('announces a gust before it pushes, and it pushes less who stands firm', () => {
  const leans = [false, true].map((firm) => {
    const t = at(load());
    t.run(80);
    const s = t.state();
    Object.assign(s, { gust: { dir: 1, t: 0 }, lean: 0, turn: 0, nextFoe: 9999, wobble: 0 });
    expect(gustAt(s)).toBe(0);
    t.run(NOTICE, () => Object.assign(s, { lean: 0, turn: 0, wobble: 0 }));
    t.run(BLOWS / 2, (pad) => Object.assign(pad, { a: firm }));
    return s.lean;
  });
  expect(leans[0]).toBeGreaterThan(leans[1]! * 1.5);
});

it('is steered by a finger or mouse that is held beside the hero', () => {
  const t = at(load());
  t.run(80);
  Object.assign(t.state(), { lean: 0, turn: 0, wobble: 0 });
  t.run(30, (pad) => (pad.pointer = { x: t.state().x - 3, y: 0, down: true }));
  expect(t.state().lean).toBeLessThan(-0.1);
});
