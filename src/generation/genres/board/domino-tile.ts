/** A tile of dominoes: its face with dots, or things of the prompt in their place, and its back. */
import type { Actor } from '../../design.js';
import type { Painter } from '../../kit/types.js';
import { PIPS as DOTS } from './dice.js';
import { PIPS, type Tile } from './domino-rules.js';
import type { Shown } from './domino-state.js';

/** of the numbers 1 to 6, so that they are told apart before they are counted */
const COLOURS = ['', '#2477c9', '#218a46', '#cf3531', '#7a4fb0', '#c9701a', '#23262d'] as const;
export const BONE = '#fbf6e9';

/** One number, in half a tile of one unit. */
export function drawNumber(p: Painter, n: number, y: number, dots: readonly Actor[]): void {
  const thing = dots.length > 0 ? dots[(n - 1 + dots.length) % dots.length] : undefined;
  for (const [px, py] of DOTS[n] ?? []) {
    const [x, dy] = [px * 0.27, y + py * 0.27];
    if (thing && n > 0) p.sprite(thing, x, dy, n === 1 ? 0.5 : 0.34, { shadow: false });
    else p.circle(x, dy, n === 1 ? 0.13 : 0.105, p.mix(COLOURS[n] ?? BONE, p.palette.ink, 0.1));
  }
}

/** A tile, upright or turned, its face or its back. */
export function drawTile(
  p: Painter,
  tile: Tile,
  shown: Shown,
  back: string,
  dots: readonly Actor[],
  rim?: string,
): void {
  const { ctx } = p;
  const { x, y, angle, size, face } = shown;
  ctx.save();
  ctx.translate(x, y);
  // its shadow falls down however it lies
  ctx.save();
  ctx.translate(0, size * 0.07);
  ctx.rotate(angle);
  ctx.scale(size, size);
  p.rect(-0.47, -0.97, 0.94, 1.94, 'rgba(0,0,0,.35)', 0.16);
  ctx.restore();
  ctx.rotate(angle);
  ctx.scale(size * Math.max(0.08, Math.abs(face * 2 - 1)), size);
  if (rim) p.rect(-0.58, -1.08, 1.16, 2.16, rim, 0.24);
  const front = face > 0.5;
  const colour = front ? p.mix(BONE, p.palette.horizon, 0.06) : back;
  p.rect(-0.47, -0.97, 0.94, 1.94, p.mix(colour, '#000000', front ? 0.28 : 0.4), 0.16);
  p.rect(-0.45, -0.96, 0.9, 1.88, colour, 0.14);
  if (front) {
    p.line(-0.34, 0, 0.34, 0, 0.06, p.mix(colour, '#000000', 0.35));
    const [top, bottom] = PIPS[tile] as readonly [number, number];
    drawNumber(p, top, -0.49, dots);
    drawNumber(p, bottom, 0.47, dots);
    p.circle(0, 0, 0.085, p.mix('#c79a3a', p.palette.accent, 0.2));
  } else {
    p.rect(-0.32, -0.82, 0.64, 1.6, p.mix(back, '#ffffff', 0.14), 0.1);
    p.circle(0, 0, 0.16, p.mix(back, '#ffffff', 0.4));
  }
  ctx.restore();
}
