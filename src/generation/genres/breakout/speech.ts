import { ONLOOKER, LIFELESS_FOES, FOLLOWING } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a brick breaker',
  does: 'Break bricks with a ball and a paddle.',
  plays: ['take', 'avoid', 'fight', 'throw', 'shoot', 'hit'],
  draws: ['brick'],
  near: ['duel', 'match3', 'shmup', 'catcher', 'snake'],
  themes: ['candy', 'space', 'cyberpunk', 'kitchen', 'ocean'],
  emoji: { brick: 6 },
  slots: {
    crowd: 'item',
    leads: ONLOOKER,
    moves: [LIFELESS_FOES],
    rest: { harmless: 'item' },
    itemsAre: 'brick',
    items: 3,
  },
  goals: [{ line: 'break' }],
  // others only show when the prompt names them
  warns: 'named',
  controls: [...FOLLOWING, ['space', 'launch', 'tap'], ['space', 'shoot', 'tap', { rule: ['shooting', 'rapidFire'] }]],
  title: 'wall',
  levelNames: true,
  ideas: ['tough', 'drift', 'bar', 'twins', 'wind', 'mate', 'sink'],
  lends: [{ rule: 'multiBall' }, { rule: 'shield' }],
  // as many balls as there are, so many may fall
  throws: 'lives',
  byColour: true,
};
