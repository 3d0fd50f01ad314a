/** What lies over the world: a vignette, darkness with a light around the hero, grain. One picture, drawn once a window size and then copied. */
import type { GameDesign } from '../../design.js';
import { fade, mix } from '../colour.js';
import { Random } from '../random.js';

/** pixels */
const MOST = 6_000_000;

export class Overlay {
  private canvas: HTMLCanvasElement | undefined;
  private key = '';
  private ratio = 1;
  private readonly dark: boolean;
  private readonly needed: boolean;
  private x = 0;
  private y = 0;
  private placed = false;

  constructor(
    private readonly design: GameDesign,
    /** a camera that follows: what is far from the hero may lie in the dark */
    follows: boolean,
  ) {
    const { time, id, style } = design.theme;
    // by day a vignette is in the backdrop already: a picture as large as the window costs a millisecond
    this.dark = follows && style !== 'paper' && (time === 'night' || id === 'cave' || style === 'noir');
    this.needed = this.dark || style === 'noir' || style === 'paper';
  }

  /** `hero` in CSS pixels. */
  draw(
    ctx: CanvasRenderingContext2D,
    w: number,
    h: number,
    ratio: number,
    now: number,
    hero: { x: number; y: number } | null,
  ): void {
    if (!this.needed) return;
    const key = `${w}x${h}x${ratio}`;
    if (key !== this.key) {
      this.key = key;
      // soft light needs no fine screen: a large window at two pixels a point would take 130 MB
      this.ratio = Math.min(ratio, 1, Math.sqrt(MOST / (w * h * (this.dark ? 4 : 1))));
      this.canvas = this.paint(w, h, this.ratio);
    }
    const canvas = this.canvas;
    if (!canvas) return;
    const own = this.ratio;
    const [cw, ch] = [canvas.width / own, canvas.height / own];
    const at = this.dark && hero ? hero : { x: w / 2, y: h / 2 };
    // the light glides: a hero that is put elsewhere takes it along, not in a blink
    const glide = this.placed ? 0.14 : 1;
    this.x += (Math.max(0, Math.min(w, at.x)) - this.x) * glide;
    this.y += (Math.max(0, Math.min(h, at.y)) - this.y) * glide;
    this.placed = true;
    // film shakes a little: the grain is never at the same place
    const grain = this.design.theme.style === 'noir' && now > 0 ? Math.floor(now * 14) : 0;
    const [gx, gy] = [((grain * 37) % 23) - 11, ((grain * 53) % 19) - 9];
    const left = Math.round((this.x - cw / 2 + gx) * own);
    const top = Math.round((this.y - ch / 2 + gy) * own);
    // only what is seen is copied, pixel by pixel
    const [sw, sh] = [Math.min(canvas.width, Math.ceil(w * own)), Math.min(canvas.height, Math.ceil(h * own))];
    const sx = Math.max(0, Math.min(canvas.width - sw, -left));
    const sy = Math.max(0, Math.min(canvas.height - sh, -top));
    ctx.drawImage(canvas, sx, sy, sw, sh, 0, 0, sw / own, sh / own);
  }

  private paint(w: number, h: number, ratio: number): HTMLCanvasElement {
    const { style, palette: p, id } = this.design.theme;
    const large = this.dark ? 2 : 1;
    const spare = style === 'noir' ? 24 : 0;
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil((w * large + spare) * ratio);
    canvas.height = Math.ceil((h * large + spare) * ratio);
    const ctx = canvas.getContext('2d') as CanvasRenderingContext2D;
    const [cw, ch] = [canvas.width, canvas.height];
    const unit = Math.min(w, h) * ratio;
    const deep = style === 'noir' ? '#000000' : style === 'paper' ? '#3a2410' : mix(p.near, '#000000', 0.8);
    const strong = this.dark
      ? id === 'cave'
        ? 0.66
        : style === 'noir'
          ? 0.62
          : 0.5
      : style === 'noir'
        ? 0.55
        : style === 'paper'
          ? 0.2
          : 0.26;
    const [from, to] = this.dark
      ? [unit * 0.26, unit * 0.95]
      : [Math.hypot(w, h) * 0.3 * ratio, Math.hypot(w, h) * 0.56 * ratio];
    const g = ctx.createRadialGradient(cw / 2, ch / 2, from, cw / 2, ch / 2, to);
    g.addColorStop(0, fade(deep, 0));
    g.addColorStop(0.6, fade(deep, strong * 0.62));
    g.addColorStop(1, fade(deep, strong));
    ctx.fillStyle = g;
    ctx.fillRect(0, 0, cw, ch);
    if (style === 'noir' || style === 'paper') this.grain(ctx, style === 'noir' ? 26 : 15, style === 'noir' ? 1 : 2);
    return canvas;
  }

  private grain(ctx: CanvasRenderingContext2D, alpha: number, size: number): void {
    const rand = new Random(7);
    const noise = document.createElement('canvas');
    noise.width = noise.height = 128;
    const small = noise.getContext('2d') as CanvasRenderingContext2D;
    const image = small.createImageData(128, 128);
    for (let i = 0; i < image.data.length; i += 4) {
      const light = rand.chance(0.5);
      image.data[i] = image.data[i + 1] = image.data[i + 2] = light ? 255 : 30;
      image.data[i + 3] = rand.next() ** 2 * alpha * (light ? 1 : 1.6);
    }
    small.putImageData(image, 0, 0);
    ctx.fillStyle = ctx.createPattern(noise, 'repeat') as CanvasPattern;
    ctx.scale(size, size);
    ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  }
}
