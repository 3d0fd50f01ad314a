import { LETTERS, LIFELESS_FOES, ONLOOKER, WRITING } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a game of hangman',
  does: 'Find a word letter by letter.',
  plays: ['take', 'save', 'avoid', 'match'],
  draws: ['love-letter', 'open-book', 'newspaper', 'balloon', 'snowman', 'rocket', 'wilted-flower'],
  near: ['guess_word', 'anagram', 'quiz', 'memory'],
  themes: ['garden', 'school', 'sky', 'village'],
  slots: { crowd: 'item', leads: ONLOOKER, moves: [LIFELESS_FOES], itself: LETTERS },
  goals: [{ line: 'letterByLetter' }],
  warns: 'never',
  controls: WRITING,
  title: 'words',
  ownTitle: true,
  words: { least: 3, most: 10, keys: 'own', own: { longest: 24, each: 1 } },
};
