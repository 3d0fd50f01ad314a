import { ONLOOKER, LIFELESS_FOES } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a game of merging tiles',
  does: 'Slide equal tiles together, as in 2048.',
  plays: ['take', 'bring', 'make', 'push', 'match'],
  draws: ['chess-pawn', 'puzzle-piece', 'game-die'],
  near: ['match3', 'falling_blocks', 'sokoban'],
  themes: ['candy', 'toys', 'garden'],
  slots: { crowd: 'item', leads: ONLOOKER, moves: [LIFELESS_FOES], persons: 1, items: 11, alike: true },
  goals: [{ line: 'merge' }],
  warns: 'never',
  controls: [['arrows', 'push', 'swipe']],
  title: 'any',
  ownTitle: true,
  grid: { rows: [4, 4], columns: [4, 4] },
};
