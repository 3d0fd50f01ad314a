/** How many cards of the stock are turned at a time is read from a prompt, in the words of its language. */
import { expect, it } from 'vitest';
import { GENRES } from '../../../../src/generation/design.js';
import { readPrompt } from '../../../../src/generation/read-prompt.js';

it.each([
  ['a klondike solitaire, draw three, with a cat', 'draw_three'],
  ['a solitaire game with a cat where you turn one card', 'draw_one'],
  ['Solitär mit einer Katze, drei Karten aufdecken', 'draw_three'],
  ['пасьянс косынка по три карты с котом', 'draw_three'],
  ['ソリティア、3枚めくり、猫', 'draw_three'],
  ['a solitaire game with three cats and one dog', undefined],
  ['un solitario con tres gatos', undefined],
] as const)('%s: %s', (prompt, mode) => {
  const { genre, mode: read } = readPrompt({ prompt, seed: 77, supported: GENRES });
  expect([genre, read]).toEqual(['solitaire', mode]);
});
