/** At the edge of what is seen: who is beyond it, and whether they carry something off. */
import type { Painter } from '../../../kit/types.js';
import type { State } from './state.js';

/** from the edge of the window; above, the score has its place */
const EDGE = 0.85;
const ABOVE = 2;

export function drawSigns(p: Painter, s: State): void {
  const { view, ctx, palette } = p;
  const [left, right] = [view.x + EDGE, view.x + view.w - EDGE];
  const [top, bottom] = [view.y + ABOVE, view.y + view.h - EDGE];
  for (const thief of s.thieves) {
    if (thief.mode === 'flee') continue;
    const isSeen =
      thief.x > view.x - 0.2 && thief.x < view.x + view.w + 0.2 && thief.y > view.y && thief.y < view.y + view.h + 0.2;
    if (isSeen) continue;
    const x = Math.max(left, Math.min(right, thief.x));
    const y = Math.max(top, Math.min(bottom, thief.y));
    const carries = thief.mode === 'carry';
    const beat = carries ? 1 + Math.sin(p.now * 12) * 0.12 : 1;
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(Math.atan2(thief.y - y, thief.x - x));
    ctx.fillStyle = carries ? palette.danger : 'rgba(0,0,0,.6)';
    ctx.beginPath();
    ctx.arc(0, 0, 0.56 * beat, 0.5, 5.78);
    ctx.lineTo(0.84 * beat, 0);
    ctx.closePath();
    ctx.fill();
    ctx.restore();
    p.circle(x, y, 0.44 * beat, 'rgba(255,255,255,.85)');
    p.sprite(carries && thief.piece ? thief.piece.actor : thief.actor, x, y, 0.72 * beat);
  }
}
