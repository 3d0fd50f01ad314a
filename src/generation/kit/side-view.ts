/** What kinds seen from the side draw alike: the dark of a pit, what stands about on the ground, and the bubble that takes a blow. */
import { sceneryOf } from './scenery.js';
import type { Game, Painter } from './types.js';

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

/** units from one piece of scenery to the next */
const APART = 6.5;

/** The place's scenery on ground that begins at x, larger than whoever plays and paler than all that is met; by the world's x alone. */
export function drawScenery(p: Painter, { design }: Pick<Game, 'design'>, x: number, y: number, w: number): void {
  const scenery = sceneryOf(design.cast.deco);
  if (scenery.length === 0) return;
  const right = Math.min(x + w, p.view.x + p.view.w + 2);
  for (let i = Math.floor(Math.max(x, p.view.x - 2) / APART); i * APART < right; i++) {
    const k = Math.abs(Math.sin(i * 57.31) * 43758.5453) % 1;
    const at = (i + 0.15 + k * 0.7) * APART;
    const size = 1.7 + k * 1.1;
    const actor = scenery[Math.abs(i) % scenery.length];
    if (k < 0.3 || !actor || at < x + size * 0.6 || at > x + w - size * 0.6) continue;
    p.sprite(actor, at, y - size * 0.47, size, { wash: `${p.mix(p.palette.near, p.palette.horizon, 0.5)}b0` });
  }
}

/** A shield, to be caught or around its bearer. */
export function drawBubble(p: Painter, x: number, y: number, r: number): void {
  p.circle(x, y, r + Math.sin(p.now * 5) * 0.03, 'rgba(190,234,255,.3)');
  p.ctx.strokeStyle = 'rgba(235,250,255,.9)';
  p.ctx.lineWidth = 0.07;
  p.ctx.stroke();
}
