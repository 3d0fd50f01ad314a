/** What one hit is worth is no number of throws, nor is a second worth that the sentence goes on with. */
import { expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

// who is peaceful meets no enemies, whatever a thing is worth
const rulesOf = (prompt: string) =>
  readPrompt({ prompt, seed: 1, supported: GENRES }).rules.filter(({ rule }) => rule !== 'noEnemies');

it.each([
  'juego de baloncesto: cada canasta vale 2 puntos y con racha de fuego 3',
  'basketball, every hoop gives 2 points, and with a streak 3',
  'Basketball: jeder Korb zählt 2 Punkte und in Serie 3',
])('%s', (prompt) => expect(rulesOf(prompt)).toEqual([]));

it('counts throws where they are said', () => {
  expect(rulesOf('basketball, every hoop gives 2 points. 12 throws')).toContainEqual({ rule: 'throws', n: 12 });
});
