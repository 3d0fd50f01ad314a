import { pebbles } from '../backdrop/patterns.js';
import type { Scene } from '../backdrop/scene.js';
import { fade, mix } from '../colour.js';
import { clouds } from '../outlines/heavens.js';
import { mountains } from '../outlines/land.js';
import { lighthouse, sea, umbrellas } from '../outlines/waters.js';
import { palms } from '../outlines/woods.js';

export const scene: Scene = {
  strips: [
    [clouds, sea, palms],
    [lighthouse, sea, umbrellas],
    [mountains, sea, palms],
  ],
  ground(t) {
    const sand = mix('#f2dca6', t.p.solidEdge, t.rand.range(0.1, 0.4));
    t.fill(sand);
    t.patches(7, [t.p.solid, '#fff6df'], 0.24);
    t.ripples(t.rand.int(8, 14), 7, t.rand.int(2, 4), 2.5, fade(t.p.solid, 0.2));
    // a tongue of the sea
    if (t.rand.chance(0.6)) {
      const y = t.rand.range(0.1, 0.7) * t.side;
      for (const [grow, colour] of [
        [14, fade('#ffffff', 0.7)],
        [0, mix(t.p.sky, t.p.far, 0.4)],
      ] as const) {
        t.ctx.fillStyle = colour;
        t.ctx.beginPath();
        for (let x = 0; x <= t.side; x += 8) t.ctx.lineTo(x, y - grow + Math.sin((x / t.side) * 12.5664) * 14);
        for (let x = t.side; x >= 0; x -= 8) t.ctx.lineTo(x, y + 110 + grow + Math.cos((x / t.side) * 12.5664) * 12);
        t.ctx.fill();
      }
    }
    pebbles(t, 14, 7, '#c9b48a');
    t.scatter(7, 15, (ctx, r) => {
      ctx.fillStyle = t.rand.pick(['#ff9f6b', '#ffc4d0', '#fff3df']);
      ctx.beginPath();
      for (let i = 0; i < 10; i++)
        ctx.lineTo(Math.cos(i * 0.628) * r * (i % 2 ? 0.45 : 1), Math.sin(i * 0.628) * r * (i % 2 ? 0.45 : 1));
      ctx.fill();
    });
  },
  drift(t) {
    t.ripples(5, 16, 2, 3, fade('#ffffff', 0.1));
    return true;
  },
};
