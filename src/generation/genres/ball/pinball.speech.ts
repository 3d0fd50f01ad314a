import { LIFELESS_FOES } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a pinball game',
  does: 'Keep the ball in play with two flippers.',
  plays: ['take', 'throw', 'shoot', 'hit'],
  draws: ['soccer-ball', 'crystal-ball'],
  near: ['breakout', 'aim_physics', 'duel'],
  themes: ['cyberpunk', 'space', 'candy', 'toys', 'volcano'],
  slots: {
    crowd: 'item',
    leads: ['one', 'riderAlone'],
    moves: [LIFELESS_FOES],
    rest: { harmless: 'item' },
    items: 2,
  },
  goals: [{ line: 'knock' }],
  warns: 'never',
  controls: [
    ['leftRight', 'flip', 'sides'],
    ['space', 'flipBoth', 'none'],
    ['down', 'plunge', 'sides'],
    ['up', 'shove', 'none'],
  ],
  title: 'wall',
  ownTitle: true,
  throws: 'lives',
  lends: [{ rule: 'multiBall' }],
};
