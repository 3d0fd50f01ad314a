import { LIFELESS_FOES, ONLOOKER } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a bubble shooter',
  does: 'Shoot bubbles; three of a kind burst.',
  plays: ['take', 'save', 'throw', 'shoot', 'hit', 'match'],
  draws: ['bubbles', 'white-circle'],
  near: ['match3', 'breakout', 'shmup'],
  themes: ['ocean', 'candy', 'beach', 'sky'],
  slots: { crowd: 'item', leads: ONLOOKER, moves: [LIFELESS_FOES], rest: { unplaced: 'item' }, items: 6 },
  goals: [{ line: 'clear' }],
  warns: 'never',
  controls: [
    ['mouse', 'aim', 'drag'],
    ['leftRight', 'aim', 'none'],
    ['space', 'shoot', 'none'],
    ['down', 'keep', 'none'],
  ],
  title: 'find',
  ownTitle: true,
  ideas: ['rainbows', 'captives', 'bombs', 'stones', 'frost', 'press'],
  byColour: true,
  content: 'pairs',
};
