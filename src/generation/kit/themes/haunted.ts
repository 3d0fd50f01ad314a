import { tufts } from '../backdrop/patterns.js';
import type { Scene } from '../backdrop/scene.js';
import { fade, mix } from '../colour.js';
import { village } from '../outlines/houses.js';
import { hills, mountains } from '../outlines/land.js';
import { graves, ruins, towers } from '../outlines/stone.js';
import { bare } from '../outlines/woods.js';

export const scene: Scene = {
  strips: [
    [hills, bare, graves],
    [mountains, towers, graves],
    [ruins, bare, village],
  ],
  ground(t) {
    const base = mix(mix(t.p.near, t.p.solid, 0.35), '#000000', 0.15);
    t.fill(base);
    t.patches(10, ['#000000', t.p.far, t.p.horizon], 0.3);
    tufts(t, 60, 13, mix(base, '#000000', 0.45));
    tufts(t, 20, 10, mix(base, t.p.horizon, 0.45));
    t.scatter(9, 16, (ctx, r) => {
      ctx.strokeStyle = fade('#e9e4d4', 0.5);
      ctx.lineWidth = r * 0.26;
      ctx.beginPath();
      ctx.moveTo(-r, 0);
      ctx.lineTo(r, 0);
      ctx.stroke();
      for (const [x, y] of [
        [-1, -0.2],
        [-1, 0.2],
        [1, -0.2],
        [1, 0.2],
      ] as const)
        t.disc(x * r, y * r, r * 0.22, fade('#e9e4d4', 0.5));
    });
    t.scatter(
      4,
      26,
      (ctx, r) => {
        ctx.fillStyle = fade('#000000', 0.3);
        ctx.fillRect(-r * 0.5, r * 0.2, r * 1.2, r * 1.1);
        ctx.fillStyle = mix(t.p.far, '#8a8a94', 0.5);
        ctx.beginPath();
        ctx.roundRect(-r * 0.6, -r, r * 1.2, r * 1.5, [r * 0.6, r * 0.6, 0, 0]);
        ctx.fill();
      },
      false,
    );
  },
  drift(t) {
    t.patches(4, ['#ffffff'], 0.2);
    return true;
  },
};
