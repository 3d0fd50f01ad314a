import { ONE_OF_THEM, COUNTED } from '../speech.parts.js';
import { SECOND, type KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a platformer',
  does: 'Run and jump from ledge to ledge.',
  plays: ['take', 'eat', 'steal', 'save', 'avoid', 'fight', 'chase', 'shoot', 'hit', 'over', 'cross', 'race'],
  near: ['runner', 'flappy', 'maze', 'crossing', 'arena'],
  themes: ['forest', 'jungle', 'village', 'castle', 'candy', 'cave', 'sky'],
  slots: { crowd: 'hero', leads: ONE_OF_THEM },
  modes: [
    {
      mode: 'ascent',
      way: 'up',
      games: ['doodle_jump', 'jump_king', 'rock_climbing', 'infinite_stairs'],
    },
  ],
  endless: ['doodle_jump', 'infinite_stairs'],
  played: (design) => (design.mode === 'ascent' ? 'ascent' : 'plain'),
  goals: [COUNTED, { line: 'reach' }],
  controls: [
    ['leftRight', 'move', 'sides'],
    ['space', 'jump', 'a', { mode: ['plain'] }],
    ['space', 'doubleJump', 'a', { rule: ['doubleJump'] }],
    [SECOND, 'dash', 'b', { rule: ['dash'] }],
    [SECOND, 'shoot', 'b', { rule: ['shooting'] }],
  ],
  title: 'jump',
  levelNames: true,
  ownTitles: [
    { heroes: /^(?:rabbit|frog|kangaroo|cricket)$/u, pattern: '{H} Hop' },
    { heroes: /^(?:horse|unicorn|zebra|camel)$/u, pattern: '{H} Gallop' },
    { heroes: /^(?:bird|eagle|owl|bat|honeybee|butterfly|duck|parrot)$/u, pattern: '{H} Takes Off' },
  ],
  lends: [{ rule: 'doubleJump' }, { rule: 'levels', n: 3 }],
  figures: true,
  content: 'gates',
};
