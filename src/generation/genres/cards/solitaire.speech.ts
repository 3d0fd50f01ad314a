import { LAYING_CARDS, LIFELESS_FOES, ONLOOKER } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a game of solitaire',
  does: 'Bring all cards home by suit, as in Klondike.',
  near: ['freecell', 'memory', 'merge_grid', 'sokoban'],
  themes: ['garden', 'castle', 'beach'],
  slots: { crowd: 'item', leads: ONLOOKER, moves: [LIFELESS_FOES] },
  modes: [
    {
      mode: 'draw_three',
      words:
        /(?:\b(?:draw|turn|deal|flip)[\s-]+(?:three|3)\b)|(?:three|3)[\s-]card|(?:drei|3)[\s-]+karten|(?:tres|três|3) cartas|(?:trois|3) cartes|(?:tre|3) carte|(?:drie|3) kaarten|(?:trzy|3) karty|(?:üç|3)[\s-]+kart|(?:три|3) карт|(?:3|三)[枚张張]|(?:세|3) ?장|(?:तीन|3) पत्ते|(?:ثلاث|3) (?:ورقات|أوراق|بطاقات)|(?:tiga|3) kartu/iu,
    },
    {
      mode: 'draw_one',
      words:
        /(?:\b(?:draw|turn|deal|flip)[\s-]+(?:one|1)\b)|(?:one|1)[\s-]card|(?:eine|1)[\s-]+karte\b|(?:una|uma|1) carta|(?:une|1) carte|(?:één|een|1) kaart\b|(?:jedn[aąe]j?|1) kart|(?:bir|1) kart|(?:одну|одна|1) карт|(?:1|一)[枚张張]|(?:한|1) ?장|(?:एक|1) पत्त|(?:ورقة|بطاقة) واحدة|(?:satu|1) kartu/iu,
    },
  ],
  goals: [{ line: 'suits' }],
  warns: 'never',
  controls: LAYING_CARDS,
  title: 'any',
  can: 'undo',
};
