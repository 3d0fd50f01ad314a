import { LIFELESS_FOES, CHOOSING } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a memory game',
  does: 'Turn over cards to find pairs.',
  near: ['match3', 'reaction', 'breakout'],
  themes: ['toys', 'garden', 'ocean', 'jungle'],
  emoji: { joker: 5 },
  slots: { crowd: 'item', leads: ['face'], moves: [LIFELESS_FOES], rest: { unplaced: 'item' }, items: 6 },
  goals: [{ line: 'pairs' }],
  warns: 'never',
  controls: CHOOSING,
  title: 'find',
  byColour: true,
};
