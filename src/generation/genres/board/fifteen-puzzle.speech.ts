import { LIFELESS_FOES } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a sliding puzzle',
  does: 'Slide tiles into order, as in the 15 puzzle.',
  plays: ['bring', 'make', 'push', 'match'],
  draws: ['puzzle-piece', 'framed-picture'],
  near: ['sokoban', 'merge_grid', 'match3'],
  themes: ['toys', 'school', 'garden', 'home'],
  slots: { crowd: 'hero', leads: ['one', 'bare', 'crowd', 'riderAlone', 'face'], moves: [LIFELESS_FOES], persons: 1 },
  goals: [{ line: 'tiles' }],
  warns: 'never',
  controls: [
    ['arrows', 'push', 'swipe'],
    ['mouse', 'push', 'tap'],
  ],
  title: 'any',
  ownTitle: true,
  grid: { rows: [2, 8], columns: [2, 8] },
};
