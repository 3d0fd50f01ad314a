/** How a picture of the cast is drawn in each style. Done once a size; a game then only copies. */
import type { Palette, Style } from '../../design.js';
import { mix } from '../colour.js';
import { pixelsOf } from './pixels.js';
import type { Quantiser } from './quantise.js';

/** A drawn picture; `pad` is the margin on each side, as a part of the picture's own side. */
export interface Drawn {
  readonly canvas: HTMLCanvasElement;
  readonly pad: number;
}

export interface ArtOptions {
  readonly style: Style;
  readonly palette: Palette;
  /** pixel */
  readonly quantiser: Quantiser | undefined;
  /** noir: the one colour that this picture may have, by its name */
  readonly tint: (name: string) => string | undefined;
}

/** `read`: its pixels will be worked on */
function canvasOf(side: number, read = false): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.round(side));
  return [canvas, canvas.getContext('2d', { willReadFrequently: read }) as CanvasRenderingContext2D];
}

export function drawArt(image: HTMLImageElement, name: string, side: number, options: ArtOptions): Drawn {
  if (options.style === 'pixel') return pixel(image, side, options);
  if (options.style === 'noir') return noir(image, side, options, options.tint(name));
  if (options.style === 'paper') return paper(image, side);
  const [canvas, ctx] = canvasOf(side);
  ctx.drawImage(image, 0, 0, side, side);
  return { canvas, pad: 0 };
}

/** whole pixels of few colours, with a dark line around */
function pixel(image: HTMLImageElement, side: number, { palette, quantiser }: ArtOptions): Drawn {
  const [canvas, ctx] = canvasOf(side + 2, true);
  ctx.drawImage(image, 1, 1, side, side);
  quantiser?.apply(ctx, 0, true);
  outline(ctx, mix(palette.near, '#000000', 0.88));
  return { canvas, pad: 1 / side };
}

function outline(ctx: CanvasRenderingContext2D, colour: string): void {
  const { width: w, height: h } = ctx.canvas;
  const image = pixelsOf(ctx);
  if (!image) return;
  const { data } = image;
  const filled = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < w && y < h && (data[(y * w + x) * 4 + 3] as number) > 0;
  ctx.fillStyle = colour;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      if (!filled(x, y) && (filled(x - 1, y) || filled(x + 1, y) || filled(x, y - 1) || filled(x, y + 1)))
        ctx.fillRect(x, y, 1, 1);
}

/** The picture's shape in one colour. */
function silhouette(image: CanvasImageSource, side: number, colour: string): HTMLCanvasElement {
  const [canvas, ctx] = canvasOf(side);
  ctx.drawImage(image, 0, 0, side, side);
  ctx.globalCompositeOperation = 'source-in';
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, side, side);
  return canvas;
}

/** greys of high contrast, lit from the left above, with a rim of light; what matters keeps one colour */
function noir(image: HTMLImageElement, side: number, { palette }: ArtOptions, tint: string | undefined): Drawn {
  const pad = 0.06;
  const [art, ctx] = canvasOf(side, true);
  ctx.drawImage(image, 0, 0, side, side);
  monochrome(ctx, tint);
  const light = ctx.createLinearGradient(0, 0, side, side);
  light.addColorStop(0, 'rgba(255,255,255,.28)');
  light.addColorStop(0.45, 'rgba(255,255,255,0)');
  light.addColorStop(1, 'rgba(0,0,0,.42)');
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, side, side);
  const [canvas, out] = canvasOf(side * (1 + 2 * pad));
  const at = side * pad;
  const rim = Math.max(1, side * 0.026);
  const dark = silhouette(image, side, '#060608');
  for (const [dx, dy] of around(8)) out.drawImage(dark, at + dx * rim * 0.8, at + dy * rim * 0.8);
  out.drawImage(silhouette(image, side, mix(palette.danger, '#ffffff', 0.4)), at - rim, at - rim);
  out.drawImage(art, at, at);
  return { canvas, pad };
}

function monochrome(ctx: CanvasRenderingContext2D, tint: string | undefined): void {
  const image = pixelsOf(ctx);
  if (!image) return;
  const { data } = image;
  const n = tint === undefined ? 0 : Number.parseInt(tint.slice(1), 16);
  const [tr, tg, tb] = [n >> 16, (n >> 8) & 255, n & 255];
  for (let i = 0; i < data.length; i += 4) {
    const l = (0.3 * (data[i] as number) + 0.59 * (data[i + 1] as number) + 0.11 * (data[i + 2] as number)) / 255;
    // an S-curve: film has few middle tones
    const k = l * l * (3 - 2 * l);
    if (tint === undefined) {
      data[i] = data[i + 1] = 18 + k * 228;
      data[i + 2] = 20 + k * 222;
    } else {
      const low = Math.min(1, k * 1.9 + 0.12);
      const high = Math.max(0, k * 1.7 - 0.85);
      data[i] = tr * low + (255 - tr * low) * high;
      data[i + 1] = tg * low + (255 - tg * low) * high;
      data[i + 2] = tb * low + (255 - tb * low) * high;
    }
  }
  ctx.putImageData(image, 0, 0);
}

function around(n: number): (readonly [number, number])[] {
  return Array.from({ length: n }, (_, i) => [Math.cos((i / n) * 6.2832), Math.sin((i / n) * 6.2832)] as const);
}

/** cut out by hand: a white edge, and a soft shadow on what lies below */
function paper(image: HTMLImageElement, side: number): Drawn {
  const pad = 0.13;
  const [sheet, ctx] = canvasOf(side * (1 + 2 * pad));
  const at = side * pad;
  const white = silhouette(image, side, '#fffaf0');
  for (const [dx, dy] of around(20)) {
    // scissors are never quite even
    const reach = side * (0.05 + 0.014 * Math.sin(dx * 5 + dy * 9));
    ctx.drawImage(white, at + dx * reach, at + dy * reach);
  }
  ctx.drawImage(image, at, at, side, side);
  const [canvas, out] = canvasOf(sheet.width);
  out.shadowColor = 'rgba(52,34,14,.42)';
  out.shadowBlur = side * 0.045;
  out.shadowOffsetX = side * 0.02;
  out.shadowOffsetY = side * 0.042;
  out.drawImage(sheet, 0, 0);
  return { canvas, pad };
}
