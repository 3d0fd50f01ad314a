import { LIFELESS_FOES, ONE_OF_THEM } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a tower-stacking game',
  does: 'Drop swinging blocks onto a tower.',
  plays: ['bring', 'make', 'throw', 'push', 'match'],
  draws: ['hook', 'building-construction', 'brick'],
  near: ['falling_blocks', 'catcher', 'reaction'],
  themes: ['city', 'toys', 'sky', 'candy', 'home'],
  emoji: { 'building-construction': 6 },
  slots: {
    crowd: 'item',
    leads: ONE_OF_THEM,
    moves: [LIFELESS_FOES],
    rest: { lifeless: 'item' },
    itself: ['brick', 'office-building', 'building-construction'],
  },
  goals: [{ line: 'tower' }],
  warns: 'never',
  controls: [
    ['space', 'drop', 'tap'],
    ['mouse', 'drop', 'none'],
  ],
  ideas: ['sizes', 'gusts', 'raft', 'trim', 'dark'],
  title: 'stack',
  ownTitle: true,
};
