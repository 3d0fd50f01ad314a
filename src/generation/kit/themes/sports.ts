import { tufts, cloudShadows } from '../backdrop/patterns.js';
import type { Scene } from '../backdrop/scene.js';
import { fade, mix } from '../colour.js';
import { boards, floodlights, stands, terraces } from '../outlines/grounds.js';
import { trees } from '../outlines/woods.js';

export const scene: Scene = {
  strips: [
    [stands, floodlights, boards],
    [terraces, floodlights, boards],
    [trees, stands, boards],
  ],
  ground(t) {
    const base = mix('#74b854', t.p.near, t.design.theme.time === 'night' ? 0.75 : 0.4);
    t.fill(base);
    const n = t.rand.int(2, 4) * 2;
    for (let i = 0; i < n; i += 2) {
      t.ctx.fillStyle = fade(mix(t.p.solidEdge, '#ffffff', 0.2), 0.28);
      t.ctx.fillRect((i / n) * t.side, 0, t.side / n, t.side);
    }
    tufts(t, 40, 8, mix(base, '#000000', 0.14));
    // lines of a field
    t.ctx.fillStyle = fade('#ffffff', 0.55);
    t.ctx.fillRect(0, t.side * 0.5 - 3, t.side, 6);
    t.ctx.strokeStyle = fade('#ffffff', 0.55);
    t.ctx.lineWidth = 6;
    t.ctx.beginPath();
    t.ctx.arc(t.side / 2, t.side / 2, t.side * 0.2, 0, 6.2832);
    t.ctx.stroke();
    t.disc(t.side / 2, t.side / 2, 8, fade('#ffffff', 0.55));
  },
  drift: cloudShadows,
};
