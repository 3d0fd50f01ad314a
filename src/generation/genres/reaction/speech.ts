import { ONE_OF_THEM, COUNTED } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';
import { IDEAS, modeOf } from './mode.js';

export const speech: KindSpeech = {
  called: 'a reaction game',
  does: 'Hit targets before they disappear.',
  plays: ['take', 'eat', 'steal', 'save', 'make', 'avoid', 'fight', 'chase', 'throw', 'shoot', 'hit', 'push'],
  draws: ['hole', 'fishing-pole', 'hook'],
  near: ['catcher', 'clicker', 'memory', 'breakout', 'arena'],
  themes: ['garden', 'kitchen', 'farm', 'home'],
  emoji: { 'fishing-pole': 6 },
  slots: {
    crowd: 'hero',
    leads: ONE_OF_THEM,
    // moles that come out are hit, not played
    moves: [{ from: 'hero', what: 'many', to: 'item' }],
    rest: { living: 'item' },
    implied: 'prey',
    inMode: { slice: { items: 5, alike: 'fruit' } },
  },
  modes: [
    {
      mode: 'slice',
      games: ['fruit_ninja'],
      words: /slic|ninja|cut|schneid|cort|tagli|coup|切|斬|реж|ناي|썰/iu,
      as: ['kind', 'item'],
    },
    {
      mode: 'holes',
      words: /whack|mole|maulwurf|topo|taupe|toupeira|talpa|もぐら|モグラ|地鼠|крот|두더지|خلد/iu,
      as: ['kind', 'item'],
    },
    { mode: 'fish', words: /fish|angel|fisch|pesc|pêch|pech|釣|钓|рыб|낚|صيد|salmon|lachs/iu, as: ['kind', 'item'] },
    {
      mode: 'lamp',
      words:
        /green|light|signal|duel|draw|ampel|grün|vert|feu|verde|sem[aá]foro|緑|信号|绿|зел[её]н|светофор|test|신호|أخضر/iu,
    },
  ],
  played: modeOf,
  goals: [COUNTED, { line: 'react' }],
  controls: [
    ['mouse', 'pull', 'tap', { mode: ['fish'] }],
    ['space', 'pull', 'none', { mode: ['fish'] }],
    ['mouse', 'press', 'tap', { mode: ['lamp'] }],
    ['space', 'press', 'none', { mode: ['lamp'] }],
    ['mouse', 'slice', 'swipe', { mode: ['slice'] }],
    ['arrows', 'slice', 'none', { mode: ['slice'] }],
    ['mouse', 'strike', 'tap', { mode: ['holes'] }],
    ['arrowsSpace', 'strike', 'none', { mode: ['holes'] }],
  ],
  title: 'tap',
  lends: [{ rule: 'timer', seconds: 60 }],
  content: 'targets',
  ideas: (design) => IDEAS[modeOf(design)].filter((idea) => idea !== 'plain'),
};
