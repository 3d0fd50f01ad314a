import { CHOOSING, ONE_OF_TWO, RIVAL } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a game of battleship',
  does: 'Find and sink a hidden fleet before yours is sunk.',
  plays: ['take', 'bring', 'fight', 'throw', 'shoot', 'hit'],
  draws: ['ship', 'sailboat', 'collision'],
  near: ['minesweeper', 'checkers', 'memory'],
  themes: ['ocean', 'beach', 'space'],
  staysThere: true,
  slots: { crowd: 'enemy', leads: ONE_OF_TWO, moves: [RIVAL], persons: 2 },
  goals: [{ line: 'fleet' }],
  warns: 'never',
  controls: CHOOSING,
  title: 'rival',
  ownTitle: true,
  grid: { rows: [6, 10], columns: [6, 10], square: true },
};
