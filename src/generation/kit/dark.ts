/** Night over a level: only what is near is seen, in a soft light. */
import type { Painter } from './types.js';

/** Drawn last. Light falls at x, y, as far as `radius`; beyond that is a dark through which a trace of the ground shows. */
export function drawDark(p: Painter, x: number, y: number, radius: number, darkness = 0.94): void {
  const { ctx, view } = p;
  const colour = p.mix(p.palette.near, '#000000', 0.88);
  const alpha = Math.round(darkness * 255)
    .toString(16)
    .padStart(2, '0');
  const far = radius + Math.sin(p.now * 2.1) * 0.08;
  const light = ctx.createRadialGradient(x, y, far * 0.5, x, y, far);
  light.addColorStop(0, `${colour}00`);
  light.addColorStop(0.6, `${colour}66`);
  light.addColorStop(1, `${colour}${alpha}`);
  ctx.fillStyle = light;
  ctx.fillRect(view.x - 1, view.y - 1, view.w + 2, view.h + 2);
}
