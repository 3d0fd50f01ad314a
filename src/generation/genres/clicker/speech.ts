import { ONE_OF_THEM, LIFELESS_FOES, COUNTED } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a clicker game',
  does: 'Click, and buy what clicks for you.',
  plays: ['take', 'eat', 'bring', 'make', 'hit'],
  near: ['reaction', 'catcher', 'match3', 'breakout'],
  themes: ['kitchen', 'garden', 'candy', 'cave'],
  slots: { crowd: 'hero', leads: [...ONE_OF_THEM, 'clicked'], moves: [LIFELESS_FOES], rest: { living: 'item' } },
  goals: [COUNTED, { line: 'click' }],
  warns: 'never',
  controls: [
    ['mouse', 'click', 'tap'],
    ['space', 'click', 'none'],
    ['leftRight', 'select', 'none'],
    ['down', 'buy', 'none'],
    ['up', 'golden', 'none'],
  ],
  title: 'rich',
  lends: [{ rule: 'magnet' }],
};
