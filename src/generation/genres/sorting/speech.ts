import { COUNTED, ONLOOKER } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';
import { byColour, isOrdering } from './mode.js';

export const speech: KindSpeech = {
  called: 'a sorting game',
  does: 'Send each item where it belongs, or put items in order.',
  plays: ['take', 'bring', 'clean', 'throw', 'push', 'match'],
  draws: ['barrel', 'bin', 'wastebasket', 'basket'],
  near: ['catcher', 'match3', 'memory', 'reaction'],
  themes: ['home', 'toys', 'kitchen', 'school', 'city'],
  emoji: { 'recycling-symbol': 6, wastebasket: 5 },
  slots: {
    crowd: 'item',
    leads: ONLOOKER,
    rest: { lifeless: 'item', living: 'item' },
    itself: ['wastebasket', 'basket', 'card-file-box', 'package'],
    items: 3,
    persons: 1,
  },
  modes: [{ mode: 'ordering', games: ['ordering_game'] }],
  played: (design) => (isOrdering(design) ? 'ordering' : byColour(design) ? 'colours' : 'plain'),
  goals: [
    { line: 'putInOrder', when: { mode: ['ordering'] } },
    { line: 'sortColours', when: { mode: ['colours'] } },
    COUNTED,
    { line: 'sortOut' },
  ],
  warns: 'never',
  controls: [
    ['mouse', 'select', 'drag'],
    ['arrowsSpace', 'select', 'none'],
  ],
  title: 'sort',
  ownTitle: true,
  byColour: true,
};
