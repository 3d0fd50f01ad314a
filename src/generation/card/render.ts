/** The picture of a game as PNG, drawn without a browser and off the event loop. */
import { renderAsync } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import type { GameDesign } from '../design.js';
import { scene, type SceneOptions } from './scene.js';

/** Raised whenever the drawing changes, so that what was kept is drawn anew. */
export const DRAWING = 2;
/** pixels of the picture that one of pixel art is wide */
const BLOCK = 4;

/** PNG, 1200 × 630 with the game's title, as link previews want it. */
export async function renderCard(design: GameDesign, title = design.title, lang = design.lang): Promise<Buffer> {
  const image = await draw(design, { width: 1200, height: 630, title, lang });
  // 256 colours are enough for flat pictures, and a third of the bytes
  return image.png({ palette: true, quality: 90, effort: 7 }).toBuffer();
}

/** WebP, 960 × 540 without a word: what stands behind a play button and in lists. */
export async function renderCover(design: GameDesign): Promise<Buffer> {
  const image = await draw(design, { width: 960, height: 540 });
  return image.webp({ quality: 82, effort: 4 }).toBuffer();
}

/** The same of a picture that a browser took of a game. @param screen PNG */
export async function coverOfScreen(screen: Buffer): Promise<Buffer> {
  return sharp(screen).resize(960, 540, { fit: 'cover' }).webp({ quality: 82, effort: 4 }).toBuffer();
}

async function draw(design: GameDesign, options: SceneOptions): Promise<Sharp> {
  const large = design.theme.style === 'pixel' ? BLOCK : 1;
  const { pixels, width, height } = await renderAsync(scene(design, options), {
    font: { loadSystemFonts: false },
    logLevel: 'off',
    ...(large > 1 ? { fitTo: { mode: 'width', value: Math.round(options.width / large) } } : {}),
  });
  const image = sharp(pixels, { raw: { width, height, channels: 4 } });
  return large > 1 ? image.resize(options.width, options.height, { kernel: 'nearest', fit: 'fill' }) : image;
}
