/** Flappy: courses with a way through that a search finds, blows, shields and things on the way, the rules, the glide into the goal, and a fall for who does nothing. */
import { describe, expect, it } from 'vitest';
import type { Actor, GameDesign, Rule } from '../../../src/generation/design.js';
import { IDEAS } from '../../../src/generation/genres/flappy/ideas.js';
import { flappy } from '../../../src/generation/genres/flappy/index.js';
import {
  blocked,
  fallAt,
  fastest,
  FLOOR,
  gapAt,
  gravity,
  lift,
  speedOf,
  type State,
} from '../../../src/generation/genres/flappy/state.js';
import { pass } from '../../../src/generation/genres/flappy/meet.js';
import { Session } from '../../../src/generation/kit/session.js';
import type { Game, Pad } from '../../../src/generation/kit/types.js';
import { newcomerMedian } from '../newcomer.js';
import { courseRules } from './course-rules.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const ALONE: Rule[] = [{ rule: 'noEnemies' }];
const tableOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}, seed = 20260): Table<State> =>
  table(flappy, designOf('flappy', rules, over), seed);

const SILENT = { sound() {}, burst() {}, float() {}, shake() {}, flash() {}, banner() {} };
/** a run that begins at that level */
function levelOf(level: number, rules: Rule[] = [], over: Partial<GameDesign> = {}): Session<State> {
  const design = designOf('flappy', rules, over);
  return new Session(flappy, { design, seed: design.seed, ease: 0, pictures: {} }, SILENT, level);
}

/** The gates that a flyer gets by, flapping or not at every fourth frame, in all ways there are: all that are still unhurt, alike ones once. */
function passable(g: Game, s: State): number {
  let front = [{ ...s.hero }];
  let passed = 0;
  for (let frame = 1, x = s.hero.x; x < s.goalX; frame++) {
    x += speedOf(g, s) / 60;
    const near = s.gates.filter((gate) => Math.abs(gate.x - x) < 2);
    const foes = s.foes.filter((foe) => Math.abs(foe.x - x) < 1);
    const next = new Map<number, (typeof front)[number]>();
    for (const hero of front)
      for (const flap of frame % 4 ? [false] : [true, false]) {
        const vy = Math.min((flap ? -lift(g, s) : hero.vy) + fallAt(g, s, x) / 60, fastest(g, s));
        const y = hero.y + vy / 60;
        if (y < 0.3 || y > FLOOR - 0.42) continue;
        if (near.some((gate) => blocked(gate, x, y, frame))) continue;
        if (
          foes.some((foe) => (foe.x - x) ** 2 + (foe.homeY + Math.sin(frame * 0.04 + foe.phase) * 0.5 - y) ** 2 < 0.62)
        )
          continue;
        next.set(Math.round(y * 5) * 100 + Math.round(vy), { x, y, vy });
      }
    front = [...next.values()];
    if (front.length === 0) break;
    passed = s.gates.filter((gate) => gate.x < x).length;
  }
  return passed;
}

/** Flies by the bot until that many gates lie behind. */
function past(t: Table<State>, gates: number): void {
  t.play.botMode = 'win';
  t.run(60 * 60, undefined, () => t.state().passed >= gates);
  t.play.botMode = null;
  t.play.virtual.a = false;
}

describe('courses', () => {
  it.each<[Rule[]]>([[[]], [[{ rule: 'lowGravity' }]], [[{ rule: 'fast' }]]])(
    'can be flown from end to end at every difficulty, with %j',
    (rules) => {
      for (const difficulty of ['easy', 'normal', 'hard'] as const)
        for (let seed = 1; seed <= 3; seed++) {
          const { game, state } = tableOf(rules, { difficulty }, seed * 7919);
          expect([difficulty, seed, passable(game(), state())]).toEqual([difficulty, seed, state().total]);
        }
    },
    60_000,
  );

  it('of each idea can be flown from end to end as well', () => {
    for (const difficulty of ['easy', 'normal', 'hard'] as const)
      for (const [i, idea] of IDEAS.entries()) {
        const run = levelOf(i + 1, [], { difficulty });
        const { state } = run;
        expect([difficulty, idea, state.idea, passable(run, state)]).toEqual([difficulty, idea, idea, state.total]);
      }
  }, 60_000);

  it('have every gap in the air, and more and narrower ones for who wants it hard', () => {
    const sizes = (['easy', 'normal', 'hard'] as const).map((difficulty) => {
      let gates = 0;
      let gap = 0;
      for (let seed = 1; seed <= 20; seed++)
        for (const gate of tableOf([], { difficulty }, seed * 31).state().gates) {
          expect(gate.y - gate.gap / 2 - gate.slide).toBeGreaterThan(0);
          expect(gate.y + gate.gap / 2 + gate.slide).toBeLessThan(FLOOR);
          gates++;
          gap += gate.gap;
        }
      return { gates, gap: gap / gates };
    });
    const [easy, normal, hard] = sizes as [(typeof sizes)[0], (typeof sizes)[0], (typeof sizes)[0]];
    expect(easy.gates).toBeLessThan(normal.gates);
    expect(normal.gates).toBeLessThan(hard.gates);
    expect(easy.gap).toBeGreaterThan(normal.gap);
    expect(normal.gap).toBeGreaterThan(hard.gap);
  });

  it.each<[number, Rule[]]>([
    [2.9, []],
    [2, [{ rule: 'lowGravity' }]],
  ])('climb and sink at most %f from gap to gap, with %j', (most, rules) => {
    let farthest = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const { gates } = tableOf(rules, {}, seed * 31).state();
      for (const [i, gate] of gates.slice(1).entries())
        farthest = Math.max(farthest, Math.abs(gate.y - (gates[i]?.y ?? 0)));
    }
    expect(farthest).toBeLessThanOrEqual(most + 1e-9);
    expect(farthest).toBeGreaterThan(most * 0.9);
  });

  it('are no wall without a gap to the search', () => {
    const { game, state } = tableOf(ALONE);
    state().gates = state().gates.map((gate, i) => (i === 4 ? { ...gate, gap: 0.5 } : gate));
    expect(passable(game(), state())).toBe(4);
  });
});

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(flappy, designOf('flappy'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, flappy, designOf('flappy'));
  }, 240_000);

  it('is lost by who does nothing: the hovering ends, and the ground is hard', () => {
    const lists: Rule[][] = [[], ALONE, [{ rule: 'timer', seconds: 60 }], [{ rule: 'shield' }]];
    for (const rules of lists) {
      const { play, run } = tableOf(rules);
      run(60 * 60);
      expect([rules, play.phase]).toEqual([rules, 'lose']);
    }
  });

  it('hovers until the first flap by key, arrow, finger or mouse', () => {
    const hands: ((pad: Pad) => void)[] = [
      (pad) => (pad.a = true),
      (pad) => (pad.up = true),
      (pad) => (pad.pointer = { x: 0, y: 0, down: true }),
    ];
    for (const hand of hands) {
      const { run, state } = tableOf();
      run(100);
      expect([state().hover > 0, state().hero.x]).toEqual([true, 0]);
      run(2, hand);
      expect([state().hover, state().hero.vy < 0]).toEqual([0, true]);
    }
  });

  it('takes a life at a gate, and goes on behind the last one that was passed', () => {
    const t = tableOf(ALONE);
    past(t, 3);
    t.state().spare = 0;
    const lives = t.game().lives;
    t.run(600, undefined, () => t.state().tumble > 0);
    expect(t.game().lives).toBe(lives - 1);
    const { passed, gates } = t.state();
    expect(passed).toBeGreaterThanOrEqual(3);
    t.run(200, undefined, () => t.state().tumble === 0);
    expect(t.state().hero.x).toBeCloseTo((gates[passed - 1]?.x ?? 0) + 1.6, 5);
    expect([t.state().hover > 0, t.state().passed]).toEqual([true, passed]);
  });

  it('counts gates, and glides into the goal with something for each life', () => {
    const t = tableOf([
      { rule: 'lives', n: 9 },
      { rule: 'levels', n: 1 },
    ]);
    t.play.botMode = 'win';
    t.run(60 * 120, undefined, () => t.state().arrived > 0);
    const { passed, total, hero, goalX } = t.state();
    expect(passed).toBe(total);
    expect(t.game().goal).toMatchObject({ done: total, of: total });
    expect(hero.x).toBeGreaterThanOrEqual(goalX);
    const before = t.game().score;
    expect(before).toBeGreaterThanOrEqual(200 + t.game().lives * 50);
    t.run(200);
    expect(t.play.phase).toBe('win');
    expect(t.state().hero.y).toBeCloseTo(FLOOR / 2, 0);
  });
});

describe('who is new', () => {
  it('flies slower, falls less fast and has wider gaps, until two fifths of the levels lie behind', () => {
    const air = (level: number): number[] => {
      const run = levelOf(level);
      const { state } = run;
      return [speedOf(run, state), gravity(run, state), -(state.gates[0]?.gap ?? 0)];
    };
    const [first, second, fifth] = [air(1), air(2), air(5)] as [number[], number[], number[]];
    first.forEach((value, i) => expect([value < (second[i] ?? 0), value < (fifth[i] ?? 0)]).toEqual([true, true]));
    expect(gravity(levelOf(5), levelOf(5).state)).toBe(25);
  });

  it('is forgiven the first blows and the ground, but not where one blow is said to be the end', () => {
    const blow = (...rules: Rule[]): [number, boolean] => {
      const t = tableOf([...rules, ...ALONE]);
      const { lives } = t.game();
      let down = false;
      t.run(1200, undefined, () => {
        down ||= t.state().hero.y > FLOOR - 1 && t.state().hero.vy < -2 && t.state().tumble === 0;
        return t.state().tumble > 0;
      });
      return [lives - t.game().lives, down];
    };
    expect([blow(), blow({ rule: 'lives', n: 1 })]).toEqual([
      [0, true],
      [1, false],
    ]);
  });

  it('plays for a minute, and a third of one where it is hard', () => {
    const median = (difficulty: 'normal' | 'hard'): number =>
      newcomerMedian(flappy, designOf('flappy', [], { difficulty }), 50);
    expect(median('normal')).toBeGreaterThanOrEqual(60);
    expect(median('hard')).toBeGreaterThanOrEqual(20);
    expect(median('hard')).toBeLessThan(median('normal'));
  }, 240_000);
});

describe('levels', () => {
  it.each([
    [[], 8],
    [[{ rule: 'noEnemies' }], 7],
    [[{ rule: 'levels', n: 3 }], 3],
    [[{ rule: 'collect', n: 10 }], 1],
    [[{ rule: 'timer', seconds: 60 }], 1],
  ] as const)('with %j are %i', (rules, levels) => expect(levelOf(1, [...rules]).levels).toBe(levels));

  it('lift in a draught and press down in another, and open and close their gaps', () => {
    const run = levelOf(5);
    const middle = (up: boolean): number => {
      const one = run.state.draughts.find(({ push }) => push < 0 === up) ?? { from: 0, to: 0 };
      return fallAt(run, run.state, (one.from + one.to) / 2);
    };
    expect([middle(true) < gravity(run, run.state), middle(false) > gravity(run, run.state)]).toEqual([true, true]);
    const gate = levelOf(6).state.gates[0] as State['gates'][number];
    const gaps = Array.from({ length: 200 }, (_, frame) => gapAt(gate, frame));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeGreaterThan(1);
  });

  it('after a blow in the first of two gates begin again before both, and behind both after the second', () => {
    const run = levelOf(2);
    const { state } = run;
    const from = { ...state.from };
    const [first, second] = state.gates as [State['gates'][number], State['gates'][number]];
    pass(run, state, first);
    expect(state.from).toEqual(from);
    pass(run, state, second);
    expect(state.from.x).toBeGreaterThan(second.x);
  });
});

describe('rules', () => {
  courseRules(
    tableOf,
    (t) => t.state().goalX / speedOf(t.game(), t.state()),
    (s) => s.gates.map((gate) => gate.y),
  );

  it('a shield takes one blow', () => {
    const { game, run, state } = tableOf([{ rule: 'shield' }, ...ALONE]);
    state().spare = 0;
    const lives = game().lives;
    run(400, undefined, () => !state().shield);
    expect([game().lives, state().tumble]).toEqual([lives, 0]);
    run(400, undefined, () => state().tumble > 0);
    expect(game().lives).toBe(lives - 1);
  });

  it('a magnet catches from farther away, and the HUD of a number counts it', () => {
    for (const rules of [[], [{ rule: 'magnet' }]] as Rule[][]) {
      const { game, run, state } = tableOf([...rules, { rule: 'collect', n: 5 }, ...ALONE]);
      const { hero } = state();
      const actor = game().design.cast.items[0] as Actor;
      state().items = [{ x: hero.x + 0.5, y: hero.y - 2.4, actor, shield: false }];
      state().hover = 1;
      run(30);
      expect(state().got).toBe(rules.length);
      expect(game().goal?.done).toBe(rules.length);
    }
  });

  it('nobody is in the way without enemies, and a shot clears who is', () => {
    expect(tableOf(ALONE).state().foes).toEqual([]);
    const { game, run, state } = tableOf([{ rule: 'shooting' }]);
    const [foe] = state().foes;
    expect(foe).toBeDefined();
    state().foes = [{ ...foe, x: 4, y: 5, homeY: 5 } as State['foes'][number]];
    state().gates = [];
    run(2, (pad) => (pad.a = true));
    expect(state().shots).toHaveLength(1);
    state().shots = [{ x: 2, y: 5 }];
    const score = game().score;
    run(
      40,
      (pad) => (pad.a = game().frame % 22 === 0),
      () => state().foes[0]?.gone === true,
    );
    expect([state().foes[0]?.gone, game().score]).toEqual([true, score + 30]);
  });

  it('the ground is a blow, and none where the game is gentle', () => {
    const lost = (...rules: Rule[]): number => {
      const { game, run, state } = tableOf([...rules, ...ALONE, { rule: 'levels', n: 1 }]);
      const { lives } = game();
      Object.assign(state(), { gates: [], passed: state().total, spare: 0 });
      let down = false;
      run(600, undefined, () => (down ||= state().hero.vy < -5));
      expect(down).toBe(true);
      return lives - game().lives;
    };
    expect([lost(), lost({ rule: 'gentle' })]).toEqual([1, 0]);
  });

  it('speed and weight are as asked', () => {
    const speed = (...rules: Rule[]): number => {
      const t = tableOf(rules);
      return speedOf(t.game(), t.state());
    };
    // fast and slow also make the game harder and easier, which is a part of it
    expect(speed({ rule: 'fast' })).toBeGreaterThan(speed() * 1.12);
    expect(speed({ rule: 'slow' })).toBeLessThan(speed() * 0.85);
    expect(speed({ rule: 'speedUp' })).toBe(speed());
    const t = tableOf([{ rule: 'speedUp' }]);
    t.state().passed = 10;
    expect(speedOf(t.game(), t.state())).toBeGreaterThan(speed() * 1.1);
    const weight = (...rules: Rule[]): number => gravity(tableOf(rules).game(), tableOf(rules).state());
    expect(weight({ rule: 'lowGravity' })).toBeLessThan(weight());
  });
});
