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
    ['ビリヤードゲーム', 'pool-8-ball', 'ビリヤードの球'],
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
