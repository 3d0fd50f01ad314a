/** What lies in deep ground and grows on it, so that a bank is no bare wall: where, by the world's x alone; what, by the theme. It is seen and never met. */
import type { Palette } from '../../design.js';
import { fade, mix } from '../colour.js';
import type { Bank, Seen } from './bank.js';
import type { Find } from './finds.js';
import type { Grow } from './growth.js';

/** units from one find to the next, and how deep the first and the next rows are */
const EVERY = 3.4;
const ROW = 2.3;
const FIRST = 1.5;
/** rows that are drawn at most: what lies deeper is in the dark */
const ROWS = 4;
/** units from one plant to the next */
const APART = 1.9;

/** 0–1, the same at the same place */
const chanceAt = (i: number, k: number): number => Math.abs(Math.sin(i * 91.17 + k * 47.33) * 43758.5453) % 1;

/** The bank of a theme. */
export const dress = (find: Find, grow?: Grow): Bank => ({
  deep: (ctx, p, at) => drawDeep(ctx, p, find, at),
  top: (ctx, p, turf, at) => {
    if (grow) drawGrowth(ctx, p, grow, turf, at);
  },
});

function drawDeep(ctx: CanvasRenderingContext2D, p: Palette, find: Find, { x, y, w, h, from, to }: Seen): void {
  const left = Math.max(x, from);
  const right = Math.min(x + w, to);
  if (right - left < 0.2) return;
  ctx.fillStyle = fade(mix(p.solid, p.solidEdge, 0.6), 0.3);
  ctx.beginPath();
  ctx.moveTo(left, y + 0.2);
  for (let at = left; at < right; at += 0.5)
    ctx.lineTo(at, y + 0.95 + Math.sin(at * 1.3) * 0.12 + Math.sin(at * 0.47) * 0.1);
  ctx.lineTo(right, y + 0.95 + Math.sin(right * 1.3) * 0.12 + Math.sin(right * 0.47) * 0.1);
  ctx.lineTo(right, y + 0.2);
  ctx.fill();
  for (let row = 0; row < ROWS; row++) {
    const depth = FIRST + row * ROW;
    if (depth + 1.2 > h) break;
    ctx.globalAlpha = 1 - row * 0.18;
    for (let i = Math.floor(left / EVERY) - 1; i * EVERY < right; i++) {
      const k = chanceAt(i, row);
      const at = (i + 0.2 + k * 0.6) * EVERY;
      // none is cut by an edge of its ground
      if (k > 0.62 || at < x + 0.8 || at > x + w - 0.8) continue;
      ctx.save();
      ctx.translate(at, y + depth + chanceAt(i, row + 7) * 0.7);
      find(ctx, p, k);
      ctx.restore();
    }
  }
  ctx.globalAlpha = 1;
}

function drawGrowth(
  ctx: CanvasRenderingContext2D,
  p: Palette,
  grow: Grow,
  turf: string,
  { x, y, w, from, to }: Seen,
): void {
  const right = Math.min(x + w - 0.5, to);
  for (let i = Math.ceil(Math.max(x, from - 1) / APART); i * APART < right; i++) {
    const k = chanceAt(i, 3);
    const at = i * APART + k;
    if (k > 0.6 || at < x + 0.5 || at > right) continue;
    ctx.save();
    ctx.translate(at, y + 0.02);
    ctx.scale(k > 0.3 ? 1 : -1, 1);
    grow(ctx, p, turf, 0.75 + chanceAt(i, 5) * 0.5);
    ctx.restore();
  }
}
