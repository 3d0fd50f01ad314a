import { LIFELESS_FOES, ONLOOKER } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a marble chain game',
  does: 'Shoot marbles into a rolling chain; three of a kind burst.',
  plays: ['throw', 'shoot', 'hit', 'guard', 'match'],
  draws: ['crystal-ball', 'white-circle'],
  near: ['bubble_shooter', 'match3', 'shmup'],
  themes: ['jungle', 'castle', 'desert', 'garden'],
  slots: {
    crowd: 'item',
    leads: ONLOOKER,
    moves: [LIFELESS_FOES],
    rest: { unplaced: 'item' },
    itself: ['crystal-ball'],
    items: 5,
  },
  goals: [{ line: 'marbles' }],
  warns: 'never',
  controls: [
    ['mouse', 'aim', 'drag'],
    ['leftRight', 'aim', 'none'],
    ['space', 'shoot', 'none'],
    ['down', 'keep', 'none'],
  ],
  title: 'find',
  ownTitle: true,
  ideas: ['bombs', 'backward', 'tubes', 'cracks', 'surges'],
  byColour: true,
};
