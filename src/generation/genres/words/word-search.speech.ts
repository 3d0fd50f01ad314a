import { CHOOSING, WORDS_OF_THINGS } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a word search',
  does: 'Find words in a grid of letters.',
  plays: ['take', 'push', 'match'],
  draws: ['love-letter', 'open-book', 'newspaper'],
  near: ['crossword', 'anagram', 'memory', 'quiz'],
  themes: ['garden', 'school', 'ocean'],
  slots: WORDS_OF_THINGS,
  goals: [{ line: 'hiddenWords' }],
  warns: 'never',
  controls: CHOOSING,
  title: 'words',
  ownTitle: true,
  grid: { rows: [8, 15], columns: [8, 15], square: true },
  words: { least: 3, most: 8, keys: 'none', seen: true, own: { longest: 15, each: 8 } },
};
