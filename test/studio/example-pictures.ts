/** `npm run docs:examples`: each example of the Studio's first page is made into a game and played for a while by its bot; a picture of that. */
import path from 'node:path';
import sharp from 'sharp';
import { supported } from '../../src/generation/genres/index.js';
import { composeDesign } from '../../src/generation/providers/composer.js';
import { readPrompt } from '../../src/generation/read-prompt.js';
import { en } from '../../src/studio/web/messages/en.js';
import { launch } from '../helpers/browser.js';

const FOLDER = path.resolve('src', 'studio', 'web', 'home', 'examples');
/** frames into the game: past its opening, and something is going on */
const FRAMES = 320;
const SEED = 5;

const browser = await launch();
try {
  for (const [name, prompt] of Object.entries(en.compose.examples)) {
    const { files } = await composeDesign(
      readPrompt({ prompt, seed: SEED, supported: supported().map(({ genre }) => genre) }),
      'quick_html',
      {
        signal: new AbortController().signal,
        report: () => undefined,
      },
    );
    const page = await browser.newPage({ viewport: { width: 800, height: 450 } });
    await page.setContent(files[0]?.bytes.toString() ?? '');
    await page.waitForFunction(() => '__game' in globalThis);
    await page.evaluate((frames) => {
      const { __game: game } = globalThis as unknown as {
        __game: { bot(mode: string | null): void; step(frames: number): void };
      };
      game.bot('win');
      game.step(frames);
    }, FRAMES);
    // the curtain and the title card have gone in their own time
    await page.waitForTimeout(1_200);
    const file = path.join(FOLDER, `${name}.webp`);
    const { size } = await sharp(await page.screenshot())
      .resize(480, 270)
      .webp({ quality: 70 })
      .toFile(file);
    process.stdout.write(`${name}  ${size} bytes\n`);
    await page.close();
  }
} finally {
  await browser.close();
}
