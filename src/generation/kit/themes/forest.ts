import { tufts, pebbles, leaves, lawn, cloudShadows } from '../backdrop/patterns.js';
import type { Scene } from '../backdrop/scene.js';
import { mix } from '../colour.js';
import { hills, mountains } from '../outlines/land.js';
import { logs, mushrooms, pines, trees } from '../outlines/woods.js';

export const scene: Scene = {
  strips: [
    [hills, trees, pines],
    [mountains, pines, trees],
    [logs, pines, mushrooms],
  ],
  ground(t) {
    const base = lawn(t);
    t.patches(10, [t.p.near, t.p.solidEdge, mix(base, '#000000', 0.4)], 0.4);
    tufts(t, t.rand.int(60, 110), 12, mix(base, '#000000', 0.25));
    tufts(t, 40, 10, mix(base, '#ffffff', 0.2));
    leaves(t, t.rand.int(12, 36), 12, ['#d9822b', '#c9a227', '#a8502a', t.p.accent]);
    pebbles(t, 8, 9, '#9a9a92');
  },
  drift: cloudShadows,
};
