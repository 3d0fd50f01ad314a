import { blossoms, leaves, lawn, cloudShadows } from '../backdrop/patterns.js';
import type { Scene } from '../backdrop/scene.js';
import { mix } from '../colour.js';
import { mountains } from '../outlines/land.js';
import { ruins } from '../outlines/stone.js';
import { ferns, lianas, palms, trees } from '../outlines/woods.js';

export const scene: Scene = {
  strips: [
    [mountains, trees, palms],
    [mountains, ruins, lianas],
    [trees, ferns, ferns],
  ],
  ground(t) {
    const base = mix(lawn(t), '#000000', 0.25);
    t.fill(base);
    const shades = [t.p.near, mix(t.p.near, t.p.solidEdge, 0.4), mix(t.p.near, '#000000', 0.3), t.p.far];
    leaves(t, 90, 44, shades);
    leaves(t, t.rand.int(20, 50), 24, [...shades, mix(t.p.near, '#e8f06a', 0.3)]);
    blossoms(t, t.rand.int(3, 9), 13, [t.p.danger, t.p.accent, '#ffffff']);
  },
  drift: cloudShadows,
};
