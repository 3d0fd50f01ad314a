import { CARD_TABLE, LAYING_CARDS, LIFELESS_FOES, ONLOOKER, ROYAL } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a game of solitaire',
  does: 'Bring all cards home by suit, as in Klondike.',
  plays: ['take', 'bring', 'push', 'match'],
  draws: ['joker'],
  near: ['freecell', 'memory', 'merge_grid', 'sokoban'],
  themes: ['home', 'garden', 'castle', 'beach'],
  slots: { crowd: 'item', leads: ONLOOKER, moves: [LIFELESS_FOES], itself: CARD_TABLE, ...ROYAL },
  modes: [
    {
      mode: 'draw_three',
      as: ['kind'],
      words:
        /(?:draw|turn)[\s-]+(?:three|3)|(?:three|3)[\s-]card|drei|tres|trois|três|\btre\b|drie|trzy|üç|три|三|3|세|तीन|ثلاث|tiga/iu,
    },
    {
      mode: 'draw_one',
      as: ['kind'],
      words:
        /(?:draw|turn)[\s-]+(?:one|1)|(?:one|1)[\s-]card|eine|\buna\b|\bune\b|\buma\b|één|jednej|tek tek|одн|一|1|한|एक पत्ता|واحدة|satu/iu,
    },
  ],
  goals: [{ line: 'suits' }],
  warns: 'never',
  controls: LAYING_CARDS,
  title: 'any',
  ownTitle: true,
  can: 'undo',
};
