/** What all games of words are drawn with: letters on tiles whose colour and shape tell what is known of them. */
import type { GameDesign } from '../../design.js';
import type { Painter } from '../../kit/types.js';
import type { Told } from './marks.js';

/** `plain`: nothing is known. `lit`: typed, not judged yet. `empty`: nothing is there. */
export type Mark = Told | 'plain' | 'lit' | 'empty';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** What people know from such games; a style of few colours has its own. */
const GREEN = '#2f9e59';
const YELLOW = '#dba514';

export const isNoir = ({ theme }: GameDesign): boolean => theme.style === 'noir';

/** Whether dark letters are read better on that colour (#rrggbb). */
export function isLight(colour: string): boolean {
  const n = Number.parseInt(colour.slice(1, 7), 16);
  return ((n >> 16) & 255) * 0.3 + ((n >> 8) & 255) * 0.59 + (n & 255) * 0.11 > 150;
}

/** The darker one of a palette's ink and panel: eyes and hats stay dark in dark rooms. */
export const darkOf = ({ palette: { ink, panel } }: Painter): string => (isLight(ink) ? panel : ink);

/** Letters that are read on that colour, whatever the palette. */
export const inkOn = (colour: string): string => (isLight(colour) ? '#16202c' : '#ffffff');

/** The colour that a mark has. */
export function colourOf(p: Painter, mark: Mark, noir: boolean): string {
  const { panel, ink, accent } = p.palette;
  if (mark === 'right') return noir ? accent : p.meant(GREEN);
  if (mark === 'near') return noir ? p.mix(ink, panel, 0.55) : p.meant(YELLOW);
  // what is out of play steps back: darker than a light key, and than a key on a dark panel
  const light = isLight(panel);
  if (mark === 'absent') return p.mix(panel, ink, light ? 0.62 : 0.1);
  return mark === 'lit' ? p.mix(panel, accent, 0.3) : p.mix(panel, ink, light ? 0.08 : 0.3);
}

/** A text that is no wider than that. Scripts of full width take a whole height a letter. */
export function fitText(
  p: Painter,
  text: string,
  x: number,
  y: number,
  size: number,
  wide: number,
  colour?: string,
): void {
  let units = 0;
  for (const one of text) units += /\p{M}/u.test(one) ? 0 : (one.codePointAt(0) as number) > 0x2e7f ? 1.05 : 0.66;
  p.text(text, x, y, Math.min(size, wide / Math.max(1, units)), colour);
}

/**
 * A letter on its tile. In its place: a full square with a bar beneath; elsewhere: a round one; absent: a small one that is struck out. So the
 * colours are told apart by whoever does not see them.
 */
export function drawMark(p: Painter, { x, y, w, h }: Box, mark: Mark, letter: string, noir: boolean): void {
  const colour = colourOf(p, mark, noir);
  const ink = inkOn(colour);
  const side = Math.min(w, h);
  if (mark === 'near') {
    p.rect(x - w / 2, y - h / 2, w, h, p.mix(p.palette.panel, p.palette.ink, 0.08), side * 0.14);
    p.rect(x - w * 0.47, y - h * 0.47, w * 0.94, h * 0.94, colour, side * 0.5);
  } else if (mark === 'empty') {
    p.rect(x - w / 2, y - h / 2, w, h, p.mix(p.palette.panel, p.palette.ink, 0.35), side * 0.16);
    p.rect(x - w / 2 + 0.05, y - h / 2 + 0.05, w - 0.1, h - 0.1, p.palette.panel, side * 0.13);
  } else {
    p.rect(x - w / 2, y - h / 2 + h * 0.05, w, h * 0.95, p.mix(colour, '#000000', 0.3), side * 0.16);
    p.rect(x - w / 2, y - h / 2, w, h * 0.94, colour, side * 0.16);
  }
  if (letter === '') return;
  p.ctx.save();
  if (mark === 'absent') p.ctx.globalAlpha *= 0.75;
  if (letter === '⌫' || letter === '⏎') drawSign(p, x, y - h * 0.02, side * 0.5, letter, ink);
  else fitText(p, letter, x, y - h * 0.01, side * 0.62, w * 0.86, ink);
  p.ctx.restore();
  if (mark === 'right') p.rect(x - w * 0.22, y + h * 0.34, w * 0.44, Math.max(0.05, h * 0.07), ink, 0.03);
  if (mark === 'absent') {
    p.ctx.save();
    p.ctx.globalAlpha *= 0.55;
    p.line(x - side * 0.3, y + side * 0.3, x + side * 0.3, y - side * 0.3, Math.max(0.05, side * 0.07), ink);
    p.ctx.restore();
  }
}

/** Enter and delete as drawings: not every device has a letter for them. */
function drawSign(p: Painter, x: number, y: number, size: number, sign: string, colour: string): void {
  const { ctx } = p;
  const s = size / 2;
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = size * 0.17;
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.beginPath();
  if (sign === '⏎') {
    ctx.moveTo(x - s * 1.1, y + s * 0.1);
    ctx.lineTo(x - s * 0.3, y + s * 0.8);
    ctx.lineTo(x + s * 1.1, y - s * 0.8);
  } else {
    ctx.moveTo(x + s * 1.1, y);
    ctx.lineTo(x - s * 1.1, y);
    ctx.moveTo(x - s * 0.3, y - s * 0.8);
    ctx.lineTo(x - s * 1.1, y);
    ctx.lineTo(x - s * 0.3, y + s * 0.8);
  }
  ctx.stroke();
  ctx.restore();
}

/** A sheet behind what is read, in the colour of the panels. */
export function drawSheet(p: Painter, x: number, y: number, w: number, h: number): void {
  p.rect(x, y + 0.08, w, h, 'rgba(0,0,0,.22)', 0.35);
  p.rect(x, y, w, h, p.palette.panel, 0.35);
}
