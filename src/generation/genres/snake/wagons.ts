/** The body of a hero on rails or wheels: one wagon a cell, coupled, each with a passenger of what was gathered. */
import type { Actor } from '../../design.js';
import type { Painter } from '../../kit/types.js';
import type { Point } from './body.js';

const ROLLS =
  /train|locomotive|tram|bus$|rail|metro|truck|lorry|tractor|automobile|taxi|racing-car|police-car|fire-engine/u;

/** Whether wagons follow that picture rather than a body. */
export const rolls = ({ sprite }: Actor): boolean => ROLLS.test(sprite);

/** From the tail to the head, so that each wagon lies over its coupling to the one behind. */
export function wagons(
  p: Painter,
  points: readonly Point[],
  colour: string,
  load: readonly Actor[],
  bulges: readonly number[],
): void {
  const { ctx } = p;
  const whole = (points.at(-1) as Point).d;
  const dark = p.mix(colour, '#000000', 0.62);
  ctx.save();
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.lineWidth = 0.16;
  ctx.strokeStyle = dark;
  ctx.beginPath();
  for (const point of points) ctx.lineTo(point.x, point.y);
  ctx.stroke();
  ctx.restore();
  for (let n = Math.floor(whole - 0.15); n >= 1; n--) {
    // half a cell behind its place, so that the engine has room
    const i = points.findIndex(({ d }) => d >= Math.min(n + 0.12, whole));
    const point = points[i];
    const before = points[Math.max(0, i - 2)];
    if (!point || !before) continue;
    let size = 1;
    for (const bulge of bulges) size += 0.22 * Math.exp(-(((n - bulge) / 0.5) ** 2));
    ctx.save();
    ctx.translate(point.x, point.y);
    ctx.scale(size, size);
    ctx.save();
    ctx.rotate(Math.atan2(before.y - point.y, before.x - point.x));
    for (const side of [-1, 1])
      for (const x of [-0.24, 0.24]) p.rect(x - 0.11, side * 0.4 - 0.07, 0.22, 0.14, '#1d1a22', 0.05);
    p.rect(-0.46, -0.4, 0.92, 0.8, dark, 0.16);
    const paint = n % 2 ? colour : p.mix(colour, '#ffffff', 0.35);
    p.rect(-0.4, -0.34, 0.8, 0.68, paint, 0.12);
    p.rect(-0.32, -0.26, 0.64, 0.52, p.mix(paint, '#000000', 0.4), 0.1);
    ctx.restore();
    // passengers stay upright
    const rider = load[(n - 1) % Math.max(1, load.length)];
    if (rider) p.sprite(rider, 0, -0.06, 0.62);
    ctx.restore();
  }
}
