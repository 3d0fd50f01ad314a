import { ONE_OF_THEM } from '../speech.parts.js';
import { SECOND, type KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a physics sandbox',
  does: 'Play with boxes, balls and bombs; nothing can be lost.',
  plays: ['make', 'throw', 'hit', 'push'],
  draws: ['soccer-ball', 'package', 'bomb', 'wood'],
  near: ['aim_physics', 'tower_stacking', 'clicker'],
  themes: ['toys', 'garden', 'desert', 'beach', 'school'],
  slots: {
    crowd: 'item',
    leads: ONE_OF_THEM,
    rest: { lifeless: 'item' },
    itself: ['package', 'bomb', 'soccer-ball', 'collision'],
  },
  goals: [{ line: 'tinker' }],
  warns: 'never',
  controls: [
    ['mouse', 'place', 'tap'],
    ['mouse', 'drag', 'drag'],
    ['arrowsSpace', 'place', 'none'],
    [SECOND, 'nextThing', 'none'],
  ],
  title: 'any',
  ownTitle: true,
};
