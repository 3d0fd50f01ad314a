/** How much two pictures differ, and small copies of them for the page. */
import sharp from 'sharp';

const WIDTH = 640;
const HEIGHT = 360;
/** a channel that differs by more than this is seen as another colour */
const VISIBLE = 20;

/** A picture as RGB, 640×360. */
export async function pixelsOf(png: Buffer): Promise<Buffer> {
  return sharp(png).resize(WIDTH, HEIGHT, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

/** The part of the pixels that visibly differ, 0–1. */
export function difference(a: Buffer, b: Buffer): number {
  let differing = 0;
  for (let at = 0; at < WIDTH * HEIGHT * 3; at += 3)
    for (let channel = at; channel < at + 3; channel += 1)
      if (Math.abs((a[channel] ?? 0) - (b[channel] ?? 0)) > VISIBLE) {
        differing += 1;
        break;
      }
  return differing / (WIDTH * HEIGHT);
}

/** A picture as a data URL of some 20 KB. */
export async function small(png: Buffer): Promise<string> {
  const webp = await sharp(png).resize(480).webp({ quality: 72 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
