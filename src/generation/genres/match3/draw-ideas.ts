/** What boards bring in: frost on cells, who is to be brought home, and that all falls upwards. */
import type { Actor } from '../../design.js';
import type { Painter } from '../../kit/types.js';
import { COLS, xOf, yOf } from './grid.js';
import { columnOf } from './ideas.js';
import { X0, Y0, type State } from './state.js';

/** A pane over the piece, with a rim and cracks of its own. */
export function drawFrost(p: Painter, x: number, y: number, c: number): void {
  const { ctx } = p;
  ctx.save();
  ctx.globalAlpha = 0.5;
  p.rect(x + 0.03, y + 0.03, 0.94, 0.94, '#bfe8ff', 0.2);
  ctx.globalAlpha = 0.95;
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 0.09;
  ctx.beginPath();
  ctx.roundRect(x + 0.07, y + 0.07, 0.86, 0.86, 0.18);
  ctx.stroke();
  const turn = c % 2;
  p.line(x + 0.16, y + (turn ? 0.5 : 0.36), x + (turn ? 0.42 : 0.36), y + 0.14, 0.07, '#ffffff');
  p.line(x + 0.66, y + 0.86, x + 0.87, y + 0.62, 0.06, '#ffffff');
  ctx.restore();
}

/** The sign of a target: a pane with a flake in it. */
export function frostSign(p: Painter, x: number, y: number, open: boolean): void {
  const { ctx } = p;
  ctx.save();
  ctx.globalAlpha = open ? 1 : 0.35;
  p.rect(x - 0.41, y - 0.41, 0.82, 0.82, '#5ba9d6', 0.18);
  p.rect(x - 0.35, y - 0.35, 0.7, 0.7, '#bfe8ff', 0.14);
  for (let i = 0; i < 3; i++) {
    const [dx, dy] = [Math.cos((i * Math.PI) / 3) * 0.24, Math.sin((i * Math.PI) / 3) * 0.24];
    p.line(x - dx, y - dy, x + dx, y + dy, 0.08, '#ffffff');
  }
  ctx.restore();
}

/** Who is to come home stands on no plate, but in a ring with a point to where it goes. */
export function drawSinker(p: Painter, actor: Actor, c: number): void {
  const { palette } = p;
  const beat = Math.sin(p.now * 4 + c) * 0.02;
  p.circle(0, 0, 0.48 + beat, palette.accent);
  p.circle(0, 0, 0.37 + beat, p.mix(palette.panel, '#ffffff', 0.5));
  p.sprite(actor, 0, -0.02, 0.54);
  p.ctx.fillStyle = palette.accent;
  p.ctx.beginPath();
  p.ctx.moveTo(-0.24, 0.32);
  p.ctx.lineTo(0.24, 0.32);
  p.ctx.lineTo(0, 0.6 + beat);
  p.ctx.fill();
}

/** Points that drift upwards on the ground of the board. */
export function drawRise(p: Painter, s: State): void {
  const { ctx, palette } = p;
  ctx.save();
  ctx.strokeStyle = palette.accent;
  ctx.lineWidth = 0.1;
  for (let x = 0; x < COLS; x++) {
    const [first, last] = columnOf(s, x);
    // where new ones come in, below the board, and where they come to lie, above it
    for (const [c, off] of [
      [last * COLS + x, 1.1],
      [first * COLS + x, -0.14],
    ] as const) {
      const lift = Math.sin(p.now * 5 - x * 0.6) * 0.05;
      const [mx, my] = [X0 + xOf(c) + 0.5, Y0 + yOf(c) + off + lift];
      ctx.beginPath();
      ctx.moveTo(mx - 0.18, my + 0.1);
      ctx.lineTo(mx, my - 0.06);
      ctx.lineTo(mx + 0.18, my + 0.1);
      ctx.stroke();
    }
  }
  ctx.restore();
}
