/**
 * A picture of a provider's made into one that a game can use: read again from its pixels, small, and without its plain background. What
 * came over the wire goes no further than this file.
 */
import sharp from 'sharp';

/** Pixels of a side, as a game shows its largest figures. */
const SIDE = 112;
/** Cut at twice the size, so that its edge is smooth. */
const CUT_SIDE = SIDE * 2;
/** More make no better picture, and a small file may hold a huge one. */
const MOST_PIXELS = 4_096 * 4_096;
const FORMATS: readonly (string | undefined)[] = ['png', 'jpeg', 'webp'];
/** Bytes: a page of 200 KB holds some of them. */
const MOST_BYTES = 9_000;
const COLOURS = [96, 48, 24] as const;
/** How far a pixel may be from the background's colour, in RGB; JPEG makes a white of 240 to 255. */
const NEAR = 48;
/** Parts of a picture that are its background: less is a scene, more is nothing. */
const [LEAST_GROUND, MOST_GROUND] = [0.12, 0.96];

/** A PNG with a clear background; undefined where it is no picture, or none of a single figure on a plain ground. */
export async function cutOut(bytes: Uint8Array): Promise<Buffer | undefined> {
  const pixels = await read(bytes);
  if (!pixels) return undefined;
  const clear = clearGround(pixels);
  if (clear < LEAST_GROUND || clear > MOST_GROUND) return undefined;
  const cut = sharp(pixels, { raw: { width: CUT_SIDE, height: CUT_SIDE, channels: 4 } })
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .resize(SIDE, SIDE, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } });
  for (const colours of COLOURS) {
    const png = await cut.clone().png({ palette: true, colours, compressionLevel: 9, effort: 8 }).toBuffer();
    if (png.length <= MOST_BYTES) return png;
  }
  return undefined;
}

/** RGBA of a square; undefined for what can't be read. */
async function read(bytes: Uint8Array): Promise<Buffer | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    if (!FORMATS.includes((await image.metadata()).format)) return undefined;
    return await image
      .toColourspace('srgb')
      .ensureAlpha()
      .resize(CUT_SIDE, CUT_SIDE, { fit: 'contain', background: '#ffffff00' })
      .raw()
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** Makes clear what is like the border and reaches it; a hole in the figure stays. @returns the clear part of the picture */
function clearGround(pixels: Buffer): number {
  const count = CUT_SIDE * CUT_SIDE;
  const isClear = (at: number): boolean => pixels[at * 4 + 3]! < 16;
  const border = [...Array(CUT_SIDE).keys()].flatMap((i) => [
    i,
    count - 1 - i,
    i * CUT_SIDE,
    i * CUT_SIDE + CUT_SIDE - 1,
  ]);
  const solid = border.filter((at) => !isClear(at));
  const ground = [0, 1, 2].map((channel) => median(solid.map((at) => pixels[at * 4 + channel]!)));
  const isGround = (at: number): boolean =>
    isClear(at) || Math.hypot(...ground.map((value, channel) => pixels[at * 4 + channel]! - value)) < NEAR;
  const seen = new Uint8Array(count);
  const stack = border.filter(isGround);
  for (const at of stack) seen[at] = 1;
  let clear = 0;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    pixels.fill(0, at * 4, at * 4 + 4);
    clear += 1;
    const x = at % CUT_SIDE;
    const around = [at - CUT_SIDE, at + CUT_SIDE, x > 0 ? at - 1 : -1, x < CUT_SIDE - 1 ? at + 1 : -1];
    for (const next of around) {
      if (next < 0 || next >= count || seen[next] || !isGround(next)) continue;
      seen[next] = 1;
      stack.push(next);
    }
  }
  return clear / count;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 255;
}
