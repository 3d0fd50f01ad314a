import { LIFELESS_FOES, CHOOSING } from '../speech.parts.js';
import { SECOND_KEYS, type KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a memory game',
  does: 'Turn over cards to find pairs.',
  plays: ['take', 'push', 'match'],
  draws: ['framed-picture', 'joker', 'puzzle-piece'],
  near: ['match3', 'reaction', 'breakout'],
  themes: ['home', 'toys', 'garden', 'ocean', 'jungle', 'village'],
  emoji: { joker: 5 },
  slots: { crowd: 'item', leads: ['face'], moves: [LIFELESS_FOES], rest: { unplaced: 'item' }, items: 12, alike: true },
  goals: [{ line: 'pairs' }],
  warns: 'never',
  controls: [...CHOOSING, [SECOND_KEYS, 'second', 'none', { rule: ['twoPlayers'] }]],
  ideas: ['lantern', 'threes', 'prankster', 'shadows', 'turntable'],
  title: 'find',
  can: 'multiplayer',
  byColour: true,
  pairs: { least: 4, most: 15, length: 16 },
  content: 'pairs',
};
