import { grid } from '../backdrop/patterns.js';
import type { Scene } from '../backdrop/scene.js';
import { fade, mix } from '../colour.js';
import { bunting, counter, pantry, tiles, windows } from '../outlines/rooms.js';

export const scene: Scene = {
  strips: [
    [tiles, pantry, counter],
    [windows, pantry, counter],
    [bunting, pantry, counter],
  ],
  ground(t) {
    const [a, b] = t.rand.pick([
      [mix(t.p.horizon, '#ffffff', 0.5), mix(t.p.solid, t.p.horizon, 0.4)],
      [mix(t.p.horizon, '#ffffff', 0.3), mix(t.p.accent, t.p.horizon, 0.6)],
      [mix(t.p.far, t.p.horizon, 0.5), mix(t.p.near, t.p.horizon, 0.4)],
    ] as const);
    t.fill(mix(b, '#000000', 0.22));
    grid(t, t.rand.pick([6, 8]), (x, y) => t.near((x + y) % 2 ? a : b, 0.04), 1.5, 5);
    t.scatter(30, 4, (_ctx, r) => t.disc(0, 0, r, fade(t.p.near, 0.4)));
  },
};
