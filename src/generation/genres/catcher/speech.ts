import { ONE_OF_THEM, COUNTED } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';
import { catcherMode, dodgedOf } from './mode.js';

/** What the levels of each of its games bring in. */
const IDEAS_OF = {
  plain: ['arcs', 'rolling', 'zigzag', 'chutes', 'gusts', 'bounces', 'storm'],
  dodge: ['arcs', 'sweeps', 'gusts', 'gaps', 'hops', 'dark', 'storm'],
  dodge_way: ['sways', 'sweeps', 'gaps', 'tailwind', 'dark'],
} as const;

export const speech: KindSpeech = {
  called: 'a catching game',
  does: 'Catch what falls.',
  plays: ['take', 'eat', 'steal', 'save', 'avoid', 'throw'],
  draws: ['basket'],
  near: ['reaction', 'breakout', 'platformer'],
  nearWhere: { prompt: 'walker', near: ['reaction', 'platformer'] },
  themes: ['sky', 'garden', 'farm', 'kitchen', 'village'],
  emoji: { basket: 5 },
  slots: {
    crowd: 'hero',
    leads: ONE_OF_THEM,
    rest: { living: 'item' },
    // whatever lies in the way or is named at all is what one dodges
    moves: [
      { from: 'obstacle', what: 'unplaced', to: 'enemy', ifEmpty: ['enemy', 'boss'], mode: 'dodge' },
      {
        from: 'item',
        what: 'unplaced',
        to: 'enemy',
        ifEmpty: ['enemy', 'boss', 'obstacle', 'projectile'],
        mode: 'dodge',
      },
    ],
  },
  modes: [{ mode: 'dodge', games: ['dodge_game'] }],
  played: catcherMode,
  foes: (design) => (catcherMode(design) === 'plain' ? design.cast.enemies : dodgedOf(design)),
  goals: [
    COUNTED,
    { line: 'dodge', when: { mode: ['dodge'] } },
    { line: 'dodgeWay', when: { mode: ['dodge_way'] } },
    { line: 'catch' },
  ],
  controls: [
    ['arrows', 'move', 'stick', { mode: ['dodge', 'dodge_way'] }],
    ['mouse', 'move', 'none', { mode: ['dodge', 'dodge_way'] }],
    ['mouse', 'move', 'drag', { mode: ['plain'] }],
    ['leftRight', 'move', 'none', { mode: ['plain'] }],
    ['space', 'dash', 'a', { rule: ['dash'] }],
    ['space', 'shoot', 'tap', { mode: ['plain'], rule: ['shooting', 'rapidFire'], without: ['dash'] }],
    ['space', 'shoot', 'a', { mode: ['plain'], rule: ['shooting', 'rapidFire'], with: ['dash'] }],
  ],
  title: 'catch',
  titlesOf: { dodge: 'any', dodge_way: 'any' },
  levelNames: true,
  ideas: (design) => IDEAS_OF[catcherMode(design)],
  lends: [{ rule: 'magnet' }, { rule: 'collect', n: 20 }],
  figures: true,
  content: 'targets',
};
