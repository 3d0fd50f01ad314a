import { AGAINST_THEM, LETTERS, WRITING } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a typing game',
  does: 'Type words before they land.',
  plays: ['take', 'save', 'avoid', 'fight', 'shoot', 'hit', 'guard', 'match'],
  draws: ['love-letter', 'open-book', 'newspaper'],
  near: ['hangman', 'quiz', 'reaction'],
  themes: ['space', 'haunted', 'cyberpunk'],
  slots: { crowd: 'enemy', leads: AGAINST_THEM, itself: LETTERS },
  goals: [{ line: 'typed' }],
  warns: 'never',
  controls: WRITING,
  title: 'fight',
  ownTitle: true,
  words: { least: 3, most: 9, keys: 'typed', seen: true, own: { longest: 24 } },
};
