/** What pieces of scenery are painted with. */
import type { Painter } from '../../kit/types.js';

/** A colour that is none of the palette's: grey where the palette has hardly any, as in black and white. */
export function own(p: Painter, colour: string): string {
  const channels = [1, 3, 5].map((at) => parseInt(p.palette.near.slice(at, at + 2), 16));
  if (Math.max(...channels) - Math.min(...channels) > 12) return colour;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return p.mix('#000000', '#ffffff', (r * 0.3 + g * 0.59 + b * 0.11) / 255);
}

/** `tone` with a lighter and a darker shade of it */
export type Paint = (p: Painter, tone: string, lit: string, dark: string) => void;

export const blob = (p: Painter, x: number, y: number, rx: number, ry: number, colour: string): void => {
  const { ctx } = p;
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, 0, 0, 6.2832);
  ctx.fill();
};
export const shape = (p: Painter, colour: string, points: readonly (readonly [number, number])[]): void => {
  const { ctx } = p;
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.fill();
};
