/** How it looks what lies on the ground and leads over a wide gap: springboards and arrows; and rails at the sides of what rises and sinks. */
import type { Painter } from '../../kit/types.js';
import type { Piece } from './state.js';

export function drawMarks(p: Painter, piece: Piece, top: number): void {
  const { palette } = p;
  if (piece.pad !== undefined) drawPad(p, piece.pad, top);
  if (piece.arrows) drawArrows(p, piece.arrows, top);
  if (!piece.lift) return;
  const light = p.mix(palette.accent, '#ffffff', 0.2);
  for (const x of [piece.x + 0.12, piece.x + piece.w - 0.12])
    for (let i = 0; i < 3; i++) p.circle(x, top + 0.5 + i * 0.5, 0.08, light);
}

function drawPad(p: Painter, x: number, y: number): void {
  const { palette } = p;
  for (let i = 0; i < 3; i++) {
    const from = y - 0.02 - i * 0.13;
    p.line(x - 0.34, from, x + 0.34, from - 0.06, 0.1, i % 2 ? '#8f9aa6' : '#e8edf2');
  }
  p.rect(x - 0.55, y - 0.53, 1.1, 0.22, p.mix(palette.accent, '#000000', 0.45), 0.1);
  p.rect(x - 0.55, y - 0.58, 1.1, 0.18, palette.accent, 0.08);
}

/** They light up one after the other, the way that they push. */
function drawArrows(p: Painter, { from, to }: { readonly from: number; readonly to: number }, y: number): void {
  const { ctx, palette } = p;
  p.rect(from, y - 0.06, to - from, 0.34, p.mix(palette.near, '#000000', 0.5), 0.1);
  const step = 0.85;
  const n = Math.floor((to - from - 0.3) / step);
  for (let i = 0; i < n; i++) {
    const x = from + 0.3 + i * step;
    const lit = 0.5 + 0.5 * Math.sin(p.now * 9 - i * 1.1);
    ctx.globalAlpha = 0.45 + lit * 0.55;
    p.line(x, y - 0.01, x + 0.3, y + 0.11, 0.12, palette.accent);
    p.line(x + 0.3, y + 0.11, x, y + 0.23, 0.12, palette.accent);
  }
  ctx.globalAlpha = 1;
}
