/**
 * The strip that an outline is drawn into once, and what every outline is made of. A strip is `w` wide with the ground at `h`, and repeats:
 * what `along` draws near one end is drawn at the other too, so that there is no seam.
 */
import { mix } from '../colour.js';
import type { Random } from '../random.js';

export interface Strip {
  readonly ctx: CanvasRenderingContext2D;
  readonly w: number;
  readonly h: number;
  readonly rand: Random;
  readonly colour: string;
  /** light that falls on it: snow caps, lit windows, rims */
  readonly light: string;
}

export type Outline = (s: Strip) => void;

/** Draws `shape(x)` at even, jittered places, wrapped. */
export function along(s: Strip, gap: number, shape: (x: number, pick: number) => void): void {
  const n = Math.max(2, Math.round(s.w / gap));
  for (let i = 0; i < n; i++) {
    const x = ((i + s.rand.range(0.1, 0.9)) / n) * s.w;
    const pick = s.rand.next();
    for (const at of x > s.w * 0.75 ? [x - s.w, x] : x < s.w * 0.25 ? [x, x + s.w] : [x]) shape(at, pick);
  }
}

export function fill(s: Strip, points: readonly (readonly [number, number])[], colour = s.colour): void {
  s.ctx.fillStyle = colour;
  s.ctx.beginPath();
  for (const [x, y] of points) s.ctx.lineTo(x, y);
  s.ctx.closePath();
  s.ctx.fill();
}

export function disc(s: Strip, x: number, y: number, r: number, colour = s.colour): void {
  s.ctx.fillStyle = colour;
  s.ctx.beginPath();
  s.ctx.arc(x, y, r, 0, 6.2832);
  s.ctx.fill();
}

export function box(s: Strip, x: number, y: number, w: number, h: number, colour = s.colour, r = 0): void {
  s.ctx.fillStyle = colour;
  s.ctx.beginPath();
  s.ctx.roundRect(x, y, w, h, r);
  s.ctx.fill();
}

/** A smooth ridge from sines whose periods divide the strip. */
export function ridge(s: Strip, height: number, waves: readonly number[], sharp = 1): void {
  const phases = waves.map(() => s.rand.range(0, 6.28));
  const points: [number, number][] = [[0, s.h]];
  for (let x = 0; x <= s.w; x += 6) {
    let y = 0;
    waves.forEach((n, i) => (y += Math.sin((x / s.w) * 6.2832 * n + (phases[i] as number)) / (i + 1)));
    points.push([x, s.h - height * (0.62 + 0.3 * Math.sign(y) * Math.abs(y) ** sharp)]);
  }
  points.push([s.w, s.h]);
  fill(s, points);
}

/** the strip's colour, darker */
export const dark = (s: Strip, part = 0.12): string => mix(s.colour, '#000000', part);
/** the strip's colour with light on it */
export const lit = (s: Strip, part = 0.3): string => mix(s.colour, s.light, part);
/** a share of 0–1 that depends on another */
export const more = (pick: number, k: number): number => (pick * k) % 1;
