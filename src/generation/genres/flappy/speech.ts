import { ONE_OF_THEM, COUNTED } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a flying game',
  does: 'Fly through gaps, one tap at a time.',
  plays: ['take', 'eat', 'steal', 'save', 'avoid', 'over', 'cross', 'race'],
  draws: ['wind', 'wind-face'],
  near: ['runner', 'shmup', 'platformer', 'arena'],
  themes: ['sky', 'garden', 'ocean', 'forest'],
  staysThere: true,
  slots: { crowd: 'hero', leads: ONE_OF_THEM, own: { pictures: ['bird'] } },
  goals: [COUNTED, { line: 'fly' }],
  controls: [
    ['space', 'flap', 'tap'],
    ['space', 'shoot', 'tap', { rule: ['shooting'] }],
  ],
  title: 'fly',
  ideas: ['doubles', 'others', 'sliders', 'draughts', 'jaws', 'tailwind', 'dark'],
  lends: [{ rule: 'lowGravity' }, { rule: 'speedUp' }],
  content: 'gates',
};
