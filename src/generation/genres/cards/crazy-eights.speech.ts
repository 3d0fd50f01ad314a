import { CARD_TABLE, CHOOSING_IN_TURN, ONE_OF_TWO, RIVAL } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';
import { modeOf } from './shed-mode.js';

export const speech: KindSpeech = {
  called: 'a game of crazy eights',
  does: 'Lay cards of the same suit or number, make others draw or miss a turn, and be the first to get rid of yours.',
  plays: ['take', 'throw', 'match'],
  near: ['snap', 'dominoes', 'memory'],
  themes: ['home', 'toys', 'school', 'garden', 'beach'],
  slots: {
    seats: true,
    crowd: 'enemy',
    leads: ONE_OF_TWO,
    moves: [RIVAL],
    rest: { lifeless: 'item' },
    itself: CARD_TABLE,
    persons: 2,
  },
  modes: [
    { mode: 'colours', games: ['uno'] },
    { mode: 'mau_mau', games: ['mau_mau'] },
    { mode: 'pesten', games: ['pesten'] },
  ],
  played: modeOf,
  goals: [
    { line: 'cardsPoints', n: '100', counts: 'points', when: { rule: ['points'] } },
    { line: 'cardsRounds', counts: 'laps', when: { rule: ['laps'] } },
    { line: 'cardsOut' },
  ],
  warns: 'never',
  controls: CHOOSING_IN_TURN,
  title: 'rival',
  ownTitle: true,
  can: 'multiplayer',
};
