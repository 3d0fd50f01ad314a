import { CHOOSING } from '../speech.parts.js';
import { SECOND, type KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a minesweeper game',
  does: 'Open every safe cell, guided by the numbers.',
  plays: ['take', 'bring', 'avoid', 'hit'],
  draws: ['field', 'bomb', 'triangular-flag'],
  near: ['memory', 'sokoban', 'maze'],
  themes: ['garden', 'desert', 'ocean'],
  slots: {
    crowd: 'enemy',
    leads: ['one', 'riderAlone'],
    // "with 40 sea urchins": what is named lies hidden, whatever it is
    moves: [
      { from: 'item', to: 'enemy', ifEmpty: ['enemy'] },
      { from: 'obstacle', to: 'enemy', ifEmpty: ['enemy'] },
      { from: 'hero', what: 'many', to: 'enemy', ifEmpty: ['enemy'] },
    ],
    rest: { living: 'enemy', lifeless: 'enemy' },
    itself: ['sea-mine', 'bomb', 'triangular-flag'],
    persons: 1,
    foes: ['bomb'],
  },
  goals: [{ line: 'mines' }],
  warns: 'never',
  controls: [...CHOOSING, [SECOND, 'flag', 'none']],
  title: 'any',
  ownTitle: true,
  grid: { rows: [6, 16], columns: [6, 16] },
};
