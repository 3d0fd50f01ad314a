import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a game of Simon says',
  does: 'Repeat a sequence of lights and sounds that grows by one each time.',
  plays: ['hit', 'match'],
  near: ['memory', 'rhythm', 'reaction'],
  themes: ['home', 'toys', 'cyberpunk', 'school', 'garden'],
  slots: {
    crowd: 'item',
    // who looks on from the middle is on a pad as well
    leads: ['face', 'riderAlone'],
    moves: [
      { from: 'enemy', what: 'harmless', to: 'item' },
      { from: 'goal', what: 'harmless', to: 'item' },
    ],
    rest: { lifeless: 'item', agent: 'item' },
    items: 5,
  },
  goals: [{ line: 'repeatRow' }],
  warns: 'never',
  controls: [
    ['mouse', 'select', 'tap'],
    ['arrowsSpace', 'select', 'none'],
    ['1–4', 'select', 'none'],
  ],
  title: 'beat',
  byColour: true,
  ideas: ['wander', 'backwards', 'another'],
};
