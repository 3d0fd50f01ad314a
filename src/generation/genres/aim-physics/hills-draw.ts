/** Hills from the side, with the water of a gorge. */
import type { Game, Painter } from '../../kit/types.js';
import { lawnOf } from './lawn.js';
import type { State } from './state.js';
import { PER_UNIT } from './world.js';

export function drawHills(p: Painter, s: State, g: Game): void {
  const { view, ctx, palette } = p;
  const { world } = s;
  const lawn = lawnOf(p, g);
  const n = world.ground.length;
  const trace = (lift: number): void => {
    ctx.beginPath();
    ctx.moveTo(view.x - 1, (world.ground[0] as number) + lift);
    for (let i = 0; i < n; i++) ctx.lineTo(i / PER_UNIT, (world.ground[i] as number) + lift);
    ctx.lineTo(view.x + view.w + 1, (world.ground[n - 1] as number) + lift);
    ctx.lineTo(view.x + view.w + 1, view.y + view.h + 1);
    ctx.lineTo(view.x - 1, view.y + view.h + 1);
    ctx.closePath();
  };
  for (const box of world.water) {
    const deep = ctx.createLinearGradient(0, box.y, 0, box.y + 3);
    deep.addColorStop(0, p.mix('#3c9fe0', palette.sky, 0.2));
    deep.addColorStop(1, p.mix('#1d4f80', palette.near, 0.3));
    ctx.fillStyle = deep;
    ctx.fillRect(box.x - 0.6, box.y, box.w + 1.2, 4);
    for (let i = 0; i < 4; i++)
      p.rect(
        box.x - 0.2 + i * 0.8,
        box.y + 0.14 + Math.sin(p.now * 3 + i) * 0.07,
        0.6,
        0.08,
        'rgba(255,255,255,.7)',
        0.04,
      );
  }
  const earth = ctx.createLinearGradient(0, 8, 0, 16);
  earth.addColorStop(0, palette.solid);
  earth.addColorStop(1, p.mix(palette.solid, '#000000', 0.45));
  ctx.fillStyle = p.mix(lawn, '#000000', 0.35);
  trace(-0.02);
  ctx.fill();
  ctx.fillStyle = lawn;
  trace(0.04);
  ctx.fill();
  ctx.fillStyle = p.mix(lawn, palette.solid, 0.5);
  trace(0.5);
  ctx.fill();
  ctx.fillStyle = earth;
  trace(0.62);
  ctx.fill();
  for (const box of world.walls) p.block(box.x, box.y, box.w, box.h, box.h > 0.4);
}
