/** Aim and let go: every course is cleared by the shots it comes with, a sealed one by none; keys, mouse and finger each finish a round. */
import { describe, expect, it } from 'vitest';
import { GENRES, type GameDesign, type Rule } from '../../../src/generation/design.js';
import { green } from '../../../src/generation/genres/aim-physics/greens.js';
import { HOLES, type Hole } from '../../../src/generation/genres/aim-physics/holes.js';
import { aimPhysics } from '../../../src/generation/genres/aim-physics/index.js';
import { modeOf } from '../../../src/generation/genres/aim-physics/mode.js';
import { after, bestShot, plan } from '../../../src/generation/genres/aim-physics/plan.js';
import { KEEP, LOTS, type LotPlan } from '../../../src/generation/genres/aim-physics/lots.js';
import { holeSpace } from '../../../src/generation/genres/aim-physics/roll.js';
import type { State } from '../../../src/generation/genres/aim-physics/state.js';
import { W, type Lot, type Target, type World } from '../../../src/generation/genres/aim-physics/world.js';
import { yard } from '../../../src/generation/genres/aim-physics/yard.js';
import { stepYard, wake } from '../../../src/generation/genres/ball/bodies.js';
import { ideasOf } from '../../../src/generation/package/ideas.js';
import { gameScript } from '../../../src/generation/package/runtime.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import type { Pad } from '../../../src/generation/kit/types.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

/** a design of that mode; golf is seen from above or from the side by its seed */
const golf = (mode: 'golf' | 'targets', rules: Rule[] = [], over: Partial<GameDesign> = {}): GameDesign =>
  designOf('aim_physics', rules, { mode, ...over });
const cleared = (w: World): boolean => w.engine.cleared(w);
const targetsOf = (w: World): readonly Target[] => w.lot?.targets ?? [];

/** Made at the first call, then the same. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const LEVELS = { top: 9, side: 5, targets: 8 };

describe('mini golf', () => {
  it.each([
    ['mini golf with hedgehogs', 'top'],
    ['Minigolf mit Igeln', 'top'],
    ['パターゴルフ', 'top'],
    ['мини-гольф с ежами', 'top'],
    ['a slingshot game with hedgehogs', 'targets'],
  ])('is seen from above, whatever the seed: %s', (prompt, mode) => {
    const modes = [1, 2, 3, 4, 5, 6].map((seed) => modeOf(readPrompt({ prompt, seed, supported: GENRES })));
    expect([...new Set(modes)]).toEqual([mode]);
  });

  it('is golf from the side for half of all seeds where it is golf', () => {
    const modes = [1, 2, 3, 4, 5, 6].map((seed) => modeOf(readPrompt({ prompt: 'golf', seed, supported: GENRES })));
    expect(new Set(modes)).toEqual(new Set(['top', 'side']));
  });
});

describe('courses', () => {
  it.each([
    ['top', 'golf', 4],
    ['top in the mirror', 'golf', 5],
    ['side', 'golf', 2],
    ['targets', 'targets', 3],
  ] as const)(
    'are cleared by the shots of their proof: %s',
    (_, mode, seed) => {
      const looks = new Set<string>();
      for (const difficulty of ['easy', 'normal', 'hard'] as const)
        for (const boss of [false, true]) {
          const { play, state } = table(
            aimPhysics,
            golf(mode, boss ? [{ rule: 'bossEvery', n: 1 }] : [], { seed, difficulty }),
          );
          const { levels } = play.session;
          expect(levels).toBe(LEVELS[state().mode]);
          for (let level = 1; level <= levels; level++) {
            const s = state();
            looks.add(s.world.layout);
            expect(s.given).toBeGreaterThan(s.plan.length);
            let w = s.world.engine.copy(s.world);
            for (const [i, shot] of s.plan.entries()) {
              if (i > 0) w.engine.reload(w);
              expect(Math.abs(shot.x - w.ball.x) + Math.abs(shot.y - w.ball.y)).toBeLessThan(0.001);
              w = after(w, shot.angle, shot.power);
            }
            expect([s.world.layout, difficulty, boss, cleared(w)]).toEqual([s.world.layout, difficulty, boss, true]);
            if (level === levels) break;
            play.session.levelDone();
            for (let i = 0; i < 200 && play.session.level === level; i++) play.tick();
            expect(play.session.level).toBe(level + 1);
          }
        }
      expect([...looks].toSorted()).toEqual(
        {
          golf: HOLES.map(({ name }) => name).toSorted(),
          side: ['gorge', 'hills', 'steps'],
          targets: ['keep', ...LOTS.map(({ name }) => name)].toSorted(),
        }[seed === 2 ? 'side' : mode],
      );
    },
    240_000,
  );

  it('that are walled off have no proof', () => {
    const { game } = table(aimPhysics, golf('golf', [], { seed: 4 }));
    const of = (walls: Hole['walls']): World => {
      const hole = { name: 'test', tee: [6, 11], cup: [6, 2], way: [], ...(walls ? { walls } : {}) } as const;
      const world = green(game(), { mode: 'top', boss: false, count: 1, archer: false, throws: undefined }, hole);
      return { ...world, space: holeSpace(world) };
    };
    expect(plan(of([[0, 6, W, 0.7]]), 3)).toBeNull();
    expect(plan(of([]), 3)).not.toBeNull();
  });

  it('of golf mirror each other by the seed, and are else the same', () => {
    const [one, other] = [4, 5].map((seed) => table(aimPhysics, golf('golf', [], { seed })).state()) as [State, State];
    expect(one.world.layout).toBe(other.world.layout);
    expect(one.world.cup?.x).not.toBe(other.world.cup?.x);
    expect((one.world.cup?.x ?? 0) + (other.world.cup?.x ?? 0)).toBeCloseTo(W);
    expect(one.plan.map(({ power }) => power)).toEqual(other.plan.map(({ power }) => power));
  });
});

const lawn = once(() => table(aimPhysics, golf('golf', [{ rule: 'noEnemies' }], { seed: 5 })).game());

/** What a ball has become that is hit on a hole with nothing but what a test says. */
function putt(hole: Partial<Hole>, angle: number, power: number): World {
  const order = { mode: 'top', boss: false, count: 1, archer: false, throws: undefined } as const;
  const world = green(lawn(), order, { name: 'test', tee: [6.2, 11], cup: [0.8, 0.8], way: [], ...hole });
  return after({ ...world, space: holeSpace(world) }, angle, power);
}
const UP = -Math.PI / 2;

describe('on a hole of mini golf', () => {
  it('sand slows, a slope draws aside, and a plank aslant turns the ball around a corner', () => {
    const plain = putt({}, UP, 0.5).ball;
    expect(putt({ sand: [[4, 7, 4.4, 3]] }, UP, 0.5).ball.y).toBeGreaterThan(plain.y + 1);
    expect(putt({ slopes: [[0, 6, 12.4, 4, 6, 0]] }, UP, 0.6).ball.x).toBeGreaterThan(7);
    expect(putt({ slopes: [[0, 6, 12.4, 4, -6, 0]] }, UP, 0.6).ball.x).toBeLessThan(5.4);
    const turned = putt({ rails: [[4.2, 3, 8.2, 7]] }, UP, 0.8).ball;
    expect(turned.x).toBeLessThan(4);
    expect(turned.y).toBeGreaterThan(3);
  });

  it('a ball that comes too fast goes over the cup, and a slow one falls in', () => {
    expect(putt({ cup: [6.2, 9] }, UP, 1).ball.state).toBe('rest');
    expect(putt({ cup: [6.2, 5] }, UP, 0.6).ball.state).toBe('in');
  });

  it('what rolls into a tube comes out at its other end', () => {
    const tubes = [[6.2, 8, 2, 4, UP]] as const;
    const { ball } = putt({ tubes, walls: [[0, 6, W, 0.7]] }, UP, 0.6);
    expect(ball.x).toBeCloseTo(2, 1);
    expect(ball.y).toBeLessThan(4);
  });

  it('no shot gets out of the field or through a wall, however hard', () => {
    for (let i = 0; i < 120; i++) {
      const { ball } = putt(
        {
          walls: [[0, 6, W, 0.4]],
          posts: [
            [3, 9],
            [9, 9],
          ],
          mills: [[6.2, 8.4, 1.6, 0]],
        },
        (i / 120) * 6.2832,
        1,
      );
      expect([i, ball.y > 6.4 && ball.y < 13.2 && ball.x > 0 && ball.x < W]).toEqual([i, true]);
    }
  });

  it('water costs a stroke besides, and the ball lies where it was hit', () => {
    const { run, state } = table(
      aimPhysics,
      golf('golf', [{ rule: 'noEnemies' }, { rule: 'levels', n: 9 }], { seed: 4 }),
    );
    const s = state();
    Object.assign(s.world, { water: [{ x: 0, y: 7, w: W, h: 3 }] });
    const { x, y } = s.world.ball;
    const left = s.left;
    let t = 0;
    const pull = (pad: Pad): void => {
      t++;
      pad.pointer = { x: 6, y: t > 12 ? 8.4 : 6, down: t > 10 && t < 20 };
    };
    run(300, pull, () => s.shots > 0 && s.world.ball.state === 'rest');
    expect([s.strokes, s.left, s.world.ball.x, s.world.ball.y]).toEqual([2, left - 2, x, y]);
  });
});

const open = once(() =>
  table(aimPhysics, golf('targets', [{ rule: 'noEnemies' }, { rule: 'levels', n: 8 }], { seed: 5 })).game(),
);

/** A yard with nothing in it but what a test says. */
function yardOf(plan: Partial<LotPlan>): World {
  const order = { mode: 'targets', boss: false, count: 9, archer: false, throws: undefined } as const;
  return yard(open(), order, { name: 'test', pieces: [], spots: [], ...plan }, 2);
}
/** Whether one of some shots fells all. */
const felledBy = (w: World, angles: readonly number[]): boolean =>
  angles.some((angle) => left(after(w, angle, 1)) === 0);
const left = (w: World): number => targetsOf(w).filter(({ hp }) => hp > 0).length;
const matters = (w: World): string[] => (w.lot?.blocks ?? []).filter(({ gone }) => !gone).map(({ matter }) => matter);

describe('in a yard of targets', () => {
  it.each([...LOTS, KEEP].map((plan) => [plan.name, plan] as const))('all stands until it is hit: %s', (_, plan) => {
    const w = yardOf(plan);
    const { yard: bodies } = w.lot as Lot;
    const before = bodies.bodies.map(({ x, y, angle }) => ({ x, y, angle }));
    wake(bodies);
    for (let i = 0; i < 300; i++) stepYard(bodies, null);
    for (const [i, { x, y, angle }] of bodies.bodies.entries()) {
      const was = before[i] as (typeof before)[0];
      expect([i, Math.abs(x - was.x) + Math.abs(y - was.y) < 0.1, Math.abs(angle - was.angle) < 0.05]).toEqual([
        i,
        true,
        true,
      ]);
    }
  });

  it('a copy goes the way of the world it was made of', () => {
    const w = yardOf(LOTS[0] as LotPlan);
    const told = (one: World): unknown => one.lot?.yard.bodies.map(({ x, y, angle }) => [x, y, angle]);
    const [first, second] = [after(w, -0.1, 1), after(w, -0.1, 1)];
    expect(told(first)).toEqual(told(second));
    first.engine.reload(first);
    const again = after(first, -0.3, 0.9);
    expect(told(after(first, -0.3, 0.9))).toEqual(told(again));
    expect(told(first)).not.toEqual(told(again));
  });

  it('glass breaks of a soft touch, wood of none but the hardest, and stone never', () => {
    const of = (matter: 'glass' | 'wood' | 'stone', power: number): string[] =>
      matters(after(yardOf({ pieces: [[matter, 5, 0, 1, 4]] }), 0, power));
    expect(of('glass', 0.5)).toEqual([]);
    expect(of('wood', 0.5)).toEqual(['wood']);
    expect(of('stone', 1)).toEqual(['stone']);
  });

  it('a roof whose post is knocked out fells who is below it', () => {
    const { pieces } = LOTS[2] as LotPlan;
    const flat = [-0.1, -0.02, 0.05, 0.1];
    expect(felledBy(yardOf({ pieces, spots: [[8.2, 0]] }), flat)).toBe(true);
    // the post keeps the shot itself away from there
    const posts = yardOf({ ledges: [[6.8, 2.6, 0.45, 2.6]], spots: [[8.2, 0]] });
    expect(felledBy(posts, flat)).toBe(false);
  });

  it('a boulder that is pushed off its ledge fells who is below it', () => {
    const { pieces, ledges } = LOTS[3] as LotPlan;
    const on = { ...(ledges ? { ledges } : {}), spots: [[8.3, 0]] } as const;
    const angles = [-0.3, -0.35, -0.4, -0.45, -0.5];
    expect(felledBy(yardOf({ ...on, pieces: pieces.slice(0, 1) }), angles)).toBe(true);
    expect(felledBy(yardOf({ ...on, pieces: [] }), [-0.4])).toBe(false);
  });

  it('dominoes pass the blow on to who stands behind the last', () => {
    const { pieces } = LOTS[5] as LotPlan;
    const w = yardOf({ pieces: pieces.slice(0, 3), spots: [[9.3, 0]] });
    expect(felledBy(w, [0.05, 0, -0.05, -0.1])).toBe(true);
  });

  it('a barrel fells all that is near, blows up the next one, and leaves what is far', () => {
    const w = yardOf({
      pieces: [
        ['barrel', 5.5, 0, 0.9, 1.1],
        ['barrel', 7.3, 0, 0.9, 1.1],
        ['stone', 11, 0, 1, 1],
      ],
      spots: [
        [8.6, 0],
        [11, 1],
      ],
    });
    const done = after(w, 0.1, 1);
    expect([left(done), matters(done)]).toEqual([1, ['stone']]);
  });

  it('no shot gets through what nothing moves', () => {
    for (let i = 0; i < 40; i++) {
      const w = yardOf({ ledges: [[5, 12, 0.5, 12]] });
      const { ball } = after(w, -0.9 + i * 0.03, 1);
      expect([i, ball.x < 5]).toEqual([i, true]);
    }
  });
});

/** Hands that know a good shot and play it with one device. */
function hands(state: () => State, way: 'pointer' | 'keys'): (pad: Pad) => void {
  let goal: { angle: number; power: number } | null = null;
  let shots = -1;
  let wait = 0;
  return (pad) => {
    const s = state();
    pad.left = pad.right = pad.a = false;
    if (s.world.ball.state !== 'rest' || s.cheer > 0) {
      pad.pointer = null;
      shots = -1;
      return;
    }
    if (shots !== s.shots) {
      goal = bestShot(s.world, 0);
      shots = s.shots;
      wait = 0;
    }
    wait++;
    if (!goal || wait < 12) return;
    if (way === 'pointer') {
      const pull = wait < 14 ? 0 : goal.power * 3.4;
      pad.pointer = { x: 6 - Math.cos(goal.angle) * pull, y: 8 - Math.sin(goal.angle) * pull, down: wait < 20 };
      return;
    }
    const off = Math.atan2(Math.sin(goal.angle - s.angle), Math.cos(goal.angle - s.angle));
    if (Math.abs(off) > 0.02 && s.charge === 0) {
      pad.right = off > 0;
      pad.left = off < 0;
    } else pad.a = s.charge === 0 ? wait % 2 === 0 : s.power < goal.power;
  };
}

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    for (const word of ['golf', 'targets'] as const) {
      const first = tournament(aimPhysics, golf(word));
      expect(first.won).toBeGreaterThanOrEqual(18);
      expectSameAgain(first.traces, aimPhysics, golf(word));
    }
  }, 240_000);

  it('is not won by who does nothing', () => {
    for (const word of ['golf', 'targets'] as const) {
      const { play, run } = table(aimPhysics, golf(word));
      run(60 * 120);
      expect(play.phase).toBe('play');
    }
  });

  it.each(['pointer', 'keys'] as const)(
    'can be finished with %s alone',
    (way) => {
      for (const [word, seed] of [
        ['golf', 2],
        ['golf', 5],
        ['targets', 3],
      ] as const) {
        const { play, run, state } = table(
          aimPhysics,
          golf(word, [{ rule: 'lives', n: 20 }, { rule: 'noEnemies' }, { rule: 'levels', n: 2 }], {
            seed,
            difficulty: 'easy',
          }),
        );
        run(60 * 400, hands(state, way));
        expect([word, seed, play.phase]).toEqual([word, seed, 'win']);
      }
    },
    60_000,
  );

  it('is lost by shots that hit nothing, and a shield saves the first life', () => {
    for (const shield of [false, true]) {
      const { play, game, run, state } = table(
        aimPhysics,
        golf('targets', [{ rule: 'lives', n: 1 }, ...(shield ? [{ rule: 'shield' } as const] : [])]),
      );
      let saved = false;
      run(60 * 300, (pad) => {
        const s = state();
        saved ||= s.left > 0 && s.shots > s.given;
        // straight up and away to the left
        const t = game().frame % 40;
        pad.pointer = { x: 6 + (t > 12 ? 2.4 : 0), y: 8 + (t > 12 ? 2.4 : 0), down: t > 10 && t < 30 };
      });
      expect([play.phase, saved]).toEqual(['lose', shield]);
    }
  });

  it('keeps what the prompt asked for', () => {
    const world = (rules: Rule[], mode: 'golf' | 'targets' = 'targets') =>
      table(aimPhysics, golf(mode, rules, { seed: 4 })).state().world;
    expect(world([{ rule: 'lowGravity' }]).gravity).toBeLessThan(world([]).gravity);
    expect(world([{ rule: 'magnet' }]).reach).toBeGreaterThan(world([]).reach);
    expect(world([{ rule: 'fast' }], 'golf').period).toBeLessThan(world([{ rule: 'slow' }], 'golf').period);
    expect(world([], 'golf').movers.length).toBeGreaterThan(0);
    expect(world([{ rule: 'noEnemies' }], 'golf').movers).toEqual([]);
    expect(targetsOf(world([])).map(({ actor }) => actor.name)).toContain('walrus');
    expect(targetsOf(world([{ rule: 'noEnemies' }])).map(({ actor }) => actor.name)).toContain('fish');
    expect(table(aimPhysics, designOf('aim_physics', [{ rule: 'shooting' }])).state().archer).toBe(true);
  });

  it('counts the number that the prompt asks for over as many holes as that takes', () => {
    for (const word of ['golf', 'targets'] as const) {
      const { play, game, run, state } = table(aimPhysics, golf(word, [{ rule: 'collect', n: 12 }]));
      expect([game().levels, state().need]).toEqual([1, 12]);
      play.botMode = 'win';
      run(60 * 400);
      expect(play.phase).toBe('win');
      expect(state().gathered).toBeGreaterThanOrEqual(12);
      expect(state().turn).toBeGreaterThan(1);
    }
  }, 30_000);

  it('gives as many throws as the prompt asks for, in one round that ends with the last', () => {
    for (const word of ['golf', 'targets'] as const) {
      const rules: Rule[] = [{ rule: 'throws', n: 4 }];
      expect(tournament(aimPhysics, golf(word, rules), 5).won).toBeGreaterThanOrEqual(4);
      const { play, game, run, state } = table(aimPhysics, golf(word, rules, { seed: 3 }));
      expect([game().levels, state().given]).toEqual([1, 4]);
      const s = state();
      let thrown = 0;
      run(60 * 120, (pad) => {
        thrown = Math.max(thrown, s.shots);
        const t = game().frame % 40;
        // too weak to get anywhere
        pad.pointer = { x: 6 + (t > 12 ? 0.5 : 0), y: 8 + (t > 12 ? 0.5 : 0), down: t > 10 && t < 30 };
      });
      expect([word, thrown, play.phase]).toEqual([word, 4, 'lose']);
    }
    // a life more is a round more, where lives are asked for
    const { state, play, run, game } = table(
      aimPhysics,
      golf('targets', [
        { rule: 'throws', n: 3 },
        { rule: 'lives', n: 2 },
      ]),
    );
    run(60 * 120, (pad) => {
      const t = game().frame % 40;
      pad.pointer = { x: 6 + (t > 12 ? 2.4 : 0), y: 8 + (t > 12 ? 2.4 : 0), down: t > 10 && t < 30 };
    });
    expect([state().shots, play.phase]).toEqual([6, 'lose']);
  }, 60_000);

  it('with a boss is won only once it was hit three times', () => {
    for (const word of ['golf', 'targets'] as const) {
      const { play, game, run, state } = table(aimPhysics, golf(word, [{ rule: 'boss' }, { rule: 'levels', n: 1 }]));
      const left = (): number => state().world.boss?.hp ?? targetsOf(state().world).find(({ boss }) => boss)?.hp ?? 0;
      expect(left()).toBe(3);
      play.botMode = 'win';
      let early = false;
      run(60 * 200, undefined, () => {
        early ||= left() > 0 && game().outcome === 'win';
        return false;
      });
      expect([early, play.phase]).toEqual([false, 'win']);
    }
  });
});

describe('a page', () => {
  it('carries the one of the three games that its design is, and tells the ideas of that', async () => {
    const marks = { top: 'windmill', side: 'gorge', targets: 'glasshouse' } as const;
    for (const [mode, seed, own] of [
      ['golf', 4, 'top'],
      ['golf', 7, 'side'],
      ['targets', 4, 'targets'],
    ] as const) {
      const design = golf(mode, [], { seed });
      expect(table(aimPhysics, design).state().mode).toBe(own);
      const script = await gameScript(design, 'ice');
      const carried = Object.entries(marks).filter(([, mark]) => script.includes(mark));
      expect(carried.map(([name]) => name)).toEqual([own]);
      const told = Object.keys(ideasOf(design).ideas ?? {});
      expect([told.includes('mill'), told.includes('glass')]).toEqual([own === 'top', own === 'targets']);
    }
  }, 30_000);
});
