/** No enemy fills the gap where a prompt has a danger of its own, or says what is to be done and that needs none. */
import { expect, test } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const isPeaceful = (prompt: string): boolean =>
  readPrompt({ prompt, seed: 7, supported: GENRES }).rules.some(({ rule }) => rule === 'noEnemies');

test.each([
  'a hedgehog gathers berries',
  'a platformer where a fox collects mushrooms',
  'ein Igel sammelt Äpfel',
  'a dog runs and jumps over cacti',
  'flappy bird with a bee between tulips',
])('%s: has none', (prompt) => expect(isPeaceful(prompt)).toBe(true));

test.each([
  'a platformer',
  'a platformer with a fox',
  'a platformer where a fox collects mushrooms, beware of bears',
  'a platformer where a fox collects mushrooms, 3 lives',
  'a hard maze where a mouse collects cheese',
  'an arena where a knight collects coins',
  'pac-man with a cat that eats fish',
])('%s: may have some', (prompt) => expect(isPeaceful(prompt)).toBe(false));
