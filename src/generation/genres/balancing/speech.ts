import type { KindSpeech } from '../speech.types.js';
import { balanceOf } from './mode.js';

export const speech: KindSpeech = {
  called: 'a balancing game',
  does: 'Walk a tightrope, or carry what sways, without losing your balance.',
  plays: ['bring', 'avoid', 'guard', 'push', 'cross'],
  draws: ['wind', 'wind-face', 'knot'],
  near: ['runner', 'flappy', 'tower_stacking', 'delivery_game'],
  themes: ['city', 'sky', 'garden', 'kitchen', 'sports'],
  slots: {
    crowd: 'item',
    leads: ['one', 'bare', 'riderAlone'],
    // an ice cream that tilts is carried by somebody
    moves: [{ from: 'hero', what: 'lifeless', to: 'item', ifEmpty: ['item'] }],
    itself: ['knot'],
    own: { pictures: ['person-juggling', 'cat', 'bear', 'penguin', 'monkey'] },
  },
  modes: [
    {
      mode: 'tightrope',
      games: ['tightrope_walking'],
      words:
        /\bropes?\b|\bwire\b|tightrope|\bseil|drahtseil|hochseil|\bcordes?\b|funamb|\bcuerda|\bcorda\b|\bfilo\b|\bfune\b|koord|\btouw|\blin(?:ie|a|ę)\b|\bip(?:te|in|i)?\b|cambaz|канат|\btali\b|الحبل|حبل|रस्सी|綱|ロープ|钢丝|绳|줄타기|외줄/iu,
    },
  ],
  played: (design) => (balanceOf(design) === 'tightrope' ? 'tightrope' : 'plain'),
  goals: [
    { line: 'tightrope', when: { mode: ['tightrope'] } },
    { line: 'carryAll', when: { rule: ['collect'] } },
    { line: 'carry' },
  ],
  warns: 'named',
  controls: [
    ['leftRight', 'tilt', 'sides'],
    ['space', 'steady', 'a'],
  ],
  ideas: ['squalls', 'seesaws', 'perched', 'higher', 'slippery', 'dark'],
  title: 'balance',
  figures: true,
};
