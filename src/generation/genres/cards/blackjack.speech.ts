import { CARD_TABLE, CHOOSING, RIVAL } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a game of blackjack',
  does: 'Beat the dealer at 21 and win enough chips.',
  plays: ['take', 'fight'],
  draws: ['coin'],
  near: ['solitaire', 'freecell', 'memory'],
  themes: ['city', 'cyberpunk', 'castle'],
  slots: {
    crowd: 'enemy',
    leads: ['one', 'bare'],
    moves: [RIVAL],
    itself: [...CARD_TABLE, 'french-fries', 'coin'],
    persons: 2,
  },
  modes: [
    // of the kind's own words only those that say who draws on it
    { mode: 'soft_seventeen', as: ['kind'], words: /17|seventeen/iu },
  ],
  goals: [{ line: 'chipsTo', when: { rule: ['target'] }, counts: 'target' }, { line: 'chips' }],
  warns: 'never',
  controls: [
    ...CHOOSING,
    ['1', 'hitMe', 'none'],
    ['2', 'stand', 'none'],
    ['3', 'double', 'none'],
    ['4', 'split', 'none'],
  ],
  title: 'any',
  ownTitle: true,
  ownTitles: [{ heroes: /./u, pattern: '{H} Twenty-One' }],
};
