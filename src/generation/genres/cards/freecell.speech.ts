import { CARD_TABLE, LAYING_CARDS, LIFELESS_FOES, ONLOOKER, ROYAL } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a game of FreeCell',
  does: 'Sort face-up cards with the help of four free cells.',
  plays: ['take', 'bring', 'push', 'match'],
  near: ['solitaire', 'memory', 'sokoban'],
  themes: ['castle', 'garden', 'ice'],
  slots: { crowd: 'item', leads: ONLOOKER, moves: [LIFELESS_FOES], itself: CARD_TABLE, ...ROYAL },
  goals: [{ line: 'suits' }],
  warns: 'never',
  controls: LAYING_CARDS,
  title: 'any',
  ownTitle: true,
  can: 'undo',
};
