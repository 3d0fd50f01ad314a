import { LIFELESS_FOES } from '../speech.parts.js';
import { SECOND, type KindSpeech } from '../speech.types.js';
import { labelOf } from '../../lexicon/labels.js';
import { stuffOf } from './pipe-mode.js';

/** what is turned, and what flows in it: water has no picture, so that its word would stand on a label */
const WATER = 'water Wasser agua eau acqua água woda su вода 水 물 पानी ماء الماء air';
/** a pipe or a cable, whichever it be */
const LINE = 'Leitung leiding conduit line';
const ITSELF = [
  'pipe',
  'droplet',
  'water',
  'tap',
  'water-wave',
  'electric-plug',
  'high-voltage',
  'puzzle-piece',
  ...`${WATER} ${LINE}`.split(' ').map(labelOf),
];

export const speech: KindSpeech = {
  called: 'a pipe puzzle',
  does: 'Turn pieces of pipe or cable until the water or the current reaches everything that waits for it.',
  plays: ['bring', 'make', 'push', 'match'],
  draws: ['droplet', 'water', 'wrench'],
  near: ['lights_out', 'fifteen_puzzle', 'sokoban', 'maze'],
  themes: ['garden', 'farm', 'city', 'castle', 'home', 'village'],
  slots: {
    crowd: 'item',
    leads: ['one', 'bare', 'riderAlone'],
    // what stands in nobody's way is reached
    moves: [LIFELESS_FOES],
    rest: { rough: 'obstacle', living: 'item', lifeless: 'item' },
    itself: ITSELF,
    goalIsItem: true,
    own: { pictures: ['mechanic'] },
  },
  modes: [
    {
      mode: 'circuit',
      games: ['circuit_puzzle'],
      words:
        /(?<!\p{L})(?:wir(?:e|es|ing)|cables?|circuits?|electric(?:al|ity|s)?|current|power lines?|plugs?|kabeln?|(?:glüh|glueh)birnen?|strom|stroms|stromkreise?s?|circuitos?|cableado|corriente|bombillas?|electricidad|câbles?|fils électriques|ampoules?|électricité|électriques?|cavi|corrente|lampadine|elettricità|elettric[oaih]+|fios|elétric[oa]s?|eletricidade|stroom|stroomkring|lampjes?|przewod\p{L}*|prąd\p{L}*|żarów\p{L}*|kabl\p{L}*|elektri\p{L}*|ampul\p{L}*|devre\p{L}*|listrik|kabel|rangkaian|провод(?:а|ов|ами|ам|ах)?|ток(?:а|ом)?|лампоч\p{L}*|электри\p{L}*|дрот\p{L}*|струм\p{L}*|електр\p{L}*)(?!\p{L})|كهرب|أسلاك|सर्किट|बिजली|बल्ब|電気|電線|電球|配線|電流|回路|电路|电线|电流|灯泡|通电|전기|전선|전구|회로/iu,
    },
  ],
  played: (design) => (stuffOf(design) === 'circuit' ? 'circuit' : 'plain'),
  goals: [{ line: 'current', when: { mode: ['circuit'] } }, { line: 'pipes' }],
  warns: 'never',
  controls: [
    ['mouse', 'turn', 'tap'],
    ['arrowsSpace', 'turn', 'none'],
    [SECOND, 'turnBack', 'none'],
    ['H', 'hint', 'none'],
  ],
  title: 'any',
  ownTitle: true,
  byColour: true,
  grid: { rows: [3, 10], columns: [3, 10] },
  ideas: ['bends', 'tees', 'outlets', 'bolts', 'waters', 'loose', 'large'],
};
