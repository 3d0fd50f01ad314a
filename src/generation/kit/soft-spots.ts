/** Soft round spots, the shadow below a picture and the glow around it: drawn once a colour and then copied, for a gradient is slow to fill. */
import { fade, mix } from './colour.js';

const SIZE = 64;
/** colours from the middle to the rim; the second at its part of the way */
type Stops = readonly [middle: string, part: number, between: string, rim: string];

export class SoftSpots {
  private readonly drawn = new Map<string, HTMLCanvasElement>();

  /** A shadow as wide as `w`, with its middle at x, y. */
  shadow(ctx: CanvasRenderingContext2D, x: number, y: number, w: number): void {
    const spot =
      this.drawn.get('shadow') ?? this.fill('shadow', ['rgba(0,0,0,.42)', 0.55, 'rgba(0,0,0,.26)', 'rgba(0,0,0,0)']);
    ctx.drawImage(spot, x - w / 2, y - w * 0.17, w, w * 0.34);
  }

  /** Light around a picture of that size at x, y. */
  glow(ctx: CanvasRenderingContext2D, x: number, y: number, size: number, colour: string): void {
    const spot =
      // light is brighter in its middle than what it comes from: a deep colour alone looks like a stain on a bright sky
      this.drawn.get(colour) ??
      this.fill(colour, [
        fade(mix(colour, '#ffffff', 0.7), 0.75),
        0.5,
        fade(mix(colour, '#ffffff', 0.6), 0.3),
        fade(mix(colour, '#ffffff', 0.6), 0),
      ]);
    ctx.drawImage(spot, x - size * 0.95, y - size * 0.95, size * 1.9, size * 1.9);
  }

  private fill(name: string, [middle, part, between, rim]: Stops): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIZE;
    const ctx = canvas.getContext('2d') as CanvasRenderingContext2D;
    const gradient = ctx.createRadialGradient(SIZE / 2, SIZE / 2, 0, SIZE / 2, SIZE / 2, SIZE / 2);
    gradient.addColorStop(0, middle);
    gradient.addColorStop(part, between);
    gradient.addColorStop(1, rim);
    ctx.fillStyle = gradient;
    ctx.fillRect(0, 0, SIZE, SIZE);
    this.drawn.set(name, canvas);
    return canvas;
  }
}
