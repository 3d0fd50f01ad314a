/** The cast's pictures: SVG texts drawn once at the size they are needed (powers of √2, device pixels) and kept. */
import type { Picture } from './types.js';

const NO_PICTURE: Picture = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="12" fill="#fff"/></svg>',
  face: 'front',
};

export class Sprites {
  private readonly images = new Map<string, HTMLImageElement>();
  private readonly drawn = new Map<string, HTMLCanvasElement>();

  constructor(private readonly pictures: Readonly<Record<string, Picture>>) {}

  picture(name: string): Picture {
    return this.pictures[name] ?? NO_PICTURE;
  }

  /** a URL that an <img> of the interface can show */
  url(name: string): string {
    const { svg } = this.picture(name);
    return svg.startsWith('<') ? `data:image/svg+xml,${encodeURIComponent(svg)}` : svg;
  }

  /** All pictures decoded; a broken one is left out and drawn as nothing. */
  async load(): Promise<void> {
    await Promise.all(
      Object.keys(this.pictures).map(async (name) => {
        const image = new Image(128, 128);
        image.src = this.url(name);
        try {
          await image.decode();
          this.images.set(name, image);
        } catch {
          // nothing to draw is better than a game that does not start
        }
      }),
    );
  }

  /** The picture at about `pixels` device pixels; `white` mixes it towards white. */
  at(name: string, pixels: number, white = false): HTMLCanvasElement | null {
    const step = Math.max(4, Math.ceil(Math.log2(Math.max(16, pixels)) * 2));
    const key = `${name} ${step}${white ? ' w' : ''}`;
    let canvas = this.drawn.get(key);
    if (!canvas) {
      const image = this.images.get(name);
      if (!image) return null;
      const side = Math.min(1024, Math.round(2 ** (step / 2)));
      canvas = document.createElement('canvas');
      canvas.width = canvas.height = side;
      const ctx = canvas.getContext('2d') as CanvasRenderingContext2D;
      ctx.drawImage(image, 0, 0, side, side);
      if (white) {
        ctx.globalCompositeOperation = 'source-atop';
        ctx.fillStyle = 'rgba(255,255,255,.85)';
        ctx.fillRect(0, 0, side, side);
      }
      if (this.drawn.size > 160) this.drawn.clear();
      this.drawn.set(key, canvas);
    }
    return canvas;
  }
}
