import { planks } from '../backdrop/patterns.js';
import type { Scene } from '../backdrop/scene.js';
import { fade, mix } from '../colour.js';
import { bunting, desks, shelves, windows } from '../outlines/rooms.js';

export const scene: Scene = {
  strips: [
    [windows, shelves, desks],
    [shelves, desks, desks],
    [windows, bunting, desks],
  ],
  ground(t) {
    if (t.rand.chance(0.5)) return planks(t, t.rand.int(6, 8), mix('#c98f56', t.p.solid, 0.35));
    // a page of an exercise book
    t.fill(mix('#fbf7ea', t.p.horizon, 0.3));
    const n = 16;
    t.ctx.strokeStyle = fade(t.p.near, 0.4);
    t.ctx.lineWidth = 1.5;
    t.ctx.beginPath();
    for (let i = 0; i < n; i++) {
      const at = ((i + 0.5) / n) * t.side;
      t.ctx.moveTo(0, at);
      t.ctx.lineTo(t.side, at);
      t.ctx.moveTo(at, 0);
      t.ctx.lineTo(at, t.side);
    }
    t.ctx.stroke();
    t.scatter(12, 26, (ctx, r) => {
      ctx.strokeStyle = fade(t.rand.pick([t.p.accent, t.p.danger, t.p.near]), 0.6);
      ctx.lineWidth = 2.5;
      ctx.beginPath();
      const sort = t.rand.int(0, 2);
      if (sort === 0) ctx.arc(0, 0, r * 0.6, 0, 6.2832);
      else if (sort === 1)
        for (let i = 0; i < 6; i++) ctx.lineTo(Math.cos(i * 2.513) * r * 0.7, Math.sin(i * 2.513) * r * 0.7);
      else for (let i = 0; i < 7; i++) ctx.lineTo(-r + (i * r) / 3, i % 2 ? -r * 0.2 : r * 0.2);
      ctx.stroke();
    });
  },
};
