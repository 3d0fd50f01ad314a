import type { KindSpeech } from '../speech.types.js';

export const speech: KindSpeech = {
  called: 'a landing game',
  does: 'Thrust and tilt to land softly on every pad.',
  plays: ['take', 'save', 'bring', 'avoid', 'push', 'race'],
  draws: ['wind', 'wind-face', 'fuel-pump', 'rocket'],
  near: ['flappy', 'aim_physics', 'shmup'],
  themes: ['space', 'cave', 'desert', 'sky', 'ice'],
  staysThere: true,
  emoji: { parachute: 4 },
  slots: {
    crowd: 'hero',
    leads: ['vehicle', 'one', 'bare', 'crowd', 'foe', 'alone', 'riderAlone'],
    own: { pictures: ['rocket'] },
  },
  goals: [{ line: 'land' }],
  controls: [
    ['leftRight', 'tilt', 'sides'],
    ['space', 'thrust', 'a'],
  ],
  title: 'fly',
};
