import { CHOOSING, LIFELESS_FOES, ONLOOKER } from '../speech.parts.js';
import { SECOND, type KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a game of lights out',
  does: 'Turn off all the lights; each one switches its neighbours too.',
  plays: ['make', 'hit', 'match'],
  draws: ['light-bulb', 'window'],
  near: ['fifteen_puzzle', 'minesweeper', 'sokoban', 'memory'],
  themes: ['home', 'city', 'school', 'toys', 'village'],
  slots: { crowd: 'item', leads: ONLOOKER, moves: [LIFELESS_FOES], rest: { living: 'item' }, persons: 1 },
  goals: [{ line: 'lamps' }],
  warns: 'never',
  controls: [...CHOOSING, [SECOND, 'undo', 'none'], ['H', 'hint', 'none']],
  title: 'any',
  ownTitle: true,
  can: 'undo',
  grid: { rows: [2, 9], columns: [2, 9] },
};
