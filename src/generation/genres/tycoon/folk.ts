/** People who come by: drawn by hand, each a little different, so that a street is full of them whatever the game is about. */
import { noise } from '../../kit/random.js';
import type { Painter } from '../../kit/types.js';

const SKINS = ['#f6cfa8', '#e3ac7d', '#b97a4b', '#8a5534', '#fbdcc0'] as const;
const HAIR = ['#3a2a20', '#6b4423', '#d9a441', '#222831', '#9a9a9a', '#b5482f'] as const;
const CLOTHES = ['#e4572e', '#2e86ab', '#3fa34d', '#f2b705', '#8e5ea2', '#d65780', '#3d5a80', '#ef8354'] as const;

const of = <T>(list: readonly T[], n: number): T => list[Math.floor(noise(n) * list.length)] as T;

/** Somebody whose feet are at x, y; `size` is how tall. `walk`: how far the legs have gone, 0 where they stand. */
export function drawPerson(p: Painter, look: number, x: number, y: number, size: number, walk: number): void {
  const { ctx } = p;
  const coat = p.mix(of(CLOTHES, look + 1), p.palette.accent, 0.12);
  const skin = of(SKINS, look + 2);
  const hair = of(HAIR, look + 3);
  const long = noise(look + 4) > 0.5;
  const u = size / 2.2;
  const step = Math.sin(walk) * 0.16 * u;
  const bob = Math.abs(Math.cos(walk)) * 0.06 * u * (walk ? 1 : 0);
  ctx.globalAlpha = 0.22;
  ctx.fillStyle = '#000000';
  ctx.beginPath();
  ctx.ellipse(x, y, 0.5 * u, 0.12 * u, 0, 0, 6.2832);
  ctx.fill();
  ctx.globalAlpha = 1;
  const dark = p.mix(coat, '#1c2230', 0.65);
  p.rect(x - 0.26 * u + step, y - 0.5 * u, 0.22 * u, 0.5 * u, dark, 0.1 * u);
  p.rect(x + 0.04 * u - step, y - 0.5 * u, 0.22 * u, 0.5 * u, dark, 0.1 * u);
  const top = y - 1.42 * u - bob;
  p.rect(x - 0.5 * u, top + 0.08 * u, 0.2 * u, 0.72 * u, p.mix(coat, '#000000', 0.18), 0.1 * u);
  p.rect(x + 0.3 * u, top + 0.08 * u, 0.2 * u, 0.72 * u, p.mix(coat, '#000000', 0.18), 0.1 * u);
  p.rect(x - 0.38 * u, top, 0.76 * u, (long ? 1.12 : 0.98) * u, coat, 0.26 * u);
  const head = top - 0.3 * u;
  if (long) p.rect(x - 0.42 * u, head - 0.2 * u, 0.84 * u, 0.72 * u, hair, 0.3 * u);
  p.circle(x, head, 0.37 * u, skin);
  ctx.fillStyle = hair;
  ctx.beginPath();
  ctx.arc(x, head - 0.04 * u, 0.4 * u, Math.PI * 1.02, Math.PI * 1.98);
  ctx.fill();
  for (const side of [-1, 1]) p.circle(x + side * 0.13 * u, head + 0.05 * u, 0.05 * u, '#2a2330');
}
