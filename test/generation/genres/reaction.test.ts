/** Reaction: what must be hit shows long enough, what must not costs a life, each device finishes each mode. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { reaction } from '../../../src/generation/genres/reaction/index.js';
import { LEAST, lifeOf } from '../../../src/generation/genres/reaction/comers.js';
import { IDEAS, type ReactionIdea } from '../../../src/generation/genres/reaction/mode.js';
import { LEAST as MOMENT } from '../../../src/generation/genres/reaction/signals.js';
import { H, holesOf, W, type State } from '../../../src/generation/genres/reaction/state.js';
import { ideasOf } from '../../../src/generation/package/ideas.js';
import type { Pad } from '../../../src/generation/kit/types.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

const MODES = ['holes', 'slice', 'fish', 'lamp'] as const;
type Mode = (typeof MODES)[number];
const like = (mode: Mode, rules: Rule[] = [], over: Partial<GameDesign> = {}): GameDesign =>
  designOf('reaction', rules, { mode, ...over });

describe('what comes', () => {
  it.each(MODES)('in the mode %s is that mode, and stays as long as a person needs at every skill', (mode) => {
    for (const difficulty of ['easy', 'normal', 'hard'] as const)
      for (const pace of [[], [{ rule: 'fast' }, { rule: 'speedUp' }]] as Rule[][]) {
        const { play, game, run, state } = table(
          reaction,
          like(mode, [...pace, { rule: 'levels', n: 1 }], { difficulty }),
        );
        expect(state().mode).toBe(mode);
        play.botMode = 'win';
        let least = Infinity;
        run(60 * 90, undefined, () => {
          const s = state();
          if (s.signal?.phase === 'on') least = Math.min(least, s.signal.window);
          if (mode === 'holes') least = Math.min(least, lifeOf(game(), s));
          return false;
        });
        expect(least).toBeGreaterThanOrEqual(mode === 'holes' ? LEAST : MOMENT);
        expect(play.phase).toBe('win');
      }
  });

  it('has its holes inside the board and apart, in three looks', () => {
    for (const layout of ['grid', 'ring', 'comb'] as const) {
      const holes = holesOf(layout);
      expect(holes.length).toBeGreaterThanOrEqual(8);
      for (const [i, a] of holes.entries()) {
        expect(Math.min(a.x, W - a.x)).toBeGreaterThan(1.2);
        expect(a.y).toBeLessThan(H - 1);
        for (const b of holes.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2);
      }
    }
    const seen = new Set(
      Array.from({ length: 12 }, (_, i) => table(reaction, like('holes', [], { seed: i * 4 })).state().layout),
    );
    expect(seen.size).toBe(3);
  });

  it('flies high enough to be sliced, and into the board', () => {
    const { run, state } = table(reaction, like('slice', [{ rule: 'lives', n: 20 }]));
    const top = new Map<object, number>();
    run(60 * 30, undefined, () => {
      for (const one of state().pops) {
        top.set(one, Math.min(top.get(one) ?? 99, one.y));
        expect(Math.min(one.x, W - one.x)).toBeGreaterThan(0.4);
      }
      return false;
    });
    expect(top.size).toBeGreaterThan(12);
    const done = [...top].filter(([one]) => !state().pops.includes(one as never)).map(([, y]) => y);
    expect(Math.max(...done)).toBeLessThan(8.5);
    expect(Math.min(...done)).toBeGreaterThan(0);
  });
});

/** Strikes good ones only, by one device. */
const skilled =
  (state: () => State, way: 'pointer' | 'keys'): ((pad: Pad) => void) =>
  (pad) => {
    const s = state();
    pad.left = pad.right = pad.up = pad.down = pad.a = false;
    if (pad.pointer) pad.pointer.down = false;
    if (s.signal) {
      if (s.signal.phase !== 'on' || !s.signal.good || s.signal.t !== 14) return;
      if (way === 'keys') pad.a = true;
      else pad.pointer = { x: 5, y: 8, down: true };
      return;
    }
    const clear = (x: number): boolean => s.pops.every((one) => one.good || Math.abs(one.x - x) > 2.4);
    const one = s.pops.find(
      (other) =>
        other.good && other.hit === 0 && other.age > 15 && (s.mode === 'holes' || (clear(other.x) && other.y < H - 2)),
    );
    if (!one) return;
    if (way === 'pointer') {
      if (one.age % 4 === 0) pad.pointer = { x: one.x, y: one.y, down: true };
    } else if (s.mode === 'slice') {
      const lane = Math.round((one.x - W / 2) / 3.3);
      if (one.age % 2) pad[lane < 0 ? 'left' : lane > 0 ? 'right' : 'down'] = true;
    } else if (one.age % 2) {
      if (s.cursor === one.hole) pad.a = true;
      else {
        const from = s.holes[s.cursor] as { x: number; y: number };
        if (Math.abs(one.x - from.x) > 0.5 && (Math.abs(one.y - from.y) < 0.5 || one.age % 4 === 1))
          pad[one.x > from.x ? 'right' : 'left'] = true;
        else pad[one.y > from.y ? 'down' : 'up'] = true;
      }
    }
  };

describe('a level', () => {
  /** Plays a whole game and shows each frame of the level that brings that in. */
  const inLevel = (mode: Mode, idea: ReactionIdea, look: (s: State) => void): number => {
    const { play, run, state } = table(reaction, like(mode));
    play.botMode = 'win';
    let frames = 0;
    run(60 * 300, undefined, () => {
      if (state().idea === idea) {
        frames++;
        look(state());
      }
      return false;
    });
    return frames;
  };

  it.each(MODES)('of %s brings in one idea each, told in every language, and in fewer levels some of them', (mode) => {
    const { play, run, state } = table(reaction, like(mode));
    play.botMode = 'win';
    const met: (string | null)[] = [];
    run(60 * 300, undefined, () => {
      if (met.at(-1) !== state().idea) met.push(state().idea);
      return false;
    });
    expect([met, play.phase]).toEqual([[...IDEAS[mode]], 'win']);
    const told = Object.keys(ideasOf({ ...like(mode), genre: 'reaction' }).ideas ?? {});
    expect(told).toEqual(IDEAS[mode].slice(1));
    expect(table(reaction, like(mode, [{ rule: 'levels', n: 3 }])).game().levels).toBe(3);
    for (const one of [
      { rule: 'levels', n: 1 },
      { rule: 'collect', n: 12 },
      { rule: 'timer', seconds: 30 },
    ] as Rule[])
      expect([
        table(reaction, like(mode, [one])).game().levels,
        table(reaction, like(mode, [one])).state().idea,
      ]).toEqual([1, null]);
  });

  it.each(['holes', 'slice'] as const)(
    'of %s has what it brings in, and nothing to leave alone in the first',
    (mode) => {
      expect(inLevel(mode, 'plain', (s) => expect(s.pops.every(({ good }) => good)).toBe(true))).toBeGreaterThan(60);
      let [banned, most, golden] = [0, 0, 0];
      inLevel(mode, 'leave', (s) => void (banned += s.pops.filter(({ good }) => !good).length));
      inLevel(mode, 'together', (s) => void (most = Math.max(most, s.pops.filter(({ age }) => age === 1).length)));
      inLevel(mode, 'golden', (s) => void (golden += s.pops.filter((one) => one.golden).length));
      expect([banned > 0, most, golden > 0]).toEqual([true, mode === 'slice' ? 3 : 2, true]);
    },
  );

  it('has helmets that take a second blow, holes that go round, large ones that fall in two, and some out of corners', () => {
    const worn = new Set<object>();
    const bare = new Set<object>();
    inLevel('holes', 'helmets', (s) => {
      for (const one of s.pops) if (one.hp > 1) worn.add(one);
      for (const one of s.pops) if (worn.has(one) && one.hp === 1 && one.hit === 0) bare.add(one);
    });
    expect(bare.size).toBeGreaterThan(0);
    const places = new Set<number>();
    inLevel('holes', 'carousel', (s) => {
      places.add(Math.round(s.holes[0]?.x ?? 0));
      for (const one of s.pops) expect([one.x, one.y]).toEqual([s.holes[one.hole]?.x, s.holes[one.hole]?.y]);
      for (const { x, y } of s.holes) expect(Math.min(x, W - x, H - y)).toBeGreaterThan(1.2);
    });
    expect(places.size).toBeGreaterThan(2);
    const sizes = new Set<number>();
    inLevel('slice', 'split', (s) => s.pops.forEach(({ size }) => sizes.add(size)));
    expect([...sizes].toSorted((a, b) => a - b)).toEqual([0.74, 1, 1.4]);
    let wide = 0;
    inLevel('slice', 'arcs', (s) => void (wide = Math.max(wide, ...s.pops.map(({ vx }) => Math.abs(vx)))));
    expect(wide).toBeGreaterThan(2.5);
  });

  it.each(['fish', 'lamp'] as const)(
    'of %s has feints, gold and some that come again when it is their turn',
    (mode) => {
      const seen: Record<'decoys' | 'feints' | 'golden' | 'again', Set<string>> = {
        decoys: new Set(),
        feints: new Set(),
        golden: new Set(),
        again: new Set(),
      };
      for (const idea of IDEAS[mode])
        inLevel(mode, idea, ({ signal }) => {
          if (signal?.good === false) seen.decoys.add(idea);
          if (signal?.feints.length) seen.feints.add(idea);
          if (signal?.golden) seen.golden.add(idea);
          if (signal?.again) seen.again.add(idea);
        });
      expect([...seen.golden, ...seen.again]).toEqual(['golden', 'again']);
      expect([seen.decoys.has('leave'), seen.decoys.has('plain')]).toEqual([true, false]);
      expect([seen.feints.has('feints'), seen.feints.has('plain'), seen.feints.has('leave')]).toEqual([
        true,
        false,
        false,
      ]);
    },
  );

  it('counts gold for three, and does not mind if it gets away', () => {
    const { game, run, state } = table(reaction, like('holes', [{ rule: 'noEnemies' }]));
    run(60 * 5, undefined, () => state().pops.length > 0);
    const s = state();
    const [one] = s.pops;
    if (!one) throw new Error('nobody came');
    s.pops = [{ ...one, golden: true, age: one.life - 1 }];
    s.wait = 1e6;
    run(3);
    expect([s.pops.length, s.patience, s.hits]).toEqual([0, 3, 0]);
    s.pops = [{ ...one, golden: true, age: 20 }];
    run(2, (pad) => void (pad.pointer = { x: one.x, y: one.y, down: true }));
    expect([s.hits, game().lives]).toEqual([3, 3]);
  });
});

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds in every mode, the same way each time', () => {
    for (const mode of MODES) {
      const first = tournament(reaction, like(mode));
      expect([mode, first.won >= 18]).toEqual([mode, true]);
      expectSameAgain(first.traces, reaction, like(mode));
    }
  }, 240_000);

  it.each(MODES)('of %s is lost by who does nothing, and by who strikes at everything', (mode) => {
    const idle = table(reaction, like(mode));
    idle.run(60 * 240);
    expect(idle.play.phase).toBe('lose');
    const wild = table(reaction, like(mode, [], { difficulty: 'hard' }));
    let frame = 0;
    wild.run(60 * 240, (pad) => {
      const one = wild.state().pops.find(({ good, hit }) => !good && hit === 0);
      pad.pointer = { x: one?.x ?? 5, y: one?.y ?? 5, down: frame++ % 12 === 0 };
    });
    expect(wild.play.phase).toBe('lose');
  });

  it.each(['pointer', 'keys'] as const)('can be finished with %s alone, in every mode', (way) => {
    for (const mode of MODES) {
      const rules: Rule[] = [{ rule: 'levels', n: 1 }, { rule: 'lives', n: 20 }, { rule: 'slow' }];
      const { play, run, state } = table(reaction, like(mode, rules, { difficulty: 'easy' }));
      run(60 * 200, skilled(state, way));
      expect([mode, play.phase]).toEqual([mode, 'win']);
    }
  });

  it('has no decoys without enemies, and a number is that number', () => {
    for (const mode of MODES) {
      const { run, state } = table(reaction, like(mode, [{ rule: 'noEnemies' }, { rule: 'lives', n: 20 }]));
      run(60 * 40, undefined, () => {
        expect(state().pops.every(({ good }) => good) && state().signal?.good !== false).toBe(true);
        return false;
      });
      expect(table(reaction, like(mode, [{ rule: 'collect', n: 30 }])).state().need).toBe(30);
    }
  });

  it('against the clock goes on to its end, and is won only with enough', () => {
    const rules: Rule[] = [{ rule: 'timer', seconds: 30 }];
    const { play, game, run, state } = table(reaction, like('slice', rules));
    play.botMode = 'win';
    run(60 * 29);
    expect([play.phase, state().hits > state().need]).toEqual(['play', true]);
    run(60 * 4);
    expect([play.phase, game().levels]).toEqual(['win', 1]);
    const late = table(reaction, like('slice', [...rules, { rule: 'lives', n: 20 }]));
    late.run(60 * 40);
    expect(late.play.phase).toBe('lose');
  });

  it.each(MODES)('of %s with a boss ends with its last blow, and a shield saves one mistake', (mode) => {
    const { play, game, run, state } = table(reaction, like(mode, [{ rule: 'boss' }, { rule: 'levels', n: 1 }]));
    play.botMode = 'win';
    let early = false;
    run(60 * 200, undefined, () => {
      early ||= (state().boss?.hp ?? 0) > 0 && game().outcome === 'win';
      return false;
    });
    expect([early, play.phase, state().boss?.hp]).toEqual([false, 'win', 0]);
    const saved = table(reaction, like(mode, [{ rule: 'shield' }, { rule: 'lives', n: 2 }]));
    saved.run(60 * 120, undefined, () => !saved.state().shield);
    expect(saved.game().lives).toBe(2);
    saved.run(60 * 120, undefined, () => saved.game().lives < 2);
    expect(saved.game().lives).toBe(1);
  });
});
