import { ONE_OF_TWO, RIVAL, CHOOSING_IN_TURN } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a game of gomoku',
  does: 'Get five in a row on a large board.',
  plays: ['fight', 'match'],
  draws: ['chess-pawn', 'puzzle-piece', 'game-die'],
  near: ['connect_four', 'tic_tac_toe', 'reversi'],
  themes: ['garden', 'school', 'forest'],
  slots: { crowd: 'enemy', leads: ONE_OF_TWO, moves: [RIVAL], persons: 2 },
  goals: [{ line: 'row', n: '5' }],
  warns: 'never',
  controls: CHOOSING_IN_TURN,
  title: 'rival',
  ownTitle: true,
  can: 'multiplayer',
  grid: { rows: [13, 13], columns: [13, 13] },
};
