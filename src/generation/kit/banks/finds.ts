/** What may lie in deep ground: stones, crystals, sweets, and the niches that walls have. A theme has one of them (`table.ts`), so that a page carries no other. */
import type { Palette } from '../../design.js';
import { fade, mix } from '../colour.js';

/** Draws one around 0, 0, about a unit large; `k` is its chance, 0 to 0.62. */
export type Find = (ctx: CanvasRenderingContext2D, p: Palette, k: number) => void;

function oval(ctx: CanvasRenderingContext2D, x: number, y: number, rx: number, ry: number, colour: string): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, 0, 0, 6.2832);
  ctx.fill();
}

/** One or two round stones, or a shell that has turned to stone. */
export const boulder: Find = (ctx, p, k) => {
  const stone = mix(mix(p.solid, p.solidEdge, 0.35), '#8d8478', 0.25);
  const dark = mix(p.solid, '#000000', 0.35);
  if (k > 0.5) {
    ctx.strokeStyle = fade(mix(p.solidEdge, '#ffffff', 0.3), 0.55);
    ctx.lineWidth = 0.09;
    ctx.beginPath();
    for (let a = 0; a < 15; a += 0.4) ctx.lineTo(Math.cos(a) * a * 0.03, Math.sin(a) * a * 0.03);
    ctx.stroke();
    return;
  }
  for (const [dx, dy, r] of k > 0.3
    ? [
        [0, 0, 0.46],
        [0.62, 0.2, 0.26],
      ]
    : [[0, 0, 0.36]]) {
    oval(ctx, dx as number, (dy as number) + 0.06, r as number, (r as number) * 0.74, dark);
    oval(ctx, dx as number, dy as number, r as number, (r as number) * 0.7, stone);
    oval(
      ctx,
      (dx as number) - 0.05,
      (dy as number) - (r as number) * 0.2,
      (r as number) * 0.6,
      (r as number) * 0.3,
      fade('#ffffff', 0.16),
    );
  }
};

export const shards: Find = (ctx, p, k) => {
  for (const [dx, tall, lean] of [
    [-0.22, 0.5, -0.2],
    [0, 0.8, 0.04],
    [0.24, 0.42, 0.24],
  ] as const)
    for (const [side, colour] of [
      [-1, mix(p.solidEdge, '#ffffff', 0.6)],
      [1, mix(p.solidEdge, p.solid, 0.35)],
    ] as const) {
      ctx.fillStyle = fade(colour, 0.45 + k * 0.3);
      ctx.beginPath();
      ctx.moveTo(dx + lean, -tall);
      ctx.lineTo(dx + side * 0.15, 0);
      ctx.lineTo(dx, 0.1);
      ctx.fill();
    }
};

/** A sweet with a swirl. */
export const sweet: Find = (ctx, p, k) => {
  oval(ctx, 0, 0.05, 0.42, 0.42, mix(p.solid, '#000000', 0.25));
  oval(ctx, 0, 0, 0.42, 0.42, k > 0.3 ? mix(p.accent, '#ffffff', 0.25) : mix(p.solidEdge, '#ffffff', 0.3));
  ctx.strokeStyle = fade('#ffffff', 0.75);
  ctx.lineWidth = 0.1;
  for (let i = 0; i < 3; i++) {
    ctx.beginPath();
    ctx.arc(0.12 * Math.cos(i * 2.09), 0.12 * Math.sin(i * 2.09), 0.26, i * 2.09, i * 2.09 + 1.6);
    ctx.stroke();
  }
};

/** An arched niche with a light in it, or a grating: what walls have. */
export const niche: Find = (ctx, p, k) => {
  const dark = mix(p.solid, '#000000', 0.6);
  const rim = mix(p.solid, p.solidEdge, 0.5);
  const arch = k > 0.35;
  ctx.fillStyle = rim;
  ctx.beginPath();
  ctx.roundRect(-0.48, -0.5, 0.96, 1.04, arch ? [0.48, 0.48, 0.06, 0.06] : 0.1);
  ctx.fill();
  ctx.fillStyle = dark;
  ctx.beginPath();
  ctx.roundRect(-0.38, -0.4, 0.76, 0.88, arch ? [0.38, 0.38, 0.03, 0.03] : 0.06);
  ctx.fill();
  if (arch) oval(ctx, 0, 0.1, 0.17, 0.2, fade(mix(p.accent, '#ffffff', 0.3), 0.6));
  ctx.fillStyle = rim;
  for (let i = 0; i < 3; i++)
    ctx.fillRect(
      arch ? -0.27 + i * 0.24 : -0.38,
      arch ? -0.3 : -0.22 + i * 0.26,
      arch ? 0.06 : 0.76,
      arch ? 0.78 : 0.08,
    );
};
