import { ONE_OF_TWO, RIVAL, CHOOSING_IN_TURN } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a game of chess',
  does: 'Play chess.',
  plays: ['take', 'eat', 'fight', 'guard', 'push'],
  draws: ['chess-pawn', 'puzzle-piece', 'game-die'],
  near: ['connect_four', 'sokoban', 'duel'],
  themes: ['castle', 'forest', 'ice'],
  slots: { crowd: 'enemy', leads: ONE_OF_TWO, moves: [RIVAL], itself: ['chess-pawn'], persons: 2 },
  goals: [{ line: 'mate' }],
  warns: 'never',
  controls: CHOOSING_IN_TURN,
  title: 'rival',
  ownTitle: true,
  can: 'multiplayer',
  grid: { rows: [8, 8], columns: [8, 8] },
};
