/** The title shows what is asked for, and nobody who only fills a gap. */
import { expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { titleCast } from '../../../src/generation/kit/title-cast.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const shown = (prompt: string) => {
  const { hero, enemies, items } = titleCast(readPrompt({ prompt, seed: 7, supported: GENRES }));
  return [hero, ...enemies, ...items].map(({ sprite }) => sprite);
};

it.each([
  ['a platformer where a fox collects mushrooms', ['fox', 'mushroom']],
  ['breakout with sushi', ['sushi']],
  ['a platformer where a fox collects mushrooms, beware of bears', ['fox', 'bear', 'mushroom']],
])('%s: %j', (prompt, pictures) => expect(shown(prompt)).toEqual(pictures));

it('shows everybody where nobody is asked for', () => expect(shown('a platformer').length).toBeGreaterThan(2));
