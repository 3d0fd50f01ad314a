import { WORDS_OF_THINGS, WRITING } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a crossword',
  does: 'Fill in words from picture clues.',
  plays: ['take', 'bring', 'make', 'match'],
  draws: ['love-letter', 'open-book', 'newspaper'],
  near: ['hangman', 'anagram', 'quiz', 'memory'],
  themes: ['home', 'school', 'city', 'garden'],
  slots: WORDS_OF_THINGS,
  goals: [{ line: 'crossWords' }],
  warns: 'never',
  controls: [...WRITING, ['Backspace', 'undo', 'none']],
  title: 'words',
  ownTitle: true,
  words: { least: 3, most: 8, keys: 'typed', own: { longest: 15, each: 6 } },
};
