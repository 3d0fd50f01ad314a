import { ONE_OF_TWO, RIVAL } from '../speech.parts.js';
import { SECOND_KEYS, type KindSpeech } from '../speech.types.js';
import { modeOf } from './carrom-mode.js';

export const speech: KindSpeech = {
  called: 'a game of carrom',
  does: 'Take turns to shoot pieces into pockets, in carrom or pool.',
  plays: ['take', 'throw', 'shoot', 'hit', 'push', 'match'],
  draws: ['wood', 'coin', 'hole'],
  near: ['shuffleboard', 'aim_physics', 'bowling'],
  themes: ['city', 'desert', 'jungle', 'castle'],
  emoji: { 'pool-8-ball': 6 },
  slots: { crowd: 'enemy', leads: ONE_OF_TWO, moves: [RIVAL], itself: ['pool-8-ball'], persons: 2, foes: ['robot'] },
  modes: [{ mode: 'pool', games: ['pool'] }],
  played: modeOf,
  goals: [{ line: 'pocketEight', when: { mode: ['pool'] } }, { line: 'pocketAll' }],
  warns: 'never',
  controls: [
    ['mouse', 'pullBack', 'drag'],
    ['leftRight', 'aim', 'none'],
    ['up', 'move', 'none'],
    ['down', 'move', 'none'],
    ['space', 'power', 'none'],
    [SECOND_KEYS, 'second', 'none'],
  ],
  title: 'rival',
  ownTitle: true,
  can: 'multiplayer',
};
