/** What several themes strew over their ground. */
import { fade, mix } from '../colour.js';
import type { Tile } from './tile.js';

/** three strokes that grow from one point */
export const tufts = (t: Tile, n: number, size: number, colour: string): void => {
  t.scatter(
    n,
    size,
    (ctx, r) => {
      ctx.strokeStyle = colour;
      ctx.lineWidth = Math.max(1.5, r * 0.2);
      ctx.beginPath();
      for (const dx of [-0.6, 0, 0.6]) {
        ctx.moveTo(dx * r * 0.4, 0);
        ctx.quadraticCurveTo(dx * r * 0.5, -r * 0.6, dx * r, -r * (dx ? 0.8 : 1.1));
      }
      ctx.stroke();
    },
    false,
  );
};
export const pebbles = (t: Tile, n: number, size: number, colour: string): void =>
  t.scatter(n, size, (ctx, r) => {
    ctx.fillStyle = 'rgba(0,0,0,.16)';
    ctx.beginPath();
    ctx.ellipse(r * 0.15, r * 0.2, r, r * 0.7, 0, 0, 6.2832);
    ctx.fill();
    ctx.fillStyle = t.near(colour, 0.25);
    ctx.beginPath();
    ctx.ellipse(0, 0, r, r * 0.7, 0, 0, 6.2832);
    ctx.fill();
  });
export const blossoms = (t: Tile, n: number, size: number, colours: readonly string[]): void =>
  t.scatter(n, size, (ctx, r) => {
    ctx.fillStyle = t.rand.pick(colours);
    for (let i = 0; i < 5; i++) {
      ctx.beginPath();
      ctx.arc(Math.cos(i * 1.2566) * r * 0.55, Math.sin(i * 1.2566) * r * 0.55, r * 0.42, 0, 6.2832);
      ctx.fill();
    }
    ctx.fillStyle = '#ffd54a';
    ctx.beginPath();
    ctx.arc(0, 0, r * 0.34, 0, 6.2832);
    ctx.fill();
  });
export const leaves = (t: Tile, n: number, size: number, colours: readonly string[]): void =>
  t.scatter(n, size, (ctx, r) => {
    const colour = t.rand.pick(colours);
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(-r, 0);
    ctx.quadraticCurveTo(0, -r * 0.75, r, 0);
    ctx.quadraticCurveTo(0, r * 0.75, -r, 0);
    ctx.fill();
    ctx.strokeStyle = mix(colour, '#000000', 0.2);
    ctx.lineWidth = Math.max(1, r * 0.07);
    ctx.beginPath();
    ctx.moveTo(-r, 0);
    ctx.lineTo(r * 0.9, 0);
    ctx.stroke();
  });
export const lawn = (t: Tile): string => {
  const base = mix(t.p.near, t.p.far, t.rand.range(0.1, 0.6));
  t.fill(base);
  return base;
};
export const grid = (
  t: Tile,
  n: number,
  colour: (x: number, y: number) => string,
  gap: number,
  round: number,
): void => {
  const cell = t.side / n;
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      t.ctx.fillStyle = colour(x, y);
      t.ctx.beginPath();
      t.ctx.roundRect(x * cell + gap, y * cell + gap, cell - 2 * gap, cell - 2 * gap, round);
      t.ctx.fill();
    }
};
export const planks = (t: Tile, rows: number, base: string): void => {
  const h = t.side / rows;
  t.fill(mix(base, '#000000', 0.3));
  for (let row = 0; row < rows; row++) {
    const w = t.side / 2;
    const from = t.rand.range(0, w);
    // the first and the last are two halves of one board
    const tones = [t.near(base, 0.13), t.near(base, 0.13)];
    for (let i = 0; i < 3; i++) {
      const x = from + (i - 1) * w;
      t.ctx.fillStyle = tones[i % 2] as string;
      t.ctx.fillRect(x + 1, row * h + 1, w - 2, h - 2);
      t.ctx.strokeStyle = fade('#000000', 0.09);
      t.ctx.lineWidth = 1.5;
      t.ctx.beginPath();
      for (let k = 1; k < 4; k++) {
        t.ctx.moveTo(x + 4, row * h + (k * h) / 4);
        t.ctx.lineTo(x + w - 4, row * h + (k * h) / 4 + 2);
      }
      t.ctx.stroke();
    }
  }
};

/** What drifts over open land by day. */
export function cloudShadows(t: Tile): boolean {
  if (t.design.theme.time === 'night') return false;
  t.patches(3, ['#000000'], 0.1);
  return true;
}
