import { CHOOSING, LIFELESS_FOES, ONLOOKER } from '../speech.parts.js';
import { SECOND, type KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a sudoku',
  does: 'Fill a grid so that nothing repeats in a row, column or box.',
  plays: ['bring', 'match'],
  near: ['minesweeper', 'merge_grid', 'memory'],
  themes: ['school', 'garden', 'city'],
  slots: { crowd: 'item', leads: ONLOOKER, moves: [LIFELESS_FOES], rest: { living: 'item' }, persons: 1 },
  goals: [{ line: 'digits' }],
  warns: 'never',
  controls: [
    ...CHOOSING,
    ['1–9', 'write', 'none'],
    [SECOND, 'notes', 'none'],
    ['H', 'hint', 'none'],
    ['Backspace', 'undo', 'none'],
  ],
  title: 'find',
  ownTitle: true,
  can: 'undo',
  grid: { rows: [4, 9], columns: [4, 9], square: [4, 6, 9] },
};
