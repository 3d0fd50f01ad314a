/** What somebody who comes up may have on: a helmet, or gold and what it counts for. */
import type { Painter } from '../../kit/types.js';
import { GOLD } from './score.js';

export const GOLDEN = '#ffcf33';

/** Steel over the upper half of whoever is there. */
export function drawHelmet(p: Painter, x: number, y: number, size: number): void {
  const { ctx } = p;
  const r = size * 0.37;
  const top = y - size * 0.22;
  const steel = p.mix('#9fb1c1', p.palette.solid, 0.2);
  ctx.fillStyle = p.mix(steel, '#000000', 0.35);
  ctx.beginPath();
  ctx.arc(x, top, r + 0.06, 3.1416, 6.2832);
  ctx.fill();
  ctx.fillStyle = steel;
  ctx.beginPath();
  ctx.arc(x, top, r, 3.1416, 6.2832);
  ctx.fill();
  ctx.fillStyle = p.mix(steel, '#ffffff', 0.55);
  ctx.beginPath();
  ctx.ellipse(x - r * 0.35, top - r * 0.45, r * 0.2, r * 0.3, 0.5, 0, 6.2832);
  ctx.fill();
  p.rect(x - r - 0.14, top - 0.08, r * 2 + 0.28, 0.2, p.mix(steel, '#000000', 0.45), 0.1);
}

/** A disc of gold behind them, with rays that turn. */
export function drawGold(p: Painter, x: number, y: number, size: number): void {
  const { ctx } = p;
  ctx.globalAlpha = 0.55;
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.2832 + p.now * 0.8;
    const [dx, dy] = [Math.cos(a) * size, Math.sin(a) * size];
    p.line(x + dx * 0.5, y + dy * 0.5, x + dx * 0.76, y + dy * 0.76, 0.14, GOLDEN);
  }
  ctx.globalAlpha = 0.85;
  p.circle(x, y, size * 0.56, GOLDEN);
  ctx.globalAlpha = 1;
}

/** "×3" */
export function drawWorth(p: Painter, x: number, y: number, worth = GOLD): void {
  p.circle(x, y, 0.44, p.mix(GOLDEN, '#000000', 0.55));
  p.circle(x, y, 0.38, GOLDEN);
  p.text(`×${worth}`, x, y + 0.03, 0.46, '#4a3200');
}
