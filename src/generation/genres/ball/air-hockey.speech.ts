import { ONE_OF_TWO, RIVAL } from '../speech.parts.js';
import { SECOND_KEYS, type KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a game of air hockey',
  does: 'Push a puck past your rival into the goal, alone or with a friend.',
  plays: ['fight', 'throw', 'shoot', 'hit', 'guard', 'push'],
  draws: ['ice', 'flying-disc', 'soccer-ball', 'table'],
  near: ['duel', 'penalty', 'pinball'],
  themes: ['cyberpunk', 'ice', 'candy', 'toys', 'sports'],
  emoji: { 'ice-hockey': 5 },
  slots: { crowd: 'enemy', leads: ONE_OF_TWO, moves: [RIVAL], itself: ['ice-hockey'], persons: 2, foes: ['robot'] },
  goals: [{ line: 'puck', n: '3', counts: 'points' }],
  warns: 'never',
  most: { points: 30 },
  controls: [
    ['mouse', 'move', 'drag'],
    ['arrows', 'move', 'none'],
    [SECOND_KEYS, 'second', 'none'],
  ],
  title: 'rival',
  ownTitle: true,
  can: 'multiplayer',
};
