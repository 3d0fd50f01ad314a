import { AGAINST_THEM, COUNTED } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a shoot ’em up',
  does: 'Shoot whatever comes at you.',
  plays: ['take', 'save', 'avoid', 'fight', 'chase', 'throw', 'shoot', 'hit', 'guard'],
  near: ['arena', 'flappy', 'catcher', 'platformer'],
  themes: ['space', 'sky', 'cyberpunk', 'ocean'],
  staysThere: true,
  emoji: { 'alien-monster': 6, rocket: 4, 'flying-saucer': 4 },
  slots: {
    crowd: 'enemy',
    leads: AGAINST_THEM,
    rest: { vehicle: 'enemy' },
    own: { pictures: ['starship', 'starfighter'], dark: true },
    shoots: true,
  },
  modes: [
    {
      mode: 'formation',
      words: /invad|invas|formation|formaci|formaç|galag|eindringl|envahiss|インベーダー|侵略|阵|갤러그/iu,
    },
  ],
  goals: [COUNTED, { line: 'gather', when: { rule: ['noEnemies'] } }, { line: 'survive' }],
  controls: [
    ['arrows', 'move', 'drag'],
    ['space', 'shoot', 'tap'],
  ],
  title: 'fight',
  ideas: ['trains', 'rocks', 'swoop', 'armour', 'split', 'lanes', 'chief'],
  lends: [{ rule: 'shooting' }, { rule: 'rapidFire' }, { rule: 'boss' }],
  content: 'targets',
};
