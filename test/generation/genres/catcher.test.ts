/** Catcher: phrases that a slow walker can finish, misses that cost, a boss beaten by what is caught, and that hands of every sort can win. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { IDEAS } from '../../../src/generation/genres/catcher/ideas.js';
import { catcher } from '../../../src/generation/genres/catcher/index.js';
import { fall } from '../../../src/generation/genres/catcher/path.js';
import { basketOf, newPhrase } from '../../../src/generation/genres/catcher/phrases.js';
import { catchAll, standAt } from '../../../src/generation/genres/catcher/proof.js';
import { RIM, W, type Drop, type State } from '../../../src/generation/genres/catcher/state.js';
import { Session } from '../../../src/generation/kit/session.js';
import type { Pad } from '../../../src/generation/kit/types.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

const actor = { name: 'fish', sprite: 'fish', traits: [], from: 'prompt' as const };
const drop = (kind: Drop['kind'], x: number, from: number, bumpers: { x: number; y: number }[] = []): Drop =>
  fall({ actor, kind, power: null }, from, x, 0, 100, 0, {
    bumpers: bumpers.map((one) => ({ ...one, actor, hit: 0 })),
  });

describe('the proof', () => {
  it('finds what can be caught, and what is too far or behind something bad', () => {
    const start = standAt(2, 0);
    const can = (drops: Drop[], walk: number) => catchAll(drops, start, walk, 0.8, 0) !== null;
    expect(can([drop('good', 6, 0)], 4)).toBe(true);
    expect(can([drop('good', 6, 0)], 1)).toBe(false);
    // both at once, far apart
    expect(can([drop('good', 2, 0), drop('good', 6, 0)], 4)).toBe(false);
    // the same place at the same time
    expect(can([drop('good', 6, 0), drop('bad', 6, 0)], 4)).toBe(false);
    expect(can([drop('good', 6, 0), drop('bad', 9, 0)], 4)).toBe(true);
  });

  it('knows where a thing comes down that rolls off what hangs in the sky', () => {
    const free = drop('good', 5.8, 0);
    const rolled = drop('good', 5.8, 0, [{ x: 6, y: 5 }]);
    expect(free.catchX).toBeCloseTo(5.8);
    expect(rolled.catchX).toBeLessThan(5.2);
    expect(rolled.catchAt).toBeGreaterThan(free.catchAt);
  });

  it('holds for what really falls: a walker of its pace catches all and touches nothing, in all three skies', () => {
    const skies = new Set<string>();
    for (let seed = 0; seed < 24; seed++) {
      const rules: Rule[] = [{ rule: 'levels', n: 1 }];
      const { run, state, game } = table(
        catcher,
        designOf('catcher', rules, { seed, difficulty: seed % 2 ? 'hard' : 'easy' }),
        seed * 31,
      );
      skies.add(state().style);
      const all: Drop[] = [];
      const seen = new Set<Drop>();
      let frame = 0;
      // somebody who never stands still, so that the sky wakes up
      run(
        60 * 14,
        (pad: Pad) => (pad.ax = Math.sin(frame / 30)),
        () => {
          frame++;
          for (const one of state().drops)
            if (!seen.has(one)) {
              seen.add(one);
              all.push({ ...one, from: frame - one.age });
            }
          return state().boss !== null || game().lives === 0;
        },
      );
      expect(all.length).toBeGreaterThan(3);
      for (const one of all) {
        expect(one.catchX).toBeGreaterThan(0.7);
        expect(one.catchX).toBeLessThan(W - 0.7);
      }
      // twice the walker's pace, as frames are counted from outside and phrases overlap
      expect(catchAll(all, standAt(W / 2, 0), 10, 1.2, 0)).not.toBeNull();
    }
    expect([...skies].toSorted()).toEqual(['arcs', 'rain', 'zigzag']);
  });
});

const SILENT = { sound() {}, burst() {}, float() {}, shake() {}, flash() {}, banner() {} };
/** a run that begins at that level */
function levelOf(level: number, rules: Rule[] = [], over: Partial<GameDesign> = {}): Session<State> {
  const plain = designOf('catcher', rules, over);
  const design = { ...plain, cast: { ...plain.cast, obstacles: over.cast?.obstacles ?? [actor] } };
  return new Session(catcher, { design, seed: design.seed, ease: 0, pictures: {} }, SILENT, level);
}

describe('levels', () => {
  it.each([
    [[], 8],
    [[{ rule: 'levels', n: 3 }], 3],
    [[{ rule: 'collect', n: 10 }], 1],
    [[{ rule: 'timer', seconds: 60 }], 1],
  ] as const)('with %j are %i', (rules, levels) => expect(levelOf(1, [...rules]).levels).toBe(levels));

  it('bring in one idea each, of which a slow walker catches all and touches nothing', () => {
    expect(IDEAS.map((_, i) => levelOf(i + 1).state.idea)).toEqual(IDEAS);
    for (const difficulty of ['easy', 'normal', 'hard'] as const)
      for (const [i] of IDEAS.entries()) {
        const run = levelOf(i + 1, [], { difficulty });
        const { state } = run;
        let stand = standAt(W / 2, 0);
        for (state.phrases = 0; state.phrases < 5; state.phrases++) {
          const phrase = newPhrase(run, state, state.style, { x: state.x, stand });
          expect(catchAll(phrase.drops, stand, 2.6 + run.skill * 2.4, basketOf(run, false), 0)).not.toBeNull();
          expect(phrase.drops.filter(({ catchX }) => catchX < 0.7 || catchX > W - 0.7)).toEqual([]);
          stand = phrase.stand;
        }
      }
  });

  it('let a good thing that nobody caught leap over the basket once more, and what a gust carries drift', () => {
    const thing = { actor, kind: 'good' as const, power: null };
    const leaps = fall(thing, 0, 5, 0, 100, 0, { bounces: true });
    const heights = [...leaps.path].filter((_, i) => i % 2 === 1);
    const after = heights.slice(leaps.catchAt / 2 + 12);
    expect(Math.min(...after)).toBeLessThan(RIM - 1);
    expect(heights.at(-1)).toBeGreaterThan(RIM + 1);
    const plain = fall(thing, 0, 5, 0, 100, 0);
    expect(plain.catchX).toBeCloseTo(5);
    expect(fall(thing, 0, 5, 0, 100, 0, { gust: 2 }).catchX).toBeGreaterThan(6.5);
  });

  it('have what rolls off only where something hangs there', () => {
    const run = levelOf(3);
    const bare = { ...run.design, cast: { ...run.design.cast, obstacles: [] } };
    expect(run.state.bumpers.length).toBeGreaterThan(0);
    expect(levelOf(3, [], bare).state.idea).not.toBe('rolling');
  });
});

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(catcher, designOf('catcher'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, catcher, designOf('catcher'));
  }, 240_000);

  it('is lost by who does nothing, and nothing falls into an empty basket by chance', () => {
    for (const rules of [[], [{ rule: 'noEnemies' }, { rule: 'collect', n: 2 }, { rule: 'magnet' }]] as Rule[][])
      for (let seed = 0; seed < 10; seed++) {
        const { play, run, state } = table(catcher, designOf('catcher', rules, { seed }), seed);
        run(60 * 180);
        expect([play.phase, state().caught]).toEqual(['lose', 0]);
      }
  });

  /** the next good thing to come down that nothing bad comes down beside */
  const wanted = (drops: readonly Drop[], x: number): number => {
    const low = drops.filter((one) => !one.gone && one.y < RIM + 0.5).toSorted((a, b) => b.y - a.y);
    const bad = low.filter((one) => one.kind === 'bad' && one.y > 5);
    const good = low.find(
      (one) => one.kind === 'good' && !bad.some((other) => Math.abs(other.catchX - one.catchX) < 1.9),
    );
    const near = bad.find((one) => Math.abs(one.catchX - x) < 1.7);
    if (near) return near.catchX > W / 2 ? near.catchX - 2 : near.catchX + 2;
    return good?.catchX ?? x;
  };
  const easy = designOf('catcher', [{ rule: 'lives', n: 9 }], { difficulty: 'easy' });

  it('can be finished with a finger or the mouse alone', () => {
    const { play, run, state } = table(catcher, easy);
    run(60 * 400, (pad: Pad) => (pad.pointer = { x: wanted(state().drops, state().x), y: 9, down: true }));
    expect(play.phase).toBe('win');
  });

  it('can be finished with two keys alone', () => {
    const { play, run, state } = table(catcher, easy);
    run(60 * 400, (pad: Pad) => {
      const way = wanted(state().drops, state().x) - state().x;
      pad.left = way < -0.3;
      pad.right = way > 0.3;
    });
    expect(play.phase).toBe('win');
  });

  it('takes a life for the last of the misses, and gives none for a bad thing under a shield', () => {
    const { game, run, state } = table(catcher, designOf('catcher', [{ rule: 'noEnemies' }]));
    const { lives } = game();
    run(60 * 120, undefined, () => state().missed === state().patience - 1);
    expect(game().lives).toBe(lives);
    run(60 * 60, undefined, () => game().lives < lives);
    expect([game().lives, state().missed]).toEqual([lives - 1, 0]);

    const shielded = table(catcher, designOf('catcher', [{ rule: 'shield' }]));
    const s = shielded.state();
    shielded.run(
      60 * 60,
      (pad: Pad) => {
        const bad = s.drops.find((one) => one.kind === 'bad');
        pad.pointer = { x: bad ? bad.x : s.x, y: 9, down: true };
      },
      () => s.shields < 2,
    );
    expect([s.shields, shielded.game().lives]).toEqual([1, 3]);
  });

  it('ends its last level only when the boss is beaten by what was thrown back', () => {
    const { play, game, run, state } = table(catcher, designOf('catcher', [{ rule: 'levels', n: 1 }]));
    play.botMode = 'win';
    let least = Infinity;
    let early = false;
    run(60 * 300, undefined, () => {
      least = Math.min(least, state().boss?.hp ?? Infinity);
      early ||= game().outcome === 'win' && (state().boss !== null || least > 1);
      return false;
    });
    expect([early, play.phase]).toEqual([false, 'win']);
    expect(least).toBeLessThanOrEqual(1);
  });

  it('has no boss and nothing bad with noEnemies, and asks for the number of the prompt', () => {
    const { play, game, run, state } = table(
      catcher,
      designOf('catcher', [{ rule: 'noEnemies' }, { rule: 'collect', n: 20 }]),
    );
    expect([game().levels, state().need]).toEqual([1, 20]);
    play.botMode = 'win';
    let bad = 0;
    run(60 * 300, undefined, () => {
      bad += state().drops.filter((one) => one.kind === 'bad').length + (state().boss ? 1 : 0);
      return false;
    });
    expect([bad, play.phase, state().caught]).toEqual([0, 'win', 20]);
  });

  it('dashes, wraps and shoots where the prompt asks for it, and not otherwise', () => {
    const move = (rules: Rule[], hands: (pad: Pad) => void, frames: number) => {
      const one = table(catcher, designOf('catcher', rules));
      one.run(frames, hands);
      return one.state();
    };
    const right = (pad: Pad) => void (pad.right = true);
    expect(move([], right, 60).x).toBeCloseTo(W - 0.9);
    expect(move([{ rule: 'wrap' }], right, 60).x).toBeLessThan(W / 2);
    const press = (pad: Pad) => void (pad.a = true);
    expect(move([], press, 12).x).toBeCloseTo(W / 2);
    expect(move([{ rule: 'dash' }], press, 12).x).toBeGreaterThan(W / 2 + 3);
    expect(move([], press, 12).shots.length).toBe(0);
    expect(move([{ rule: 'shooting' }], press, 12).shots.length).toBe(1);
    expect(move([{ rule: 'rapidFire' }], press, 30).shots.length).toBe(3);
  });
});
