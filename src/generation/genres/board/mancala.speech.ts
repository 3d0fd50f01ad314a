import { CHOOSING_IN_TURN, ONE_OF_TWO, RIVAL } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';
import { modeOf } from './mancala-mode.js';

export const speech: KindSpeech = {
  called: 'a game of mancala',
  does: 'Sow seeds from pit to pit in mancala or congklak.',
  plays: ['take', 'bring', 'make', 'throw', 'match'],
  draws: ['chess-pawn', 'puzzle-piece', 'game-die', 'rock', 'hole'],
  near: ['checkers', 'reversi', 'race_board'],
  themes: ['desert', 'garden', 'jungle'],
  slots: { crowd: 'item', leads: ONE_OF_TWO, moves: [RIVAL], rest: { lifeless: 'item' }, persons: 2 },
  modes: [{ mode: 'congklak', words: /congkla|congkak|dakon|sungka|チョンクラ|콩클락/iu }],
  played: modeOf,
  goals: [{ line: 'sow' }],
  warns: 'never',
  controls: CHOOSING_IN_TURN,
  title: 'rival',
  ownTitle: true,
  can: 'multiplayer',
};
