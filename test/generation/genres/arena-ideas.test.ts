/** An arena's levels: eight where nothing else is said, each with an idea of its own, and what the ground does in them. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../src/generation/design.js';
import { stepBursts } from '../../../src/generation/genres/arena/ideas.js';
import { arena } from '../../../src/generation/genres/arena/index.js';
import { BLAST, IDEAS } from '../../../src/generation/genres/arena/order.js';
import type { Way } from '../../../src/generation/genres/arena/state.js';
import { stepWaves } from '../../../src/generation/genres/arena/waves.js';
import { Session } from '../../../src/generation/kit/session.js';
import { designOf, expectSameAgain, tournament } from './playing.js';

const SILENT = { sound() {}, burst() {}, float() {}, shake() {}, flash() {}, banner() {} };
function levelOf(level: number, rules: Rule[] = []) {
  const design = designOf('arena', rules);
  return new Session(arena, { design, seed: design.seed, ease: 0, pictures: {} }, SILENT, level);
}

/** Who comes in the waves of that level. */
function comers(level: number): Set<Way> {
  const run = levelOf(level);
  const seen = new Set<Way>();
  for (let wave = 0; wave < run.state.waves; wave++) {
    run.state.pause = 1;
    stepWaves(run, run.state);
    for (const way of [...run.state.queue, ...run.state.coming.map((one) => one.way)]) seen.add(way);
  }
  return seen;
}

describe('the levels of an arena', () => {
  it.each([
    [[], 8],
    [[{ rule: 'levels', n: 3 }], 3],
    [[{ rule: 'waves', n: 10 }], 1],
    [[{ rule: 'bossEvery', n: 5 }], 1],
    [[{ rule: 'collect', n: 10 }], 1],
    [[{ rule: 'timer', seconds: 60 }], 1],
    [[{ rule: 'noEnemies' }], 1],
  ] as const)('with %j are %i', (rules, levels) => expect(levelOf(1, [...rules]).levels).toBe(levels));

  it('bring in one idea each: who fights in a new way, then the ground, and a boss at the end alone', () => {
    expect(IDEAS.map((_, i) => levelOf(i + 1).state.idea)).toEqual(IDEAS);
    expect([...comers(1)]).toEqual(['chaser']);
    expect(comers(2).has('shooter')).toBe(true);
    expect(comers(3).has('dasher')).toBe(true);
    expect(comers(4).has('splitter')).toBe(true);
    expect(IDEAS.map((_, i) => comers(i + 1).has('boss'))).toEqual(IDEAS.map((idea) => idea === 'chief'));
  });

  it('are won by the bot in at least 9 of 10 seeds, the same way each time', () => {
    const first = tournament(arena, designOf('arena'), 10);
    expect(first.won).toBeGreaterThanOrEqual(9);
    expectSameAgain(first.traces, arena, designOf('arena'));
  }, 240_000);
});

describe('what the ground does', () => {
  it('is slippery on ice: who lets go glides on', () => {
    const glides = [1, 5].map((level) => {
      const run = levelOf(level);
      run.state.hero.vx = 5;
      const from = run.state.hero.x;
      for (let i = 0; i < 40; i++) run.step();
      return run.state.hero.x - from;
    });
    expect(glides[1]).toBeGreaterThan((glides[0] ?? 0) * 2);
  });

  it('bursts where the hero stood, later, and hurts who stayed', () => {
    for (const stays of [true, false]) {
      const run = levelOf(6);
      const { state } = run;
      const { lives } = run;
      state.bursts = [{ x: state.hero.x, y: state.hero.y, in: BLAST.frames }];
      if (!stays) state.hero.x += BLAST.radius + 0.5;
      for (let i = 1; i < BLAST.frames; i++) stepBursts(run, state);
      expect(run.lives).toBe(lives);
      stepBursts(run, state);
      expect([run.lives, state.bursts]).toEqual([stays ? lives - 1 : lives, []]);
    }
  });
});
