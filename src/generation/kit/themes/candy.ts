import { grid, cloudShadows } from '../backdrop/patterns.js';
import type { Scene } from '../backdrop/scene.js';
import { fade, mix } from '../colour.js';
import { hills } from '../outlines/land.js';
import { gingerbread, icecream, sweets } from '../outlines/treats.js';

export const scene: Scene = {
  strips: [
    [hills, sweets, sweets],
    [icecream, gingerbread, sweets],
    [hills, icecream, gingerbread],
  ],
  ground(t) {
    const base = mix(t.p.horizon, t.p.far, t.rand.range(0.1, 0.6));
    t.fill(base);
    if (t.rand.chance(0.5)) {
      const n = t.rand.int(4, 7) * 2;
      t.ctx.fillStyle = fade('#ffffff', 0.35);
      for (let i = -n; i < n * 2; i += 2) {
        const x = (i / n) * t.side;
        t.ctx.beginPath();
        t.ctx.moveTo(x, 0);
        t.ctx.lineTo(x + t.side / n, 0);
        t.ctx.lineTo(x + t.side / n + t.side, t.side);
        t.ctx.lineTo(x + t.side, t.side);
        t.ctx.fill();
      }
    } else grid(t, t.rand.pick([6, 8]), (x, y) => ((x + y) % 2 ? fade('#ffffff', 0.4) : fade(t.p.near, 0.25)), 0, 0);
    t.scatter(60, 9, (ctx, r) => {
      ctx.fillStyle = t.rand.pick([t.p.accent, t.p.danger, t.p.solidEdge, '#ffffff', '#ffd23f', '#6fc7f7']);
      ctx.beginPath();
      ctx.roundRect(-r, -r * 0.3, r * 2, r * 0.6, r * 0.3);
      ctx.fill();
    });
    t.scatter(4, 34, (ctx, r) => {
      t.disc(0, 0, r, fade('#ffffff', 0.6));
      ctx.strokeStyle = t.p.danger;
      ctx.lineWidth = r * 0.2;
      ctx.beginPath();
      for (let a = 0; a < 14; a += 0.3) ctx.lineTo(Math.cos(a) * r * a * 0.065, Math.sin(a) * r * a * 0.065);
      ctx.stroke();
    });
  },
  drift: cloudShadows,
};
