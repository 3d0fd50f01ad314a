import { WORDS_OF_THINGS, WRITING } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'an anagram game',
  does: 'Put letters in order.',
  plays: ['take', 'bring', 'make', 'push', 'match'],
  draws: ['love-letter', 'open-book', 'newspaper'],
  near: ['hangman', 'crossword', 'quiz', 'memory'],
  themes: ['toys', 'school', 'candy'],
  slots: WORDS_OF_THINGS,
  goals: [{ line: 'unscramble' }],
  warns: 'never',
  controls: [...WRITING, ['Backspace', 'undo', 'none']],
  title: 'words',
  ownTitle: true,
  words: { least: 3, most: 8, keys: 'none', own: { longest: 24, each: 1 } },
};
