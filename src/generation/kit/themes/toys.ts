import { grid } from '../backdrop/patterns.js';
import type { Scene } from '../backdrop/scene.js';
import { fade, mix } from '../colour.js';
import { balloons } from '../outlines/heavens.js';
import { hills } from '../outlines/land.js';
import { blocks, bunting, shelves } from '../outlines/rooms.js';

export const scene: Scene = {
  strips: [
    [hills, blocks, blocks],
    [bunting, blocks, blocks],
    [shelves, balloons, blocks],
  ],
  ground(t) {
    const tones = [
      t.p.sky,
      t.p.far,
      t.p.horizon,
      mix(t.p.accent, t.p.horizon, 0.5),
      mix(t.p.solidEdge, t.p.horizon, 0.3),
    ];
    if (t.rand.chance(0.5)) {
      // a mat of large foam tiles with knobs
      const n = t.rand.pick([4, 5]);
      const cell = t.side / n;
      const colours = Array.from({ length: n * n }, () => t.rand.pick(tones));
      grid(t, n, (x, y) => colours[y * n + x] as string, 0, 0);
      for (let y = 0; y < n; y++)
        for (let x = 0; x < n; x++) {
          const colour = colours[y * n + x] as string;
          t.at((x + 1) * cell, (y + 0.5) * cell, 20, () => t.disc(0, 0, cell * 0.13, colour));
          t.at((x + 0.5) * cell, (y + 1) * cell, 20, () => t.disc(0, 0, cell * 0.13, colour));
        }
      t.ctx.fillStyle = fade('#ffffff', 0.06);
      for (let i = 0; i < 64; i += 2) t.ctx.fillRect(0, (i / 64) * t.side, t.side, t.side / 64);
    } else {
      t.fill(mix(t.p.far, t.p.horizon, 0.4));
      t.patches(5, tones, 0.4);
      t.scatter(34, 24, (ctx, r) => {
        ctx.fillStyle = fade(t.rand.pick([...tones, '#ffffff', t.p.near]), 0.6);
        ctx.beginPath();
        const sort = t.rand.int(0, 2);
        if (sort === 0) ctx.arc(0, 0, r * 0.7, 0, 6.2832);
        else if (sort === 1)
          for (let i = 0; i < 10; i++)
            ctx.lineTo(Math.cos(i * 0.628) * r * (i % 2 ? 0.45 : 1), Math.sin(i * 0.628) * r * (i % 2 ? 0.45 : 1));
        else ctx.roundRect(-r * 0.6, -r * 0.6, r * 1.2, r * 1.2, r * 0.2);
        ctx.fill();
      });
    }
  },
};
