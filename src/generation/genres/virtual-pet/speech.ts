import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a virtual pet',
  does: 'Feed, wash, play with and put to bed a pet that grows day by day.',
  near: ['farm_sim', 'clicker', 'catcher'],
  themes: ['garden', 'toys', 'farm', 'forest', 'candy'],
  slots: {
    crowd: 'hero',
    leads: ['one', 'bare', 'crowd', 'foe', 'vehicle', 'alone', 'riderAlone'],
    rest: { lifeless: 'item' },
    items: 3,
    own: { pictures: ['dog', 'cat', 'rabbit', 'hamster'] },
  },
  goals: [{ line: 'care', counts: 'levels', n: '5' }],
  warns: 'never',
  controls: [
    ['mouse', 'care', 'tap'],
    ['arrowsSpace', 'care', 'none'],
  ],
  title: 'any',
};
