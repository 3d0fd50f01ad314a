/** Crossing: lanes proven by a search through place and time, rides, blows, homes, and that keys, mouse and flicks each can win. */
import { describe, expect, it } from 'vitest';
import type { Actor, Rule } from '../../../src/generation/design.js';
import { crossing } from '../../../src/generation/genres/crossing/index.js';
import { IDEAS } from '../../../src/generation/genres/crossing/ideas.js';
import { buildLevel, isCrossable, LOOK, safeRows } from '../../../src/generation/genres/crossing/level.js';
import { findWay } from '../../../src/generation/genres/crossing/search.js';
import { COLS, LAYOUTS, type Act, type CrossingIdea, type Row } from '../../../src/generation/genres/crossing/state.js';
import { Random } from '../../../src/generation/kit/random.js';
import type { Pad } from '../../../src/generation/kit/types.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

const car: Actor = { name: 'car', sprite: 'automobile', traits: [], from: 'prompt' };
const row = (ground: Row['ground'], v = 0, movers: Row['movers'] = [], period = 12): Row => ({
  ground,
  v,
  period,
  beat: 'steady',
  phase: 0,
  movers,
  patrol: false,
  blocks: new Uint8Array(COLS),
  items: Array.from({ length: COLS }, () => null),
  filled: Array.from({ length: COLS }, () => false),
});
const full = { at: 0, w: 11, actor: car };
const way = (rows: Row[], from = 0) =>
  findWay(rows, { r: from, x: 5.5, t: 0, to: rows.length - 1, rest: LOOK, pace: 1 });

describe('the search', () => {
  it('finds no way through traffic without a gap, nor over water without floats', () => {
    const wall = row('road', 0.05, [full]);
    expect(way([row('grass'), wall, row('grass')])).toBeNull();
    expect(way([row('grass'), row('river', 0.02), row('grass')])).toBeNull();
    const hedge = row('grass');
    hedge.blocks.fill(1);
    expect(way([row('grass'), hedge])).toBeNull();
  });

  it('waits for a gap and rides to one', () => {
    const open = way([row('grass'), row('road', 0.05, [{ at: 0, w: 1.2, actor: car }]), row('grass')]);
    expect(open?.map((act) => act.way)).toEqual(['up', 'up']);
    // the only float comes from far on the left
    const ride = way([row('grass'), row('river', 0.05, [{ at: -8, w: 3, actor: null }], 30), row('grass')]);
    expect(ride?.find((act) => act.way === 'up')?.at).toBeGreaterThan(30);
  });
});

describe('levels', () => {
  it.each(LAYOUTS)('in the layout %s are crossable at three difficulties, in 40 seeds each', (layout) => {
    for (const difficulty of ['easy', 'normal', 'hard'] as const) {
      const { game } = table(crossing, designOf('crossing', [], { difficulty }));
      const g = game();
      let lanes = 0;
      for (let seed = 0; seed < 40; seed++) {
        g.rand = new Random(seed);
        const { rows, homes } = buildLevel(
          g,
          layout,
          IDEAS[seed % IDEAS.length] as CrossingIdea,
          seed % 4 === 0 ? car : null,
        );
        lanes += rows.filter((one) => one.ground === 'road').length;
        const safe = safeRows(rows);
        expect(safe[0]).toBe(0);
        expect(safe.at(-1)).toBe(rows.length - 1);
        for (const [i, from] of safe.slice(0, -1).entries()) {
          const to = safe[i + 1] as number;
          if (to === from + 1 && rows[to]?.ground === 'grass') continue;
          expect(isCrossable(rows, from, to, homes)).toBe(true);
        }
        // no more than a strip's width of waiting: what moves leaves gaps
        const dense = rows.filter(
          (one) =>
            one.ground === 'road' && !one.patrol && one.movers.reduce((sum, { w }) => sum + w, 0) > one.period - 3,
        );
        expect(dense).toEqual([]);
      }
      expect(lanes).toBeGreaterThan(60);
    }
  });

  it('look different: three layouts by seed, all enemies in the lanes', () => {
    const seen = new Set<string>();
    const drivers = new Set<string>();
    for (let seed = 0; seed < 3; seed++) {
      const { state } = table(crossing, designOf('crossing', [{ rule: 'levels', n: 1 }], { seed }), seed);
      seen.add(state().layout);
      for (const one of state().rows) for (const { actor } of one.movers) if (actor) drivers.add(actor.sprite);
    }
    expect([...seen].toSorted()).toEqual(['gardens', 'homes', 'journey']);
    expect([...drivers].toSorted()).toEqual(['polar-bear', 'seal']);
  });
});

describe('beginners', () => {
  /** mean pace and mean gap of the roads that the first and a later level begin with, over seeds */
  const roads = (level: number): { pace: number; gap: number } => {
    let [pace, gap, n] = [0, 0, 0];
    for (let seed = 1; seed <= 20; seed++) {
      const { play, state } = table(crossing, designOf('crossing', [], { difficulty: 'easy' }), seed * 31);
      play.begin(level);
      for (const one of state().rows.filter(({ ground, beat }) => ground === 'road' && beat === 'steady')) {
        pace += Math.abs(one.v);
        gap += (one.period - one.movers.reduce((sum, { w }) => sum + w, 0)) / one.movers.length;
        n++;
      }
    }
    return { pace: pace / n, gap: gap / n };
  };

  it('meet slower traffic with wider gaps than those who have settled in', () => {
    const [first, later] = [roads(1), roads(5)];
    expect(first.pace).toBeLessThan(later.pace * 0.85);
    expect(first.gap).toBeGreaterThan(later.gap * 1.3);
  });

  it('find on the way what they are to collect', () => {
    const thingsOf = (rules: Rule[]): number => {
      const { state } = table(crossing, designOf('crossing', [{ rule: 'noEnemies' }, ...rules], { seed: 0 }));
      return Math.max(...state().rows.map(({ items }) => items.filter(Boolean).length));
    };
    expect([thingsOf([]), thingsOf([{ rule: 'collect', n: 40 }])]).toEqual([2, 4]);
  });
});

describe('the bot', () => {
  it('presses once, and again only where nothing came of it', () => {
    const { play, game, state } = table(crossing, designOf('crossing'));
    state().rows = [row('grass'), row('grass'), row('grass')];
    const pressed: number[] = [];
    // whose presses are not heard
    for (let frame = 0; frame < 70; frame++) if (play.wish().up) pressed.push(frame);
    expect(pressed.length).toBeGreaterThan(1);
    for (const [i, frame] of pressed.slice(1).entries()) expect(frame - (pressed[i] as number)).toBeGreaterThan(20);
    expect(game().lives).toBe(4);
  });

  it('goes back out of a nook that hedges shut', () => {
    const { run, play, state } = table(crossing, designOf('crossing', [{ rule: 'noEnemies' }]));
    const [below, hedge, last] = [row('grass'), row('grass'), row('home')];
    const above = row('grass');
    // in the corner nothing leads on: only back, aside and up
    hedge.blocks[9] = 1;
    above.blocks[10] = 1;
    last.blocks.fill(1);
    last.blocks[5] = 0;
    state().rows = [row('grass'), below, hedge, above, last];
    Object.assign(state().hero, { row: 2, fromRow: 2, x: 10.5, fromX: 10.5 });
    play.botMode = 'win';
    run(60 * 20, undefined, () => state().reached > 0);
    expect(state().reached).toBe(1);
  });
});

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(crossing, designOf('crossing'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, crossing, designOf('crossing'));
  }, 240_000);

  it('is lost by who does nothing', () => {
    const { play, run, state } = table(crossing, designOf('crossing'));
    run(60 * 240);
    expect([play.phase, state().hero.row, state().reached]).toEqual(['lose', 0, 0]);
  });

  const easy = (rules: Rule[] = []) =>
    table(
      crossing,
      designOf('crossing', [{ rule: 'lives', n: 9 }, { rule: 'levels', n: 1 }, ...rules], { difficulty: 'easy' }),
    );
  /** hands that do what the search says, as a person would who sees the gaps */
  const planner = (one: ReturnType<typeof easy>) => {
    let plan: Act[] = [];
    let wait = 0;
    return (): Act['way'] | null => {
      const s = one.state();
      if (s.hero.hop > 0 || --wait > 0) return null;
      if (plan.length === 0) {
        wait = 10;
        const to = safeRows(s.rows).find((r) => r > s.hero.row);
        if (to === undefined) return null;
        const homes = [...(s.rows[to] as Row).blocks.keys()].filter(
          (c) => s.rows[to]?.blocks[c] === 0 && !s.rows[to]?.filled[c],
        );
        for (const column of s.rows[to]?.ground === 'home' ? homes : [undefined]) {
          const quest = { r: s.hero.row, x: s.hero.x, t: s.t + 6, to, rest: 10, pace: s.pace };
          plan = findWay(s.rows, column === undefined ? quest : { ...quest, column }) ?? [];
          if (plan.length > 0) break;
        }
      }
      const [act] = plan;
      if (!act || s.t + 3 < act.at) return null;
      plan.shift();
      return act.way;
    };
  };

  it('can be finished with four keys alone', () => {
    const one = easy();
    const next = planner(one);
    one.run(60 * 400, (pad: Pad) => {
      pad.up = pad.down = pad.left = pad.right = false;
      const act = next();
      if (act) pad[act] = true;
    });
    expect(one.play.phase).toBe('win');
  });

  it('can be finished by clicks and taps alone', () => {
    const one = easy();
    const next = planner(one);
    let down = 0;
    one.run(60 * 400, (pad: Pad) => {
      if (down > 0) {
        down--;
        if (down === 0 && pad.pointer) pad.pointer.down = false;
        return;
      }
      const act = next();
      if (!act) return;
      const { x, row } = one.state().hero;
      const side = act === 'left' ? -3 : act === 'right' ? 3 : 0;
      const ahead = act === 'up' ? -3 : act === 'down' ? 3 : 0;
      pad.pointer = { x: x + side, y: -row + ahead, down: true };
      down = 2;
    });
    expect(one.play.phase).toBe('win');
  });

  it('takes a long flick for one hop', () => {
    const one = easy();
    const s = one.state();
    s.rows = [row('grass'), row('grass')];
    let frame = 0;
    one.run(40, (pad: Pad) => {
      frame++;
      pad.pointer = { x: s.hero.x - frame / 8, y: 0, down: frame < 30 };
      pad.left = frame % 8 === 4 && frame < 30;
    });
    expect([s.hero.row, s.hero.x]).toEqual([0, 4.5]);
  });

  it('takes a life on the road and in the water, and puts the hero back where it was safe', () => {
    const one = easy();
    const s = one.state();
    s.rows = [row('grass'), row('road', 0, [{ at: 5, w: 1.2, actor: car }]), row('grass')];
    const { lives } = one.game();
    one.press('up');
    one.run(30, undefined, () => one.game().lives < lives);
    expect([one.game().lives, s.hero.row]).toEqual([lives - 1, 0]);

    s.rows[1] = row('river', 0.05, [{ at: 100, w: 2, actor: null }], 200);
    one.run(20);
    one.game().safe = 0;
    one.press('up');
    one.run(30, undefined, () => one.game().lives < lives - 1);
    expect([one.game().lives, s.hero.row]).toEqual([lives - 2, 0]);
  });

  it('is carried by a float, and over the edge only with wrap', () => {
    for (const wraps of [true, false]) {
      const one = easy(wraps ? [{ rule: 'wrap' }] : []);
      const s = one.state();
      const { lives } = one.game();
      s.rows = [row('grass'), row('river', 0.08, [{ at: -300, w: 600, actor: null }], 2000), row('grass')];
      one.press('up');
      one.run(40, undefined, () => s.hero.x > 7);
      expect([s.hero.row, s.hero.x > 7]).toEqual([1, true]);
      one.run(120, undefined, () => one.game().lives < lives || s.hero.x < 1);
      expect(one.game().lives).toBe(wraps ? lives : lives - 1);
    }
  });

  it('hops two cells with dash, and saves a blow by a shield', () => {
    for (const dashes of [true, false]) {
      const one = easy(dashes ? [{ rule: 'dash' }] : []);
      one.state().rows = [row('grass'), row('grass'), row('grass'), row('grass')];
      one.play.virtual.b = true;
      one.press('up');
      one.run(12);
      expect(one.state().hero.row).toBe(dashes ? 2 : 1);
    }
    const one = easy([{ rule: 'shield' }]);
    const { lives } = one.game();
    one.state().rows = [row('grass'), row('road', 0, [{ at: 5, w: 1.2, actor: car }]), row('grass')];
    one.press('up');
    one.run(30, undefined, () => one.state().shields < 2);
    expect([one.state().shields, one.game().lives]).toEqual([1, lives]);
  });

  it('goes on until the number of the prompt is collected', () => {
    const { play, game, run, state } = table(crossing, designOf('crossing', [{ rule: 'collect', n: 14 }]));
    expect([game().levels, state().need]).toEqual([1, 14]);
    play.botMode = 'win';
    let early = false;
    run(60 * 300, undefined, () => {
      early ||= game().outcome === 'win' && state().collected < 14;
      return false;
    });
    expect([play.phase, early]).toEqual(['win', false]);
  });

  it('has only rivers with noEnemies, and a boss that falls with the last home', () => {
    const calm = table(crossing, designOf('crossing', [{ rule: 'noEnemies' }]));
    expect(calm.state().rows.some((one) => one.ground === 'road')).toBe(false);

    const one = table(
      crossing,
      designOf('crossing', [{ rule: 'boss' }, { rule: 'levels', n: 1 }, { rule: 'lives', n: 9 }]),
    );
    expect(one.state().boss?.hp).toBe(3);
    one.play.botMode = 'win';
    let early = false;
    one.run(60 * 300, undefined, () => {
      early ||= one.state().boss !== null && one.game().outcome === 'win';
      return false;
    });
    expect([one.play.phase, early, one.state().boss]).toEqual(['win', false, null]);
  });
});
