import { tufts, pebbles, cloudShadows } from '../backdrop/patterns.js';
import type { Scene } from '../backdrop/scene.js';
import { fade, mix } from '../colour.js';
import { cacti } from '../outlines/fields.js';
import { dunes, mesas } from '../outlines/land.js';
import { pyramids } from '../outlines/stone.js';
import { palms } from '../outlines/woods.js';

export const scene: Scene = {
  strips: [
    [dunes, dunes, cacti],
    [pyramids, dunes, palms],
    [mesas, mesas, cacti],
  ],
  ground(t) {
    const base = mix(mix(t.p.solidEdge, t.p.far, 0.5), '#f0cf8a', 0.45);
    t.fill(mix(base, t.p.near, t.rand.range(0, 0.25)));
    t.patches(7, [t.p.solid, '#fff0c8'], 0.22);
    t.ripples(t.rand.int(16, 24), 8, t.rand.int(2, 4), 3, fade(t.p.solid, 0.22));
    t.ripples(9, 9, t.rand.int(2, 3), 2, fade('#fff6dc', 0.5));
    pebbles(t, t.rand.int(8, 18), 8, mix(base, t.p.solid, 0.5));
    tufts(t, 10, 12, mix('#7c8a3c', t.p.near, 0.4));
  },
  drift: cloudShadows,
};
