/** Runner: courses with a way through that a search finds, jumps high and low, blows and falls, the rules, the run through the goal, and a fall for who does nothing. */
import { describe, expect, it } from 'vitest';
import type { Actor, GameDesign, Rule } from '../../../src/generation/design.js';
import { runner } from '../../../src/generation/genres/runner/index.js';
import {
  advance,
  foeHit,
  HALF,
  hazardHit,
  PIT,
  speedOf,
  STAND,
  topOf,
  type State,
} from '../../../src/generation/genres/runner/state.js';
import { IDEAS } from '../../../src/generation/genres/runner/ideas.js';
import { moveFoe } from '../../../src/generation/genres/runner/meet.js';
import { Session } from '../../../src/generation/kit/session.js';
import type { Game, Pad } from '../../../src/generation/kit/types.js';
import { courseRules } from './course-rules.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const ALONE: Rule[] = [{ rule: 'noEnemies' }];
const tableOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}, seed = 20260): Table<State> =>
  table(runner, designOf('runner', rules, over), seed);

const SILENT = { sound() {}, burst() {}, float() {}, shake() {}, flash() {}, banner() {} };
/** a run that begins at that level */
function levelOf(level: number, rules: Rule[] = [], over: Partial<GameDesign> = {}): Session<State> {
  const design = designOf('runner', rules, over);
  return new Session(runner, { design, seed: design.seed, ease: 0, pictures: {} }, SILENT, level);
}

/** How far one gets who jumps or not at every third frame, high or low, in all ways there are: all that are still on their feet, alike ones once. Enemies walk as in the game. */
function reachable(g: Game, s: State): number {
  let front = [{ ...s.hero }];
  const foes = s.foes.map((foe) => ({ ...foe }));
  let x = s.hero.x;
  for (let frame = 1; x < s.goalX && front.length > 0; frame++) {
    const v = speedOf(g, x);
    for (const foe of foes) moveFoe(g, { ...s.hero, x }, foe);
    const near = <T extends { x: number }>(list: readonly T[]): T[] => list.filter((one) => Math.abs(one.x - x) < 4);
    const [hazards, enemies] = [near(s.hazards), near(foes).filter(({ gone }) => !gone)];
    const pieces = s.pieces.filter((piece) => piece.x < x + 4 && piece.x + piece.w > x - 4);
    const next = new Map<string, (typeof front)[number]>();
    for (const from of front)
      for (const [press, held] of [
        [false, true],
        [false, false],
        ...(from.grounded && frame % 3 === 0 ? [[true, true] as const] : []),
      ] as const) {
        const h = { ...from };
        advance(g, pieces, h, v, press, held, STAND + frame);
        if (h.x === from.x || h.y > PIT) continue;
        if (hazards.some((one) => hazardHit(one, h)) || enemies.some((foe) => foeHit(foe, foe.x, h))) continue;
        const like = `${Math.round(h.y * 8)} ${Math.round(h.vy)} ${h.grounded} ${Math.round(h.x * 2)}`;
        // the first is the one that holds: the later would make every jump a low one
        if (!next.has(like)) next.set(like, h);
      }
    front = [...next.values()];
    if (front.length > 0) x = Math.max(...front.map((h) => h.x));
  }
  return x;
}

describe('courses', () => {
  it.each<[Rule[]]>([[[]], [[{ rule: 'lowGravity' }]], [[{ rule: 'fast' }]]])(
    'can be run from end to end at every difficulty, with %j',
    (rules) => {
      for (const difficulty of ['easy', 'normal', 'hard'] as const)
        for (let seed = 1; seed <= 3; seed++) {
          const { game, state } = tableOf(rules, { difficulty }, seed * 7919);
          expect([difficulty, seed, reachable(game(), state()) >= state().goalX]).toEqual([difficulty, seed, true]);
        }
    },
    60_000,
  );

  it('of each idea can be run from end to end as well', () => {
    for (const difficulty of ['easy', 'normal', 'hard'] as const)
      for (const [i, idea] of IDEAS.entries()) {
        const g = levelOf(i + 1, [], { difficulty });
        expect([difficulty, idea, g.state.idea, reachable(g, g.state) >= g.state.goalX]).toEqual([
          difficulty,
          idea,
          idea,
          true,
        ]);
      }
  }, 60_000);

  it('end for the search at a gap that no jump crosses', () => {
    const { game, state } = tableOf(ALONE);
    const [first, ...others] = state().pieces as [State['pieces'][0], ...State['pieces']];
    state().pieces = [first, ...others.map((piece) => ({ ...piece, x: piece.x + 12 }))];
    const edge = first.x + first.w;
    expect(reachable(game(), state())).toBeGreaterThan(edge - 1);
    expect(reachable(game(), state())).toBeLessThan(edge + 12);
  });

  it('have room to land: no piece lies in another, and things in the way stand on ground', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { pieces, hazards, foes, goalX } = tableOf([], {}, seed * 31).state();
      for (const [i, piece] of pieces.slice(1).entries()) {
        const before = pieces[i] as State['pieces'][0];
        expect(piece.x).toBeGreaterThanOrEqual(before.x + before.w);
      }
      const on = (x: number): boolean => pieces.some((piece) => x > piece.x && x < piece.x + piece.w);
      for (const one of hazards) expect(on(one.x)).toBe(true);
      for (const foe of foes) expect(on(foe.from) && on(foe.to)).toBe(true);
      expect(on(goalX)).toBe(true);
    }
  });
});

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(runner, designOf('runner'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, runner, designOf('runner'));
  }, 240_000);

  it('is lost by who does nothing', () => {
    const lists: Rule[][] = [[], ALONE, [{ rule: 'gentle' }], [{ rule: 'timer', seconds: 60 }], [{ rule: 'shield' }]];
    for (const rules of lists) {
      const { play, run } = tableOf(rules);
      run(60 * 120);
      expect([rules, play.phase]).toEqual([rules, 'lose']);
    }
  });

  it('jumps by key, arrow, finger or mouse, and the higher the longer it is held', () => {
    const hands: ((pad: Pad) => void)[] = [
      (pad) => (pad.a = true),
      (pad) => (pad.up = true),
      (pad) => (pad.pointer = { x: 0, y: 0, down: true }),
    ];
    const top = (hand: (pad: Pad) => void, frames: number): number => {
      const { run, state } = tableOf(ALONE);
      run(50);
      const from = state().hero.y;
      let least = from;
      const lands = (): boolean => {
        least = Math.min(least, state().hero.y);
        return state().hero.grounded;
      };
      run(frames, hand, lands);
      run(60, (pad) => Object.assign(pad, { a: false, up: false, pointer: null }), lands);
      return from - least;
    };
    for (const hand of hands) expect(top(hand, 30)).toBeGreaterThan(top(hand, 2) + 0.5);
  });

  it('keeps a press that came a little early, and one a little late at an edge', () => {
    const { run, state } = tableOf(ALONE);
    run(50);
    state().hero.y -= 0.15;
    state().hero.grounded = false;
    state().hero.air = 20;
    run(1, (pad) => (pad.a = true));
    run(
      12,
      (pad) => (pad.a = false),
      () => state().hero.vy < -5,
    );
    expect(state().hero.vy).toBeLessThan(-5);
    const late = tableOf(ALONE);
    const first = late.state().pieces[0] as State['pieces'][0];
    late.run(600, undefined, () => late.state().hero.x > first.x + first.w + 0.4);
    expect(late.state().hero.grounded).toBe(false);
    late.run(1, (pad) => (pad.a = true));
    expect(late.state().hero.vy).toBeLessThan(-5);
  });

  it('takes a life for a fall, and goes on before the gap', () => {
    const { game, run, state } = tableOf(ALONE);
    const first = state().pieces[0] as State['pieces'][0];
    const lives = game().lives;
    run(900, undefined, () => game().lives < lives);
    expect(game().lives).toBe(lives - 1);
    expect(state().hero.x).toBeLessThan(first.x + first.w - 1);
    expect([state().hero.y, state().hero.grounded, state().stand > 0]).toEqual([first.y - HALF, true, true]);
  });

  it('is slowed and hurt by what stands in the way, and beats who is jumped upon', () => {
    const { game, run, state } = tableOf();
    run(50);
    const lives = game().lives;
    state().foes = [];
    state().hazards = [{ x: state().hero.x + 2, y: 8.4, actor: undefined }];
    run(60, undefined, () => game().lives < lives);
    expect([game().lives, state().stumble > 0]).toEqual([lives - 1, true]);
    const other = tableOf();
    other.run(50);
    const { hero } = other.state();
    const actor = other.game().design.cast.enemies[0] as Actor;
    other.state().hazards = [];
    other.state().foes = [
      { x: hero.x + 0.8, y: 8.4 - HALF, from: hero.x, to: hero.x + 2, flies: false, dir: -1, actor, gone: false },
    ];
    Object.assign(hero, { y: hero.y - 2, vy: 6, grounded: false, air: 20 });
    other.run(20, undefined, () => other.state().foes[0]?.gone === true);
    expect([other.state().foes[0]?.gone, other.game().lives, other.state().combo]).toEqual([true, lives, 1]);
    expect(other.state().hero.vy).toBeLessThan(0);
  });

  it('runs through the goal and stops, with something for each life', () => {
    const t = tableOf([
      { rule: 'lives', n: 9 },
      { rule: 'levels', n: 1 },
    ]);
    t.play.botMode = 'win';
    t.run(60 * 120, undefined, () => t.state().arrived > 0);
    expect(t.state().hero.x).toBeGreaterThan(t.state().goalX);
    expect(t.game().score).toBeGreaterThanOrEqual(200 + t.game().lives * 50);
    t.run(40);
    const at = t.state().hero.x;
    t.run(100);
    expect(t.state().hero.x).toBe(at);
    expect(t.play.phase).toBe('win');
    expect(t.game().goal).toMatchObject({ done: 100, of: 100 });
  });
});

describe('levels', () => {
  it.each([
    [[], 8],
    [[{ rule: 'levels', n: 3 }], 3],
    [[{ rule: 'collect', n: 10 }], 1],
    [[{ rule: 'timer', seconds: 60 }], 1],
  ] as const)('with %j are %i', (rules, levels) => expect(levelOf(1, [...rules]).levels).toBe(levels));

  it('without enemies have the ideas that need none', () => {
    const ideas = [1, 2, 3, 4, 5, 6, 7, 8].map((level) => levelOf(level, ALONE).state.idea);
    expect(new Set(ideas)).toEqual(new Set(['plain', 'roofs', 'pads', 'lifts', 'arrows', 'dark']));
  });

  it('throw from a springboard, quicken by arrows, and have those who charge run off the edge', () => {
    const thrown = levelOf(4);
    const pad = thrown.state.pieces.find((piece) => piece.pad !== undefined);
    Object.assign(thrown.state, { stand: 0 });
    Object.assign(thrown.state.hero, { x: pad?.pad ?? 0, y: (pad?.y ?? 0) - HALF });
    thrown.step();
    expect([thrown.state.hero.thrown, thrown.state.hero.vy < -15]).toEqual([true, true]);
    const quick = levelOf(6);
    const strip = quick.state.pieces.find(({ arrows }) => arrows);
    Object.assign(quick.state, { stand: 0 });
    Object.assign(quick.state.hero, { x: (strip?.arrows?.from ?? 0) + 0.5, y: (strip?.y ?? 0) - HALF });
    quick.step();
    const from = quick.state.hero.x;
    quick.step();
    expect((quick.state.hero.x - from) * 60).toBeGreaterThan(speedOf(quick, from) * 1.3);
    const charged = levelOf(7);
    const foe = charged.state.foes.find(({ charge }) => charge);
    if (!foe) throw new Error('nobody charges');
    for (let i = 0; i < 900 && !foe.gone; i++) moveFoe(charged, { ...charged.state.hero, x: foe.x - 5 }, foe);
    expect(foe.gone).toBe(true);
  });

  it('lift who stands on a stone that rises, and let down who stands on one that sinks', () => {
    const run = levelOf(5);
    const lift = run.state.pieces.find((piece) => piece.lift);
    if (!lift) throw new Error('no lift');
    const { hero } = run.state;
    Object.assign(hero, { x: lift.x + lift.w / 2, y: topOf(lift, 0) - HALF, grounded: true });
    for (let frame = 1; frame < 400; frame++) {
      advance(run, run.state.pieces, hero, 0, false, false, frame);
      expect([hero.grounded, hero.y]).toEqual([true, topOf(lift, frame) - HALF]);
    }
  });
});

describe('rules', () => {
  courseRules(
    tableOf,
    (t) => t.state().goalX / speedOf(t.game(), 0),
    (s) => s.pieces.map((piece) => piece.w),
  );

  it('a second jump comes in the air where it was asked for, and once', () => {
    for (const rules of [ALONE, [{ rule: 'doubleJump' }, ...ALONE]] as Rule[][]) {
      const { press, run, state } = tableOf(rules);
      run(50);
      press('a');
      run(14);
      press('a');
      const second = state().hero.vy < -8;
      expect(second).toBe(rules.length === 2);
      if (!second) continue;
      run(6);
      press('a');
      expect(state().hero.vy).toBeGreaterThan(-8);
    }
  });

  it('a shield takes one blow, and a gentle game takes things instead of lives', () => {
    const blow = (rules: Rule[]) => {
      const t = tableOf(rules);
      t.run(50);
      t.state().foes = [];
      t.state().items = [];
      t.state().got = 3;
      t.state().hazards = [{ x: t.state().hero.x + 1, y: 8.4, actor: undefined }];
      t.run(30);
      return { lives: t.game().lives, got: t.state().got, shield: t.state().shield };
    };
    expect(blow([])).toEqual({ lives: 2, got: 3, shield: false });
    expect(blow([{ rule: 'shield' }])).toEqual({ lives: 3, got: 3, shield: false });
    expect(blow([{ rule: 'gentle' }])).toEqual({ lives: 3, got: 2, shield: false });
  });

  it('a magnet catches from farther away, and the HUD of a number counts it', () => {
    for (const rules of [[], [{ rule: 'magnet' }]] as Rule[][]) {
      const { game, run, state } = tableOf([...rules, { rule: 'collect', n: 5 }, ...ALONE]);
      run(50);
      const { hero } = state();
      const actor = game().design.cast.items[0] as Actor;
      state().items = [{ x: hero.x + 1, y: hero.y - 2.4, actor, shield: false }];
      run(20);
      expect(state().got).toBe(rules.length);
      expect(game().goal?.done).toBe(rules.length);
    }
  });

  it('nobody is in the way without enemies, and a shot clears who is', () => {
    expect(tableOf(ALONE).state().foes).toEqual([]);
    const { game, run, press, state } = tableOf([{ rule: 'shooting' }]);
    run(50);
    const { hero } = state();
    const actor = game().design.cast.enemies[0] as Actor;
    state().foes = [{ x: hero.x + 4, y: hero.y, from: 0, to: 99, flies: false, dir: 1, actor, gone: false }];
    press('a');
    expect(state().shots).toHaveLength(1);
    run(40, undefined, () => state().foes[0]?.gone === true);
    expect([state().foes[0]?.gone, game().lives]).toEqual([true, 3]);
  });

  it('speed and weight are as asked', () => {
    const speed = (x: number, ...rules: Rule[]): number => speedOf(tableOf(rules).game(), x);
    // fast and slow also make the game harder and easier, which is a part of it
    expect(speed(0, { rule: 'fast' })).toBeGreaterThan(speed(0) * 1.12);
    expect(speed(0, { rule: 'slow' })).toBeLessThan(speed(0) * 0.85);
    expect(speed(100)).toBe(speed(0));
    expect(speed(0, { rule: 'speedUp' })).toBe(speed(0));
    expect(speed(100, { rule: 'speedUp' })).toBeGreaterThan(speed(0) * 1.1);
    const aloft = (...rules: Rule[]): number => {
      const { press, run, state, game } = tableOf([...rules, ...ALONE]);
      run(50);
      const from = game().frame;
      press('a');
      run(200, undefined, () => state().hero.grounded);
      return game().frame - from;
    };
    expect(aloft({ rule: 'lowGravity' })).toBeGreaterThan(aloft());
  });
});
