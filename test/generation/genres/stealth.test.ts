/** Sneaking: who looks and who hears, where one hides, what creaks, and red light, green light. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, type GameDesign, type Rule } from '../../../src/generation/design.js';
import { buildHouse } from '../../../src/generation/genres/stealth/house.js';
import { stealth } from '../../../src/generation/genres/stealth/index.js';
import { isSeen } from '../../../src/generation/genres/stealth/sight.js';
import {
  cellOf,
  H,
  W,
  type RedLight,
  type Sneaking,
  type State,
} from '../../../src/generation/genres/stealth/state.js';
import { flood } from '../../../src/generation/genres/stealth/ways.js';
import { SOLID } from '../../../src/generation/kit/tiles.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const tableOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}, seed = 7): Table<State> =>
  table(stealth, designOf('stealth_game', rules, over), seed);
const sneaking = (t: Table<State>): Sneaking => t.state() as Sneaking;
const redLight = (t: Table<State>): RedLight => t.state() as RedLight;

const WAYS: readonly (readonly [name: string, over: Partial<GameDesign>])[] = [
  ['sneaking', {}],
  ['sleepers', { mode: 'sleepers' }],
  ['red light', { mode: 'red_light' }],
];

describe.each(WAYS)('%s', (_, over) => {
  it.each(DIFFICULTIES)(
    'is won by its bot in at least 18 of 20 seeds when it is %s, the same way each time',
    (difficulty) => {
      const design = designOf('stealth_game', [], { ...over, difficulty });
      const first = tournament(stealth, design, 20);
      expect(first.won).toBeGreaterThanOrEqual(18);
      expectSameAgain(first.traces, stealth, design);
    },
    120_000,
  );

  it('is never won by who does nothing', () => {
    const t = tableOf([], over);
    t.run(60 * 60);
    expect(t.play.phase).not.toBe('win');
    expect(t.game().level).toBe(1);
  });
});

it('has a quiet way to every place, whatever creaks', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const game = tableOf([], {}, seed * 31).game();
    for (const idea of ['creaks', 'halls', 'treasure'] as const) {
      const { tiles, creaks, start, hides } = buildHouse(game, idea);
      const loose = new Set(creaks.map(({ x, y }) => y * W + x));
      const steps = flood(tiles, cellOf(start), loose);
      for (let cell = 0; cell < W * H; cell++)
        expect(tiles.cells[cell] === SOLID || loose.has(cell) || (steps[cell] as number) >= 0).toBe(true);
      expect(hides.length).toBeGreaterThan(0);
      expect(creaks.length > 8).toBe(idea === 'creaks');
    }
  }
});

/** One watcher who looks right across an empty room, and nobody else. */
function watched(t: Table<State>, sort: 'turner' | 'sleeper'): Sneaking {
  const s = sneaking(t);
  s.house.tiles.fill(1, 1, W - 2, H - 2, 0);
  const [w] = s.watchers;
  const pose = { x: 5.5, y: 7.5, heading: 0 };
  s.watchers = [
    Object.assign(w as Sneaking['watchers'][number], pose, {
      sort,
      route: sort === 'turner' ? [pose] : [],
      t: 0,
      wake: 0,
      awake: 0,
      notice: 0,
    }),
  ];
  s.things = [];
  return s;
}
const put = (s: Sneaking, x: number, y: number): void => void Object.assign(s.hero, { x, y, vx: 0, vy: 0 });

describe('a watcher', () => {
  it('sees who is in its cone and not behind a wall, beside it or behind its back', () => {
    const t = tableOf();
    const s = watched(t, 'turner');
    const [w] = s.watchers;
    const sees = (x: number, y: number): boolean => isSeen(s.house.tiles, w!, x, y, 4);
    expect([sees(8, 7.5), sees(7.5, 10), sees(3, 7.5), sees(10.5, 7.5)]).toEqual([true, false, false, false]);
    s.house.tiles.set(6, 7, SOLID);
    expect(sees(8, 7.5)).toBe(false);
  });

  it('needs a while to be sure, which costs a life and the way back, not what was taken', () => {
    const t = tableOf();
    const s = watched(t, 'turner');
    s.taken = 1;
    put(s, 8, 7.5);
    t.run(5);
    expect(s.watchers[0]?.sees).toBe(true);
    expect(t.game().lives).toBe(3);
    t.run(300, undefined, () => t.game().lives < 3);
    expect([t.game().lives, s.hero.x, s.hero.y, s.taken, s.watchers[0]?.notice]).toEqual([
      2,
      s.start.x,
      s.start.y,
      1,
      0,
    ]);
  });

  it('forgives in a gentle game', () => {
    const t = tableOf([{ rule: 'gentle' }]);
    const s = watched(t, 'turner');
    put(s, 8, 7.5);
    t.run(300, undefined, () => s.hero.x === s.start.x);
    expect([t.game().lives, s.hero.x]).toEqual([3, s.start.x]);
  });

  it('does not see who stands still in a hiding place, and sees who moves there', () => {
    const t = tableOf();
    const s = watched(t, 'turner');
    (s.house.hides as { x: number; y: number }[]).splice(0, 9, { x: 8, y: 7 });
    put(s, 8.5, 7.5);
    t.run(12);
    s.watchers[0]!.notice = 0;
    t.run(200);
    expect([s.hidden, s.watchers[0]?.sees, t.game().lives]).toEqual([true, false, 3]);
    t.run(4, (pad) => void (pad.up = true));
    expect([s.hidden, s.watchers[0]?.sees]).toEqual([false, true]);
  });

  it('looks to where a board creaks', () => {
    const t = tableOf();
    const s = watched(t, 'turner');
    (s.house.creaks as { x: number; y: number }[]).push({ x: 4, y: 10 });
    put(s, 5.4, 10.5);
    t.run(20, (pad) => void (pad.left = true));
    expect(s.creaked).toBeLessThan(20);
    expect(Math.cos((s.watchers[0]?.to ?? 0) - Math.atan2(3, -1))).toBeGreaterThan(0.98);
  });
});

describe('a sleeper', () => {
  const goPast = (tiptoe: boolean): Sneaking => {
    const t = tableOf();
    const s = watched(t, 'sleeper');
    put(s, 4, 9);
    t.run(70, (pad) => {
      pad.right = s.hero.x < 8;
      pad.a = tiptoe;
    });
    return s;
  };
  it('wakes of steps, and not of tiptoeing', () => {
    const [loud, soft] = [goPast(false), goPast(true)];
    expect(loud.watchers[0]!.wake).toBeGreaterThan(0.2);
    expect([soft.watchers[0]!.wake, soft.watchers[0]!.awake]).toEqual([0, 0]);
  });

  it('sees nothing until it is awake, looks around and nods off again', () => {
    const t = tableOf();
    const s = watched(t, 'sleeper');
    put(s, 8, 7.5);
    t.run(60);
    expect(s.watchers[0]).toMatchObject({ sees: false, notice: 0 });
    s.watchers[0]!.wake = 1;
    put(s, 18, 12);
    t.run(2);
    expect(s.watchers[0]!.awake).toBeGreaterThan(0);
    t.run(400, undefined, () => s.watchers[0]!.awake === 0);
    expect(s.watchers[0]!.wake).toBeLessThan(0.3);
  });
});

it('lies out as many things as are asked for, more than fit at once in turns', () => {
  const t = tableOf([{ rule: 'collect', n: 30 }]);
  const s = sneaking(t);
  expect([s.need, s.things.length + s.owed, s.things.length <= 12]).toEqual([30, 30, true]);
  for (let i = 0; i < 30; i++) {
    const [thing] = s.things;
    s.watchers = [];
    put(s, thing!.x, thing!.y);
    t.run(1);
  }
  expect([s.taken, s.things.length]).toEqual([30, 0]);
});

describe('red light, green light', () => {
  const field = (): [Table<State>, RedLight] => {
    const t = tableOf([], { mode: 'red_light' });
    const s = redLight(t);
    Object.assign(s.hero, { x: 10, y: 10 });
    s.tiles.fill(1, 1, W - 2, H - 2, 0);
    return [t, s];
  };
  const until = (t: Table<State>, look: RedLight['look']): void =>
    t.run(900, undefined, () => redLight(t).look === look);

  it('lets one go while its back is turned and while it turns', () => {
    const [t, s] = field();
    t.run(30, (pad) => void (pad.up = true));
    expect(s.hero.y).toBeLessThan(9.4);
    until(t, 'warn');
    t.run(5, (pad) => void (pad.up = true));
    expect(t.game().lives).toBe(3);
  });

  it('catches who moves while it looks, not who stands', () => {
    const [t, s] = field();
    until(t, 'look');
    t.run(40);
    expect([t.game().lives, s.look]).toEqual([3, 'look']);
    t.run(10, (pad) => void (pad.left = true));
    expect([t.game().lives, s.hero.y]).toEqual([2, s.start.y]);
  });

  it('does not see who is behind a stone', () => {
    const [t, s] = field();
    s.tiles.fill(8, 8, 5, 1, SOLID);
    until(t, 'look');
    t.run(30, (pad) => void (pad.left = true));
    expect([s.covered, t.game().lives]).toEqual([true, 3]);
  });

  it('is reached when all that was named is taken', () => {
    const [t, s] = field();
    Object.assign(s, { need: 1, taken: 0 });
    s.things = [];
    Object.assign(s.hero, { x: 10, y: 2.6 });
    t.run(5);
    expect(t.game().level).toBe(1);
    s.taken = 1;
    t.run(300, undefined, () => t.game().level === 2);
    expect(t.game().level).toBe(2);
  });
});
