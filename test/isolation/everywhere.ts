/**
 * A hostile game wherever people meet games: with somebody listening at the end of every channel, nothing arrives. A file a
 * browser, so that they run side by side. `SECURITY.md` tells what is left.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Frame, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ASIDE, AWAY, CALLERS, leavingGame, stayingGame } from '../artifacts/hostile.js';
import { justRead } from '../artifacts/world.js';
import { useApp } from '../contract/shared-app.js';
import type { quick } from '../helpers/runs.js';
import { tinyGame } from '../helpers/tiny-game.js';
import { PUBLICATION, viewerOf } from '../public/world.js';
import { everythingArrived, openAttacker, type Attacker } from './attacker.js';
import { BROWSERS_HERE, frameWhere, launchBrowser, type BrowserName } from './browsers.js';

declare global {
  /** of `stayingGame` */
  var tried: boolean;
  var depart: Record<string, () => void>;
}

/** What leaves a page that nothing holds, in both browsers; `own data` alone leaves none in a tab of its own. */
const REQUESTS = [
  'beacon',
  'embed',
  'events',
  'fetch',
  'font',
  'frame',
  'image',
  'import',
  'module',
  'object',
  'prefetch',
  'preload',
  'script',
  'socket',
  'style',
  'stylesheet',
  'video',
  'xhr',
  ...['location', 'refresh', 'link', 'top-link', 'top', 'parent', 'open', 'form'].map((way) => `gone-${way}?secret`),
].map((path) => `/${path}`);
const CALLS = CALLERS.filter((caller) => caller !== 'own data').flatMap((caller) => [
  `${caller}: STUN`,
  `${caller}: TURN`,
]);

export function hostileGameIn(name: BrowserName): void {
  describe.skipIf(!BROWSERS_HERE.includes(name))(`a hostile game in ${name}`, () => {
    const test = useApp();
    let browser: Browser;
    let attacker: Attacker;
    let game: Game;
    beforeAll(async () => {
      browser = await launchBrowser(name);
      attacker = await openAttacker(CALLERS);
      game = await makeGame();
    });
    afterAll(async () => {
      await browser?.close();
      attacker?.close();
    });

    const open = async (url: string): Promise<Page> => {
      const page = await browser.newPage();
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      return page;
    };

    it('leaves a page that nothing holds by every channel, so the tests below can fail', async () => {
      const naked = createServer(({ url }, response) => {
        const targets = { ...attacker, api: attacker.outside };
        response
          .setHeader('content-type', 'text/html')
          .end(url === '/all' ? stayingGame(targets) : leavingGame(targets));
      });
      await new Promise<void>((resolve) => {
        naked.listen(0, '127.0.0.1', resolve);
      });
      try {
        const origin = `http://127.0.0.1:${(naked.address() as AddressInfo).port}`;
        await open(`${origin}/all`);
        for (const way of [...ASIDE, ...AWAY]) await leave(await gameIn(await open(`${origin}/leave`)), [way]);
        const expected = expect.arrayContaining([...REQUESTS, ...CALLS, 'connection', 'preconnect']);
        await vi.waitFor(() => expect(attacker.reached()).toEqual(expected), { timeout: 15_000 });
      } finally {
        // all but the first: with its last window Chromium forgets who is signed in
        for (const page of (await browser.pages()).slice(1)) await page.close();
        naked.closeAllConnections();
        naked.close();
      }
    }, 60_000);

    /** The game tries everything, then what leaves it where it is, then each of `ways` in a page of its own. */
    const holds = (
      place: string,
      address: (game: Game) => string,
      { ways = ['location', 'own blob'], press }: { ways?: readonly string[]; press?: string } = {},
    ) => {
      it(`leaves nothing through ${place}`, async () => {
        attacker.forget();
        const url = address(game);
        const pages: Page[] = [];
        for (const names of [ASIDE, ...ways.map((way) => [way])]) {
          const page = await open(url);
          pages.push(page);
          if (press !== undefined) await page.$eval(press, (button) => (button as HTMLElement).click());
          await leave(await gameIn(page), names);
        }
        await everythingArrived(open);
        // Firefox connects to where `preconnect` points, and sends nothing: no policy of it covers that
        const left = attacker.reached().filter((hit) => name !== 'firefox' || hit !== 'preconnect');
        expect(left).toEqual([]);
        for (const page of pages) {
          expect(page.url()).toBe(url);
          await page.close();
        }
      }, 60_000);
    };
    holds('its preview, opened in a tab', ({ preview }) => preview, { ways: AWAY });
    holds('the Studio', ({ run }) => run);
    holds('its public page', ({ page }) => page, { press: '.play' });
    holds('its embedded page', ({ page }) => `${page}/embed`, { press: '.play' });

    interface Game {
      readonly preview: string;
      /** its view in the Studio */
      readonly run: string;
      /** its public page */
      readonly page: string;
    }

    /** The hostile game as a run leaves it, published, with its owner signed in. */
    async function makeGame(): Promise<Game> {
      const origin = await test.listen();
      const bytes = Buffer.from(stayingGame({ ...attacker, api: origin }));
      const hostile: typeof quick = {
        generate: (request) => {
          const game = tinyGame(request);
          return Promise.resolve({ ...game, files: game.files.map((file) => ({ ...file, bytes })) });
        },
      };
      const user = await test.signUp();
      const viewer = viewerOf(user);
      const { runs, publications, artifacts } = test.resources.services;
      const runId = await test.withWorker(hostile, async () => {
        const { run } = await runs.create(viewer, { prompt: 'a game' });
        for await (const event of runs.events(viewer, run.id, 0, AbortSignal.timeout(30_000))) void event;
        return run.id;
      });
      const run = await runs.find(viewer, runId);
      const id = run!.artifactId!;
      const { slug } = await publications.publish(viewer, id, PUBLICATION);
      const [cookie = '', value = ''] = user.cookie.split('=');
      await browser.setCookie({ name: cookie, value, domain: '127.0.0.1', path: '/', httpOnly: true, sameSite: 'Lax' });
      const preview = artifacts.previewToken(justRead({ id })).url;
      return { preview, run: `${origin}/runs/${runId}`, page: `${origin}/games/${slug}` };
    }
  });
}

/** The frame that the game runs in, once it has tried everything that leaves it where it is. */
function gameIn(page: Page): Promise<Frame> {
  return frameWhere(page, () => globalThis.tried);
}

async function leave(game: Frame, ways: readonly string[]): Promise<void> {
  // later, since a driver waits for a page that it left
  await game.evaluate((names) => {
    for (const name of names) setTimeout(() => globalThis.depart[name]!());
  }, ways);
}
