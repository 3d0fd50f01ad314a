/** What a style does to a drawn layer of the backdrop, once. */
import type { GameDesign } from '../../design.js';
import { pixelsOf } from '../style/pixels.js';
import type { Quantiser } from '../style/quantise.js';

/** `still`: the layer behind all others, which has no edge. */
export function treat(
  ctx: CanvasRenderingContext2D,
  design: GameDesign,
  quantiser: Quantiser | undefined,
  still: boolean,
): void {
  const { style, palette } = design.theme;
  if (style === 'pixel') quantiser?.apply(ctx, still ? 26 : 12, true);
  else if (style === 'noir') grey(ctx, palette.accent);
  else if (style === 'paper' && !still) cutOut(ctx);
}

/** All colour but the accent's goes. */
function grey(ctx: CanvasRenderingContext2D, accent: string): void {
  const image = pixelsOf(ctx);
  if (!image) return;
  const { data } = image;
  const n = Number.parseInt(accent.slice(1), 16);
  const want = hue(n >> 16, (n >> 8) & 255, n & 255);
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b] = [data[i] as number, data[i + 1] as number, data[i + 2] as number];
    const most = Math.max(r, g, b);
    const far = most - Math.min(r, g, b);
    // the tint of the greys is below this
    if (far < 44 || data[i + 3] === 0) continue;
    const apart = Math.abs(((hue(r, g, b) - want + 9) % 6) - 3);
    if (apart < 0.4) continue;
    const l = 0.3 * r + 0.59 * g + 0.11 * b;
    data[i] = data[i + 1] = data[i + 2] = l * 0.8;
  }
  ctx.putImageData(image, 0, 0);
}

/** 0–6 */
function hue(r: number, g: number, b: number): number {
  const most = Math.max(r, g, b);
  const far = most - Math.min(r, g, b) || 1;
  if (most === r) return (6 + (g - b) / far) % 6;
  return most === g ? 2 + (b - r) / far : 4 + (r - g) / far;
}

/** A sheet with a torn white edge that throws a shadow on the one behind it. */
function cutOut(ctx: CanvasRenderingContext2D): void {
  const { canvas } = ctx;
  const { width: w, height: h } = canvas;
  const sheet = document.createElement('canvas');
  sheet.width = w;
  sheet.height = h;
  const white = sheet.getContext('2d') as CanvasRenderingContext2D;
  white.drawImage(canvas, 0, 0);
  white.globalCompositeOperation = 'source-in';
  white.fillStyle = '#fff8ea';
  white.fillRect(0, 0, w, h);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalCompositeOperation = 'destination-over';
  for (const [dx, dy] of [
    [0, -5],
    [-3, -3.5],
    [3, -4],
    [-4, -1],
    [4, -1],
  ] as const)
    ctx.drawImage(sheet, dx, dy);
  ctx.shadowColor = 'rgba(45,28,10,.5)';
  ctx.shadowBlur = 11;
  ctx.shadowOffsetY = -2;
  ctx.drawImage(sheet, 0, -4);
  ctx.restore();
}
