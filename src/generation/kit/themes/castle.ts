import { tufts, cloudShadows } from '../backdrop/patterns.js';
import type { Scene } from '../backdrop/scene.js';
import { mix } from '../colour.js';
import { village } from '../outlines/houses.js';
import { hills, mountains } from '../outlines/land.js';
import { ramparts, ruins, towers } from '../outlines/stone.js';
import { trees } from '../outlines/woods.js';

export const scene: Scene = {
  strips: [
    [mountains, towers, trees],
    [hills, ramparts, village],
    [mountains, ruins, ramparts],
  ],
  ground(t) {
    const base = mix(t.p.far, t.p.solid, t.rand.range(0.2, 0.5));
    t.fill(mix(base, '#000000', 0.35));
    t.plates(t.rand.int(6, 9), 4, 0.22, () => t.near(base, 0.16));
    tufts(t, 26, 9, mix('#6f9a4f', t.p.near, 0.4));
    t.patches(5, ['#000000', t.p.horizon], 0.16);
  },
  drift: cloudShadows,
};
