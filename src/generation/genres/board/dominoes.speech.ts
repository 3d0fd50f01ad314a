import { CHOOSING_IN_TURN, ONE_OF_TWO, RIVAL } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';
import { modeOf } from './domino-mode.js';

export const speech: KindSpeech = {
  called: 'a game of dominoes',
  does: 'Lay tiles end to end, draw or pass, and be the first to run out.',
  plays: ['bring', 'match'],
  draws: ['domino'],
  near: ['race_board', 'mancala', 'snap'],
  themes: ['home', 'toys', 'garden', 'beach', 'city', 'village'],
  slots: {
    seats: true,
    crowd: 'item',
    leads: ONE_OF_TWO,
    moves: [RIVAL],
    rest: { lifeless: 'item' },
    itself: ['domino', 'domino-tile', 'mahjong-red-dragon', 'table', 'wood', 'game-die'],
    persons: 2,
  },
  modes: [
    { mode: 'partners', games: ['partner_dominoes'] },
    { mode: 'block', games: ['block_dominoes'] },
  ],
  played: modeOf,
  goals: [
    { line: 'tilesRounds', counts: 'laps', when: { rule: ['laps'], without: ['points'] } },
    { line: 'tilesOut', n: '50', counts: 'points' },
  ],
  warns: 'never',
  controls: CHOOSING_IN_TURN,
  title: 'rival',
  ownTitle: true,
  can: 'multiplayer',
};
