import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a virtual pet',
  does: 'Care for a pet that grows day by day: feed it, wash it, play with it and put it to bed.',
  plays: ['eat', 'save', 'bring', 'make', 'clean'],
  draws: ['water', 'bubbles'],
  near: ['farm_sim', 'clicker', 'catcher'],
  themes: ['home', 'garden', 'toys', 'farm', 'forest', 'candy'],
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
  title: 'care',
};
