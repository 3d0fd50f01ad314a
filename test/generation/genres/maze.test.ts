/** Mazes: ways to every place and no dead end, foes that keep to the ways, guards that see no further than walls, and an end behind key and guardian. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { maze } from '../../../src/generation/genres/maze/index.js';
import {
  beside,
  between,
  buildLevel,
  DX,
  DY,
  H,
  SIZE,
  sound,
  W,
  WAYS,
  xOf,
  yOf,
  type Level,
} from '../../../src/generation/genres/maze/level.js';
import { middle, sees, walker } from '../../../src/generation/genres/maze/state.js';
import { Random } from '../../../src/generation/kit/random.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

const sneaky: Partial<GameDesign> = { mode: 'stealth' };
const one: Rule = { rule: 'levels', n: 1 };
/** `n` levels, so that the first has no finale */
const first: Rule = { rule: 'levels', n: 3 };

describe('mazes', () => {
  it('lead from the start to all floor, without dead end, in 100 seeds of three grammars, open edges or not', () => {
    const seen = new Set<string>();
    for (let turn = 0; turn < 3; turn++)
      for (let seed = 0; seed < 100; seed++) {
        const level = buildLevel(new Random(seed), turn, seed % 2 === 0);
        seen.add(level.grammar);
        const reached = new Set([level.start]);
        let faults = 0;
        for (const c of reached)
          for (const way of WAYS) {
            const n = beside(level, c, way);
            if (n < 0) continue;
            const over = Math.abs(xOf(n) - xOf(c)) > 1;
            const [x, y] = [(xOf(c) + (DX[way] as number) + W) % W, yOf(c) + (DY[way] as number)];
            // a door has two sides, leads to the next cell, and over the edge only where that is open
            if (beside(level, n, (way + 2) % 4) !== c || xOf(n) !== x || yOf(n) !== y || (over && !level.wraps))
              faults++;
            reached.add(n);
          }
        expect(faults).toBe(0);
        expect([...reached].toSorted((a, b) => a - b)).toEqual(level.floor);
        expect(level.floor.length + level.blocked.length).toBe(SIZE);
        expect(level.floor.filter((c) => WAYS.filter((way) => beside(level, c, way) >= 0).length < 2)).toEqual([]);
        expect(level.floor).toContain(level.goal);
        expect(between(level, level.start, level.goal)).toBeGreaterThan(6);
      }
    expect([...seen].toSorted()).toEqual(['halls', 'rings', 'warren']);
  });

  it('are refused by the check where a cell is shut in or a dead end', () => {
    const level = buildLevel(new Random(3), 0, false);
    expect(sound(level, level.floor)).toBe(true);
    const cut = level.doors.slice();
    const c = level.floor[20] as number;
    for (const way of WAYS) {
      const n = beside({ doors: cut }, c, way);
      if (n < 0) continue;
      cut[c] = (cut[c] as number) & ~(1 << way);
      cut[n] = (cut[n] as number) & ~(1 << ((way + 2) % 4));
      // with one way left it is a dead end, with none it is shut in
      const left = WAYS.filter((other) => beside({ doors: cut }, c, other) >= 0).length;
      expect(left > 1 || !sound({ doors: cut }, level.floor)).toBe(true);
    }
    expect(sound({ doors: cut }, level.floor)).toBe(false);
  });

  it('know the steps between any two cells', () => {
    const level = buildLevel(new Random(8), 2, true);
    for (const a of level.floor)
      for (const way of WAYS) {
        const n = beside(level, a, way);
        expect(n < 0 || between(level, a, n) === 1).toBe(true);
      }
    expect(Math.max(...level.floor.map((c) => between(level, level.start, c)))).toBeLessThan(60);
  });
});

describe('a guard', () => {
  const open = (doors: [number, number][]): Level => {
    const cells = new Uint8Array(SIZE);
    for (const [c, way] of doors) {
      cells[c] = (cells[c] as number) | (1 << way);
      const n = c + (DX[way] as number) + (DY[way] as number) * W;
      cells[n] = (cells[n] as number) | (1 << ((way + 2) % 4));
    }
    return { ...buildLevel(new Random(1), 0, false), doors: cells };
  };
  const eye = { ...walker(2 * W + 1), way: 0 };

  it('sees along an open corridor as far as it can, not behind itself, not through a wall', () => {
    const corridor = open([
      [2 * W + 1, 0],
      [2 * W + 2, 0],
      [2 * W + 3, 0],
    ]);
    expect(sees(corridor, eye, 3.5, 2.5, 3)).toBe(true);
    expect(sees(corridor, eye, 4.9, 2.5, 3)).toBe(false);
    expect(sees(corridor, eye, 0.5, 2.5, 3)).toBe(false);
    expect(sees(corridor, { ...eye, way: 2 }, 3.5, 2.5, 3)).toBe(false);
    const walled = open([
      [2 * W + 1, 0],
      [2 * W + 3, 0],
    ]);
    expect(sees(walled, eye, 3.5, 2.5, 3)).toBe(false);
    expect(sees(walled, eye, 2.4, 2.5, 3)).toBe(true);
  });

  it('that sees the hero for a while costs a life, unseen it costs none', () => {
    const { game, state, run } = table(maze, designOf('maze', [first], sneaky), 5);
    const s = state();
    expect(s.stealth).toBe(true);
    s.foes = s.foes.slice(0, 1);
    const [guard] = s.foes;
    if (!guard) throw new Error('no guard');
    const lives = game().lives;
    const behind = (): void => {
      const way = WAYS.find((side) => beside(s.level, s.level.start, side) >= 0) as number;
      Object.assign(guard, walker(beside(s.level, s.level.start, way)), { rest: 50, way: (way + 2) % 4 });
    };
    behind();
    guard.way = (guard.way + 2) % 4;
    run(40);
    expect([game().lives, s.alarm]).toEqual([lives, 0]);
    behind();
    run(200, behind, () => game().lives < lives);
    expect(game().lives).toBe(lives - 1);
  });
});

describe('a game', () => {
  it('of chase is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const played = tournament(maze, designOf('maze'));
    expect(played.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(played.traces, maze, designOf('maze'));
  }, 90_000);

  it('of stealth is won by its bot at first try in at least 18 of 20 seeds', () => {
    expect(tournament(maze, designOf('maze', [], sneaky)).won).toBeGreaterThanOrEqual(18);
  }, 90_000);

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
      const way = WAYS.find((side) => beside(s.level, s.level.start, side) >= 0) as number;
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
