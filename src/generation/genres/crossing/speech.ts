import { ONE_OF_THEM, COUNTED } from '../speech.parts.js';
import { SECOND, type KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a road-crossing game',
  does: 'Cross the road through the traffic.',
  plays: ['take', 'eat', 'steal', 'save', 'avoid', 'over', 'cross', 'race'],
  draws: ['motorway', 'water'],
  near: ['maze', 'runner', 'platformer', 'arena'],
  themes: ['city', 'farm', 'forest', 'village'],
  staysThere: true,
  slots: {
    crowd: 'hero',
    leads: ONE_OF_THEM,
    moves: [{ from: 'item', what: 'traffic', to: 'enemy' }],
    rest: { traffic: 'enemy' },
    foes: ['automobile', 'delivery-truck'],
  },
  goals: [COUNTED, { line: 'cross' }],
  controls: [
    ['arrows', 'hop', 'swipe'],
    [SECOND, 'hopTwo', 'none', { rule: ['dash'] }],
  ],
  title: 'cross',
  levelNames: true,
  ideas: ['rafts', 'lights', 'hedges', 'dive', 'rush', 'tide', 'guard'],
  figures: true,
};
