import { LIFELESS_FOES, ONE_OF_THEM } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a drop-and-merge game',
  does: 'Drop matching pieces onto each other to merge them into the next larger one.',
  plays: ['eat', 'bring', 'make', 'throw', 'push', 'match'],
  near: ['merge_grid', 'falling_blocks', 'match3'],
  themes: ['garden', 'kitchen', 'candy', 'toys'],
  slots: {
    crowd: 'item',
    leads: ONE_OF_THEM,
    moves: [LIFELESS_FOES],
    rest: { lifeless: 'item' },
    items: 9,
    alike: 'fruit',
  },
  goals: [{ line: 'fuse' }],
  warns: 'never',
  controls: [
    ['mouse', 'drop', 'tap'],
    ['leftRight', 'move', 'none'],
    ['space', 'drop', 'none'],
  ],
  title: 'drop',
};
