/** Cloth on the doll: a shape filled with a dye, its pattern within, its shade along the seam; and shapes that come left and right. */
import type { Painter } from '../../kit/types.js';
import type { Pattern } from './pieces.js';

/**
 * Shapes are written in twentieths of a unit, which a page carries in two thirds of the bytes. Made at the first picture, for a browser knows
 * `Path2D` and a test does not.
 */
const paths = new Map<string, Path2D>();
export function pathOf(shape: string): Path2D {
  let path = paths.get(shape);
  if (!path) {
    path = new Path2D();
    path.addPath(new Path2D(shape), new DOMMatrix([0.05, 0, 0, 0.05, 0, 0]));
    paths.set(shape, path);
  }
  return path;
}

export interface Cloth {
  readonly colour: string;
  readonly pattern: Pattern;
  /** the dye lighter, much lighter, in the shade, and at its seams */
  readonly soft: string;
  readonly pale: string;
  readonly dark: string;
  readonly edge: string;
}

export const clothOf = (p: Painter, colour: string, pattern: Pattern = 'plain'): Cloth => ({
  colour,
  pattern,
  soft: lighter(p, colour),
  pale: lighter(p, colour, 0.62),
  dark: darker(p, colour),
  edge: darker(p, colour, 0.34),
});

export function fill(p: Painter, shape: string, colour: string): void {
  p.ctx.fillStyle = colour;
  p.ctx.fill(pathOf(shape));
}

export function stroke(p: Painter, shape: string, width: number, colour: string): void {
  const { ctx } = p;
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.stroke(pathOf(shape));
}

export function ellipse(p: Painter, x: number, y: number, rx: number, ry: number, colour: string, turn = 0): void {
  p.ctx.fillStyle = colour;
  p.ctx.beginPath();
  p.ctx.ellipse(x, y, rx, ry, turn, 0, 6.2832);
  p.ctx.fill();
}

/** Drawn there, so large. */
export function at(p: Painter, x: number, y: number, scale: number, draw: () => void, wide = scale): void {
  p.ctx.save();
  p.ctx.translate(x, y);
  p.ctx.scale(wide, scale);
  draw();
  p.ctx.restore();
}

/** What is drawn, and its mirror on the doll's other side. */
export function both(p: Painter, draw: () => void): void {
  draw();
  at(p, 0, 0, 1, draw, -1);
}

export const darker = (p: Painter, colour: string, part = 0.2): string => p.mix(colour, '#2a1840', part);
export const lighter = (p: Painter, colour: string, part = 0.35): string => p.mix(colour, '#ffffff', part);

const HEART = 'M0 3C-6-2-3-5 0-3C3-5 6-2 0 3Z';

function patterned(p: Painter, { colour, pattern, pale, edge }: Cloth): void {
  // a pale cloth has dark dots, a dark one pale ones
  const ink = Number.parseInt(colour.slice(1, 3), 16) > 0xf0 && Number.parseInt(colour.slice(3, 5), 16) > 0xb0;
  const on = ink ? edge : pale;
  if (pattern === 'stripes') for (let y = -4.3; y < 0.4; y += 0.42) p.rect(-2.4, y, 4.8, 0.17, on);
  else
    for (let row = 0, y = -7.7; y < 0.4; y += 0.44, row++)
      for (let x = -2.4 + (row % 2) * 0.27; x < 2.4; x += 0.54)
        if (pattern === 'dots') p.circle(x, y, 0.105, on);
        else at(p, x, y, 1, () => fill(p, HEART, on));
}

/** the side that lies in the dark */
const SHADE = 'M7-88L60-88L60 12L14 12C20-16 2-52 7-88Z';

/** A piece of cloth, with its print and its shade. */
export function cloth(p: Painter, shape: string, dyed: Cloth): void {
  const { ctx } = p;
  fill(p, shape, dyed.colour);
  ctx.save();
  ctx.clip(pathOf(shape));
  if (dyed.pattern !== 'plain') patterned(p, dyed);
  ctx.globalAlpha *= 0.16;
  fill(p, SHADE, '#2a1840');
  ctx.restore();
  stroke(p, shape, 0.05, dyed.edge);
}

/** A round thing with its edge. */
export function blob(p: Painter, x: number, y: number, rx: number, ry: number, colour: string, turn = 0): void {
  ellipse(p, x, y, rx, ry, darker(p, colour, 0.3), turn);
  ellipse(p, x, y, rx - 0.05, ry - 0.05, colour, turn);
}
/** A line with its edge: a limb. */
export function limb(p: Painter, shape: string, width: number, colour: string): void {
  stroke(p, shape, width, darker(p, colour, 0.3));
  stroke(p, shape, width - 0.08, colour);
}

/** A sleeve along the right arm, as far as that. */
export const SLEEVES = {
  cap: 'M13-76L17-72',
  short: 'M13-76Q19-71 22-65',
  long: 'M13-76Q24-66 28-51',
} as const;
export const sleeves = (p: Painter, length: keyof typeof SLEEVES, width: number, { colour }: Cloth): void =>
  both(p, () => limb(p, SLEEVES[length], width + 0.08, colour));
