/** The floor: grown ground with a trampled clearing, or paving with a ring; patches, tufts, pebbles, and the marks of the fight. */
import type { Game, Painter } from '../../kit/types.js';
import { H, W } from './field.js';
import type { State } from './state.js';

/** grounds on which grass stands */
const GROWN = /^(?:forest|farm|garden|jungle|haunted|castle)$/;

/** A number from 0 to 1 that is always the same for a place. */
export const hash = (x: number, y: number): number => Math.abs(Math.sin(x * 12.9898 + y * 78.233) * 43758.5453) % 1;

/** Whether grass stands on the ground of that place. */
export const isGrown = ({ design }: Game): boolean => GROWN.test(design.theme.id);

export function drawFloor(p: Painter, s: State, g: Game): void {
  const { palette: c, ctx } = p;
  const grown = isGrown(g);
  // as green as the place's own grass, but light enough for whoever fights on it
  const ground = grown
    ? p.mix(p.mix(c.far, c.near, 0.4), c.solidEdge, 0.4)
    : p.mix(p.mix(c.far, c.horizon, 0.35), c.solidEdge, 0.2);
  p.rect(0.4, 0.4, W - 0.8, H - 0.8, ground, 0.5);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0.5, 0.5, W - 1, H - 1, 0.5);
  ctx.clip();
  const seed = g.design.seed;
  patches(p, { many: grown ? 26 : 12, colour: p.mix(ground, c.near, 0.7), alpha: 0.12, from: seed % 71 });
  patches(p, { many: grown ? 16 : 5, colour: c.solidEdge, alpha: grown ? 0.16 : 0.07, from: seed % 67 });
  if (grown) drawClearing(p, ground, seed);
  else drawPaving(p, ground);
  drawStrokes(p, ground, seed, grown);
  drawPebbles(p, ground, seed);
  ctx.restore();
  drawMarks(p, s);
  // light from above, dark towards the walls
  const light = ctx.createRadialGradient(W / 2, H / 2, H * 0.25, W / 2, H / 2, W * 0.62);
  light.addColorStop(0, 'rgba(255,255,255,.16)');
  light.addColorStop(1, 'rgba(0,0,0,.18)');
  ctx.fillStyle = light;
  ctx.fillRect(0.4, 0.4, W - 0.8, H - 0.8);
}

/** Worn and grown-over places, filled at once: where two lie over each other they are one. */
function patches(
  { ctx }: Painter,
  { many, colour, alpha, from }: { many: number; colour: string; alpha: number; from: number },
): void {
  ctx.globalAlpha = alpha;
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (let i = 0; i < many; i++) {
    const [k, l] = [hash(i, from), hash(from + 3, i)];
    const [x, y] = [k * W, l * H];
    ctx.moveTo(x, y);
    ctx.ellipse(x, y, 1 + hash(l, i) * 2.6, 0.7 + hash(i, k) * 1.4, 0, 0, 6.2832);
  }
  ctx.fill();
  ctx.globalAlpha = 1;
}

/** Earth in the middle that many feet have bared; its rim is uneven. */
function drawClearing(p: Painter, ground: string, seed: number): void {
  const { ctx } = p;
  ctx.fillStyle = p.mix(ground, p.mix('#8a6a45', p.palette.near, 0.35), 0.5);
  for (const [size, alpha] of [
    [1.1, 0.35],
    [1, 0.55],
  ] as const) {
    ctx.globalAlpha = alpha;
    ctx.beginPath();
    for (let i = 0; i < 40; i++) {
      const a = (i / 40) * 6.2832;
      const r = size * (4.6 + Math.sin(a * 3 + (seed % 7)) * 0.35 + Math.sin(a * 7 + (seed % 5)) * 0.18);
      ctx.lineTo(W / 2 + Math.cos(a) * r * 1.2, H / 2 + Math.sin(a) * r * 0.85);
    }
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

/** Slabs in two shades, and the ring in which it begins. */
function drawPaving(p: Painter, ground: string): void {
  const { palette: c, ctx } = p;
  ctx.fillStyle = p.mix(ground, c.near, 0.3);
  ctx.globalAlpha = 0.4;
  ctx.beginPath();
  for (let y = 1; y < H - 1; y++) for (let x = 1 + (y % 2); x < W - 1; x += 2) ctx.rect(x, y, 1, 1);
  ctx.fill();
  ctx.globalAlpha = 0.2;
  ctx.strokeStyle = c.accent;
  for (const [r, w] of [
    [3.6, 0.22],
    [3.15, 0.07],
  ] as const) {
    ctx.lineWidth = w;
    ctx.beginPath();
    ctx.arc(W / 2, H / 2, r, 0, 6.2832);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}

/** Tufts where something grows, else scratches and ripples: small strokes that no two games have at the same place. */
function drawStrokes(p: Painter, ground: string, seed: number, grown: boolean): void {
  const { palette: c, ctx } = p;
  ctx.globalAlpha = grown ? 0.75 : 0.5;
  ctx.strokeStyle = grown ? p.mix(c.solidEdge, ground, 0.35) : p.mix(ground, c.near, 0.55);
  ctx.lineWidth = grown ? 0.07 : 0.06;
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (let y = 1; y < H - 1; y++)
    for (let x = 1; x < W - 1; x++) {
      const k = hash(x + (seed % 97), y);
      if (k > 0.22) continue;
      const px = x + 0.2 + k * 2.5;
      const py = y + 0.3 + ((k * 31) % 1) * 0.4;
      if (!grown) {
        ctx.moveTo(px, py);
        ctx.lineTo(px + 0.1 + k, py + (k > 0.11 ? 0 : 0.12));
        continue;
      }
      for (let i = -1; i <= 1; i++) {
        ctx.moveTo(px + i * 0.08, py);
        ctx.lineTo(px + i * 0.17, py - 0.2 + Math.abs(i) * 0.08);
      }
    }
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** Small stones, with their shade. */
function drawPebbles(p: Painter, ground: string, seed: number): void {
  const { ctx } = p;
  for (const [dy, colour] of [
    [0.05, 'rgba(0,0,0,.2)'],
    [0, p.mix(ground, '#ffffff', 0.28)],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    for (let i = 0; i < 46; i++) {
      const x = 1 + hash(i, seed % 59) * (W - 2);
      const y = 1 + hash(seed % 53, i) * (H - 2) + dy;
      const r = 0.06 + hash(i, i) * 0.08;
      ctx.moveTo(x + r, y);
      ctx.ellipse(x, y, r, r * 0.7, 0, 0, 6.2832);
    }
    ctx.fill();
  }
}

/** What the fight leaves behind. */
function drawMarks(p: Painter, s: State): void {
  const { ctx } = p;
  for (const mark of s.marks) {
    ctx.globalAlpha = 0.2;
    for (let i = 0; i < 5; i++) {
      const a = hash(mark.x, i) * 6.28;
      const r = hash(i, mark.y) * mark.size * 0.45;
      p.circle(mark.x + Math.cos(a) * r, mark.y + Math.sin(a) * r, mark.size * (0.1 + r * 0.25), mark.colour);
    }
  }
  ctx.globalAlpha = 1;
}
