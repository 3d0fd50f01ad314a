import { ONE_OF_TWO, RIVAL, CHOOSING_IN_TURN } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a four-in-a-row game',
  does: 'Drop four in a row.',
  plays: ['bring', 'fight', 'throw', 'match'],
  draws: ['chess-pawn', 'puzzle-piece', 'game-die'],
  near: ['tic_tac_toe', 'match3', 'duel'],
  themes: ['beach', 'toys', 'sky'],
  slots: { crowd: 'enemy', leads: ONE_OF_TWO, moves: [RIVAL], persons: 2 },
  goals: [{ line: 'row', n: '4' }],
  warns: 'never',
  controls: CHOOSING_IN_TURN,
  title: 'rival',
  ownTitle: true,
  can: 'multiplayer',
  grid: { rows: [6, 6], columns: [7, 7] },
};
