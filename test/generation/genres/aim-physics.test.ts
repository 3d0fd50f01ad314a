/** Aim and let go: every hole is cleared by the shots it comes with, a sealed one by none; keys, mouse and finger each finish a round. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { aimPhysics } from '../../../src/generation/genres/aim-physics/index.js';
import { after, bestShot, plan, reload } from '../../../src/generation/genres/aim-physics/plan.js';
import type { State } from '../../../src/generation/genres/aim-physics/state.js';
import { copyOf, W, type World } from '../../../src/generation/genres/aim-physics/world.js';
import type { Pad } from '../../../src/generation/kit/types.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

/** a design of that mode; golf is seen from above or from the side by its seed */
const golf = (mode: 'golf' | 'targets', rules: Rule[] = [], over: Partial<GameDesign> = {}): GameDesign =>
  designOf('aim_physics', rules, { mode, ...over });
const cleared = (w: World): boolean =>
  w.mode === 'targets' ? w.targets.every(({ hp }) => hp <= 0) : w.ball.state === 'in';

describe('holes', () => {
  it('are cleared by the shots of their proof, in three looks of each of three ways to play', () => {
    const looks = new Set<string>();
    for (const word of ['golf', 'targets'] as const)
      for (const difficulty of ['easy', 'normal', 'hard'] as const)
        for (let seed = 1; seed <= 24; seed++) {
          const boss: Rule[] = seed % 3 ? [] : [{ rule: 'boss' }, { rule: 'levels', n: 1 }];
          const { state } = table(aimPhysics, golf(word, boss, { seed, difficulty }), seed * 31);
          const s = state();
          looks.add(`${s.mode} ${s.world.layout}`);
          expect(s.given).toBeGreaterThan(s.plan.length);
          let w = copyOf(s.world);
          for (const [i, shot] of s.plan.entries()) {
            if (i > 0) reload(w);
            expect(Math.abs(shot.x - w.ball.x) + Math.abs(shot.y - w.ball.y)).toBeLessThan(0.001);
            w = after(w, shot.angle, shot.power);
          }
          expect(cleared(w)).toBe(true);
        }
    expect([...looks].toSorted()).toEqual([
      'side gorge',
      'side hills',
      'side steps',
      'targets fort',
      'targets ledges',
      'targets towers',
      'top bend',
      'top gates',
      'top islands',
    ]);
  }, 240_000);

  it('that are walled off have no proof', () => {
    const { state } = table(aimPhysics, golf('golf', [], { seed: 2 }));
    const from = state().world;
    const shut: World = { ...from, mode: 'top', walls: [{ x: 0, y: 6, w: W, h: 0.7 }], water: [], cup: { x: 6, y: 2 } };
    Object.assign(shut.ball, { x: 6, y: 11 });
    expect(plan(shut, 3)).toBeNull();
    expect(plan({ ...shut, walls: [] }, 3)).not.toBeNull();
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
    expect(world([]).targets.map(({ actor }) => actor.name)).toContain('walrus');
    expect(world([{ rule: 'noEnemies' }]).targets.map(({ actor }) => actor.name)).toContain('fish');
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
      const left = (): number => state().world.boss?.hp ?? state().world.targets.find(({ boss }) => boss)?.hp ?? 0;
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
