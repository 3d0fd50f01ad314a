import { ONE_OF_THEM } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a basketball game',
  does: 'Throw balls in an arc through a hoop.',
  plays: ['take', 'throw', 'shoot', 'hit', 'match'],
  draws: ['ring', 'basketball', 'goal-net'],
  near: ['aim_physics', 'catcher', 'reaction'],
  themes: ['sports', 'city', 'school', 'beach', 'toys'],
  emoji: { basketball: 6 },
  slots: { crowd: 'hero', leads: ONE_OF_THEM, implied: 'ball', itself: ['basket'] },
  goals: [{ line: 'hoop' }],
  warns: 'named',
  controls: [
    ['mouse', 'pullBack', 'drag'],
    ['arrows', 'aim', 'none'],
    ['space', 'power', 'none'],
  ],
  title: 'any',
  ownTitle: true,
  throws: 'throws',
  figures: true,
};
