/** Sky, light, three strips of scenery that move at their own pace, and weather. Strips are drawn once per window size. */
import type { GameDesign } from '../design.js';
import { fade, luminance, mix } from './colour.js';
import { Random, subSeed } from './random.js';
import { SCENERY } from './silhouettes.js';
import type { Sprites } from './sprites.js';
import { drawWeather } from './weather.js';

const PACE = [0.08, 0.2, 0.38] as const;
/** strips stand this part of the window above its lower edge, which most games fill with their ground */
const LIFT = 0.1;
/** themes without a sky above */
const INSIDE: ReadonlySet<string> = new Set(['cave', 'ocean', 'kitchen', 'school', 'toys']);

export class Backdrop {
  private strips: HTMLCanvasElement[] = [];
  private still: HTMLCanvasElement | undefined;
  private key = '';

  constructor(
    private readonly design: GameDesign,
    private readonly style: 'side' | 'top',
    private readonly sprites: Sprites,
  ) {}

  /** `cameraX`, `cameraY` in pixels of the world; `now` in seconds. */
  draw(
    ctx: CanvasRenderingContext2D,
    w: number,
    h: number,
    dpr: number,
    cameraX: number,
    cameraY: number,
    now: number,
  ): void {
    const key = `${w}x${h}`;
    if (this.key !== key) {
      this.key = key;
      this.paint(w, h, dpr);
    }
    ctx.drawImage(this.still as HTMLCanvasElement, 0, 0, w, h);
    const { id, time, weather, palette } = this.design.theme;
    if ((time === 'night' && !INSIDE.has(id)) || weather === 'stars') this.twinkle(ctx, w, h, now);
    const lift = id === 'cave' ? 0 : h * LIFT;
    this.strips.forEach((strip, i) => {
      const pace = PACE[i] as number;
      const wide = strip.width / dpr;
      const tall = strip.height / dpr;
      const y = Math.round(Math.max(h - tall, h - tall - cameraY * pace * 0.25) - lift);
      let x = -((((cameraX * pace) % wide) + wide) % wide);
      // on whole pixels, or a hair of sky shows where the strip repeats
      x = Math.round(x * dpr) / dpr;
      for (; x < w; x += wide) ctx.drawImage(strip, x, y, wide, tall);
    });
    if (lift > 0 && this.strips.length > 0) {
      ctx.fillStyle = palette.near;
      ctx.fillRect(0, h - lift - 1, w, lift + 1);
    }
    drawWeather(ctx, weather, w, h, now, -cameraX * 0.3);
  }

  private paint(w: number, h: number, dpr: number): void {
    const { palette: p, time, id } = this.design.theme;
    const rand = new Random(subSeed(this.design.seed, 'backdrop'));
    const canvas = (cw: number, ch: number): [HTMLCanvasElement, CanvasRenderingContext2D] => {
      const c = document.createElement('canvas');
      c.width = Math.ceil(cw * dpr);
      c.height = Math.ceil(ch * dpr);
      const ctx = c.getContext('2d') as CanvasRenderingContext2D;
      ctx.scale(dpr, dpr);
      ctx.lineCap = 'round';
      return [c, ctx];
    };
    const [still, ctx] = canvas(w, h);
    const sky = ctx.createLinearGradient(0, 0, 0, h);
    sky.addColorStop(0, p.sky);
    sky.addColorStop(0.75, p.horizon);
    sky.addColorStop(1, mix(p.horizon, p.far, 0.4));
    ctx.fillStyle = sky;
    ctx.fillRect(0, 0, w, h);
    this.still = still;
    this.strips = [];
    if (this.style === 'top') return this.paintTop(ctx, w, h, rand);
    this.paintLight(ctx, w, h, time, rand);
    if (id === 'ocean') this.paintRays(ctx, w, h);
    const wide = Math.max(w, 720);
    const heights = [h * 0.62, h * 0.5, h * 0.34];
    const base = [mix(p.horizon, p.far, 0.55), mix(p.far, p.near, 0.45), p.near];
    SCENERY[id].forEach((outline, i) => {
      const tall = Math.round(id === 'cave' && i < 2 ? h : Math.min(heights[i] as number, 460));
      const [strip, sctx] = canvas(wide, tall);
      outline({
        ctx: sctx,
        w: wide,
        h: tall,
        rand,
        colour: base[i] as string,
        light: luminance(p.horizon) > 0.3 ? '#ffffff' : mix(p.accent, '#ffffff', 0.35),
      });
      // mist between the strips gives depth
      sctx.globalCompositeOperation = 'source-atop';
      const mist = sctx.createLinearGradient(0, 0, 0, tall);
      mist.addColorStop(0.35, fade(p.horizon, 0));
      mist.addColorStop(1, fade(p.horizon, i === 2 ? 0.1 : 0.42));
      sctx.fillStyle = mist;
      sctx.fillRect(0, 0, wide, tall);
      if (i === 2) this.paintDeco(sctx, wide, tall, rand, dpr);
      this.strips.push(strip);
    });
  }

  /** scenery pictures stand small in the nearest strip, half sunk into its colour so that they don't look like items */
  private paintDeco(ctx: CanvasRenderingContext2D, w: number, h: number, rand: Random, dpr: number): void {
    ctx.globalCompositeOperation = 'source-over';
    this.design.cast.deco.forEach((actor, i) => {
      const side = h * rand.range(0.24, 0.34);
      const picture = this.sprites.at(actor.sprite, side * dpr);
      ctx.globalAlpha = 0.5;
      const x = ((i + rand.range(0.25, 0.6)) / this.design.cast.deco.length) * w;
      if (picture && x + side < w) ctx.drawImage(picture, x, h * 0.93 - side, side, side);
    });
    ctx.globalAlpha = 1;
  }

  private paintLight(ctx: CanvasRenderingContext2D, w: number, h: number, time: string, rand: Random): void {
    const { palette: p, id } = this.design.theme;
    if (INSIDE.has(id)) return;
    const x = w * rand.range(0.16, 0.84);
    const y = time === 'day' ? h * 0.2 : time === 'night' ? h * 0.18 : h * 0.42;
    const r = Math.min(w, h) * (time === 'day' ? 0.07 : time === 'night' ? 0.075 : 0.12);
    const colour = time === 'night' ? '#f4f1de' : time === 'day' ? '#fff6cf' : mix('#ffd9a0', p.accent, 0.3);
    const glow = ctx.createRadialGradient(x, y, r * 0.6, x, y, r * 5);
    glow.addColorStop(0, fade(colour, 0.55));
    glow.addColorStop(1, fade(colour, 0));
    ctx.fillStyle = glow;
    ctx.fillRect(0, 0, w, h);
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(x, y, r, 0, 6.2832);
    ctx.fill();
    if (time === 'night') {
      ctx.fillStyle = 'rgba(0,0,0,.07)';
      for (const [dx, dy, k] of [
        [-0.3, -0.2, 0.2],
        [0.25, 0.3, 0.26],
        [0.3, -0.35, 0.13],
      ] as const) {
        ctx.beginPath();
        ctx.arc(x + dx * r, y + dy * r, k * r, 0, 6.2832);
        ctx.fill();
      }
    }
  }

  private paintRays(ctx: CanvasRenderingContext2D, w: number, h: number): void {
    for (let i = 0; i < 6; i++) {
      const x = (w * (i + 0.3)) / 6;
      const g = ctx.createLinearGradient(0, 0, 0, h * 0.8);
      g.addColorStop(0, 'rgba(255,255,255,.16)');
      g.addColorStop(1, 'rgba(255,255,255,0)');
      ctx.fillStyle = g;
      ctx.beginPath();
      ctx.moveTo(x, 0);
      ctx.lineTo(x + w * 0.06, 0);
      ctx.lineTo(x - w * 0.04, h * 0.8);
      ctx.lineTo(x - w * 0.16, h * 0.8);
      ctx.fill();
    }
  }

  /** seen from above: soft shapes of the theme's ground, and its pictures as a faint pattern */
  private paintTop(ctx: CanvasRenderingContext2D, w: number, h: number, rand: Random): void {
    const { palette: p } = this.design.theme;
    for (let i = 0; i < 26; i++) {
      const r = Math.min(w, h) * rand.range(0.05, 0.28);
      ctx.fillStyle = fade(rand.pick([p.far, p.near, p.horizon, p.sky]), 0.12);
      ctx.beginPath();
      ctx.ellipse(rand.range(0, w), rand.range(0, h), r, r * rand.range(0.6, 1), rand.range(0, 3), 0, 6.2832);
      ctx.fill();
    }
    const pictures = [...this.design.cast.deco, ...this.design.cast.items];
    const gap = Math.max(84, Math.min(w, h) / 6);
    ctx.globalAlpha = 0.13;
    for (let row = 0; row * gap < h + gap; row++)
      for (let col = 0; col * gap < w + gap; col++) {
        const picture = this.sprites.at(rand.pick(pictures).sprite, gap);
        if (!picture) continue;
        const side = gap * rand.range(0.34, 0.5);
        ctx.save();
        ctx.translate((col + (row % 2) * 0.5) * gap, (row + 0.4) * gap);
        ctx.rotate(rand.range(-0.5, 0.5));
        ctx.drawImage(picture, -side / 2, -side / 2, side, side);
        ctx.restore();
      }
    ctx.globalAlpha = 1;
    const edge = ctx.createRadialGradient(w / 2, h / 2, Math.min(w, h) * 0.35, w / 2, h / 2, Math.hypot(w, h) * 0.6);
    edge.addColorStop(0, 'rgba(0,0,0,0)');
    edge.addColorStop(1, 'rgba(0,0,0,.32)');
    ctx.fillStyle = edge;
    ctx.fillRect(0, 0, w, h);
  }

  private twinkle(ctx: CanvasRenderingContext2D, w: number, h: number, now: number): void {
    for (let i = 0; i < 70; i++) {
      const x = (Math.sin(i * 91.7) * 0.5 + 0.5) * w;
      const y = (Math.sin(i * 47.3 + 1) * 0.5 + 0.5) ** 1.4 * h * (this.style === 'top' ? 1 : 0.7);
      ctx.fillStyle = `rgba(255,255,255,${0.35 + 0.35 * Math.sin(now * (0.8 + (i % 5) * 0.4) + i)})`;
      const size = 1 + (i % 3) * 0.7;
      ctx.fillRect(x, y, size, size);
    }
  }
}
