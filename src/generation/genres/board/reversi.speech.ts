import { ONE_OF_TWO, RIVAL, CHOOSING_IN_TURN } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a game of reversi',
  does: 'Trap the other colour between yours to turn it over.',
  plays: ['take', 'fight', 'match'],
  draws: ['chess-pawn', 'puzzle-piece', 'game-die'],
  near: ['checkers', 'connect_four', 'chess'],
  themes: ['forest', 'beach', 'castle'],
  slots: { crowd: 'enemy', leads: ONE_OF_TWO, moves: [RIVAL], persons: 2 },
  goals: [{ line: 'outnumber' }],
  warns: 'never',
  controls: CHOOSING_IN_TURN,
  title: 'rival',
  ownTitle: true,
  can: 'multiplayer',
  grid: { rows: [8, 8], columns: [8, 8] },
};
