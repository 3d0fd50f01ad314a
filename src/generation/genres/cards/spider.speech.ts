import { CARD_TABLE, LAYING_CARDS, LIFELESS_FOES, ONLOOKER, ROYAL } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a game of spider solitaire',
  does: 'Build eight runs from king to ace, in one, two or four suits.',
  plays: ['take', 'bring', 'push', 'match'],
  near: ['solitaire', 'freecell', 'merge_grid'],
  themes: ['garden', 'castle', 'haunted'],
  slots: {
    crowd: 'item',
    leads: ONLOOKER,
    moves: [LIFELESS_FOES],
    itself: CARD_TABLE,
    ...ROYAL,
  },
  modes: [
    {
      mode: 'four_suits',
      as: ['kind'],
      words: /four|4|vier|cuatro|quatre|quatro|quattro|czter|dört|четыр|чотир|四|네|चार|أربع|empat/iu,
    },
    {
      mode: 'two_suits',
      as: ['kind'],
      words:
        /two|2|zwei|dos|deux|d[ou][ia]s|\bdue\b|twee|dwa|dwoma|dwóch|iki|дв[аеу]|дво|二|两|두|दो|لون(?:ين|ان)|نوع(?:ين|ان)|\bdua\b/iu,
    },
    {
      mode: 'one_suit',
      as: ['kind'],
      words: /one|1|ein|\bun[ao]?\b|\bum\b|\bune\b|één|een|jedn|\btek\b|одн|一|한|एक|واحد|\bsatu\b/iu,
    },
  ],
  goals: [{ line: 'spider' }],
  warns: 'never',
  controls: LAYING_CARDS,
  title: 'any',
  ownTitle: true,
  can: 'undo',
};
