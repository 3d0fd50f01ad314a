/** A crust over fire. */
import { noiseAt } from '../random.js';
import type { Painter } from '../types.js';
import type { Ground } from './ground.js';
import { stones, strew, worn } from './strewn.js';

/** Slabs of cold rock with fire in the cracks between them. */
export function paint(p: Painter, ground: Ground): void {
  worn(p, ground);
  const { ctx } = p;
  ctx.lineCap = ctx.lineJoin = 'round';
  for (const [wide, colour, alpha] of [
    [0.34, ground.line, 0.18],
    [0.13, ground.line, 0.9],
    [0.05, '#ffe08a', 0.9],
  ] as const) {
    ctx.lineWidth = wide;
    ctx.strokeStyle = colour;
    ctx.globalAlpha = alpha;
    ctx.beginPath();
    strew(ground, 0, 0.1, (x, y, k) => {
      let turn = k * 6.2832;
      ctx.moveTo(x, y);
      for (let i = 0; i < 4; i++) {
        turn += (noiseAt(x + i, y) - 0.5) * 1.8;
        x += Math.cos(turn) * 0.6;
        y += Math.sin(turn) * 0.6;
        ctx.lineTo(x, y);
      }
    });
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
  stones(p, ground, 0.08);
}
