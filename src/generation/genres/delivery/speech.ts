import { COUNTED } from '../speech.parts.js';
import { SECOND, type KindSpeech } from '../speech.types.js';
import { isRescue } from './mode.js';

export const speech: KindSpeech = {
  called: 'a delivery game',
  does: 'Take each item to whoever is waiting for it, or lead the lost home.',
  plays: ['take', 'steal', 'save', 'bring', 'avoid', 'throw', 'push', 'race'],
  near: ['crossing', 'maze', 'racing', 'catcher'],
  themes: ['village', 'city', 'garden', 'farm', 'toys'],
  emoji: { package: 6, 'delivery-truck': 5, 'motor-scooter': 5, 'fire-engine': 5, ambulance: 5 },
  slots: {
    crowd: 'item',
    leads: ['one', 'bare', 'vehicle', 'riderAlone'],
    own: { pictures: ['motor-scooter', 'bicycle'] },
  },
  modes: [
    {
      mode: 'rescue',
      games: ['rescue_game'],
      words:
        /rescu|\bsav(?:e|es|ing)\b|bring (?:\S+ ){0,3}(?:home|back)|rett|rescat|salvar?\b|salve|sauv|secour|resgat|salvare|red(?:t|den)\b|ratuj|ratow|kurtar|спас|вряту|рятуй|рятув|救|助け|たすけ|구조|구출|구하|बचा|أنقذ|إنقاذ|انقاذ|selamatkan|menyelamatkan/iu,
    },
  ],
  played: (design) => (isRescue(design) ? 'rescue' : 'plain'),
  goals: [{ line: 'fetch', when: { mode: ['rescue'] } }, COUNTED, { line: 'deliver' }],
  controls: [
    ['arrows', 'move', 'stick'],
    [SECOND, 'dash', 'b', { rule: ['dash'] }],
  ],
  title: 'bring',
  levelNames: true,
  figures: true,
};
