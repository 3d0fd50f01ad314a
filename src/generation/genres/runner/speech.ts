import { ONE_OF_THEM, COUNTED } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'an endless runner',
  does: 'Run endlessly, and jump or duck in time.',
  plays: ['take', 'eat', 'steal', 'save', 'avoid', 'fight', 'chase', 'shoot', 'hit', 'over', 'cross', 'race'],
  near: ['platformer', 'flappy', 'racing', 'crossing'],
  themes: ['desert', 'city', 'jungle', 'forest', 'beach', 'sports', 'village'],
  emoji: { 'person-running': 6 },
  slots: { crowd: 'hero', leads: ONE_OF_THEM },
  goals: [COUNTED, { line: 'reach' }],
  controls: [
    ['space', 'jump', 'tap'],
    ['space', 'doubleJump', 'tap', { rule: ['doubleJump'] }],
    ['space', 'shoot', 'tap', { rule: ['shooting'] }],
  ],
  title: 'race',
  levelNames: true,
  ideas: ['roofs', 'flyers', 'pads', 'lifts', 'arrows', 'charge', 'dark'],
  lends: [{ rule: 'speedUp' }, { rule: 'fast' }],
  figures: true,
  content: 'gates',
};
