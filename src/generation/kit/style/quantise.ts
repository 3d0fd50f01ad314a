/** Few colours: every pixel becomes the nearest of a game's own palette, in an ordered pattern where it lies between two. */
import type { Palette } from '../../design.js';
import { mix } from '../colour.js';
import { pixelsOf } from './pixels.js';

/** what pictures need that no theme has: skin, wood, leaves, metals */
const COMMON =
  '#000000 #2b2b38 #5a5a6b #9a9aab #d8d8e2 #ffffff #7a1f2b #d8343f #ff7a6b #ff9f1c #ffd23f #fff3a8 #2c5a34 ' +
  '#46a049 #9bdc6c #1d3f7a #2f7fe0 #6fc7f7 #4b2a78 #9a5bd8 #ff77a8 #ffc4d0 #7a4a2b #b5793f #e8b57c #ffdcb0'.split(' ');
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

export class Quantiser {
  private readonly r: number[] = [];
  private readonly g: number[] = [];
  private readonly b: number[] = [];
  /** nearest colour of each of 32³ colours, found when first met */
  private readonly nearest = new Int16Array(32768).fill(-1);

  constructor(p: Palette) {
    const ramp = (from: string, to: string, steps: number): string[] =>
      Array.from({ length: steps }, (_, i) => mix(from, to, i / (steps - 1)));
    const colours = [
      ...ramp(p.sky, p.horizon, 5),
      ...ramp(p.horizon, p.far, 4),
      ...ramp(p.far, p.near, 4),
      ...ramp(p.near, '#000000', 3),
      ...ramp(p.solid, p.solidEdge, 4),
      ...ramp(p.solid, '#000000', 3),
      ...ramp(p.accent, '#ffffff', 3),
      p.danger,
      p.panel,
      p.ink,
      ...COMMON,
    ];
    for (const colour of new Set(colours)) {
      const n = Number.parseInt(colour.slice(1), 16);
      this.r.push(n >> 16);
      this.g.push((n >> 8) & 255);
      this.b.push(n & 255);
    }
  }

  /** `spread`: how far the pattern reaches, in 1/255; `solid`: no pixel is half transparent. A picture of another origin can't be read and stays as it is. */
  apply(ctx: CanvasRenderingContext2D, spread: number, solid: boolean): void {
    const { width, height } = ctx.canvas;
    const image = pixelsOf(ctx);
    if (!image) return;
    const { data } = image;
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i += 4) {
        const alpha = data[i + 3] as number;
        if (alpha === 0) continue;
        if (solid) {
          if (alpha < 118) {
            data[i + 3] = 0;
            continue;
          }
          data[i + 3] = 255;
        }
        const shift = ((BAYER[(y & 3) * 4 + (x & 3)] as number) / 15 - 0.5) * spread;
        const at = this.find(
          (data[i] as number) + shift,
          (data[i + 1] as number) + shift,
          (data[i + 2] as number) + shift,
        );
        data[i] = this.r[at] as number;
        data[i + 1] = this.g[at] as number;
        data[i + 2] = this.b[at] as number;
      }
    ctx.putImageData(image, 0, 0);
  }

  private find(r: number, g: number, b: number): number {
    const cut = (v: number): number => Math.max(0, Math.min(31, v >> 3));
    const key = (cut(r) << 10) | (cut(g) << 5) | cut(b);
    let at = this.nearest[key] as number;
    if (at >= 0) return at;
    let least = Infinity;
    for (let i = 0; i < this.r.length; i++) {
      const dr = (this.r[i] as number) - r;
      const dg = (this.g[i] as number) - g;
      const db = (this.b[i] as number) - b;
      // the eye sees green best and blue least
      const far = dr * dr * 3 + dg * dg * 4 + db * db * 2;
      if (far < least) {
        least = far;
        at = i;
      }
    }
    this.nearest[key] = at;
    return at;
  }
}
