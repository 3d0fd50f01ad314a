/** Mazes as they are played: foes that keep to the ways, a finger that leads, and an end behind key and guardian. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { pace } from '../../../src/generation/genres/maze/foes.js';
import { IDEAS } from '../../../src/generation/genres/maze/ideas.js';
import { maze } from '../../../src/generation/genres/maze/index.js';
import { beside, H, W, WAYS, xOf, yOf } from '../../../src/generation/genres/maze/level.js';
import { middle, walker, type State } from '../../../src/generation/genres/maze/state.js';
import { Session } from '../../../src/generation/kit/session.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

const sneaky: Partial<GameDesign> = { mode: 'stealth' };
const one: Rule = { rule: 'levels', n: 1 };
/** `n` levels, so that the first has no finale */
const first: Rule = { rule: 'levels', n: 3 };

const SILENT = { sound() {}, burst() {}, float() {}, shake() {}, flash() {}, banner() {} };
/** a run that begins at that level */
function levelOf(level: number, rules: Rule[] = [], over: Partial<GameDesign> = {}): Session<State> {
  const design = designOf('maze', rules, over);
  return new Session(maze, { design, seed: design.seed, ease: 0, pictures: {} }, SILENT, level);
}

describe('levels', () => {
  it.each([
    [[], {}, 8],
    [[{ rule: 'noEnemies' }], {}, 4],
    [[{ rule: 'levels', n: 5 }], {}, 5],
    [[{ rule: 'collect', n: 10 }], {}, 1],
    [[{ rule: 'timer', seconds: 60 }], {}, 1],
    [[], sneaky, 3],
  ] as const)('with %j and %j are %i', (rules, over, levels) =>
    expect(levelOf(1, [...rules], over).levels).toBe(levels),
  );

  it('bring in one idea each: ways, who chases and how, and the key at the end', () => {
    const runs = IDEAS.map((_, i) => levelOf(i + 1).state);
    expect(runs.map(({ idea }) => idea)).toEqual(IDEAS);
    const powers = runs.map(({ things }) => things.filter(({ power }) => power).length);
    expect([powers[0], Math.min(...powers.slice(1)) > 0]).toEqual([0, true]);
    expect(runs.map(({ level }) => level.wraps)).toEqual(IDEAS.map((idea) => idea === 'edges'));
    expect(runs.map(({ guardian }) => guardian !== null)).toEqual(IDEAS.map((idea) => idea === 'key'));
    const cutsOff = runs.map(({ foes }) => foes.some(({ habit }) => habit === 'ahead'));
    expect([cutsOff.slice(0, 3), cutsOff[3]]).toEqual([[false, false, false], true]);
    expect(levelOf(1, [], sneaky).state.idea).toBeNull();
  });

  it('make those who chase faster with each thing taken, where that is the idea', () => {
    const faster = [4, 6].map((level) => {
      const run = levelOf(level);
      const [foe] = run.state.foes;
      if (!foe) throw new Error('nobody chases');
      const before = pace(run, run.state, foe);
      run.state.taken = run.state.need;
      return pace(run, run.state, foe) / before;
    });
    expect(faster).toEqual([1, 1.22]);
  });

  it('give back a life that was lost, and no more than a prompt gave', () => {
    const lives = (rules: Rule[], level: number): number => {
      const t = table(maze, designOf('maze', rules));
      t.game().level = level;
      t.game().lives = 1;
      t.game().levelDone();
      t.run(300, undefined, () => t.game().level === level + 1);
      return t.game().lives;
    };
    // the first levels, in which all is new, begin with all of them
    expect([lives([], 1), lives([], 4)]).toEqual([3, 2]);
    expect([lives([{ rule: 'lives', n: 1 }], 1), lives([{ rule: 'lives', n: 1 }], 4)]).toEqual([1, 1]);
  });
});

describe('a game', () => {
  it('of chase is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const played = tournament(maze, designOf('maze'));
    expect(played.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(played.traces, maze, designOf('maze'));
  }, 240_000);

  it('of stealth is won by its bot at first try in at least 18 of 20 seeds', () => {
    expect(tournament(maze, designOf('maze', [], sneaky)).won).toBeGreaterThanOrEqual(18);
  }, 240_000);

  it('is lost by who does nothing among chasers, and never won among guards', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const chase = table(maze, designOf('maze'), seed);
      chase.run(60 * 180);
      expect(chase.play.phase).toBe('lose');
      const stealth = table(maze, designOf('maze', [], sneaky), seed);
      stealth.run(60 * 60);
      expect(stealth.play.phase).not.toBe('win');
    }
  });

  it('keeps everybody on the ways', () => {
    const { play, state, run } = table(maze, designOf('maze', [{ rule: 'wrap' }, { rule: 'dash' }]), 11);
    play.botMode = 'random';
    run(60 * 60, undefined, () => {
      const s = state();
      for (const m of [s.hero, ...s.foes]) {
        expect(s.level.floor).toContain(m.to);
        expect(m.from === m.to || WAYS.some((way) => beside(s.level, m.from, way) === m.to)).toBe(true);
      }
      return false;
    });
  });

  it('stops a sneaker when the key is let go, and lets a runner run on', () => {
    for (const [over, still] of [
      [sneaky, true],
      [{}, false],
    ] as const) {
      const { play, state, run } = table(maze, designOf('maze', [first], over), 4);
      const s = state();
      s.foes = [];
      const next = (c: number, side: number): number => (c < 0 ? -1 : beside(s.level, c, side));
      const way = WAYS.find((side) => next(next(s.level.start, side), side) >= 0) as number;
      const side = (['right', 'down', 'left', 'up'] as const)[way] as 'up';
      const near = beside(s.level, s.level.start, way);
      let wall = near;
      while (beside(s.level, wall, way) >= 0) wall = beside(s.level, wall, way);
      expect(wall).not.toBe(near);
      play.virtual[side] = true;
      run(3);
      play.virtual[side] = false;
      run(160);
      expect(s.hero.to).toBe(still ? near : wall);
    }
  });

  it('lets a tap send the hero, and a finger alone finish it', () => {
    const { play, state, run } = table(maze, designOf('maze', [one, { rule: 'lives', n: 9 }, { rule: 'gentle' }]), 6);
    let frame = 0;
    run(60 * 240, (pad) => {
      const s = state();
      const goal = s.key ?? (s.open ? middle(s.level.goal) : s.things.find((thing) => !thing.power));
      // a short tap now and then, as a person does it
      if (goal) pad.pointer = { x: goal.x, y: goal.y, down: frame++ % 30 < 4 };
    });
    expect(play.phase).toBe('win');
  });

  it('opens the way out of the last level only after the key, and wakes the huge one by it', () => {
    const { play, state, run, game } = table(maze, designOf('maze', [one, { rule: 'lives', n: 20 }]), 9);
    play.botMode = 'win';
    let [keyed, early] = [false, false];
    run(60 * 240, undefined, () => {
      const s = state();
      keyed ||= s.key !== null;
      early ||= (s.open && !keyed) || (s.guardian?.awake === true && !s.open) || (game().outcome === 'win' && !s.open);
      return false;
    });
    expect([play.phase, keyed, early]).toEqual(['win', true, false]);
  });

  it('with a boss ends only when the boss is gone', () => {
    const { play, state, run, game } = table(
      maze,
      designOf('maze', [one, { rule: 'boss' }, { rule: 'lives', n: 20 }]),
      9,
    );
    expect(state().guardian?.awake).toBe(true);
    play.botMode = 'win';
    let early = false;
    run(60 * 280, undefined, () => {
      early ||= state().guardian !== null && game().outcome === 'win';
      return false;
    });
    expect([play.phase, early]).toEqual(['win', false]);
  });

  it('turns the tables while the strong thing works', () => {
    const { game, state, run } = table(maze, designOf('maze', [first]), 2);
    const s = state();
    const [foe] = s.foes;
    if (!foe) throw new Error('no foe');
    const lives = game().lives;
    s.power = 200;
    Object.assign(foe, walker(s.level.start), { rest: 0 });
    run(3);
    expect([game().lives, s.eaten, foe.to]).toEqual([lives, 1, foe.home]);
    s.power = 0;
    Object.assign(foe, walker(s.hero.to), { rest: 0 });
    run(30, undefined, () => game().lives < lives);
    expect(game().lives).toBe(lives - 1);
  });

  it('keeps the number of the prompt, more than lie about at once, and less where the clock allows less', () => {
    const order = table(
      maze,
      designOf('maze', [
        { rule: 'collect', n: 60 },
        { rule: 'lives', n: 20 },
      ]),
      3,
    );
    expect([order.game().levels, order.state().need]).toEqual([1, 60]);
    order.state().foes = [];
    order.state().guardian = null;
    order.play.botMode = 'win';
    order.run(60 * 300);
    expect([order.play.phase, order.state().taken]).toEqual(['win', 60]);
    const hurried = table(
      maze,
      designOf('maze', [
        { rule: 'collect', n: 30 },
        { rule: 'timer', seconds: 60 },
      ]),
    );
    expect([hurried.state().need, hurried.game().clockLeft]).toEqual([15, 60]);
  });

  it('saves one blow by the shield, dashes now and then, and has nobody with noEnemies but a clock', () => {
    const shielded = table(maze, designOf('maze', [{ rule: 'shield' }, first]), 2);
    const lives = shielded.game().lives;
    shielded.run(60 * 60, undefined, () => !shielded.state().shield);
    expect([shielded.game().lives, shielded.state().shield]).toEqual([lives, false]);

    const quick = table(maze, designOf('maze', [{ rule: 'dash' }, first]), 2);
    quick.run(5);
    quick.press('b');
    expect(quick.state().dash).toBeGreaterThan(0);
    quick.run(30);
    quick.press('b');
    expect(quick.state().dash).toBe(0);

    const calm = table(maze, designOf('maze', [{ rule: 'noEnemies' }]), 2);
    expect([calm.state().foes, calm.state().guardian]).toEqual([[], null]);
    calm.run(60 * 301);
    expect(calm.play.phase).toBe('lose');
  });

  it('stands in nobody’s way: what blocks a cell is inside the field', () => {
    const { state } = table(maze, designOf('maze'));
    for (const c of state().level.blocked) expect(xOf(c) < W && yOf(c) < H).toBe(true);
  });
});
