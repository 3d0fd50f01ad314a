import { pebbles } from '../backdrop/patterns.js';
import type { Scene } from '../backdrop/scene.js';
import { mix } from '../colour.js';
import { spires } from '../outlines/caverns.js';
import { rocks, volcano } from '../outlines/land.js';

export const scene: Scene = {
  strips: [
    [volcano, rocks, rocks],
    [volcano, spires, spires],
    [spires, volcano, rocks],
  ],
  ground(t) {
    const glow = t.design.theme.style === 'noir' ? t.p.danger : mix('#ff6a1f', t.p.danger, 0.2);
    t.fill(glow);
    t.patches(6, ['#ffb03f', '#b01a1f'], 0.4);
    const base = mix(t.p.near, '#1d1416', 0.6);
    t.plates(t.rand.int(4, 7), t.rand.range(2.5, 4.5), 0.3, () => t.near(base, 0.12));
    pebbles(t, 24, 9, mix(base, '#ffffff', 0.1));
  },
  drift(t) {
    t.patches(4, ['#2a1a1a'], 0.2);
    return true;
  },
};
