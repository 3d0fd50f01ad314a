/** What may grow or lie on a ground: tufts, flowers, weed, drifts, posts. Small, in the ground's own colours. A theme has one of them (`table.ts`), so that a page carries no other. */
import type { Palette } from '../../design.js';
import { fade, mix } from '../colour.js';

/** Draws one that stands at 0, 0; `turf` is the colour of what lies on the ground, `size` 0.75 to 1.25. */
export type Grow = (ctx: CanvasRenderingContext2D, p: Palette, turf: string, size: number) => void;

/** blades from one root: how many, how high, how far they lean apart */
function blades(ctx: CanvasRenderingContext2D, colour: string, n: number, tall: number, wide: number): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (let i = 0; i < n; i++) {
    const lean = (i / (n - 1) - 0.5) * 2;
    const up = tall * (1 - Math.abs(lean) * 0.4);
    ctx.moveTo(lean * 0.14 - 0.06, 0.05);
    ctx.quadraticCurveTo(lean * wide * 0.4, -up * 0.7, lean * wide, -up);
    ctx.quadraticCurveTo(lean * wide * 0.5 + 0.05, -up * 0.4, lean * 0.14 + 0.06, 0.05);
  }
  ctx.fill();
}

function ball(ctx: CanvasRenderingContext2D, x: number, y: number, r: number, colour: string, flat = 1): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.ellipse(x, y, r, r * flat, 0, 0, 6.2832);
  ctx.fill();
}

export const tufts: Grow = (ctx, _p, turf, size) => blades(ctx, mix(turf, '#000000', 0.16), 5, 0.5 * size, 0.3);

export const flowers: Grow = (ctx, p, turf, size) => {
  tufts(ctx, p, turf, size * 0.8);
  const tall = 0.62 * size;
  ctx.strokeStyle = mix(turf, '#000000', 0.25);
  ctx.lineWidth = 0.05;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.lineTo(0.05, -tall);
  ctx.stroke();
  const petal = size > 1 ? '#ffffff' : mix(p.accent, '#ffffff', 0.35);
  for (let a = 0; a < 5; a++)
    ball(ctx, 0.05 + Math.cos(a * 1.257) * 0.1, -tall + Math.sin(a * 1.257) * 0.1, 0.075, petal);
  ball(ctx, 0.05, -tall, 0.06, '#ffc93c');
};

export const ferns: Grow = (ctx, _p, turf, size) => {
  blades(ctx, mix(turf, '#000000', 0.3), 5, 0.62 * size, 0.55);
  blades(ctx, mix(turf, '#000000', 0.12), 3, 0.42 * size, 0.34);
};

export const weed: Grow = (ctx, p, _turf, size) => {
  for (const [dx, tall, part] of [
    [-0.14, 0.8, 0.25],
    [0.06, 1.15, 0.1],
    [0.22, 0.6, 0.35],
  ] as const) {
    ctx.strokeStyle = mix(mix('#3f9d6b', p.near, 0.3), '#000000', part);
    ctx.lineWidth = 0.11;
    ctx.lineCap = 'round';
    ctx.beginPath();
    for (let t = 0; t <= 1.01; t += 0.25) ctx.lineTo(dx + Math.sin(t * 6) * 0.08, -t * tall * size);
    ctx.stroke();
  }
};

export const drifts: Grow = (ctx, _p, turf, size) => {
  ball(ctx, 0.22, 0, 0.34 * size, mix(turf, '#88aacc', 0.12), 0.55);
  ball(ctx, -0.12, 0.02, 0.44 * size, mix(turf, '#ffffff', 0.5), 0.6);
};

export const pebbles: Grow = (ctx, p, turf, size) => {
  const stone = mix(mix(turf, p.solid, 0.55), '#808080', 0.25);
  ball(ctx, 0.28, 0, 0.15 * size, mix(stone, '#000000', 0.15), 0.8);
  ball(ctx, 0, -0.02, 0.25 * size, stone, 0.8);
  ball(ctx, -0.05, -0.09 * size, 0.13 * size, fade('#ffffff', 0.25), 0.5);
};

export const sweets: Grow = (ctx, p, _turf, size) => {
  const tall = 0.72 * size;
  ctx.strokeStyle = '#fff6ee';
  ctx.lineWidth = 0.07;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.lineTo(0, -tall);
  ctx.stroke();
  ball(ctx, 0, -tall, 0.24 * size, mix(p.accent, '#ffffff', 0.3));
  ctx.strokeStyle = fade('#ffffff', 0.85);
  ctx.beginPath();
  for (let a = 0; a < 9; a += 0.4) ctx.lineTo(Math.cos(a) * a * 0.021 * size, -tall + Math.sin(a) * a * 0.021 * size);
  ctx.stroke();
};

export const posts: Grow = (ctx, p, _turf, size) => {
  ctx.fillStyle = mix(p.solid, '#000000', 0.45);
  ctx.beginPath();
  ctx.roundRect(-0.06, -0.7 * size, 0.12, 0.72 * size, 0.04);
  ctx.fill();
  ball(ctx, 0, -0.74 * size, 0.22, fade(p.accent, 0.25));
  ball(ctx, 0, -0.74 * size, 0.11, mix(p.accent, '#ffffff', 0.45));
};
