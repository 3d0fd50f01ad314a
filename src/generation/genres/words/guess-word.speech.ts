import { WORDS_OF_THINGS, WRITING } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a word-guessing game',
  does: 'Find a hidden word in a few tries.',
  plays: ['take', 'match'],
  draws: ['love-letter', 'open-book', 'newspaper'],
  near: ['hangman', 'anagram', 'quiz', 'memory'],
  themes: ['school', 'garden', 'candy'],
  slots: WORDS_OF_THINGS,
  goals: [{ line: 'wordInTries', n: '6', counts: 'attempts' }],
  warns: 'never',
  controls: [...WRITING, ['Backspace', 'undo', 'none']],
  title: 'words',
  ownTitle: true,
  words: { least: 4, most: 7, keys: 'typed', own: { longest: 24, each: 1 } },
  byColour: true,
};
