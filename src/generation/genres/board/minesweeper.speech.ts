import { AGAINST_THEM, CHOOSING } from '../speech.parts.js';
import { SECOND, type KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a minesweeper game',
  does: 'Open what hides nothing, by the numbers.',
  near: ['memory', 'sokoban', 'maze'],
  themes: ['garden', 'desert', 'ocean'],
  slots: { crowd: 'enemy', leads: AGAINST_THEM },
  goals: [{ line: 'mines' }],
  warns: 'never',
  controls: [...CHOOSING, [SECOND, 'flag', 'none']],
  title: 'any',
  grid: { rows: [9, 9], columns: [9, 9] },
};
