import { ONE_OF_TWO, RIVAL } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a bowling game',
  does: 'Knock down ten pins; strikes and spares count.',
  plays: ['throw', 'hit', 'push', 'match'],
  draws: ['bowling', 'soccer-ball'],
  near: ['aim_physics', 'hoops', 'reaction'],
  themes: ['sports', 'city', 'toys', 'candy', 'cyberpunk', 'village'],
  emoji: { bowling: 6 },
  slots: { crowd: 'hero', leads: ONE_OF_TWO, moves: [RIVAL] },
  goals: [{ line: 'pins' }],
  warns: 'named',
  controls: [
    ['mouse', 'pullBack', 'drag'],
    ['leftRight', 'aim', 'none'],
    ['space', 'power', 'none'],
    ['up', 'spin', 'none'],
    ['down', 'spin', 'none'],
  ],
  title: 'rival',
  ownTitle: true,
  throws: 'throws',
  figures: true,
};
