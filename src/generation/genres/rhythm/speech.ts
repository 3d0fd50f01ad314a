import { ONE_OF_THEM } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a rhythm game',
  does: 'Press keys to the beat.',
  plays: ['take', 'make', 'hit'],
  draws: ['musical-notes', 'musical-note'],
  near: ['reaction', 'catcher', 'breakout', 'runner'],
  themes: ['cyberpunk', 'toys', 'haunted'],
  emoji: { 'musical-notes': 5, 'musical-note': 5, guitar: 4 },
  slots: { crowd: 'hero', leads: ONE_OF_THEM },
  goals: [{ line: 'rhythm' }],
  controls: [
    ['arrows', 'hit', 'none'],
    ['mouse', 'hit', 'tap'],
  ],
  title: 'beat',
  figures: true,
  byColour: true,
};
