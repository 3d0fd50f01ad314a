/** A short prompt's language is told by words that no other language's lists have. */
import { expect, it } from 'vitest';
import { tellLanguage } from '../../../src/generation/reader/tell-apart.js';
import { normalise } from '../../../src/generation/vocabulary/normalise.js';
import { detectLanguage } from '../../../src/generation/vocabulary/language.js';

it.each([
  ['id', 'congklak 7 lubang lawan komputer'],
  ['it', 'flipper a tema autogrill, rustichella multipalla'],
  ['fr', 'billard indien (carrom), pions macaron'],
  ['nl', 'eend oversteken fietspad!!'],
  ['hi', 'mujhe cricket khelna hai'],
  ['hi', 'mera dost aur main ludo khelenge'],
  ['id', 'hai, aku mau main bola'],
])('%s: %s', (language, prompt) => {
  expect(detectLanguage(prompt)).toBe(language);
});

it.each([
  'burrito vs taco',
  'kopi luwak cafe',
  'panzer duel',
  'babushka karaoke',
  'sudoku',
  'rock paper scissors best of 5',
])('English that borrows stays English: %s', (prompt) => {
  expect(detectLanguage(prompt)).toBe('en');
});

it.each([
  ['pl', 'statki 10x10, 15 min'],
  ['pl', 'statki 10x10'],
  ['en', 'tetris 10x20'],
])('numbers behind the name of a game leave its language: %s: %s', (language, prompt) => {
  expect(tellLanguage(normalise(prompt))).toBe(language);
});
