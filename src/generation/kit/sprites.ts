/** The cast's pictures: SVG texts drawn once at the size they are needed (powers of √2, device pixels; whole pixels in pixel art) and kept. */
import type { GameDesign } from '../design.js';
import { mix } from './colour.js';
import { posed } from './poses.js';
import type { Quantiser } from './style/quantise.js';
import { drawArt, type ArtOptions, type Drawn } from './style/sprite-art.js';
import type { Picture } from './types.js';

const NO_PICTURE: Picture = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="12" fill="#fff"/></svg>',
  face: 'front',
};

/** What may have colour in a game without: what the player gets, each in a shade of its own. */
function tints({ cast, theme }: GameDesign): Map<string, string | undefined> {
  const { accent, danger } = theme.palette;
  const shades = [
    accent,
    mix(accent, danger, 0.6),
    mix(accent, '#000000', 0.45),
    undefined,
    mix(accent, '#ffffff', 0.8),
  ];
  const out = new Map<string, string | undefined>();
  cast.items.forEach(({ sprite }, i) => out.set(sprite, shades[i % shades.length]));
  for (const actor of [cast.goal, cast.projectile]) if (actor) out.set(actor.sprite, accent);
  for (const { sprite } of [cast.hero, ...cast.enemies]) out.delete(sprite);
  return out;
}

export class Sprites {
  private readonly images = new Map<string, HTMLImageElement>();
  private readonly drawn = new Map<string, Drawn>();
  private readonly art: ArtOptions;
  private readonly hero: string;
  /** the colour that the hero is seen in; none: its own */
  private look = '';

  constructor(
    private readonly pictures: Readonly<Record<string, Picture>>,
    design: GameDesign,
    quantiser: Quantiser | undefined,
  ) {
    const { style, palette } = design.theme;
    const byName = tints(design);
    this.hero = design.cast.hero.sprite;
    this.art = { style, palette, quantiser, tint: (name) => byName.get(name) };
  }

  picture(name: string): Picture {
    return this.pictures[name] ?? NO_PICTURE;
  }

  /** a URL that an <img> of the interface can show */
  url(name: string): string {
    const { svg } = this.picture(name);
    return svg.startsWith('<') ? `data:image/svg+xml,${encodeURIComponent(svg)}` : svg;
  }

  /** As `url`, in the game's style, of about so many pixels; only after `load`. */
  icon(name: string, pixels: number): string {
    const drawn = this.art.style === 'flat' ? null : this.at(name, pixels);
    if (!drawn) return this.url(name);
    try {
      return drawn.canvas.toDataURL();
    } catch {
      return this.url(name);
    }
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

  /** Shows the hero in another colour from now on, or in its own again. */
  wear(colour: string): void {
    this.look = colour;
    this.drawn.clear();
  }

  /** The picture at about `pixels` device pixels; `wash`, a colour that lets some of it through, is laid over it. `step`: of its gait; −1 as it is. */
  at(name: string, pixels: number, wash = '', step = -1): Drawn | null {
    const isPixel = this.art.style === 'pixel';
    const side = isPixel ? whole(pixels) : Math.min(1024, rounded(pixels));
    const key = `${name} ${side}${wash}${step}`;
    let drawn = this.drawn.get(key);
    if (!drawn && step >= 0) {
      const still = this.at(name, pixels, wash);
      const { gait, face } = this.picture(name);
      if (!still || !gait) return still;
      this.drawn.set(key, (drawn = posed(still, gait, step, face === 'right', isPixel)));
    }
    if (!drawn) {
      const image = this.images.get(name);
      if (!image) return null;
      drawn = drawArt(image, name, side, this.art);
      if (this.look && name === this.hero) colourIn(drawn.canvas, this.look);
      if (wash) {
        const ctx = drawn.canvas.getContext('2d') as CanvasRenderingContext2D;
        ctx.globalCompositeOperation = 'source-atop';
        ctx.shadowColor = 'transparent';
        ctx.fillStyle = wash;
        ctx.fillRect(0, 0, drawn.canvas.width, drawn.canvas.height);
      }
      if (this.drawn.size > 400) this.drawn.clear();
      this.drawn.set(key, drawn);
    }
    return drawn;
  }
}

/** Lays a colour over a picture and leaves it light and dark; what is clear stays so. */
function colourIn(canvas: HTMLCanvasElement, colour: string): void {
  const shape = document.createElement('canvas');
  shape.width = canvas.width;
  shape.height = canvas.height;
  (shape.getContext('2d') as CanvasRenderingContext2D).drawImage(canvas, 0, 0);
  const ctx = canvas.getContext('2d') as CanvasRenderingContext2D;
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.shadowColor = 'transparent';
  ctx.globalCompositeOperation = 'color';
  ctx.globalAlpha = 0.8;
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = 'destination-in';
  ctx.drawImage(shape, 0, 0);
  ctx.restore();
}

/** small pictures pixel by pixel; large ones in steps, or a pulse would make one for each size */
const whole = (pixels: number): number =>
  pixels < 40 ? Math.max(6, Math.round(pixels)) : Math.min(480, Math.round(pixels / 4) * 4);
const rounded = (pixels: number): number =>
  Math.round(2 ** (Math.max(4, Math.ceil(Math.log2(Math.max(16, pixels)) * 2)) / 2));
