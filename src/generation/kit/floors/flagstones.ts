/** A floor of hewn slabs, with a rug in the middle. */
import { noiseAt } from '../random.js';
import type { Painter } from '../types.js';
import type { Ground } from './ground.js';

/** Rows of hewn slabs of different lengths, each in a shade of its own, and a rug in the middle. */
export function paint(p: Painter, ground: Ground): void {
  const { ctx } = p;
  ctx.fillStyle = ground.line;
  ctx.fillRect(0, 0, ground.w, ground.h);
  for (let row = 0, y = 0; y < ground.h; row++) {
    const high = 0.9 + noiseAt(row, ground.seed % 41) * 0.5;
    for (let x = -noiseAt(ground.seed % 43, row) * 1.4; x < ground.w;) {
      const k = noiseAt(x, row + (ground.seed % 47));
      const wide = 1.1 + k * 1.3;
      p.rect(x + 0.04, y + 0.04, wide - 0.08, high - 0.08, p.mix(ground.shade, ground.light, 0.25 + k * 0.65), 0.12);
      p.rect(x + 0.1, y + 0.07, wide - 0.24, 0.05, p.mix(ground.light, '#ffffff', 0.2), 0.03);
      if (k > 0.82) crack(p, x + wide * 0.3, y + high * 0.3, ground.line);
      x += wide;
    }
    y += high;
  }
  rug(p, ground, p.mix(p.palette.danger, '#5c1020', 0.45), p.mix(p.palette.accent, ground.light, 0.25));
}

function crack({ ctx }: Painter, x: number, y: number, colour: string): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = 0.05;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x + 0.16, y + 0.16);
  ctx.lineTo(x + 0.12, y + 0.3);
  ctx.lineTo(x + 0.34, y + 0.44);
  ctx.stroke();
}

/** A round rug with a border and a star: where it begins. */
function rug(p: Painter, ground: Ground, cloth: string, thread: string): void {
  const { ctx } = p;
  const [x, y] = [ground.w / 2, ground.h / 2];
  p.circle(x, y + 0.08, 3.05, 'rgba(0,0,0,.25)');
  p.circle(x, y, 3, cloth);
  ctx.strokeStyle = thread;
  for (const [r, wide] of [
    [2.78, 0.12],
    [2.5, 0.05],
    [1.15, 0.07],
  ] as const) {
    ctx.lineWidth = wide;
    ctx.beginPath();
    ctx.arc(x, y, r, 0, 6.2832);
    ctx.stroke();
  }
  ctx.fillStyle = p.mix(cloth, thread, 0.45);
  ctx.beginPath();
  for (let i = 0; i < 16; i++) {
    const r = i % 2 ? 1.05 : 2.2;
    ctx.lineTo(x + Math.cos(i * 0.3927) * r, y + Math.sin(i * 0.3927) * r);
  }
  ctx.fill();
  p.circle(x, y, 0.7, cloth);
}
