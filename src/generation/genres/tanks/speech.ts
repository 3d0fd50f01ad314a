import { ONE_OF_TWO, RIVAL } from '../speech.parts.js';
import { SECOND_KEYS, type KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a tank battle',
  does: 'Drive a tank against another, alone or with a friend.',
  plays: ['avoid', 'fight', 'chase', 'shoot', 'hit', 'guard'],
  draws: ['brick'],
  near: ['duel', 'arena', 'maze'],
  themes: ['desert', 'forest', 'city', 'ice'],
  emoji: { tank: 6 },
  slots: {
    crowd: 'enemy',
    leads: ONE_OF_TWO,
    moves: [RIVAL],
    itself: ['tank'],
    own: { pictures: ['tank'] },
    foes: ['tank'],
  },
  goals: [{ line: 'duel' }],
  most: { points: 50 },
  controls: [
    ['arrows', 'move', 'stick'],
    ['space', 'shoot', 'a'],
    [SECOND_KEYS, 'second', 'none'],
  ],
  title: 'fight',
  can: 'multiplayer',
};
