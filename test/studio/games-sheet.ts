/**
 * `npm run docs:games`: a game of each kind, played for a while by its bot, as one sheet of pictures in docs/games.webp. Some two seconds a
 * kind. `-- --only kind,kind --out FILE` makes a sheet of those alone.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { GENRES, type Genre } from '../../src/generation/design.js';
import { SPEECHES } from '../../src/generation/genres/speeches.js';
import { composeDesign } from '../../src/generation/providers/composer.js';
import { readPrompt } from '../../src/generation/read-prompt.js';
import { launch } from '../helpers/browser.js';

/** as many different heroes as there are columns, so that no two neighbours have the same */
const HEROES = [
  'a fox',
  'a penguin',
  'a cat',
  'a dragon',
  'a robot',
  'an owl',
  'a frog',
  'a panda',
  'a knight',
  'a bear',
];
const COLUMNS = 10;
const TILE = { width: 192, height: 120 };
const GAP = 4;
/** frames into the game: past its opening, and something is going on; a game that was over by then is looked at earlier */
const FRAMES = [240, 120, 60];
/** frames of one level that end in the picture, and how many more are played for them */
const SETTLE = 120;
const MORE = 960;
/** frames after which is looked whether the level goes on: fewer than there are between its end and its curtain */
const STRIDE = 20;
const SEED = 11;

/**
 * In the page: lets the bot play so many frames, and on until its level has gone on for a while, so that no curtain covers it; there the game
 * rests, or it would play on to the next curtain while it is pictured. False where it was over before.
 */
function play({ frames, settle, more, stride }: Record<'frames' | 'settle' | 'more' | 'stride', number>): boolean {
  const { __game: game } = globalThis as unknown as {
    __game: {
      bot(mode: string): void;
      step(frames: number): void;
      pause(): void;
      state(): {
        phase: string;
        outcome: string | null;
        level: number;
        time: number;
        progress: { done: number; of: number } | null;
      };
    };
  };
  game.bot('win');
  let last = { level: 0, time: 0 };
  let since = 0;
  for (let played = stride; played <= frames + more; played += stride) {
    game.step(stride);
    const { phase, outcome, level, time, progress } = game.state();
    if (phase !== 'play' || outcome !== null) return false;
    // the time of a level stands still once it is done, and begins anew where it is tried again
    since = level === last.level && time > last.time ? since + stride : 0;
    last = { level, time };
    const isSolved = progress !== null && progress.done >= progress.of;
    if (played >= frames && since >= settle && !isSolved) {
      game.pause();
      return true;
    }
  }
  return false;
}

/** The picture of a game of this kind. */
async function pictureOf(browser: Browser, genre: Genre, hero: string): Promise<Buffer> {
  const design = readPrompt({ prompt: `${SPEECHES[genre].called} with ${hero}`, seed: SEED, supported: [genre] });
  const { files } = await composeDesign(design, 'quick_html', {
    signal: new AbortController().signal,
    report: () => undefined,
  });
  const page = await browser.newPage({ viewport: { width: 1024, height: 640 } });
  try {
    for (const frames of FRAMES) {
      await page.setContent(files[0]?.bytes.toString() ?? '');
      await page.waitForFunction(() => '__game' in globalThis);
      // the card of the rest, and a level's name, which lies over the game for a moment
      await page.addStyleTag({ content: '.screen,.say{display:none!important}' });
      const settle = Math.min(SETTLE, frames / 2);
      if (!(await page.evaluate(play, { frames, settle, more: MORE, stride: STRIDE }))) continue;
      return await sharp(await page.screenshot({ animations: 'disabled' }))
        .resize(TILE.width, TILE.height)
        .png()
        .toBuffer();
    }
    throw new Error(`${genre}: over before it was in play`);
  } finally {
    await page.close();
  }
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, out: { type: 'string', default: path.resolve('docs', 'games.webp') } },
});
const kinds = values.only ? GENRES.filter((genre) => values.only?.split(',').includes(genre)) : GENRES;
const browser = await launch();
try {
  const tiles: Buffer[] = [];
  for (const genre of kinds) {
    const i = GENRES.indexOf(genre);
    const row = Math.floor(i / COLUMNS);
    tiles.push(await pictureOf(browser, genre, HEROES[(i + row * 3) % HEROES.length] ?? 'a fox'));
    process.stdout.write(`${genre}\n`);
  }
  const columns = Math.min(COLUMNS, tiles.length);
  const rows = Math.ceil(tiles.length / columns);
  const { size } = await sharp({
    create: {
      width: columns * (TILE.width + GAP) - GAP,
      height: rows * (TILE.height + GAP) - GAP,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(
      tiles.map((input, i) => ({
        input,
        left: (i % columns) * (TILE.width + GAP),
        top: Math.floor(i / columns) * (TILE.height + GAP),
      })),
    )
    .webp({ quality: 72 })
    .toFile(values.out);
  process.stdout.write(`${values.out}: ${tiles.length} kinds, ${size} bytes\n`);
} finally {
  await browser.close();
}
