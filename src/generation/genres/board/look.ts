/** What all boards are drawn with: the table, tokens, marks on cells, the cursor. Units: cells. */
import type { Actor } from '../../design.js';
import type { Painter } from '../../kit/types.js';
import { middleOf, RIM, xOf, yOf, type Grid } from './grid.js';

/** whether dark letters are read better on that colour (#rrggbb) */
export function isLight(colour: string): boolean {
  const n = Number.parseInt(colour.slice(1, 7), 16);
  return ((n >> 16) & 255) * 0.3 + ((n >> 8) & 255) * 0.59 + (n & 255) * 0.11 > 145;
}

/** The colours of both sides, the hero's first. */
export const sideColours = (p: Painter): readonly [string, string] => p.sides;

/** Red, blue, green and yellow as in a box of games: the colours of up to four, each mixed with some of the theme. */
export const BOX = ['#d8433f', '#2f78d0', '#2f9e55', '#eaa91f'] as const;

/** The table under a board, of one colour, with its rim. */
export function drawTray(p: Painter, { cols, rows }: Grid, colour: string): void {
  p.rect(0.02, 0.12, cols + 2 * RIM - 0.04, rows + 2 * RIM - 0.04, 'rgba(0,0,0,.3)', 0.3);
  p.rect(0, 0, cols + 2 * RIM, rows + 2 * RIM, p.mix(colour, '#000000', 0.25), 0.3);
  p.rect(0.06, 0.04, cols + 2 * RIM - 0.12, rows + 2 * RIM - 0.14, colour, 0.28);
}

/** Light and dark cells by turns. */
export function drawChecker(p: Painter, grid: Grid, light: string, dark: string): void {
  for (let cell = 0; cell < grid.cols * grid.rows; cell++) {
    const [x, y] = [xOf(grid, cell), yOf(grid, cell)];
    p.rect(RIM + x - 0.005, RIM + y - 0.005, 1.01, 1.01, (x + y) % 2 ? dark : light);
  }
}

/** A round token with somebody's picture on it; `size` 1 fills the cell. */
export function drawToken(p: Painter, actor: Actor, x: number, y: number, colour: string, size = 1): void {
  const r = 0.43 * size;
  p.circle(x, y + r * 0.12, r, p.mix(colour, '#000000', 0.45));
  p.circle(x, y, r, colour);
  p.circle(x, y, r * 0.84, p.mix(colour, '#ffffff', 0.55));
  p.sprite(actor, x, y - 0.01 * size, 0.62 * size, { shadow: false });
}

/** A plain round piece with a ridge. */
export function drawDisc(p: Painter, x: number, y: number, colour: string, size = 1): void {
  const r = 0.43 * size;
  const dark = p.mix(colour, '#000000', 0.45);
  p.circle(x, y + r * 0.14, r, dark);
  p.circle(x, y, r, colour);
  p.circle(x, y, r * 0.74, p.mix(colour, dark, 0.35));
  p.circle(x, y, r * 0.66, p.mix(colour, '#ffffff', 0.12));
}

/** Who plays, and whether pieces are plain. */
interface Sides {
  readonly plain: readonly [string, string] | null;
  readonly hero: Actor;
  readonly foe: Actor;
}

/** A piece of one side: plain where persons play, else with the figure that plays it. */
export function drawPiece(p: Painter, s: Sides, side: 0 | 1, x: number, y: number, size: number): void {
  if (s.plain) drawDisc(p, x, y, s.plain[side], size);
  else drawToken(p, side === 0 ? s.hero : s.foe, x, y, sideColours(p)[side], size);
}

/** A small piece of one side: one is light and the other dark, so that they are told apart before the figures on them are. */
export function drawStone(p: Painter, s: Sides, side: 0 | 1, x: number, y: number, size: number): void {
  if (s.plain) return drawDisc(p, x, y, s.plain[side], size);
  const colour = sideColours(p)[side];
  const r = 0.43 * size;
  p.circle(x, y + r * 0.12, r, p.mix(colour, '#000000', 0.5));
  p.circle(x, y, r, colour);
  p.circle(x, y, r * 0.88, side === 0 ? p.mix(colour, '#ffffff', 0.85) : p.mix(colour, '#14161f', 0.7));
  p.sprite(side === 0 ? s.hero : s.foe, x, y - 0.01 * size, 0.68 * size, { shadow: false });
}

/** A frame around a cell. */
export function drawFrame(p: Painter, grid: Grid, cell: number, colour: string, width = 0.07, out = 0): void {
  const { ctx } = p;
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.roundRect(
    RIM + xOf(grid, cell) + width / 2 - out,
    RIM + yOf(grid, cell) + width / 2 - out,
    1 - width + out * 2,
    1 - width + out * 2,
    0.16,
  );
  ctx.stroke();
}

/** A band around the whole board in the colour of whose turn it is: two at one screen see it where no one sits beside the board. */
export function drawRim(p: Painter, { cols, rows }: Grid, colour: string): void {
  const { ctx } = p;
  ctx.strokeStyle = colour;
  ctx.lineWidth = 0.13 + Math.sin(p.now * 4) * 0.03;
  ctx.beginPath();
  ctx.roundRect(0.07, 0.07, cols + 2 * RIM - 0.14, rows + 2 * RIM - 0.14, 0.28);
  ctx.stroke();
}

/** A cell washed with a colour: the last move, a hint. */
export function drawWash(p: Painter, grid: Grid, cell: number, colour: string, part = 0.35): void {
  const { ctx } = p;
  ctx.save();
  ctx.globalAlpha = part;
  p.rect(RIM + xOf(grid, cell), RIM + yOf(grid, cell), 1, 1, colour, 0.1);
  ctx.restore();
}

/** Where something may go: a dot, or a ring where it takes what is there. */
export function drawTarget(p: Painter, grid: Grid, cell: number, colour: string, takes: boolean): void {
  const { x, y } = middleOf(grid, cell);
  const beat = 1 + Math.sin(p.now * 5) * 0.08;
  p.ctx.save();
  p.ctx.globalAlpha = 0.75;
  if (takes) drawFrame(p, grid, cell, colour, 0.1);
  else p.circle(x, y, 0.16 * beat, colour);
  p.ctx.restore();
}

/** A bar through the cells that win. */
export function drawLine(p: Painter, grid: Grid, cells: readonly number[], part: number, colour: string): void {
  const from = middleOf(grid, cells[0] ?? 0);
  const to = middleOf(grid, cells.at(-1) ?? 0);
  p.ctx.save();
  p.ctx.lineCap = 'round';
  const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
  p.line(from.x, from.y, x, y, 0.24, 'rgba(0,0,0,.35)');
  p.line(from.x, from.y, x, y, 0.16, colour);
  p.ctx.restore();
}
