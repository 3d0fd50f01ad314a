import { LETTERS, LIFELESS_FOES, ONLOOKER, WRITING } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'an anagram game',
  does: 'Put letters in order.',
  plays: ['take', 'bring', 'make', 'push', 'match'],
  draws: ['love-letter', 'open-book', 'newspaper'],
  near: ['hangman', 'crossword', 'quiz', 'memory'],
  themes: ['toys', 'school', 'candy'],
  slots: {
    crowd: 'item',
    leads: ONLOOKER,
    moves: [LIFELESS_FOES],
    rest: { living: 'item' },
    persons: 1,
    itself: LETTERS,
  },
  goals: [{ line: 'unscramble' }],
  warns: 'never',
  controls: [...WRITING, ['Backspace', 'undo', 'none']],
  title: 'words',
  ownTitle: true,
  words: { least: 3, most: 8, keys: 'none' },
};
