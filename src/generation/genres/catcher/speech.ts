import { ONE_OF_THEM, COUNTED, FOLLOWING } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a catching game',
  does: 'Catch what falls.',
  near: ['reaction', 'breakout', 'platformer'],
  nearWhere: { prompt: 'walker', near: ['reaction', 'platformer'] },
  themes: ['sky', 'garden', 'farm', 'kitchen'],
  emoji: { basket: 5 },
  slots: { crowd: 'hero', leads: ONE_OF_THEM, rest: { living: 'item' } },
  goals: [COUNTED, { line: 'catch' }],
  controls: [
    ...FOLLOWING,
    ['space', 'dash', 'a', { rule: ['dash'] }],
    ['space', 'shoot', 'tap', { rule: ['shooting', 'rapidFire'], without: ['dash'] }],
    ['space', 'shoot', 'a', { rule: ['shooting', 'rapidFire'], with: ['dash'] }],
  ],
  title: 'catch',
  levelNames: true,
  ideas: ['arcs', 'rolling', 'zigzag', 'chutes', 'gusts', 'bounces', 'storm'],
  lends: [{ rule: 'magnet' }, { rule: 'collect', n: 20 }],
  figures: true,
  content: 'targets',
};
