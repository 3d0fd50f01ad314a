/** Herding: won by its bot, never by who only waits; what the flock does, what a thief takes, and fields that can be crossed. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { herding } from '../../../src/generation/genres/herding/index.js';
import { CALL, H, W, type Animal, type State } from '../../../src/generation/genres/herding/state.js';
import { penguin } from '../designs.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const fieldOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}, seed?: number): Table<State> =>
  table(herding, designOf('herding_game', rules, over), seed);

const out = (s: State): Animal[] => s.flock.filter((one) => !one.in);

/** Puts the first of the flock there, and everybody else out of the way. */
function alone(t: Table<State>, x: number, y: number): Animal {
  const s = t.state();
  const [one] = s.flock.splice(0);
  s.flock.push(one!);
  Object.assign(one!, { x, y, vx: 0, vy: 0, fear: 0, bolt: 0 });
  s.field.pasture.cells.set(
    s.field.ground.cells.map((cell, i) => (i > W * 6 && i < W * (H - 1) && (i % W) % 23 ? 0 : cell)),
  );
  return one!;
}

it.each(['easy', 'normal', 'hard'] as const)(
  'is won by its bot in at least 47 of 50 seeds when it is %s, the same way each time',
  (difficulty) => {
    const design = designOf('herding_game', [], { difficulty });
    const first = tournament(herding, design, 50);
    expect(first.won).toBeGreaterThanOrEqual(47);
    expectSameAgain(first.traces, herding, design);
  },
  60_000,
);

it('brings nobody home for who does nothing', () => {
  const t = fieldOf();
  t.run(60 * 90);
  expect([t.play.phase, t.state().home]).toEqual(['play', 0]);
});

it('has a way to the gate for each animal, on every level', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const t = fieldOf([{ rule: 'levels', n: 5 }], { difficulty: 'hard' }, seed * 7919);
    const ideas = new Set<string>();
    for (let level = 1; level <= 5; level++) {
      const { field, flock, idea } = t.state();
      ideas.add(idea);
      for (const one of flock) expect(field.way[Math.floor(one.y) * W + Math.floor(one.x)]).toBeGreaterThan(0);
      t.game().levelDone();
      t.run(400, undefined, () => t.game().level > level);
    }
    expect(ideas.size).toBe(5);
  }
});

describe('an animal', () => {
  it('runs from who comes near, and stays where nobody does', () => {
    const t = fieldOf();
    const one = alone(t, 12, 12);
    Object.assign(t.state().hero, { x: 10, y: 12 });
    t.run(60);
    expect(one.x).toBeGreaterThan(12.8);
    const other = fieldOf();
    const calm = alone(other, 12, 12);
    Object.assign(other.state().hero, { x: 3, y: 9 });
    other.run(60);
    expect(Math.abs(calm.x - 12)).toBeLessThan(0.8);
  });

  it('hears a call from further off', () => {
    const moved = [false, true].map((calls) => {
      const t = fieldOf();
      const one = alone(t, 12, 12);
      Object.assign(t.state().hero, { x: 12 - CALL + 0.3, y: 12 });
      t.run(50, (pad) => (pad.a = calls));
      return one.x - 12;
    });
    expect(moved[1]! - moved[0]!).toBeGreaterThan(1);
  });

  it('that is through the gate stays in and counts', () => {
    const t = fieldOf();
    const { pen } = t.state().field;
    const one = t.state().flock[0]!;
    Object.assign(one, {
      x: (pen.left + pen.right) / 2,
      y: pen.edge + 0.1,
      vy: -4,
      fear: 40,
      hy: -1,
      hx: 0,
      think: 30,
    });
    t.run(30);
    t.run(300);
    expect([one.in, t.state().home]).toEqual([true, 1]);
    expect(one.y).toBeLessThan(pen.edge);
  });
});

describe('a thief', () => {
  const second = (rules: Rule[] = [], over: Partial<GameDesign> = {}): Table<State> => {
    const t = fieldOf([{ rule: 'levels', n: 2 }, ...rules], over);
    t.game().levelDone();
    t.run(400, undefined, () => t.game().level === 2);
    return t;
  };
  const hide = (t: Table<State>): void => void Object.assign(t.state().hero, { x: 2, y: 6, vx: 0, vy: 0 });

  it('carries one off for a life, and that one comes back', () => {
    const t = second();
    const { need } = t.state();
    t.run(
      60 * 60,
      () => hide(t),
      () => t.game().lives < 3,
    );
    expect([t.game().lives, out(t.state()).length]).toEqual([2, need - 1]);
    t.run(
      240,
      () => hide(t),
      () => out(t.state()).length === need,
    );
    expect(out(t.state()).length).toBe(need);
  });

  it('lets go of what it has when the hero comes near', () => {
    const t = second();
    const carrying = (): State['foes'][number] | undefined => t.state().foes.find(({ mode }) => mode === 'carry');
    t.run(
      60 * 60,
      () => hide(t),
      () => carrying() !== undefined,
    );
    const foe = carrying()!;
    Object.assign(t.state().hero, { x: foe.x, y: foe.y });
    t.run(2);
    expect([foe.mode, t.state().flock.some(({ held }) => held), t.game().lives]).toEqual(['flee', false, 3]);
  });

  it('takes no life in a gentle game, and does not come where nobody was wanted', () => {
    const gentle = second([{ rule: 'gentle' }]);
    gentle.run(60 * 80, () => hide(gentle));
    expect([gentle.play.phase, gentle.game().lives]).toEqual(['play', 3]);
    const quiet = second([{ rule: 'noEnemies' }]);
    quiet.run(
      60 * 40,
      () => hide(quiet),
      () => quiet.state().foes.length > 0,
    );
    expect(quiet.state().foes).toEqual([]);
  });

  it('with wheels drives across and carries nothing off', () => {
    const enemies = [{ ...penguin.cast.enemies[0]!, sprite: 'tractor' }];
    const t = second([], { cast: { ...penguin.cast, enemies } });
    const modes = new Set<string>();
    t.run(60 * 30, () => {
      hide(t);
      for (const { mode } of t.state().foes) modes.add(mode);
    });
    expect([...modes]).toEqual(['warn', 'rush']);
  });
});

it('keeps the number that was asked for, however large', () => {
  const few = fieldOf([{ rule: 'collect', n: 12 }]);
  expect([few.state().need, few.state().flock.length, few.game().levels]).toEqual([12, 12, 3]);
  const many = fieldOf([{ rule: 'collect', n: 40 }]);
  expect(many.state().flock.length).toBeLessThan(20);
  many.play.botMode = 'win';
  many.run(60 * 300);
  expect([many.play.phase, many.state().home]).toEqual(['win', 40]);
});
