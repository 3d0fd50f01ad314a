/**
 * `npm run docs:games`: a game of each kind, played for a while by its bot, as one sheet of pictures in docs/games.webp. Some three seconds a
 * kind. `-- --only kind,kind --out FILE` makes a sheet of those alone.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
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
/** frames into the game: past its opening, and something is going on */
const FRAMES = 320;
/** frames of one level that end in the picture, and how often another such stretch is tried */
const SETTLE = 120;
const MOST_TRIES = 8;
/** pictures that are drawn until a curtain is gone */
const CURTAIN = 75;
/** frames below which a game is taken as it is */
const LEAST = 30;
const SEED = 11;

/** In the page: lets the bot play so many frames on; returns the level that it is in, 0 where the game is over. */
function play(frames: number): number {
  const { __game: game } = globalThis as unknown as {
    __game: { bot(mode: string | null): void; step(frames: number): void; state(): { level?: number; phase: string } };
  };
  game.bot('win');
  if (frames > 0) game.step(frames);
  // while the curtain goes, nobody plays on to the next one
  game.bot(null);
  const { level = 1, phase } = game.state();
  return phase === 'play' ? level : 0;
}

/** In the page: until so many pictures were drawn. */
const drawn = (pictures: number): Promise<void> =>
  new Promise((done) => {
    const next = (left: number): void => void (left > 0 ? requestAnimationFrame(() => next(left - 1)) : done());
    next(pictures);
  });

/** Plays so many frames and on until no curtain covers the game; false where it was over before. */
async function settle(page: Page, frames: number): Promise<boolean> {
  const stretch = Math.min(SETTLE, Math.floor(frames / 2));
  await page.evaluate(play, frames - stretch);
  // between two levels a curtain covers the game
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const level = await page.evaluate(play, 0);
    const after = await page.evaluate(play, stretch);
    if (after === 0) return false;
    // the curtain of the start and the title card go by what is drawn, which takes longer on a busy machine
    await page.evaluate(drawn, CURTAIN);
    if (after === level) return (await page.evaluate(play, 0)) === level;
  }
  return true;
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
    let frames = FRAMES;
    for (let isPlayed = false; !isPlayed; frames = Math.floor(frames / 2)) {
      await page.setContent(files[0]?.bytes.toString() ?? '');
      await page.waitForFunction(() => '__game' in globalThis);
      // a level's name lies over the game for a moment
      await page.addStyleTag({ content: '.say{display:none}' });
      // a game that was over by then is looked at earlier
      isPlayed = (await settle(page, frames)) || frames < LEAST;
    }
    return await sharp(await page.screenshot())
      .resize(TILE.width, TILE.height)
      .png()
      .toBuffer();
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
