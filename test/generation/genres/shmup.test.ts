/** Shoot-'em-ups: waves that can be shot, enemies that keep to their way, each power and rule, and hands of three kinds. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { moveFoes } from '../../../src/generation/genres/shmup/foes.js';
import { IDEAS, lightLane, splitUp } from '../../../src/generation/genres/shmup/ideas.js';
import { shmup } from '../../../src/generation/genres/shmup/index.js';
import { ARMOUR, BIG } from '../../../src/generation/genres/shmup/outfit.js';
import { H, W, type Foe, type State, type Way } from '../../../src/generation/genres/shmup/state.js';
import { asksFormation, bossWave, newFoe, planWave } from '../../../src/generation/genres/shmup/waves.js';
import { Session } from '../../../src/generation/kit/session.js';
import type { Pad } from '../../../src/generation/kit/types.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

/** one fight of all that comes */
const FIGHT: Rule[] = [{ rule: 'waves', n: 5 }];
const tableOf = (rules: Rule[] = [], seed?: number) => table(shmup, designOf('shmup', rules), seed);

/** A field with nobody on it and nobody to come, where only the test decides. */
function quiet(t: Table<State>): State {
  const s = t.state();
  t.run(1);
  Object.assign(s, { queue: [], foes: [], pause: 0, still: 0 });
  // one far foe that never fires keeps the wave from ending
  const keeper = newFoe(t.game(), 'boss', 1, 2);
  Object.assign(keeper, { hp: 1e9, wait: 1e9 });
  s.foes.push(keeper);
  return s;
}

/** Moves before the nearest one that can be shot, away from what comes down; with a little sway. */
function aim(s: State): number {
  const danger = [...s.bolts, ...s.foes].find(
    (one) => Math.abs(one.x - s.ship.x) < 1.1 && one.y < s.ship.y && s.ship.y - one.y < 3.4,
  );
  if (danger) return s.ship.x + (danger.x > s.ship.x ? -2.5 : 2.5) * (s.ship.x < 1.6 || s.ship.x > W - 1.6 ? -1 : 1);
  const target = s.foes.filter((foe) => foe.y > -0.5 && foe.y < s.ship.y - 1).toSorted((a, b) => b.y - a.y)[0];
  return target ? target.x + target.vx * 0.4 : W / 2;
}

describe('waves', () => {
  it('come in three grammars, each place of a formation inside the field and apart from the others', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const t = tableOf(FIGHT, seed * 17);
      for (let wave = 1; wave <= 4; wave++) {
        const s = t.state();
        s.queue = [];
        planWave(t.game(), s, wave);
        expect(s.queue.length).toBeGreaterThan(2);
        const formed = s.queue.map(({ foe }) => foe).filter((foe) => foe.way === 'grid' || foe.way === 'swoop');
        for (const { foe } of s.queue) {
          seen.add(foe.way);
          expect(foe.homeX).toBeGreaterThan(0.5);
          expect(foe.homeX).toBeLessThan(W - 0.5);
          expect(foe.hp).toBeGreaterThan(0);
        }
        expect(new Set(formed.map((foe) => `${foe.homeX} ${foe.homeY}`)).size).toBe(formed.length);
      }
    }
    expect([...seen].toSorted()).toEqual(['grid', 'stream', 'swoop']);
  });

  it('are stronger later and where the game is harder', () => {
    const strength = (difficulty: 'easy' | 'hard', wave: number): number => {
      let sum = 0;
      for (let seed = 1; seed <= 30; seed++) {
        const t = table(shmup, designOf('shmup', [], { difficulty }), seed * 71);
        t.state().queue = [];
        planWave(t.game(), t.state(), wave);
        sum += t.state().queue.reduce((total, { foe }) => total + foe.hp, 0);
      }
      return sum;
    };
    expect(strength('easy', 4)).toBeGreaterThan(strength('easy', 1));
    expect(strength('hard', 1)).toBeGreaterThan(strength('easy', 1));
  });

  it('march in rows where the prompt names invaders', () => {
    const design = designOf('shmup', [], { mode: 'formation' });
    const t = table(shmup, design);
    expect([asksFormation(design), t.state().order]).toEqual([true, ['grid']]);
    t.run(60 * 6, undefined, () => t.state().foes.length > 3);
    const low = Math.max(...t.state().foes.map((foe) => foe.homeY));
    t.game().safe = 9999;
    t.run(60 * 12, undefined, () => t.state().form.y > 0);
    expect(t.state().form.y).toBeGreaterThan(0);
    expect(low).toBeLessThan(H / 2);
  });

  it('end with a boss, or have one where they were asked to; none without enemies', () => {
    const bosses = (rules: Rule[]): number[] => {
      const t = tableOf(rules);
      return [1, 2, 3, 4, 5, 6].filter((wave) => bossWave(t.game(), t.state(), wave));
    };
    expect(bosses(FIGHT)).toEqual([5]);
    expect(bosses([])).toEqual([]);
    expect(bosses([{ rule: 'waves', n: 3 }])).toEqual([3]);
    expect(bosses([{ rule: 'bossEvery', n: 2 }])).toEqual([2, 4, 6]);
    expect(bosses([{ rule: 'noEnemies' }])).toEqual([]);
  });
});

const SILENT = { sound() {}, burst() {}, float() {}, shake() {}, flash() {}, banner() {} };
/** a run that begins at that level, its first wave planned */
function levelOf(level: number, rules: Rule[] = [], over: Partial<GameDesign> = {}): Session<State> {
  const design = designOf('shmup', rules, over);
  const run = new Session(shmup, { design, seed: design.seed, ease: 0, pictures: {} }, SILENT, level);
  planWave(run, run.state, 1);
  return run;
}

describe('levels', () => {
  it.each([
    [[], 8],
    [[{ rule: 'levels', n: 3 }], 3],
    [[{ rule: 'waves', n: 10 }], 1],
    [[{ rule: 'bossEvery', n: 5 }], 1],
    [[{ rule: 'collect', n: 10 }], 1],
    [[{ rule: 'timer', seconds: 60 }], 1],
    [[{ rule: 'noEnemies' }], 1],
  ] as const)('with %j are %i', (rules, levels) => expect(levelOf(1, [...rules]).levels).toBe(levels));

  it('bring in one idea each, and march in every one where invaders were asked for', () => {
    const runs = IDEAS.map((_, i) => levelOf(i + 1));
    expect(runs.map(({ state }) => state.idea)).toEqual(IDEAS);
    const [, , rocks, , armour, split] = runs.map(({ state }) => state.queue.map(({ foe }) => foe));
    expect(rocks?.filter(({ way }) => way === 'rock').length).toBeGreaterThan(5);
    expect(armour?.some(({ most }) => most === ARMOUR)).toBe(true);
    expect(split?.some(({ size }) => size === BIG)).toBe(true);
    expect(runs.map((run) => bossWave(run, run.state, 2))).toEqual(IDEAS.map((idea) => idea === 'chief'));
    const march = levelOf(1, [], { mode: 'formation' });
    expect([march.levels, march.state.order]).toEqual([6, ['grid']]);
  });

  it('split big ones where they were, and light the lane of the ship', () => {
    const run = levelOf(6);
    const big = run.state.queue.map(({ foe }) => foe).find(({ size }) => size === BIG) as Foe;
    Object.assign(big, { x: 5, y: 4 });
    run.state.queue = [];
    splitUp(run, run.state, big);
    const two = run.state.queue.map(({ foe }) => foe);
    run.state.foes = [];
    moveFoes(run, run.state);
    expect(two.map(({ hp }) => hp)).toEqual([1, 1]);
    for (const foe of run.state.foes)
      expect([Math.abs(foe.x - 5) < 1, Math.abs(foe.y - 4) < 0.5]).toEqual([true, true]);
    const lanes = levelOf(7);
    Object.assign(lanes.state, { pause: 0 });
    for (let i = 0; i < 400; i++) {
      lanes.frame++;
      lightLane(lanes, lanes.state);
    }
    const hunters = lanes.state.foes.filter(({ way }) => way === 'hunter');
    expect(hunters.map(({ homeX }) => homeX)).toContain(lanes.state.ship.x);
  });
});

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(shmup, designOf('shmup'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, shmup, designOf('shmup'));
  }, 240_000);

  it('is never won by who does nothing: something comes for them', () => {
    const lists: Rule[][] = [[], [{ rule: 'timer', seconds: 60 }], [{ rule: 'noEnemies' }]];
    for (const rules of lists) {
      const { play, run } = tableOf(rules);
      run(60 * 300);
      expect([rules, play.phase]).toEqual([rules, 'lose']);
    }
  });

  it.each<[string, (pad: Pad, s: State, frame: number) => void]>([
    [
      'a finger or the mouse',
      (pad, s) => {
        pad.pointer = { x: aim(s), y: H - 1.3, down: true };
      },
    ],
    [
      'keys',
      (pad, s) => {
        const way = aim(s) - s.ship.x;
        pad.left = way < -0.2;
        pad.right = way > 0.2;
        pad.a = true;
      },
    ],
  ])('can be finished with %s alone', (_name, hand) => {
    const design = designOf(
      'shmup',
      [
        { rule: 'lives', n: 9 },
        { rule: 'waves', n: 3 },
      ],
      { difficulty: 'easy' },
    );
    const t = table(shmup, design);
    let frame = 0;
    t.run(60 * 300, (pad) => hand(pad, t.state(), frame++));
    expect(t.play.phase).toBe('win');
  });

  it('flies within the field, and over its sides only with wrap', () => {
    for (const wraps of [false, true]) {
      const t = tableOf(wraps ? [{ rule: 'wrap' }] : []);
      const s = quiet(t);
      let jumped = false;
      let x = s.ship.x;
      t.run(
        240,
        (pad) => (pad.right = true),
        () => {
          jumped ||= s.ship.x < x - W / 2;
          x = s.ship.x;
          expect(s.ship.x).toBeGreaterThan(-0.6);
          expect(s.ship.x).toBeLessThan(W + 0.6);
          s.still = 0;
          return false;
        },
      );
      expect(jumped).toBe(wraps);
    }
  });

  it('loses a life by a bolt, none while safe, and none with the shield up', () => {
    const lives = (rules: Rule[]): number[] => {
      const t = tableOf(rules);
      const s = quiet(t);
      const seen: number[] = [];
      for (let i = 0; i < 2; i++) {
        s.bolts.push({ x: s.ship.x, y: s.ship.y, vx: 0, vy: 0 });
        t.run(8);
        seen.push(t.game().lives);
      }
      return seen;
    };
    expect(lives([])).toEqual([2, 2]);
    expect(lives([{ rule: 'shield' }])).toEqual([3, 3]);
    const t = tableOf([{ rule: 'shield' }]);
    const s = quiet(t);
    s.bolts.push({ x: s.ship.x, y: s.ship.y, vx: 0, vy: 0 });
    t.run(2);
    expect(s.shield).toBe(false);
    t.game().safe = 0;
    s.bolts.push({ x: s.ship.x, y: s.ship.y, vx: 0, vy: 0 });
    t.run(8);
    expect(t.game().lives).toBe(2);
  });

  it('shoots straight, two at once with multiBall, faster with rapidFire', () => {
    const shots = (rules: Rule[]): number => {
      const t = tableOf([...rules, ...FIGHT]);
      const s = quiet(t);
      s.foes[0] = { ...(s.foes[0] as State['foes'][number]), x: 99, homeX: 99 };
      let fired = 0;
      let before = 0;
      t.run(
        60,
        (pad) => (pad.a = true),
        () => {
          fired += Math.max(0, s.shots.length - before);
          before = s.shots.length;
          return false;
        },
      );
      return fired;
    };
    const plain = shots([]);
    expect(plain).toBeGreaterThan(3);
    expect(shots([{ rule: 'rapidFire' }])).toBeGreaterThan(plain * 1.4);
    expect(shots([{ rule: 'multiBall' }])).toBe(plain * 2);
  });

  it('does what each power says when it is caught', () => {
    const t = tableOf();
    const s = quiet(t);
    const [item] = t.game().design.cast.items;
    if (!item) throw new Error('no item');
    for (const power of ['fan', 'rapid', 'shield', 'heal'] as const) {
      s.drops.push({ x: s.ship.x, y: s.ship.y, actor: item, power });
      t.run(2);
    }
    expect([s.fan, s.rapid > 600, s.shield, t.game().lives]).toEqual([2, true, true, 4]);
  });

  it('pulls from farther with magnet', () => {
    const came = (rules: Rule[]): number => {
      const t = tableOf(rules);
      const s = quiet(t);
      const [item] = t.game().design.cast.items;
      if (!item) throw new Error('no item');
      s.drops.push({ x: s.ship.x + 4, y: s.ship.y - 3, actor: item });
      t.run(90);
      return s.drops.length === 0 ? 0 : Math.abs((s.drops[0]?.x ?? 0) - s.ship.x);
    };
    expect(came([{ rule: 'magnet' }])).toBeLessThan(1);
    expect(came([])).toBeGreaterThan(3.9);
  });

  it('is over with the number that the prompt asks for, and not before', () => {
    const t = tableOf([
      { rule: 'collect', n: 8 },
      { rule: 'lives', n: 9 },
    ]);
    t.play.botMode = 'win';
    let early = false;
    t.run(60 * 300, undefined, () => {
      early ||= t.game().outcome === 'win' && t.state().got < 8;
      return false;
    });
    expect([t.play.phase, early]).toEqual(['win', false]);
  });

  it('is not over while the boss of the last wave lives', () => {
    const t = tableOf([
      { rule: 'waves', n: 1 },
      { rule: 'lives', n: 9 },
    ]);
    t.play.botMode = 'win';
    const ways = new Set<Way>();
    let early = false;
    t.run(60 * 200, undefined, () => {
      for (const foe of t.state().foes) ways.add(foe.way);
      early ||= t.game().outcome === 'win' && t.state().boss !== 'beaten';
      return false;
    });
    expect([t.play.phase, ways.has('boss'), early]).toEqual(['win', true, false]);
  });
});
