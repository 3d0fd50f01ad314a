/** A lawn. */
import type { Painter } from '../types.js';
import type { Ground } from './ground.js';
import { stones, strew, worn } from './strewn.js';

/** Blades in tufts, clover, and flowers in the theme's colours. */
export function paint(p: Painter, ground: Ground): void {
  worn(p, ground);
  const { ctx } = p;
  ctx.lineCap = 'round';
  for (const [turn, colour] of [
    [0, ground.line],
    [7, p.mix(ground.light, '#ffffff', 0.12)],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = 0.07;
    ctx.beginPath();
    strew(ground, turn, 0.6, (x, y, k) => {
      for (let i = -1; i <= 1; i++) {
        ctx.moveTo(x + i * 0.07, y);
        ctx.quadraticCurveTo(x + i * 0.1, y - 0.12, x + i * (0.12 + k * 0.1), y - 0.24 + Math.abs(i) * 0.07);
      }
    });
    ctx.stroke();
  }
  strew(ground, 3, 0.07, (x, y, k) => {
    const petal = k < 0.4 ? '#ffffff' : k < 0.7 ? p.palette.accent : p.mix(p.palette.danger, '#ffffff', 0.4);
    for (let i = 0; i < 5; i++) p.circle(x + Math.cos(i * 1.2566) * 0.1, y + Math.sin(i * 1.2566) * 0.1, 0.075, petal);
    p.circle(x, y, 0.06, '#ffd84d');
  });
  stones(p, ground, 0.05);
}
