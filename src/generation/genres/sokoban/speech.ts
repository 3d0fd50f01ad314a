import { ONE_OF_THEM } from '../speech.parts.js';
import { SECOND, type KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a box-pushing puzzle',
  does: 'Push boxes onto their targets.',
  plays: ['take', 'bring', 'make', 'avoid', 'push', 'match'],
  draws: ['brick'],
  near: ['maze', 'snake', 'platformer', 'match3'],
  nearWhere: { prompt: 'chased', near: ['maze', 'arena'] },
  themes: ['castle', 'kitchen', 'cave', 'city', 'home'],
  emoji: { package: 4 },
  slots: {
    crowd: 'hero',
    leads: ONE_OF_THEM,
    // what is pushed is what a warehouse is about
    moves: [{ from: 'obstacle', to: 'item' }],
    rest: { rough: 'item' },
  },
  goals: [{ line: 'push' }],
  warns: 'never',
  controls: [
    ['arrows', 'push', 'swipe'],
    [SECOND, 'pullBox', 'b', { rule: ['magnet'] }],
    ['space', 'undo', 'none'],
    ['Backspace', 'restartRoom', 'none'],
  ],
  title: 'push',
  levelNames: true,
  ideas: ['row', 'gate', 'deepest', 'slides', 'oneway', 'matching', 'plate'],
  can: 'undo',
  figures: true,
};
