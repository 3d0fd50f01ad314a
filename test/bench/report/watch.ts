/** A game in Chromium: pictures of its title, its first frame and its play, what was drawn, its frames a second, its errors and its requests. */
import type { Browser, Page } from 'playwright-core';
import type { Game } from './make.js';
import { installSpy, type Spy } from './spy.js';

export interface Seen {
  readonly title: Buffer;
  readonly first: Buffer;
  readonly play: Buffer;
  /** sprites of the cast that were drawn while the bot played */
  readonly sprites: ReadonlySet<string>;
  /** as the browser drew them while the bot played, on this machine as busy as it was */
  readonly framesPerSecond: number;
  /** of one frame's update and drawing, as the script sees it */
  readonly frameMilliseconds: number;
  readonly errors: readonly string[];
  readonly requests: readonly string[];
  /** the names asked for by `js_undefined` that were there */
  readonly leaked: readonly string[];
}

/** frames of the curtain that opens before the first playing frame is whole */
const OPENING = 50;
const ADDRESS = 'http://game.invalid/';
/** the bot's seconds of play until the picture, and until the look at the cast ends */
const PICTURE_AT = 5;
const LOOK_UNTIL = 45;
/** wall time for that look: a prompt has 3 s in all */
const LOOK_MILLISECONDS = 900;
const RATE_MILLISECONDS = 500;
/** of a game that does not start, or hangs */
const PATIENCE = 10_000;

declare global {
  var __spy: Spy;
}

export async function watch(browser: Browser, game: Game, names: readonly string[]): Promise<Seen> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.setDefaultTimeout(PATIENCE);
  try {
    return await look(page, game, names);
  } finally {
    await page.close();
  }
}

async function look(page: Page, game: Game, names: readonly string[]): Promise<Seen> {
  const errors: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('websocket', (socket) => requests.push(socket.url()));
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    if (url === ADDRESS) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: game.html });
    requests.push(url);
    return route.abort();
  });
  await page.addInitScript(installSpy);
  await page.goto(ADDRESS);
  await page
    .waitForFunction(() => globalThis.__game?.state()['phase'] === 'title')
    .catch((error: unknown) => {
      throw new Error(`did not start: ${errors[0] ?? String(error)}`);
    });
  const picture = (): Promise<Buffer> => page.screenshot({ animations: 'disabled' });
  const title = await picture();
  await page.evaluate((frames) => {
    globalThis.__spy.hold(true);
    globalThis.__game.start();
    globalThis.__game.step(frames);
  }, OPENING);
  const first = await picture();
  const framesPerSecond = await page.evaluate(rate, RATE_MILLISECONDS);
  const frameMilliseconds = await page.evaluate(bout, { until: PICTURE_AT, most: LOOK_MILLISECONDS, every: 5 });
  const play = await picture();
  await page.evaluate(bout, { until: LOOK_UNTIL, most: LOOK_MILLISECONDS, every: 30 });
  const drawn = new Set(await page.evaluate(() => globalThis.__spy.seen()));
  const urlOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const leaked = await page.evaluate((all) => all.filter((name) => name in globalThis), names);
  return {
    title,
    first,
    play,
    sprites: new Set(Object.entries(game.pictures).flatMap(([name, svg]) => (drawn.has(urlOf(svg)) ? [name] : []))),
    framesPerSecond,
    frameMilliseconds,
    errors,
    requests,
    leaked,
  };
}

/** In the page: lets the game run with its bot for so long, and counts the frames a second. */
function rate(milliseconds: number): Promise<number> {
  globalThis.__game.bot('win');
  globalThis.__spy.hold(false);
  return new Promise((done) => {
    let frames = 0;
    let begun = 0;
    const count = (now: number): void => {
      begun ||= now;
      if (now - begun >= milliseconds) {
        globalThis.__spy.hold(true);
        done((frames * 1000) / (now - begun));
      } else {
        frames += 1;
        requestAnimationFrame(count);
      }
    };
    requestAnimationFrame(count);
  });
}

/** In the page: the bot plays on, drawn every so many frames, until its end or the time's. Returns the milliseconds of a step with its drawing. */
function bout({ until, most, every }: { until: number; most: number; every: number }): number {
  const { __game: game } = globalThis;
  const begun = performance.now();
  let steps = 0;
  for (; steps * every < until * 60 && performance.now() - begun < most; steps += 1) {
    if (game.state()['phase'] !== 'play') break;
    game.step(every);
  }
  return steps === 0 ? 0 : (performance.now() - begun) / steps;
}
