import { CARD_TABLE, CHOOSING, ONE_OF_TWO, RIVAL } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';
import { modeOf } from './trick-mode.js';

/** games in which aces and tens are worth most of what a deal counts */
const COUNTING = [
  'belote',
  'coinche',
  'klaverjassen',
  'jass',
  'skat',
  'schafkopf',
  'doppelkopf',
  'pinochle',
  'sixty_six',
  'tute',
  'sueca',
  'thousand',
  'tarot_card_game',
];

export const speech: KindSpeech = {
  called: 'a game of tricks',
  does: 'Follow suit, trump what you cannot follow, and take the tricks that count: whist, spades, hearts, briscola, or aces and tens.',
  plays: ['take', 'fight', 'throw', 'match'],
  near: ['crazy_eights', 'snap', 'dominoes'],
  themes: ['home', 'toys', 'school', 'garden', 'beach'],
  slots: {
    seats: true,
    crowd: 'enemy',
    leads: ONE_OF_TWO,
    moves: [RIVAL],
    rest: { lifeless: 'item' },
    itself: CARD_TABLE,
    persons: 2,
    foes: ['cat-face', 'robot', 'dog-face'],
  },
  modes: [
    { mode: 'spades', games: ['spades', 'call_break', 'tarneeb', 'batak', 'skull_king'] },
    { mode: 'hearts', games: ['hearts'] },
    { mode: 'briscola', games: ['briscola', 'tressette', 'truco', 'argentine_truco', 'scopa'] },
    { mode: 'aces_tens', games: COUNTING },
  ],
  played: modeOf,
  goals: [
    { line: 'tricksFewest', when: { mode: ['hearts'] } },
    { line: 'tricksTo', n: '100', counts: 'points', when: { rule: ['points'] } },
    { line: 'tricksDeals', counts: 'laps', when: { rule: ['laps'] } },
    { line: 'tricksBid', when: { mode: ['spades'] } },
    { line: 'tricksCards', when: { mode: ['briscola', 'aces_tens'] } },
    { line: 'tricksMost' },
  ],
  warns: 'never',
  controls: [...CHOOSING, ['H', 'hint', 'none']],
  title: 'rival',
  ownTitle: true,
};
