import { ONE_OF_TWO, RIVAL } from '../speech.parts.js';
import { SECOND, SECOND_KEYS, type KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a dice game with a score sheet',
  does: 'Roll five dice, keep the best and fill a score sheet.',
  plays: ['take', 'throw', 'match'],
  draws: ['game-die'],
  near: ['race_board', 'blackjack', 'memory'],
  themes: ['home', 'toys', 'school', 'castle'],
  slots: { crowd: 'enemy', leads: ONE_OF_TWO, moves: [RIVAL], itself: ['game-die'], persons: 2 },
  goals: [{ line: 'sheet' }],
  warns: 'never',
  controls: [
    ['mouse', 'select', 'tap'],
    ['arrowsSpace', 'select', 'none'],
    [SECOND, 'roll', 'none'],
    [SECOND_KEYS, 'second', 'none'],
  ],
  title: 'any',
  ownTitle: true,
  can: 'multiplayer',
};
