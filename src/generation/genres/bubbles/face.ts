/** A ball with somebody on it, told apart by its colour and by its picture. */
import type { Actor } from '../../design.js';
import type { Painter } from '../../kit/types.js';

export const HUES = ['#ff6b7a', '#4fa8ff', '#ffc93c', '#5fcf6b', '#b07cff', '#ff9d4d'];

/** `angle`: how far it has rolled. */
export function bubble(p: Painter, actor: Actor, sort: number, x: number, y: number, size: number, angle = 0): void {
  const hue = HUES[sort % HUES.length] as string;
  const { ctx } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  p.kept(hue, -0.5, -0.5, 1, 1, () => {
    p.circle(0, 0, 0.49, p.mix(hue, '#000000', 0.35));
    p.circle(0, 0, 0.46, hue);
    p.circle(0, 0, 0.36, p.mix(hue, '#ffffff', 0.5));
  });
  ctx.restore();
  p.sprite(actor, x, y, 0.58 * size, { shadow: false, angle });
  p.ctx.save();
  p.ctx.globalAlpha = 0.7;
  p.circle(x - 0.2 * size, y - 0.25 * size, 0.09 * size, '#ffffff');
  p.ctx.restore();
}
