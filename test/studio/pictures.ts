/**
 * `npm run docs:studio`: every view of the Studio, in light and dark, on a phone and on a desktop, into `docs/studio/`.
 * They are for the README, and to be looked at.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { GenerationProvider } from '../../src/generation/provider.types.js';
import { createGenerator } from '../../src/generation/router.js';
import type { TestUser } from '../helpers/app.js';
import { withStandalone } from '../helpers/standalone.js';
import { launch } from '../helpers/browser.js';

const FOLDER = path.resolve('docs', 'studio');
const PROMPTS = [
  'a maze with ghosts in a haunted house',
  'breakout with candy bricks',
  'a fox runs through the autumn forest and jumps over logs',
  'tower defence: chickens guard the farm from foxes',
  'snake in space, eat 15 stars, the walls wrap around',
  'a penguin platformer with double jump, three lives and a walrus boss',
];
/** a run that is shown on its way waits here */
const WAITS = 'a slow knight';

let release: () => void = () => undefined;
const composer = createGenerator();
const generator: Pick<GenerationProvider, 'generate'> = {
  async generate(request, context) {
    if (request.prompt.startsWith(WAITS)) {
      context.report({ stage: 'planning', progress: 5, message: 'Reading the prompt' });
      context.report({ stage: 'assets', progress: 40, message: 'Drawing the cast' });
      context.report({ stage: 'validating', progress: 55, message: 'A bot plays it' });
      await new Promise<void>((resolve) => (release = resolve));
    }
    return composer.generate(request, context);
  },
};

type Shot = (name: string) => Promise<void>;

await mkdir(FOLDER, { recursive: true });
await withStandalone(async ({ origin, resources, signUp }) => {
  const browser = await launch();
  try {
    const user = await signUp();
    const { viewer } = await resources.services.accounts.signIn(
      { email: user.email, password: 'a password for this' },
      { ip: '10.0.0.7', userAgent: 'Chrome/140 Windows' },
    );
    let run = '';
    for (const prompt of PROMPTS) ({ id: run } = (await resources.services.runs.create(viewer, { prompt })).run);
    await settled(resources.database.pool, run);
    for (const dark of [false, true])
      for (const phone of [false, true]) {
        const context = await browser.newContext({
          locale: 'en-GB',
          reducedMotion: 'reduce',
          colorScheme: dark ? 'dark' : 'light',
          viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
          hasTouch: phone,
          isMobile: phone,
        });
        const page = await context.newPage();
        const shot: Shot = async (name) => {
          const file = path.join(FOLDER, `${name}-${phone ? 'phone' : 'desktop'}-${dark ? 'dark' : 'light'}.webp`);
          await sharp(await page.screenshot())
            .webp({ quality: 72 })
            .toFile(file);
        };
        await signedOut(page, origin, shot);
        const [name = '', value = ''] = (user satisfies TestUser).cookie.split('=');
        await context.addCookies([{ name, value, url: origin }]);
        await ownPages(page, origin, shot);
        await onItsWay(page, origin, shot);
        await made(page, `${origin}/runs/${run}`, shot);
        await context.close();
      }
  } finally {
    await browser.close();
  }
}, generator);

async function signedOut(page: Page, origin: string, shot: Shot): Promise<void> {
  await page.goto(origin);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await shot('start');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').waitFor();
  await shot('sign-in');
}

async function ownPages(page: Page, origin: string, shot: Shot): Promise<void> {
  for (const [name, view] of [
    ['make', '/'],
    ['history', '/runs'],
    ['credits', '/credits'],
    ['account', '/account'],
  ] as const) {
    await page.goto(origin + view);
    await page.waitForLoadState('networkidle');
    await shot(name);
  }
}

async function onItsWay(page: Page, origin: string, shot: Shot): Promise<void> {
  await page.goto(origin);
  await page.getByLabel('Your game').fill(`${WAITS} against dragons`);
  await page.getByRole('button', { name: 'Make it', exact: true }).click();
  await page.waitForURL('**/runs/*');
  await page.getByText('A bot plays it').first().waitFor();
  await shot('live');
  release();
  await page.locator('.player iframe').waitFor();
}

async function made(page: Page, url: string, shot: Shot): Promise<void> {
  await page.goto(url);
  const frame = await (await page.waitForSelector('.player iframe')).contentFrame();
  await frame?.waitForFunction(() => '__game' in globalThis);
  await page.waitForLoadState('networkidle');
  await shot('game');
  await frame?.evaluate(() => {
    const game = (globalThis as unknown as { __game: { bot(mode: string | null): void; step(frames: number): void } })
      .__game;
    game.bot('win');
    game.step(240);
    game.bot(null);
  });
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await page.waitForLoadState('networkidle');
    // what is read by the thread of previews may come later than the network rests
    await page.locator('.run-side .skeleton').waitFor({ state: 'detached' });
    await shot(
      `tab-${((await tab.textContent()) ?? '')
        .trim()
        .toLowerCase()
        .replace(/[^a-z]+/gu, '-')}`,
    );
  }
}

/** Until that run and all before it have ended. */
async function settled(pool: { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> }, run: string) {
  for (let i = 0; i < 600; i += 1) {
    const { rows } = await pool.query(`select 1 from runs where id <= $1 and finished_at is null`, [run]);
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The games for the pictures were not made within a minute.');
}
