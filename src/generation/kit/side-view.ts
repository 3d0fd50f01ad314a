/** What kinds seen from the side draw alike: the dark of a pit, and the bubble that takes a blow. */
import type { Painter } from './types.js';

/** Dark at the lower edge of the window, so that a gap reads as a pit and not as scenery to stand on. */
export function drawPit(p: Painter): void {
  const { view, palette, ctx } = p;
  const bottom = view.y + view.h;
  const pit = ctx.createLinearGradient(0, bottom - 3.5, 0, bottom);
  const dark = p.mix(palette.near, '#000000', 0.72);
  pit.addColorStop(0, `${dark}00`);
  pit.addColorStop(1, `${dark}f0`);
  ctx.fillStyle = pit;
  ctx.fillRect(view.x, bottom - 3.5, view.w, 3.5);
}

/** A shield, to be caught or around its bearer. */
export function drawBubble(p: Painter, x: number, y: number, r: number): void {
  p.circle(x, y, r + Math.sin(p.now * 5) * 0.03, 'rgba(190,234,255,.3)');
  p.ctx.strokeStyle = 'rgba(235,250,255,.9)';
  p.ctx.lineWidth = 0.07;
  p.ctx.stroke();
}
