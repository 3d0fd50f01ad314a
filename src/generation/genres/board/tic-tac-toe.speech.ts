import { ONE_OF_TWO, RIVAL, CHOOSING_IN_TURN } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a game of tic-tac-toe',
  does: 'Get three in a row on nine cells.',
  plays: ['fight', 'match'],
  draws: ['chess-pawn', 'puzzle-piece', 'game-die'],
  near: ['connect_four', 'memory', 'duel'],
  themes: ['school', 'toys', 'garden'],
  slots: { crowd: 'enemy', leads: ONE_OF_TWO, moves: [RIVAL], persons: 2 },
  goals: [{ line: 'row', n: '3' }],
  warns: 'never',
  controls: CHOOSING_IN_TURN,
  title: 'rival',
  ownTitle: true,
  can: 'multiplayer',
  grid: { rows: [3, 3], columns: [3, 3] },
};
