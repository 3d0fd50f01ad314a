/** A shaft as it looks: the platformer's, and below what rises, so that nobody wonders where a fall ends. */
import type { Game, Painter } from '../../kit/types.js';
import { drawPlatformer } from './draw.js';
import type { AscentState } from './state.js';

export function drawAscent(p: Painter, s: AscentState, g: Game): void {
  drawPlatformer(p, s, g);
  const { ctx, palette, view } = p;
  const bottom = view.y + view.h;
  if (s.line > bottom) return;
  for (const [i, part] of [0.3, 0.75].entries()) {
    ctx.globalAlpha = part;
    ctx.fillStyle = p.mix(palette.danger, '#000000', i * 0.25);
    ctx.beginPath();
    ctx.moveTo(view.x, bottom + 1);
    for (let x = view.x; x <= view.x + view.w + 0.5; x += 0.5)
      ctx.lineTo(x, s.line + i * 0.25 + Math.sin(x * 1.6 + p.now * (2 - i) + i * 2) * 0.13);
    ctx.lineTo(view.x + view.w + 0.5, bottom + 1);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}
