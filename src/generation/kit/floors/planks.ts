/** A floor of boards. */
import { noiseAt } from '../random.js';
import type { Painter } from '../types.js';
import type { Ground } from './ground.js';

/** Boards with grain and nails, their ends staggered. */
export function paint(p: Painter, ground: Ground): void {
  const { ctx } = p;
  p.rect(0, 0, ground.w, ground.h, p.mix(ground.line, '#000000', 0.15));
  for (let row = 0; row * 0.8 < ground.h; row++)
    for (let x = -noiseAt(row, ground.seed % 37) * 4; x < ground.w;) {
      const k = noiseAt(x, row);
      const long = 3 + k * 2.6;
      const y = row * 0.8;
      p.rect(
        x + 0.02,
        y + 0.02,
        long - 0.04,
        0.76,
        p.mix(ground.colour, k > 0.5 ? ground.light : ground.shade, k * 0.6),
        0.05,
      );
      ctx.strokeStyle = ground.line;
      ctx.globalAlpha = 0.35;
      ctx.lineWidth = 0.04;
      ctx.beginPath();
      for (const dy of [0.24, 0.5]) {
        ctx.moveTo(x + 0.3, y + dy);
        ctx.bezierCurveTo(x + long * 0.3, y + dy - 0.12, x + long * 0.6, y + dy + 0.14, x + long - 0.3, y + dy);
      }
      ctx.stroke();
      ctx.globalAlpha = 1;
      for (const dx of [0.14, long - 0.14]) p.circle(x + dx, y + 0.4, 0.045, ground.line);
      x += long;
    }
}
