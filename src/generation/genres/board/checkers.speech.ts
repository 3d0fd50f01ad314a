import { ONE_OF_TWO, RIVAL, CHOOSING_IN_TURN } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a game of draughts',
  does: 'Jump over pieces to capture them.',
  plays: ['take', 'eat', 'fight', 'hit', 'over'],
  draws: ['chess-pawn', 'puzzle-piece', 'game-die'],
  near: ['chess', 'reversi', 'connect_four'],
  themes: ['castle', 'garden', 'desert'],
  slots: { crowd: 'enemy', leads: ONE_OF_TWO, moves: [RIVAL], persons: 2 },
  goals: [{ line: 'capture' }],
  warns: 'never',
  controls: CHOOSING_IN_TURN,
  title: 'rival',
  ownTitle: true,
  can: 'multiplayer',
  grid: { rows: [8, 8], columns: [8, 8] },
};
