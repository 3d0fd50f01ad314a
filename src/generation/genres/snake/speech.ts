import { ONE_OF_THEM } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a snake game',
  does: 'Grow by eating, and don’t bite yourself.',
  plays: ['take', 'eat', 'steal', 'save', 'avoid', 'chase'],
  draws: ['brick'],
  near: ['maze', 'arena', 'match3', 'platformer'],
  themes: ['garden', 'jungle', 'desert', 'kitchen'],
  emoji: { snake: 5 },
  slots: { crowd: 'hero', leads: ONE_OF_THEM, itself: ['snake'], own: { pictures: ['snake'] } },
  goals: [{ line: 'eat' }],
  // others only show when the prompt names them
  warns: 'named',
  controls: [
    ['arrows', 'steer', 'swipe'],
    ['space', 'dash', 'a', { rule: ['dash'] }],
  ],
  title: 'eat',
  levelNames: true,
  ideas: ['edges', 'runaway', 'walkers', 'rooms', 'sprout', 'dark', 'rival'],
  ownTitles: [{ heroes: /^(?:snake|worm|bug|lizard|snail|dragon|eel)$/u, pattern: '{H} Slither' }],
  lends: [{ rule: 'wrap' }, { rule: 'speedUp' }],
  content: 'fuel',
};
