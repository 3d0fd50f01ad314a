import { COUNTED } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a business game',
  does: 'Run a stand or a shop: buy stock, set prices, watch weather and demand, and grow until you reach your goal.',
  plays: ['take', 'bring', 'make', 'clean'],
  near: ['serving', 'clicker', 'farm_sim'],
  themes: ['village', 'city', 'garden', 'beach', 'farm', 'candy'],
  emoji: { 'convenience-store': 5, 'money-bag': 4 },
  slots: {
    crowd: 'item',
    leads: ['one', 'bare', 'riderAlone'],
    moves: [
      // people who come by are those who buy
      { from: 'goal', what: 'agent', to: 'obstacle' },
      { from: 'item', what: 'living', to: 'obstacle' },
      { from: 'enemy', what: 'lifeless', to: 'item' },
      { from: 'obstacle', what: 'lifeless', to: 'deco' },
    ],
    rest: { agent: 'obstacle', lifeless: 'item' },
    itself: [
      'convenience-store',
      'department-store',
      'coin',
      'money-bag',
      'shopping-cart',
      'umbrella-on-ground',
      'chart-increasing',
    ],
    items: 3,
    own: { pictures: ['cook', 'farmer', 'artist'] },
    foes: ['raccoon', 'rat', 'monkey'],
  },
  goals: [COUNTED, { line: 'earn', when: { rule: ['target'] }, counts: 'target' }, { line: 'business' }],
  warns: 'named',
  controls: [
    ['mouse', 'select', 'tap'],
    ['arrowsSpace', 'select', 'none'],
  ],
  title: 'rich',
  levelNames: true,
};
