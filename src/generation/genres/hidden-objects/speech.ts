import { COUNTED, ONLOOKER } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';
import { hidersOf, isSeek, wantedOf } from './mode.js';

export const speech: KindSpeech = {
  called: 'a hidden-object game',
  does: 'Find what, or who, is hidden in a busy scene.',
  plays: ['take', 'chase', 'push', 'match'],
  draws: ['magnifying-glass-tilted-left'],
  near: ['memory', 'reaction', 'maze'],
  themes: ['home', 'garden', 'forest', 'haunted', 'ocean', 'toys', 'village'],
  emoji: { 'magnifying-glass-tilted-left': 6, 'magnifying-glass-tilted-right': 6 },
  slots: {
    crowd: 'item',
    leads: ONLOOKER,
    rest: { lifeless: 'item' },
    itself: ['magnifying-glass-tilted-left', 'magnifying-glass-tilted-right'],
    items: 5,
  },
  modes: [
    {
      mode: 'seek',
      games: ['hide_and_seek'],
      words:
        /hide.?(?:and|n|&).?seek|verst[eo]c?k+(?!te|ed)|verstop|escondi|cache.?cache|nascondino|petak umpet|chowan|saklamba|かくれんぼ|숨바꼭질|捉迷藏|躲猫猫|躲貓貓|прятк|хованк|छुप|लुका|غميض|esconde-esconde|pique/iu,
      as: ['kind'],
    },
  ],
  played: (design) => (isSeek(design) ? 'seek' : 'plain'),
  goals: [{ line: 'seek', when: { mode: ['seek'] } }, { ...COUNTED, line: 'spotNumber' }, { line: 'spot' }],
  foes: (design) => (isSeek(design) ? hidersOf(design) : wantedOf(design)),
  warns: 'never',
  controls: [
    ['mouse', 'spot', 'tap'],
    ['arrowsSpace', 'spot', 'none'],
    ['H', 'hint', 'none'],
  ],
  title: 'seek',
};
