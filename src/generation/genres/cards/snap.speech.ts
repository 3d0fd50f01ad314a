import { CARD_TABLE, ONE_OF_TWO, RIVAL } from '../speech.parts.js';
import { SECOND_KEYS, type KindSpeech } from '../speech.types.js';
import { modeOf } from './snap-mode.js';

export const speech: KindSpeech = {
  called: 'a game of snap',
  does: 'React first when two cards match, or win with the higher card in war.',
  plays: ['take', 'hit', 'match'],
  draws: ['joker'],
  near: ['reaction', 'memory', 'blackjack'],
  themes: ['home', 'toys', 'school', 'garden'],
  slots: { crowd: 'enemy', leads: ONE_OF_TWO, moves: [RIVAL], itself: CARD_TABLE, persons: 2 },
  modes: [
    {
      mode: 'war',
      as: ['kind', 'game'],
      words:
        /\bwar\b|krieg|tod und leben|guerra|(?<!corse.{0,9})bataille(?! corse)|batalha|戦争|전쟁|oorlog|wojn|п.?яниц|savaş|拉大车|比大小|حرب|वॉर|perang|beggar|rubamazzo/iu,
    },
  ],
  played: modeOf,
  goals: [{ line: 'allCards', when: { mode: ['war'] } }, { line: 'snapAll' }],
  warns: 'never',
  controls: [
    ['space', 'turnCard', 'tap', { mode: ['war'] }],
    ['mouse', 'turnCard', 'none', { mode: ['war'] }],
    ['space', 'snap', 'tap', { mode: ['snap'] }],
    ['mouse', 'snap', 'none', { mode: ['snap'] }],
    [SECOND_KEYS, 'second', 'none'],
  ],
  title: 'any',
  ownTitle: true,
  can: 'multiplayer',
};
