/** An open field: things lie about, somebody chases, and what stands there is all that one can run round. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../src/generation/design.js';
import { field as game } from '../../../src/generation/genres/maze/field.js';
import { SIZE, sound, xOf, yOf } from '../../../src/generation/genres/maze/level.js';
import type { State } from '../../../src/generation/genres/maze/state.js';
import { newcomerMedian } from '../newcomer.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const field = (rules: Rule[] = [], over = {}) => designOf('maze', rules, { mode: 'field', ...over });
const at = (seed: number, rules: Rule[] = [], over = {}): Table<State> => table(game, field(rules, over), seed);

describe('the field', () => {
  it('hangs together, has no dead end, and nothing on it touches another', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const { level } = at(seed).state();
      expect(level.grammar).toBe('field');
      expect(sound(level, level.floor)).toBe(true);
      expect(level.floor.length + level.blocked.length).toBe(SIZE);
      expect(level.blocked.length).toBeGreaterThan(6);
      const near = (one: number, other: number): boolean =>
        one !== other && Math.abs(xOf(one) - xOf(other)) < 2 && Math.abs(yOf(one) - yOf(other)) < 2;
      expect(level.blocked.filter((one) => level.blocked.some((other) => near(one, other)))).toEqual([]);
    }
  });

  it('has no way out but where the prompt names one', () => {
    expect(at(1).state().wayOut).toBe(false);
    const design = field();
    const { goal } = design.cast;
    expect(goal).toBeDefined();
    const named = { ...design.cast, goal: { ...goal, from: 'prompt' } };
    expect(at(1, [], { cast: named }).state().wayOut).toBe(true);
  });
});

describe('a game', () => {
  it.each(['easy', 'normal', 'hard'] as const)(
    'is won by its bot at first try in nearly all seeds: %s',
    (difficulty) => {
      const design = field([], { difficulty });
      const played = tournament(game, design);
      expect(played.won).toBeGreaterThanOrEqual(18);
      if (difficulty === 'normal') expectSameAgain(played.traces, game, design);
    },
    400_000,
  );

  it('ends with the last thing that is wanted', () => {
    const { play, run, state } = at(2, [{ rule: 'collect', n: 12 }]);
    play.botMode = 'win';
    run(60 * 120);
    expect([play.phase, state().taken]).toEqual(['win', 12]);
  }, 60_000);

  it('is not won by who does nothing', () => {
    const idle = at(2);
    idle.run(60 * 120);
    expect(idle.play.phase).toBe('lose');
  });

  it('lasts a minute for a newcomer', () => {
    expect(newcomerMedian(game, field(), 20)).toBeGreaterThanOrEqual(60);
  }, 120_000);
});
