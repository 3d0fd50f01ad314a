import type { Painter } from '../../../kit/types.js';

/** A star of steel that spins. */
export function drawBlade(p: Painter, x: number, y: number, turn: number, size = 0.42): void {
  const { ctx } = p;
  for (const [part, fill] of [
    [1.15, 'rgba(20,24,40,.7)'],
    [1, '#e8eef6'],
  ] as const) {
    ctx.fillStyle = fill;
    ctx.beginPath();
    for (let i = 0; i < 8; i++) {
      const r = (i % 2 ? size * 0.38 : size) * part;
      ctx.lineTo(x + Math.cos(turn + i * 0.7854) * r, y + Math.sin(turn + i * 0.7854) * r);
    }
    ctx.closePath();
    ctx.fill();
  }
  p.circle(x, y, size * 0.2, '#59657c');
}
