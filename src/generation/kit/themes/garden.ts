import { tufts, blossoms, lawn, cloudShadows } from '../backdrop/patterns.js';
import type { Scene } from '../backdrop/scene.js';
import { fade, mix } from '../colour.js';
import { flowers, hedges } from '../outlines/fields.js';
import { village } from '../outlines/houses.js';
import { hills } from '../outlines/land.js';
import { trees } from '../outlines/woods.js';

export const scene: Scene = {
  strips: [
    [hills, trees, flowers],
    [trees, hedges, flowers],
    [hills, village, hedges],
  ],
  ground(t) {
    const base = lawn(t);
    const n = t.rand.int(3, 5) * 2;
    if (t.rand.chance(0.6))
      for (let i = 0; i < n; i += 2) {
        t.ctx.fillStyle = fade(t.p.solidEdge, 0.25);
        t.ctx.fillRect((i / n) * t.side, 0, t.side / n, t.side);
      }
    else t.patches(9, [t.p.solidEdge, t.p.far], 0.35);
    tufts(t, 60, 10, mix(base, '#000000', 0.2));
    blossoms(t, t.rand.int(16, 40), 9, ['#ffffff', t.p.accent, t.p.danger, '#ffc4dd']);
  },
  drift: cloudShadows,
};
