import { AGAINST_THEM, HOSTILE_HERO, COUNTED } from '../speech.parts.js';
import { SECOND, type KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a tower defence game',
  does: 'Build towers against waves of enemies.',
  plays: ['save', 'bring', 'make', 'avoid', 'fight', 'throw', 'shoot', 'hit', 'guard'],
  draws: ['castle'],
  near: ['arena', 'shmup', 'breakout'],
  themes: ['castle', 'farm', 'forest', 'desert'],
  slots: {
    crowd: 'enemy',
    leads: [...AGAINST_THEM, 'second'],
    // a second shooter arms another tower
    moves: [{ from: 'ally', to: 'item' }, HOSTILE_HERO],
    shoots: true,
  },
  goals: [COUNTED, { line: 'defend' }],
  controls: [
    ['mouse', 'build', 'tap'],
    ['arrows', 'select', 'none'],
    ['space', 'place', 'none'],
    [SECOND, 'otherTower', 'none'],
    ['N', 'nextWave', 'none'],
  ],
  title: 'guard',
  ideas: ['fleet', 'crowd', 'plated', 'airborne', 'healers', 'split', 'invader'],
  lends: [{ rule: 'waves', n: 5 }, { rule: 'bossEvery', n: 3 }, { rule: 'boss' }],
  figures: true,
};
