import { ONE_OF_TWO, RIVAL } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a penalty shoot-out',
  does: 'Shoot penalties, then keep goal.',
  plays: ['throw', 'shoot', 'hit', 'guard'],
  draws: ['soccer-ball', 'goal-net'],
  near: ['aim_physics', 'hoops', 'duel'],
  themes: ['sports', 'city', 'garden', 'school', 'beach', 'village'],
  emoji: { 'goal-net': 6 },
  slots: { crowd: 'enemy', leads: ONE_OF_TWO, moves: [RIVAL], implied: 'ball', itself: ['goal-net'], foes: ['robot'] },
  goals: [{ line: 'penalty' }],
  warns: 'named',
  controls: [
    ['mouse', 'pullBack', 'drag'],
    ['arrows', 'aim', 'none'],
    ['space', 'power', 'none'],
    ['arrows', 'keepGoal', 'drag'],
  ],
  title: 'rival',
  ownTitle: true,
  throws: 'throws',
  most: { throws: 15 },
  figures: true,
};
