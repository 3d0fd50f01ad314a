/** An open field: things lie about, somebody chases, and what stands there is all that one can run round. */
import { describe, expect, it } from 'vitest';
import { GENRES, type Rule } from '../../../src/generation/design.js';
import { field as game } from '../../../src/generation/genres/maze/field.js';
import { SIZE, sound, xOf, yOf } from '../../../src/generation/genres/maze/level.js';
import type { State } from '../../../src/generation/genres/maze/state.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
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

describe('is what is made of', () => {
  it.each([
    ['my dog collects bones in the garden and runs away from the vacuum cleaner', ['vacuum cleaner'], []],
    ['mein Hund sammelt Knochen und läuft vor dem Staubsauger weg', ['Staubsauger'], []],
    ['うちの犬が骨を集めて、となりの猫に追いかけられる', ['猫'], []],
    ['котик Мурчик збирає ковбаски, пес женеться, 3 життя', ['пес'], []],
  ])('%s', (prompt, chasers, standing) => {
    const { genre, mode, cast } = readPrompt({ prompt, seed: 7, supported: GENRES });
    const named = (list: typeof cast.enemies) =>
      list.filter(({ from }) => from === 'prompt').map(({ name }) => name.toLowerCase());
    expect([genre, mode]).toEqual(['maze', 'field']);
    expect([named(cast.enemies), named(cast.obstacles)]).toEqual([chasers.map((name) => name.toLowerCase()), standing]);
  });

  it.each([
    'a maze where a frog collects keys and finds the exit',
    'a platformer with a penguin that collects fish and runs from a walrus',
  ])('but not where a kind is named: %s', (prompt) =>
    expect(readPrompt({ prompt, seed: 7, supported: GENRES }).mode).toBeUndefined(),
  );

  it('leaves what stands in the way where somebody else chases', () => {
    const prompt = 'my hedgehog gathers apples on the meadow while a fox chases it, barrels are in the way';
    const { mode, cast } = readPrompt({ prompt, seed: 7, supported: GENRES });
    expect(mode).toBe('field');
    expect(cast.enemies.filter(({ from }) => from === 'prompt').map(({ sprite }) => sprite)).toEqual(['fox']);
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
