import { labelOf } from '../../lexicon/labels.js';
import { SECOND, type KindSpeech } from '../speech.types.js';

/** what it is cut into, as it stands behind a number: no picture shows it, so that its word would stand on a label */
const PIECES =
  'pieces piezas pieza peças peça pièces pièce pezzi pezzo teile teilen stukjes stukje kawałków kawałki kawałek parça кусочков кусочек деталей деталь шматочків шматочок keping टुकड़े टुकड़ा قطعة قطع';

export const speech: KindSpeech = {
  called: 'a jigsaw puzzle',
  does: 'Put the pieces of a picture back together.',
  plays: ['bring', 'make', 'push', 'match'],
  draws: ['framed-picture', 'puzzle-piece'],
  near: ['fifteen_puzzle', 'hidden_objects', 'memory'],
  themes: ['home', 'garden', 'farm', 'beach', 'forest', 'castle', 'village'],
  emoji: { 'puzzle-piece': 6 },
  slots: {
    crowd: 'item',
    leads: ['one', 'bare', 'crowd', 'riderAlone', 'face', 'clicked'],
    // nobody is a foe in a picture, and nothing is in the way
    moves: [
      { from: 'enemy', to: 'deco' },
      { from: 'obstacle', to: 'item' },
    ],
    rest: { living: 'item', lifeless: 'item' },
    itself: ['puzzle-piece', 'mahjong-red-dragon', 'framed-picture', ...PIECES.split(' ').map(labelOf)],
    items: 3,
  },
  goals: [{ line: 'pieces', when: { rule: ['collect'] } }, { line: 'picture' }],
  warns: 'never',
  controls: [
    ['mouse', 'place', 'drag'],
    ['arrowsSpace', 'place', 'none'],
    [SECOND, 'putBack', 'none'],
    ['H', 'hint', 'none'],
  ],
  title: 'find',
  ownTitle: true,
};
