import { cloudShadows } from '../backdrop/patterns.js';
import type { Scene } from '../backdrop/scene.js';
import { fade, mix } from '../colour.js';
import { crystals } from '../outlines/caverns.js';
import { igloos } from '../outlines/houses.js';
import { hills, mountains } from '../outlines/land.js';
import { icebergs } from '../outlines/waters.js';
import { pines } from '../outlines/woods.js';

export const scene: Scene = {
  strips: [
    [mountains, hills, pines],
    [icebergs, icebergs, igloos],
    [mountains, crystals, igloos],
  ],
  ground(t) {
    const base = mix(t.p.horizon, t.p.far, t.rand.range(0.25, 0.6));
    t.fill(base);
    t.patches(9, ['#ffffff', t.p.far, t.p.sky], 0.4);
    t.scatter(9, 70, (ctx, r) => {
      ctx.strokeStyle = fade('#ffffff', 0.75);
      ctx.lineWidth = 2;
      ctx.beginPath();
      ctx.moveTo(-r, 0);
      ctx.lineTo(-r * 0.3, r * 0.16);
      ctx.lineTo(r * 0.2, -r * 0.1);
      ctx.lineTo(r, r * 0.1);
      ctx.moveTo(-r * 0.3, r * 0.16);
      ctx.lineTo(-r * 0.05, r * 0.6);
      ctx.moveTo(r * 0.2, -r * 0.1);
      ctx.lineTo(r * 0.42, -r * 0.5);
      ctx.stroke();
    });
    t.scatter(26, 9, (ctx, r) => {
      ctx.strokeStyle = fade('#ffffff', 0.9);
      ctx.lineWidth = 1.6;
      ctx.beginPath();
      for (let i = 0; i < 3; i++) {
        ctx.moveTo(Math.cos(i * 1.047) * r, Math.sin(i * 1.047) * r);
        ctx.lineTo(-Math.cos(i * 1.047) * r, -Math.sin(i * 1.047) * r);
      }
      ctx.stroke();
    });
  },
  drift: cloudShadows,
};
