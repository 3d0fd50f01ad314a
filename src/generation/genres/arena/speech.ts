import { AGAINST_THEM, COUNTED } from '../speech.parts.js';
import { SECOND, type KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'an arena game',
  does: 'Survive attacks from all sides.',
  near: ['shmup', 'maze', 'platformer', 'snake', 'duel'],
  themes: ['haunted', 'cyberpunk', 'castle', 'volcano', 'desert'],
  emoji: { 'crossed-swords': 6 },
  slots: { crowd: 'enemy', leads: AGAINST_THEM, rest: { vehicle: 'enemy' }, shoots: true },
  goals: [COUNTED, { line: 'gather', when: { rule: ['noEnemies'] } }, { line: 'survive' }],
  controls: [
    ['arrows', 'move', 'stick'],
    ['mouse', 'aim', 'tap'],
    ['space', 'shoot', 'a'],
    [SECOND, 'dash', 'b', { rule: ['dash'] }],
  ],
  title: 'fight',
  ideas: ['shooters', 'dashers', 'split', 'ice', 'bursts', 'dark', 'chief'],
  lends: [{ rule: 'waves', n: 5 }, { rule: 'shooting' }, { rule: 'dash' }, { rule: 'boss' }],
  figures: true,
};
