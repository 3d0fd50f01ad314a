/** A floor of metal plates. */
import { noiseAt } from '../random.js';
import type { Painter } from '../types.js';
import type { Ground } from './ground.js';

/** Plates with rivets, some of them grilles, and a landing ring that glows. */
export function paint(p: Painter, ground: Ground): void {
  const { ctx } = p;
  p.rect(0, 0, ground.w, ground.h, ground.line);
  for (let y = 0; y < ground.h; y += 2)
    for (let x = 0; x < ground.w; x += 2) {
      const k = noiseAt(x + (ground.seed % 31), y);
      p.rect(x + 0.05, y + 0.05, 1.9, 1.9, p.mix(ground.shade, ground.light, 0.3 + k * 0.45), 0.16);
      p.rect(x + 0.14, y + 0.1, 1.72, 0.05, 'rgba(255,255,255,.18)', 0.02);
      if (k > 0.8) for (let i = 0; i < 4; i++) p.rect(x + 0.4, y + 0.5 + i * 0.3, 1.2, 0.13, ground.line, 0.06);
      else if (k < 0.12) p.rect(x + 0.5, y + 0.94, 1, 0.12, p.palette.accent, 0.06);
      for (const [dx, dy] of [
        [0.24, 0.24],
        [1.76, 0.24],
        [0.24, 1.76],
        [1.76, 1.76],
      ] as const)
        p.circle(x + dx, y + dy, 0.07, ground.line);
    }
  ctx.strokeStyle = p.palette.accent;
  for (const [r, wide, alpha] of [
    [3.1, 0.5, 0.16],
    [3.1, 0.12, 0.75],
    [2.6, 0.06, 0.5],
  ] as const) {
    ctx.globalAlpha = alpha;
    ctx.lineWidth = wide;
    ctx.beginPath();
    ctx.arc(ground.w / 2, ground.h / 2, r, 0, 6.2832);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}
