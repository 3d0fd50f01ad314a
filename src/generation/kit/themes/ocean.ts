import type { Scene } from '../backdrop/scene.js';
import { fade, mix } from '../colour.js';
import { rocks } from '../outlines/land.js';
import { coral, kelp, wreck } from '../outlines/waters.js';

export const scene: Scene = {
  strips: [
    [rocks, coral, coral],
    [wreck, kelp, coral],
    [rocks, kelp, rocks],
  ],
  ground(t) {
    t.fill(mix(t.p.far, t.p.sky, t.rand.range(0.2, 0.7)));
    t.patches(8, [t.p.near, t.p.sky, t.p.horizon], 0.34);
    t.ripples(t.rand.int(9, 14), 9, t.rand.int(3, 5), 3, fade('#ffffff', 0.2));
    t.ripples(8, 7, t.rand.int(4, 6), 2, fade(t.p.near, 0.4));
    t.scatter(14, 16, (ctx, r) => {
      ctx.strokeStyle = fade('#ffffff', 0.4);
      ctx.lineWidth = 2.4;
      ctx.beginPath();
      ctx.arc(0, 0, r, 0.4, 2.4);
      ctx.stroke();
    });
  },
  drift(t) {
    t.ripples(5, 16, 2, 3, fade('#ffffff', 0.16));
    return true;
  },
};
