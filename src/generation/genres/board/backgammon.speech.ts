import { ONE_OF_TWO, RIVAL } from '../speech.parts.js';
import { SECOND_KEYS, type KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a game of backgammon',
  does: 'Roll the dice, hit single checkers, and bear off all of yours first.',
  plays: ['take', 'bring', 'fight', 'hit', 'race'],
  draws: ['chess-pawn', 'game-die'],
  near: ['race_board', 'checkers', 'mancala'],
  themes: ['desert', 'city', 'garden', 'toys', 'village'],
  slots: {
    crowd: 'item',
    leads: ONE_OF_TWO,
    moves: [RIVAL],
    rest: { lifeless: 'item' },
    itself: ['game-die', 'chess-pawn', 'table', 'wood'],
    persons: 2,
  },
  goals: [{ line: 'bearOff' }],
  warns: 'never',
  controls: [
    ['mouse', 'roll', 'tap'],
    ['arrowsSpace', 'roll', 'none'],
    [SECOND_KEYS, 'second', 'none'],
  ],
  title: 'rival',
  ownTitle: true,
  can: 'multiplayer',
};
