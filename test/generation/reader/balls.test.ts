/** A sport's ball flies where the prompt names nobody. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const heroOf = (prompt: string) => {
  const { genre, cast } = readPrompt({ prompt, seed: 3, supported: GENRES });
  return [genre, cast.hero.sprite, cast.hero.name];
};

describe('who flies in a game of a ball', () => {
  it.each([
    ['golf on the moon', 'golf-ball', 'golf ball'],
    ['Minigolf im Weltraum', 'golf-ball', 'Golfball'],
    ['basketball hoops game', 'basketball', 'basketball', 'hoops'],
    ['penalty shootout', 'soccer-ball', 'ball', 'penalty'],
  ])('%s: the ball', (prompt, sprite, name, kind = 'aim_physics') => {
    expect(heroOf(prompt)).toEqual([kind, sprite, name]);
  });

  it.each([
    ['golf with a penguin', 'penguin'],
    ['catapult cats into a castle', 'cat'],
  ])('%s: whom the prompt names', (prompt, sprite) => {
    expect(heroOf(prompt)[1]).toBe(sprite);
  });
});

describe('a number of balls', () => {
  it.each([
    ['a pinball game with cats, 3 balls', { rule: 'lives', n: 3 }],
    ['flipper avec 4 billes', { rule: 'lives', n: 4 }],
    ['пинбол, 5 шариков', { rule: 'lives', n: 5 }],
    ['basketball with a panda, 10 balls', { rule: 'throws', n: 10 }],
    // things of the game, in whatever kind
    ['pinball where you collect 5 balls of yarn', { rule: 'collect', n: 5 }],
    ['a snake that eats 8 balls', { rule: 'collect', n: 8 }],
  ])('%s', (prompt, rule) => {
    // who is peaceful meets no enemies, whatever is counted
    const { rules } = readPrompt({ prompt, seed: 3, supported: GENRES });
    expect(rules.filter((one) => one.rule !== 'noEnemies')).toEqual([rule]);
  });
});
