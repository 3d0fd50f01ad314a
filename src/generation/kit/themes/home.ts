import { planks } from '../backdrop/patterns.js';
import type { Scene } from '../backdrop/scene.js';
import { fade, mix } from '../colour.js';
import { cabinets, curtains, lounge, pictures } from '../outlines/living.js';
import { shelves } from '../outlines/rooms.js';

export const scene: Scene = {
  strips: [
    [pictures, cabinets, lounge],
    [curtains, cabinets, lounge],
    [curtains, shelves, lounge],
  ],
  ground(t) {
    planks(t, t.rand.int(6, 8), mix('#cf9c63', t.p.horizon, 0.38));
    // a round rug in rings, far enough from the edge to be whole
    const tones = [t.p.accent, t.p.horizon, t.p.far, t.p.danger];
    const r = t.side * t.rand.range(0.2, 0.26);
    t.at(t.rand.range(0, t.side), t.rand.range(0, t.side), r * 1.1, () => {
      t.disc(0, r * 0.04, r * 1.02, fade('#000000', 0.16));
      for (let i = 0; i < 5; i++)
        t.disc(0, 0, r * (1 - i * 0.2), mix(tones[i % tones.length] as string, t.p.horizon, i % 2 ? 0.75 : 0.55));
    });
  },
};
