import { grid, cloudShadows } from '../backdrop/patterns.js';
import type { Scene } from '../backdrop/scene.js';
import { fade, mix } from '../colour.js';
import { bridge, signs, skyline } from '../outlines/city.js';
import { village } from '../outlines/houses.js';
import { trees } from '../outlines/woods.js';

export const scene: Scene = {
  strips: [
    [skyline, skyline, trees],
    [skyline, bridge, skyline],
    [skyline, signs, village],
  ],
  ground(t) {
    const base = mix(mix(t.p.near, t.p.far, 0.4), '#8a8f98', 0.5);
    t.fill(mix(base, '#000000', 0.18));
    const n = t.rand.pick([4, 5, 6]);
    grid(t, n, () => t.near(base, 0.09), 1.5, 2);
    t.scatter(16, 40, (ctx, r) => {
      ctx.strokeStyle = fade('#000000', 0.16);
      ctx.lineWidth = 1.5;
      ctx.beginPath();
      ctx.moveTo(-r, 0);
      ctx.lineTo(0, r * 0.2);
      ctx.lineTo(r * 0.6, -r * 0.15);
      ctx.stroke();
    });
    const lane = t.rand.range(0.2, 0.8) * t.side;
    t.ctx.fillStyle = fade('#000000', 0.3);
    t.ctx.fillRect(0, lane - 46, t.side, 92);
    t.ctx.fillStyle = fade(t.p.accent, 0.75);
    for (let x = 0; x < 6; x++) t.ctx.fillRect((x * t.side) / 6, lane - 3, t.side / 11, 6);
    t.scatter(2, 22, (_ctx, r) => {
      t.disc(0, 0, r, fade('#000000', 0.35));
      t.disc(0, 0, r * 0.8, fade('#ffffff', 0.12));
    });
  },
  drift: cloudShadows,
};
