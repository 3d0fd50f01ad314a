import type { Scene } from '../backdrop/scene.js';
import { fade, luminance, mix } from '../colour.js';
import { spires } from '../outlines/caverns.js';
import { planets } from '../outlines/heavens.js';
import { domes } from '../outlines/houses.js';
import { craters, mesas } from '../outlines/land.js';

export const scene: Scene = {
  strips: [
    [planets, craters, craters],
    [planets, spires, domes],
    [mesas, domes, craters],
  ],
  ground(t) {
    const dark = mix(t.p.sky, '#000000', luminance(t.p.sky) > 0.1 ? 0.55 : 0.25);
    t.fill(dark);
    t.patches(t.rand.int(5, 9), [t.p.accent, t.p.danger, t.p.far, t.p.horizon], 0.26);
    for (let i = 0; i < 170; i++) {
      const r = t.rand.next() ** 4 * 2.4 + 0.7;
      t.at(t.rand.range(0, t.side), t.rand.range(0, t.side), r, () =>
        t.disc(0, 0, r, fade('#ffffff', t.rand.range(0.25, 0.95))),
      );
    }
    t.scatter(t.rand.int(1, 3), t.side * 0.06, (ctx, r) => {
      // dim: what is bright is seen again wherever the tile repeats
      const body = mix(mix(t.p.accent, t.p.far, t.rand.range(0.4, 0.8)), dark, 0.5);
      t.disc(0, 0, r, body);
      t.disc(r * 0.2, r * 0.25, r * 0.72, fade('#000000', 0.18));
      ctx.strokeStyle = fade('#ffffff', 0.28);
      ctx.lineWidth = r * 0.12;
      ctx.beginPath();
      ctx.ellipse(0, 0, r * 1.5, r * 0.4, 0.4, 0, 6.2832);
      ctx.stroke();
    });
  },
  drift(t) {
    for (let i = 0; i < 26; i++)
      t.at(t.rand.range(0, t.side), t.rand.range(0, t.side), 3, () => t.disc(0, 0, 1.8, fade('#ffffff', 0.8)));
    return true;
  },
};
