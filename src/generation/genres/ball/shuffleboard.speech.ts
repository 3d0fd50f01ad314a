import { ONE_OF_TWO, RIVAL } from '../speech.parts.js';
import { SECOND_KEYS, type KindSpeech } from '../speech.types.js';
import { modeOf } from './slide-mode.js';

export const speech: KindSpeech = {
  called: 'a game of shuffleboard',
  does: 'Slide or throw pieces closest to a target: shuffleboard, curling, pétanque, sjoelen or marbles.',
  plays: ['bring', 'make', 'throw', 'shoot', 'hit', 'push', 'match'],
  draws: ['ice', 'curling-stone', 'crystal-ball'],
  near: ['bowling', 'aim_physics', 'penalty'],
  themes: ['village', 'city', 'garden', 'beach', 'ice', 'sports'],
  emoji: { 'curling-stone': 6 },
  slots: {
    crowd: 'enemy',
    leads: ONE_OF_TWO,
    moves: [RIVAL],
    itself: ['curling-stone', 'bullseye'],
    persons: 2,
    foes: ['robot'],
  },
  modes: [
    { mode: 'curling', games: ['curling'] },
    { mode: 'petanque', games: ['petanque', 'lawn_bowls'] },
    { mode: 'sjoelen', games: ['sjoelen'] },
    { mode: 'marbles', games: ['marbles_game'] },
  ],
  played: modeOf,
  goals: [
    { line: 'nearest', when: { mode: ['curling', 'petanque'] } },
    { line: 'gates', when: { mode: ['sjoelen'] } },
    { line: 'ring', when: { mode: ['marbles'] } },
    { line: 'zones' },
  ],
  warns: 'never',
  controls: [
    ['mouse', 'pullBack', 'drag'],
    ['leftRight', 'aim', 'none'],
    ['space', 'power', 'none'],
    ['space', 'sweep', 'tap', { mode: ['curling'] }],
    [SECOND_KEYS, 'second', 'none'],
  ],
  title: 'rival',
  ownTitle: true,
  can: 'multiplayer',
  throws: 'throws',
  most: { throws: 8 },
};
