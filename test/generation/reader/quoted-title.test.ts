/** A title in quotes is a title to its end; one without ends with its clause. */
import { expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const titleOf = (prompt: string): string => readPrompt({ prompt, seed: 5, supported: GENRES }).title;

it.each([
  ['a platformer called "Dust: An Elysian Tail"', 'Dust: An Elysian Tail'],
  ['Plattformer namens „Nacht: Der Anfang“ mit einem Fuchs', 'Nacht: Der Anfang'],
  ['un jeu appelé « Gare ! Au loup » avec un lapin', 'Gare ! Au loup'],
  ['a game called Frog: jump over the cars', 'Frog'],
])('%s', (prompt, title) => expect(titleOf(prompt)).toBe(title));
