import { LIFELESS_FOES, CHOOSING } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a match-three game',
  does: 'Swap neighbours to line up three of a kind.',
  plays: ['take', 'eat', 'make', 'hit', 'push', 'match'],
  draws: ['block'],
  near: ['memory', 'falling_blocks', 'breakout'],
  themes: ['candy', 'garden', 'ocean', 'cave'],
  emoji: { 'gem-stone': 4 },
  slots: { crowd: 'item', leads: ['face'], moves: [LIFELESS_FOES], rest: { unplaced: 'item' }, items: 6 },
  goals: [{ line: 'clear' }],
  warns: 'never',
  controls: CHOOSING,
  title: 'find',
  lends: [
    { rule: 'moves', n: 30 },
    { rule: 'collect', n: 20 },
  ],
  ideas: ['lines', 'rime', 'beside', 'sinkers', 'skyward', 'creep'],
  byColour: true,
  grid: { rows: [8, 8], columns: [7, 7] },
};
