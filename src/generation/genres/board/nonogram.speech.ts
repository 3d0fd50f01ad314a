import { CHOOSING, LIFELESS_FOES, ONLOOKER } from '../speech.parts.js';
import { SECOND, type KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a nonogram',
  does: 'Use the numbers to fill in cells until a picture appears.',
  plays: ['take', 'make', 'push', 'match'],
  near: ['sudoku', 'minesweeper', 'lights_out'],
  themes: ['school', 'toys', 'garden'],
  slots: {
    crowd: 'item',
    leads: ONLOOKER,
    moves: [LIFELESS_FOES, { from: 'enemy', to: 'item' }],
    rest: { living: 'item' },
    persons: 1,
  },
  goals: [{ line: 'figures' }],
  warns: 'never',
  controls: [...CHOOSING, [SECOND, 'cross', 'none'], ['H', 'hint', 'none']],
  title: 'any',
  ownTitle: true,
  grid: { rows: [4, 15], columns: [4, 15] },
};
