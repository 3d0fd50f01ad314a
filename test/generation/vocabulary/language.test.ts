/** A short prompt's language is told by words that no other language's lists have. */
import { expect, it } from 'vitest';
import { detectLanguage } from '../../../src/generation/vocabulary/language.js';

it.each([
  ['id', 'congklak 7 lubang lawan komputer'],
  ['it', 'flipper a tema autogrill, rustichella multipalla'],
  ['fr', 'billard indien (carrom), pions macaron'],
  ['nl', 'eend oversteken fietspad!!'],
])('%s: %s', (language, prompt) => {
  expect(detectLanguage(prompt)).toBe(language);
});

it.each(['burrito vs taco', 'kopi luwak cafe', 'panzer duel', 'babushka karaoke', 'sudoku'])(
  'English that borrows stays English: %s',
  (prompt) => {
    expect(detectLanguage(prompt)).toBe('en');
  },
);
