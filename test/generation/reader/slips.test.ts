/** Slips of the finger are read as what was meant; what is a word already stays itself. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { isEnglish } from '../../../src/generation/lexicon/english.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const read = (prompt: string) => readPrompt({ prompt, seed: 7, supported: GENRES });
const sprites = (prompt: string): string[] => {
  const { cast } = read(prompt);
  return [cast.hero, ...cast.enemies, ...cast.items]
    .filter(({ from }) => from === 'prompt')
    .map(({ sprite }) => sprite);
};

describe('a slip', () => {
  it.each([
    ['a letter left out', 'a dragn collects coins', 'dragon'],
    ['two in the wrong order', 'a pengiun collects coins', 'penguin'],
    ['one too many', 'a hamsster collects coins', 'hamster'],
    ['a wrong one in a long word', 'a crocodule collects coins', 'crocodile'],
    ['in Spanish', 'un juego donde un elefannte recoge monedas', 'elephant'],
  ])('%s: %s', (_, prompt, sprite) => {
    expect(sprites(prompt)).toContain(sprite);
  });

  it.each([
    ['crossy road with a turtle', 'crossy_road'],
    ['crossy road mit einem Huhn', 'crossy_road'],
    ['carrom with my brother', 'carrom'],
  ])('is none in the name of a game: %s', (prompt, game) => expect(read(prompt).named?.game).toBe(game));

  it('gives the kind as well', () => expect(read('a platfomer with a fox').genre).toBe('platformer'));

  it.each(['beast', 'spells', 'planes', 'hates', 'baking', 'thicker'])('%s is a word, and no slip', (word) =>
    expect(isEnglish(word)).toBe(true),
  );

  it.each(['dragn', 'platfomer', 'collectng', 'pengiun'])('%s is none', (word) => expect(isEnglish(word)).toBe(false));

  it('leaves names alone', () => expect(read('a hedgehog called Foxx runs').cast.hero.sprite).toBe('hedgehog'));
});
