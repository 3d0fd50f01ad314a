import { ONE_OF_THEM, COUNTED } from '../speech.parts.js';
import { SECOND, type KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a farming game',
  does: 'Sow, water and harvest.',
  plays: ['take', 'eat', 'bring', 'make', 'clean', 'chase', 'guard', 'push'],
  draws: ['water', 'droplet', 'potted-plant', 'herb', 'seedling', 'sheaf-of-rice', 'field'],
  near: ['clicker', 'catcher', 'platformer', 'snake'],
  themes: ['farm', 'garden'],
  // one farms on a farm
  place: 'farm',
  emoji: { tractor: 4, seedling: 4 },
  slots: { crowd: 'hero', leads: ONE_OF_THEM },
  goals: [COUNTED, { line: 'farm' }],
  controls: [
    ['arrows', 'move', 'none'],
    ['space', 'work', 'none'],
    ['mouse', 'work', 'tap'],
    [SECOND, 'dash', 'b', { rule: ['dash'] }],
  ],
  title: 'grow',
  figures: true,
  ideas: ['thieves', 'shower', 'drought', 'giants', 'market', 'feast'],
};
