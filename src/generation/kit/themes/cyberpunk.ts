import type { Scene } from '../backdrop/scene.js';
import { fade, mix } from '../colour.js';
import { bridge, signs, skyline } from '../outlines/city.js';

export const scene: Scene = {
  strips: [
    [skyline, skyline, skyline],
    [skyline, signs, signs],
    [signs, bridge, skyline],
  ],
  ground(t) {
    t.fill(mix(mix(t.p.sky, t.p.near, 0.5), '#000000', 0.4));
    t.patches(5, [t.p.accent, t.p.danger], 0.16);
    const n = 16;
    const cell = t.side / n;
    for (let i = 0; i < t.rand.int(22, 34); i++) {
      const colour = fade(t.rand.chance(0.7) ? t.p.accent : t.p.danger, t.rand.range(0.25, 0.6));
      const [dx, dy] = t.rand.pick([
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const);
      const [a, b] = [t.rand.int(1, 4) * cell, t.rand.int(1, 3) * cell];
      t.at(t.rand.int(0, n) * cell, t.rand.int(0, n) * cell, 8 * cell, (ctx) => {
        ctx.strokeStyle = colour;
        ctx.lineWidth = 2.2;
        ctx.beginPath();
        ctx.moveTo(0, 0);
        ctx.lineTo(dx * a, dy * a);
        ctx.lineTo(dx * a + (dy ? b : 0), dy * a + (dx && !dy ? b : 0));
        ctx.stroke();
        t.disc(0, 0, 4, colour);
        t.disc(dx * a + (dy ? b : 0), dy * a + (dx && !dy ? b : 0), 5, colour);
      });
    }
    t.scatter(
      5,
      26,
      (ctx, r) => {
        ctx.fillStyle = fade('#000000', 0.5);
        ctx.strokeStyle = fade(t.p.accent, 0.6);
        ctx.lineWidth = 2;
        ctx.beginPath();
        ctx.roundRect(-r, -r, r * 2, r * 2, 4);
        ctx.fill();
        ctx.stroke();
      },
      false,
    );
  },
};
