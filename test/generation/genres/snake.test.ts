/** Snake: grounds on which every free cell can be reached, turns that are not lost, edges, rival, and a bot that wins. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../src/generation/design.js';
import { IDEAS, runAway, sprout } from '../../../src/generation/genres/snake/ideas.js';
import { snake } from '../../../src/generation/genres/snake/index.js';
import { buildLevel, H, reach, W, type Level } from '../../../src/generation/genres/snake/level.js';
import type { State } from '../../../src/generation/genres/snake/state.js';
import { Random } from '../../../src/generation/kit/random.js';
import { Session } from '../../../src/generation/kit/session.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

const free = (level: Level, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < W && y < H && level.walls[y * W + x] === 0;
const around = (x: number, y: number): [number, number][] => [
  [x + 1, y],
  [x - 1, y],
  [x, y + 1],
  [x, y - 1],
];

describe('grounds', () => {
  it.each([1, 2, 3])('of level %i are open from the den to every free cell, in 200 seeds at three skills', (level) => {
    let walled = 0;
    for (const skill of [0, 0.5, 1])
      for (let seed = 0; seed < 200; seed++) {
        const ground = buildLevel(new Random(seed), level, skill);
        const cells = [...ground.walls.keys()].filter((c) => ground.walls[c] === 0);
        const reached = new Set<number>([ground.start.y * W + ground.start.x]);
        for (const c of reached)
          for (const [x, y] of around(c % W, Math.floor(c / W))) if (free(ground, x, y)) reached.add(y * W + x);
        expect(reached.size).toBe(cells.length);
        const ways = (c: number) => around(c % W, Math.floor(c / W)).filter(([x, y]) => free(ground, x, y));
        expect(cells.filter((c) => ways(c).length < 2)).toEqual([]);
        for (let i = 0; i <= 4; i++) expect(free(ground, ground.start.x + i, ground.start.y)).toBe(true);
        if (ground.rects.length > 0) walled++;
      }
    // the bare field that stands in when nothing fits must stay the exception
    expect(walled).toBeGreaterThan(590);
  });
});

describe('the check of a ground', () => {
  it('finds what is shut in and what is a dead end', () => {
    const walls = new Uint8Array(W * H);
    expect(reach(walls, { x: 2, y: 7 })).toBe(W * H);
    walls.fill(1, 5 * W, 6 * W);
    expect(reach(walls, { x: 2, y: 7 })).toBe(W * (H - 6));
    walls.fill(0);
    for (const c of [W + 1, 2 * W]) walls[c] = 1;
    expect(reach(walls, { x: 2, y: 7 })).toBe(-1);
  });
});

const SILENT = { sound() {}, burst() {}, float() {}, shake() {}, flash() {}, banner() {} };
/** a run that begins at that level */
function levelOf(level: number, rules: Rule[] = []): Session<State> {
  const design = designOf('snake', rules);
  return new Session(snake, { design, seed: design.seed, ease: 0, pictures: {} }, SILENT, level);
}

describe('levels', () => {
  it.each([
    [[], 8],
    [[{ rule: 'levels', n: 3 }], 3],
    [[{ rule: 'collect', n: 10 }], 1],
    [[{ rule: 'timer', seconds: 60 }], 1],
  ] as const)('with %j are %i', (rules, levels) => expect(levelOf(1, [...rules]).levels).toBe(levels));

  it('bring in one idea each, without enemies those that need none', () => {
    expect(IDEAS.map((_, i) => levelOf(i + 1).state.idea)).toEqual(IDEAS);
    const alone = IDEAS.map((_, i) => levelOf(i + 1, [{ rule: 'noEnemies' }]).state);
    expect(new Set(alone.map(({ idea }) => idea))).toEqual(
      new Set(['field', 'edges', 'runaway', 'rooms', 'sprout', 'dark']),
    );
    expect(alone.every(({ rival, roamers }) => rival === null && roamers.length === 0)).toBe(true);
    expect([levelOf(1).state.wraps, levelOf(2).state.wraps, levelOf(8).state.rival !== null]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('have food that hops away from a head that is near, and from no other', () => {
    const run = levelOf(3);
    const { state } = run;
    state.level.walls.fill(0);
    const food = state.foods[0] as State['foods'][number];
    const far = (): number => {
      const { x, y } = state.worm.body[0] ?? { x: 0, y: 0 };
      return Math.abs(food.homeX - x) + Math.abs(food.homeY - y);
    };
    const hops = (x: number, y: number): number => {
      state.foods = [Object.assign(food, { homeX: x, homeY: y })];
      const before = far();
      for (let i = 0; i < 90; i++) {
        run.frame++;
        runAway(run, state);
      }
      return far() - before;
    };
    const { x, y } = state.level.start;
    expect(hops(x + 2, y)).toBeGreaterThan(0);
    expect(hops(W - 1, 0)).toBe(0);
  });

  it('grow rocks that shut nothing in, up to a number', () => {
    const run = levelOf(6);
    const { state } = run;
    for (let i = 0; i < 60; i++) {
      sprout(run, state);
      const free = state.level.walls.filter((wall) => wall === 0).length;
      expect(reach(state.level.walls, state.level.start)).toBe(free);
    }
    expect(state.rocks).toBeGreaterThan(4);
    expect(state.rocks).toBeLessThan(10);
  });
});

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(snake, designOf('snake'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, snake, designOf('snake'));
  }, 240_000);

  it('is lost by who does nothing', () => {
    const { play, run } = table(snake, designOf('snake'));
    run(60 * 60);
    expect(play.phase).toBe('lose');
  });

  it('keeps two quick turns and ignores one into its own neck', () => {
    const { press, run, state } = table(snake, designOf('snake', [{ rule: 'noEnemies' }]));
    press('left');
    expect(state().turns).toEqual([]);
    press('up', 'left');
    run(120, undefined, () => state().worm.dir.x === -1);
    const [head, neck, before] = state().worm.body;
    expect(head).toEqual({ x: (neck?.x ?? 0) - 1, y: neck?.y });
    expect(neck).toEqual({ x: before?.x, y: (before?.y ?? 0) - 1 });
  });

  it('turns towards a short tap and not towards a long one', () => {
    const { play, run, state } = table(snake, designOf('snake'));
    const tap = (frames: number, y: number): void => {
      play.virtual.pointer = { x: 5, y, down: true };
      run(frames);
      play.virtual.pointer.down = false;
      run(1);
    };
    tap(30, 0);
    expect(state().turns).toEqual([]);
    tap(4, 0);
    expect([state().worm.dir, ...state().turns]).toContainEqual({ x: 0, y: -1 });
  });

  it('goes over the edge with wrap, and loses a life there without', () => {
    for (const wraps of [true, false]) {
      const { game, run, state } = table(snake, designOf('snake', wraps ? [{ rule: 'wrap' }] : []));
      const lives = game().lives;
      state().level.walls.fill(0);
      state().roamers = [];
      run(600, undefined, () => game().lives < lives || (state().worm.body[0]?.x === 0 && state().steps > 3));
      expect(game().lives).toBe(wraps ? lives : lives - 1);
    }
  });

  it('saves one crash by a shield', () => {
    const { game, run, state } = table(snake, designOf('snake', [{ rule: 'shield' }, { rule: 'noEnemies' }]));
    const lives = game().lives;
    expect(state().shield).toBe(true);
    run(900, undefined, () => !state().shield);
    expect(game().lives).toBe(lives);
    run(900, undefined, () => game().lives < lives);
    expect(game().lives).toBe(lives - 1);
  });

  it('takes the number of the prompt as one level, and less where the clock allows less', () => {
    const order = table(snake, designOf('snake', [{ rule: 'collect', n: 30 }]));
    expect([order.game().levels, order.state().need]).toEqual([1, 30]);
    const hurried = table(
      snake,
      designOf('snake', [
        { rule: 'collect', n: 30 },
        { rule: 'timer', seconds: 30 },
      ]),
    );
    expect(hurried.state().need).toBe(10);
    expect(hurried.game().clockLeft).toBe(30);
  });

  it('has the named enemies, and none with noEnemies', () => {
    expect(table(snake, designOf('snake')).state().roamers.length).toBeGreaterThan(0);
    expect(table(snake, designOf('snake', [{ rule: 'noEnemies' }])).state().roamers).toEqual([]);
  });

  it('with a boss is won only once the rival is gone', () => {
    const { play, game, run, state } = table(
      snake,
      designOf('snake', [{ rule: 'boss' }, { rule: 'levels', n: 1 }, { rule: 'lives', n: 9 }]),
    );
    expect(state().rival?.hp).toBeGreaterThan(0);
    play.botMode = 'win';
    let early = false;
    run(60 * 300, undefined, () => {
      early ||= (state().rival?.hp ?? 0) > 0 && game().outcome === 'win';
      return false;
    });
    expect(early).toBe(false);
    expect(play.phase).toBe('win');
    expect(state().rival).toBeNull();
  });
});
