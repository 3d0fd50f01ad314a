/** The bottom of the sea. */
import { noiseAt } from '../random.js';
import type { Painter } from '../types.js';
import type { Ground } from './ground.js';
import { paint as ripples } from './ripples.js';

/** Sand, and nets of light that the waves above let through. */
export function paint(p: Painter, ground: Ground): void {
  ripples(p, ground);
  const { ctx } = p;
  ctx.strokeStyle = ground.line;
  ctx.lineWidth = 0.08;
  ctx.globalAlpha = 0.16;
  const at = (x: number, y: number): [number, number] => [
    x * 1.9 + noiseAt(x, y + (ground.seed % 13)) * 1.1,
    y * 1.9 + noiseAt(y + (ground.seed % 17), x) * 1.1,
  ];
  ctx.beginPath();
  for (let y = -1; y * 1.9 < ground.h; y++)
    for (let x = -1; x * 1.9 < ground.w; x++) {
      const [ax, ay] = at(x, y);
      for (const [bx, by] of [at(x + 1, y), at(x, y + 1)]) {
        ctx.moveTo(ax, ay);
        ctx.quadraticCurveTo((ax + bx) / 2 + 0.25, (ay + by) / 2 - 0.25, bx, by);
      }
    }
  ctx.stroke();
  ctx.globalAlpha = 1;
}
