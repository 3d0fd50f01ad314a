import { LIFELESS_FOES, ONLOOKER } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a bubble-popping game',
  does: 'Pop bubbles as they rise; nothing can be lost.',
  plays: ['take', 'hit', 'match'],
  draws: ['bubbles', 'white-circle'],
  near: ['reaction', 'bubble_shooter', 'clicker'],
  themes: ['ocean', 'sky', 'candy', 'toys', 'garden'],
  emoji: { bubbles: 6 },
  slots: {
    crowd: 'item',
    leads: ONLOOKER,
    moves: [LIFELESS_FOES],
    rest: { unplaced: 'item' },
    itself: ['bubbles'],
    items: 4,
  },
  goals: [{ line: 'pop' }],
  warns: 'named',
  controls: [
    ['mouse', 'pop', 'tap'],
    ['arrows', 'select', 'none'],
    ['space', 'pop', 'none'],
  ],
  title: 'tap',
  ownTitle: true,
};
