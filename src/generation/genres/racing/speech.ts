import { COUNTED } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a racing game',
  does: 'Race against others.',
  plays: ['take', 'eat', 'steal', 'save', 'avoid', 'chase', 'hit', 'over', 'race'],
  draws: ['triangular-flag', 'chequered-flag', 'motorway', 'fuel-pump'],
  near: ['runner', 'crossing', 'platformer', 'arena'],
  themes: ['desert', 'city', 'beach', 'ice', 'village'],
  staysThere: true,
  emoji: { 'racing-car': 6, motorcycle: 5, 'chequered-flag': 5 },
  slots: {
    crowd: 'hero',
    leads: ['one', 'bare', 'crowd', 'foe', 'ridden', 'rider'],
    rest: { traffic: 'enemy' },
    own: { pictures: ['racing-car'] },
  },
  goals: [COUNTED, { line: 'race' }],
  controls: [
    ['arrows', 'head', 'stick'],
    ['space', 'boost', 'a', { rule: ['dash'] }],
  ],
  title: 'drive',
  ideas: ['town', 'rain', 'ramps', 'traffic', 'dark', 'ice', 'champion'],
  lends: [{ rule: 'speedUp' }, { rule: 'timer', seconds: 90 }, { rule: 'fast' }],
  can: 'laps',
  content: 'gates',
};
