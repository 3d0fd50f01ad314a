/** The theme's ground: what its blocks are made of, and what grows or lies on top of them. The matter is drawn once into a pattern. */
import type { GameDesign, Palette } from '../design.js';
import { bankHere } from './banks/bank.js';
import { fade, mix } from './colour.js';
import { GROUND, type Matter, type Top } from './matter.js';
import { firstTitle, noise, Random, subSeed } from './random.js';

/** units that the pattern repeats after */
const SIDE = 4;
/** ground of this width has something in it and on it; what is narrower is a step or a post */
const DEEP = 2.5;

export class Blocks {
  private readonly p: Palette;
  private readonly turf: string;
  private readonly top: Top;
  private readonly matter: Matter;
  private readonly paper: boolean;
  private pattern: CanvasPattern | null = null;
  private drawnAt = 0;

  constructor(private readonly design: GameDesign) {
    const { palette, id, style } = design.theme;
    const [turf, top, matters] = GROUND[id];
    this.p = palette;
    this.top = top;
    this.paper = style === 'paper';
    this.turf = style === 'noir' ? palette.solidEdge : mix(turf, palette.solidEdge, 0.45);
    this.matter = new Random(subSeed(design.seed, `${firstTitle(design)} matter`)).pick(matters);
  }

  /** `scale`: pixels a unit; only what is between `from` and `to` of it is seen. */
  draw(
    ctx: CanvasRenderingContext2D,
    scale: number,
    x: number,
    y: number,
    w: number,
    h: number,
    top: boolean,
    from = x,
    to = x + w,
  ): void {
    const { p } = this;
    const bank = w > DEEP && h > 1.2 && top ? bankHere() : undefined;
    if (Math.abs(this.drawnAt - scale) > 0.01) this.paint(ctx, scale);
    const r = Math.min(0.15, h / 2);
    ctx.fillStyle = this.pattern ?? p.solid;
    // the pattern is as large as it is shown: to smooth it costs 2 ms of a frame and shows nothing
    const smooth = ctx.imageSmoothingEnabled;
    ctx.imageSmoothingEnabled = false;
    ctx.beginPath();
    // ground meets ground without a hair of light between
    ctx.roundRect(x, y, top ? w + 0.03 : w, h, r);
    ctx.fill();
    ctx.imageSmoothingEnabled = smooth;
    if (h > 1.2) {
      const deep = ctx.createLinearGradient(0, y, 0, y + Math.min(h, 6));
      deep.addColorStop(0, 'rgba(0,0,0,0)');
      deep.addColorStop(1, 'rgba(0,0,0,.4)');
      ctx.fillStyle = deep;
      ctx.fillRect(x, y + 0.2, w + 0.03, h - 0.2);
      bank?.deep(ctx, p, { x, y, w, h, from, to });
    }
    if (!top) {
      ctx.fillStyle = fade(p.solidEdge, 0.85);
      ctx.beginPath();
      ctx.roundRect(x + 0.06, y + 0.05, w - 0.12, 0.12, 0.06);
      ctx.fill();
      if (w < 3) {
        ctx.fillStyle = 'rgba(0,0,0,.2)';
        ctx.fillRect(x + 0.06, y + h - 0.14, w - 0.12, 0.1);
      }
      return;
    }
    if (this.paper) {
      ctx.fillStyle = '#fffaf0';
      this.edge(ctx, x, y, w, 0.11);
    }
    ctx.fillStyle = this.turf;
    this.edge(ctx, x, y, w, 0);
    ctx.fillStyle = fade('#ffffff', 0.35);
    ctx.beginPath();
    ctx.roundRect(x + 0.1, y - 0.02, Math.max(0, w - 0.2), 0.09, 0.05);
    ctx.fill();
    bank?.top(ctx, p, this.turf, { x, y, w, h, from, to });
  }

  /** what lies on top and ends in drips, blades or bumps; `wide` draws it so much larger */
  private edge(ctx: CanvasRenderingContext2D, x: number, y: number, w: number, wide: number): void {
    ctx.beginPath();
    ctx.roundRect(x - 0.05 - wide, y - 0.06 - wide, w + 0.1 + 2 * wide, 0.34 + wide, this.top === 'slab' ? 0.05 : 0.17);
    if (this.top === 'slab') {
      if (wide) ctx.rect(x - wide, y, w + 2 * wide, 0.3 + wide);
      return ctx.fill();
    }
    for (let i = 0; i + 0.2 < w; i += 0.5) {
      const k = noise(x + i);
      if (this.top === 'blade') {
        const tall = 0.26 + k * 0.22 + wide;
        ctx.moveTo(x + i - 0.02, y + 0.2);
        ctx.lineTo(x + i + 0.2 + k * 0.1, y + 0.2 + tall);
        ctx.lineTo(x + i + 0.5, y + 0.2);
        // a few stand up
        if (k > 0.55) {
          ctx.moveTo(x + i + 0.1, y);
          ctx.lineTo(x + i + 0.16 + k * 0.1, y - 0.2 - (k - 0.5) * 0.35 - wide);
          ctx.lineTo(x + i + 0.3, y);
        }
      } else if (this.top === 'bump') {
        ctx.roundRect(x + i - wide, y - 0.1 - k * 0.08 - wide, 0.56 + 2 * wide, 0.38 + k * 0.16 + 2 * wide, 0.19);
      } else ctx.roundRect(x + i - wide, y, 0.42 + 2 * wide, 0.3 + k * 0.26 + wide, 0.2);
    }
    ctx.fill();
  }

  private paint(target: CanvasRenderingContext2D, scale: number): void {
    this.drawnAt = scale;
    const canvas = document.createElement('canvas');
    const side = Math.max(8, Math.round(SIDE * scale));
    canvas.width = canvas.height = side;
    const ctx = canvas.getContext('2d') as CanvasRenderingContext2D;
    ctx.scale(side / SIDE, side / SIDE);
    ctx.fillStyle = this.p.solid;
    ctx.fillRect(0, 0, SIDE, SIDE);
    this.fillWith(ctx, new Random(subSeed(this.design.seed, 'matter')));
    this.pattern = target.createPattern(canvas, 'repeat');
    this.pattern?.setTransform(new DOMMatrix().scale(SIDE / side));
  }

  private fillWith(ctx: CanvasRenderingContext2D, rand: Random): void {
    const { solid, solidEdge } = this.p;
    const dark = mix(solid, '#000000', 0.3);
    const light = mix(solid, solidEdge, 0.28);
    const shade = (): string => mix(solid, rand.chance(0.5) ? '#000000' : solidEdge, rand.range(0.03, 0.18));
    const box = (x: number, y: number, w: number, h: number, r: number, colour: string): void => {
      ctx.fillStyle = colour;
      // what leaves the pattern on one side comes in on the other
      for (const dx of [0, -SIDE])
        for (const dy of [0, -SIDE]) {
          ctx.beginPath();
          ctx.roundRect(x + dx, y + dy, w, h, r);
          ctx.fill();
        }
    };
    const gap = 0.045;
    switch (this.matter) {
      case 'brick':
      case 'plank': {
        const [w, h] = this.matter === 'brick' ? [1, 0.5] : [2, 0.5];
        ctx.fillStyle = dark;
        ctx.fillRect(0, 0, SIDE, SIDE);
        for (let row = 0; row * h < SIDE; row++)
          for (let col = 0; col * w < SIDE; col++) {
            const x = col * w + (row % 2) * w * 0.5;
            box(x + gap, row * h + gap, w - 2 * gap, h - 2 * gap, 0.06, shade());
            if (this.matter === 'brick') box(x + gap, row * h + gap, w - 2 * gap, 0.06, 0.03, light);
            else
              for (let i = 0; i < 3; i++)
                box(x + 0.1 + rand.next(), row * h + 0.1 + i * 0.12, rand.range(0.3, 0.8), 0.025, 0.01, dark);
          }
        break;
      }
      case 'tile':
      case 'panel': {
        const side = this.matter === 'tile' ? 1 : 2;
        for (let y = 0; y < SIDE; y += side)
          for (let x = 0; x < SIDE; x += side) {
            box(
              x + gap,
              y + gap,
              side - 2 * gap,
              side - 2 * gap,
              0.1,
              (x + y) % (2 * side) ? shade() : mix(solid, solidEdge, 0.12),
            );
            box(x + 0.12, y + 0.12, side - 0.24, 0.05, 0.02, light);
            if (side === 2)
              for (const [dx, dy] of [
                [0.2, 0.2],
                [1.7, 0.2],
                [0.2, 1.7],
                [1.7, 1.7],
              ] as const)
                box(x + dx, y + dy, 0.1, 0.1, 0.05, dark);
          }
        break;
      }
      case 'strata':
        for (let y = 0; y < SIDE; y += 0.5) {
          ctx.fillStyle = shade();
          ctx.beginPath();
          ctx.moveTo(0, y + 0.5);
          for (let x = 0; x <= SIDE; x += 0.25) ctx.lineTo(x, y + Math.sin((x / SIDE) * 12.5664 + y * 3) * 0.09);
          ctx.lineTo(SIDE, y + 0.6);
          ctx.fill();
        }
        break;
      case 'cobble':
        ctx.fillStyle = dark;
        ctx.fillRect(0, 0, SIDE, SIDE);
        for (let row = 0; row < 6; row++)
          for (let col = 0; col < 5; col++) {
            const [w, h] = [SIDE / 5, SIDE / 6];
            const x = col * w + (row % 2) * w * 0.5;
            box(x + 0.04, row * h + 0.03, w - 0.08, h - 0.07, 0.26, shade());
            box(x + 0.16, row * h + 0.1, w * 0.4, 0.06, 0.03, light);
          }
        break;
      case 'crystal':
        for (let i = 0; i < 26; i++) {
          const [x, y, r] = [rand.range(0.4, 3.6), rand.range(0.4, 3.6), rand.range(0.2, 0.42)];
          ctx.fillStyle = shade();
          ctx.beginPath();
          ctx.moveTo(x, y - r);
          ctx.lineTo(x + r * 0.7, y);
          ctx.lineTo(x, y + r);
          ctx.lineTo(x - r * 0.7, y);
          ctx.fill();
          ctx.fillStyle = fade(light, 0.6);
          ctx.beginPath();
          ctx.moveTo(x, y - r);
          ctx.lineTo(x - r * 0.7, y);
          ctx.lineTo(x, y);
          ctx.fill();
        }
        break;
      case 'sprinkle':
        for (let i = 0; i < 44; i++)
          box(
            rand.range(0, SIDE),
            rand.range(0, SIDE),
            rand.chance(0.5) ? 0.24 : 0.09,
            0.09,
            0.045,
            rand.pick([solidEdge, light, dark, this.p.accent]),
          );
        break;
      default:
        for (let i = 0; i < 40; i++) {
          const w = rand.range(0.12, 0.36);
          box(
            rand.range(0, SIDE),
            rand.range(0, SIDE),
            w,
            0.13,
            0.065,
            rand.chance(0.7) ? fade('#000000', 0.12) : fade(solidEdge, 0.2),
          );
        }
    }
  }
}
