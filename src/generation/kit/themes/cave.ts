import { pebbles } from '../backdrop/patterns.js';
import type { Scene } from '../backdrop/scene.js';
import { fade, mix } from '../colour.js';
import { cave, crystals, spires } from '../outlines/caverns.js';
import { rocks } from '../outlines/land.js';
import { mushrooms } from '../outlines/woods.js';

export const scene: Scene = {
  strips: [
    [cave, cave, rocks],
    [cave, crystals, crystals],
    [spires, cave, mushrooms],
  ],
  ground(t) {
    const base = mix(mix(t.p.near, t.p.solid, 0.3), '#000000', 0.3);
    t.fill(mix(base, '#000000', 0.4));
    t.plates(t.rand.int(5, 8), 3, 0.34, () => t.near(base, 0.13));
    pebbles(t, 26, 9, mix(base, '#ffffff', 0.12));
    t.scatter(t.rand.int(5, 10), 16, (ctx, r) => {
      const colour = mix(t.p.accent, '#ffffff', t.rand.range(0, 0.4));
      const g = ctx.createRadialGradient(0, 0, 0, 0, 0, r * 2.4);
      g.addColorStop(0, fade(colour, 0.4));
      g.addColorStop(1, fade(colour, 0));
      ctx.fillStyle = g;
      ctx.fillRect(-r * 2.4, -r * 2.4, r * 4.8, r * 4.8);
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.moveTo(0, -r);
      ctx.lineTo(r * 0.5, 0);
      ctx.lineTo(0, r * 0.8);
      ctx.lineTo(-r * 0.5, 0);
      ctx.fill();
    });
  },
};
