import { cloudShadows } from '../backdrop/patterns.js';
import type { Scene } from '../backdrop/scene.js';
import { fade, mix } from '../colour.js';
import { hedges } from '../outlines/fields.js';
import { hills } from '../outlines/land.js';
import { gables, lanterns, stalls, steeples } from '../outlines/street.js';

export const scene: Scene = {
  strips: [
    [steeples, gables, lanterns],
    [hills, gables, stalls],
    [steeples, gables, hedges],
  ],
  ground(t) {
    // cobbles in rows, each shifted by half a stone
    const base = mix(mix(t.p.horizon, '#b9a68a', 0.6), t.p.near, 0.12);
    t.fill(mix(base, '#000000', 0.2));
    const n = t.rand.pick([12, 14, 16]);
    const cell = t.side / n;
    for (let y = 0; y < n; y++)
      for (let x = 0; x < n; x++) {
        const colour = t.near(base, 0.09);
        t.at((x + (y % 2 ? 1 : 0.5)) * cell, (y + 0.5) * cell, cell, (ctx) => {
          ctx.fillStyle = colour;
          ctx.beginPath();
          ctx.roundRect(-cell / 2 + 1.5, -cell / 2 + 1.5, cell - 3, cell - 3, cell * 0.3);
          ctx.fill();
        });
      }
    t.scatter(16, 9, (_ctx, r) => t.disc(0, 0, r * 0.5, fade('#6f9a4a', 0.5)));
  },
  drift: cloudShadows,
};
