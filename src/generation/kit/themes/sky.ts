import type { Scene } from '../backdrop/scene.js';
import { fade, mix } from '../colour.js';
import { balloons, clouds, isles } from '../outlines/heavens.js';

export const scene: Scene = {
  strips: [
    [clouds, clouds, clouds],
    [isles, balloons, clouds],
    [clouds, isles, isles],
  ],
  ground(t) {
    t.fill(mix(t.p.sky, t.p.horizon, t.rand.range(0.05, 0.35)));
    t.patches(7, [t.p.far, t.p.horizon, '#ffffff'], 0.35);
    t.scatter(
      t.rand.int(5, 9),
      46,
      (ctx, r) => {
        for (const [dy, colour] of [
          [r * 0.5, fade(t.p.near, 0.22)],
          [0, fade(mix(t.p.horizon, '#ffffff', 0.7), 0.85)],
        ] as const) {
          ctx.fillStyle = colour;
          ctx.beginPath();
          for (const [dx, k] of [
            [-1, 0.5],
            [-0.4, 0.75],
            [0.35, 0.65],
            [1, 0.45],
          ] as const) {
            ctx.moveTo(dx * r + k * r, dy);
            ctx.arc(dx * r, dy - k * r * 0.2, k * r, 0, 6.2832);
          }
          ctx.fill();
        }
      },
      false,
    );
  },
  drift(t) {
    t.patches(4, ['#ffffff'], 0.4);
    return true;
  },
};
