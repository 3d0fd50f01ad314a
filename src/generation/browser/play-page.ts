/** Plays one page in Chromium: it comes up, shows something, answers keys, throws nothing and reaches for nothing. */
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import type { Finding, GeneratedFile, PlayabilityCheck } from '../provider.types.js';
import { problem } from '../written/problem.js';
import { FROZEN, KEYS, playFrozen, start, stateOf, type Mover } from './frozen-play.js';

export interface PlayedGame {
  readonly html: string;
  /** of a bundle: what its page may load, by path */
  readonly files?: readonly Pick<GeneratedFile, 'path' | 'contentType' | 'bytes'>[];
  /** absent: `hook` */
  readonly mover?: Mover;
}

export interface Played {
  readonly checks: readonly PlayabilityCheck[];
  /** PNG of the first screen after the start; undefined where there was none */
  readonly picture: Buffer | undefined;
}

const ADDRESS = 'http://game.invalid/';
/** A busy machine takes seconds to show a page; only an endless loop takes all of this. */
const LOAD_MS = 12_000;
const READY_MS = 4_000;
/** Frames that a page draws in half a second; a busy machine draws 10. */
const FEWEST_FRAMES = 3;

/** As a preview is served: see `artifacts/preview-headers.ts`. A bundle may load its own files, and a single page nothing. */
function headersOf({ files }: PlayedGame): Record<string, string> {
  const own = files ? ` ${ADDRESS}` : '';
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      `sandbox allow-scripts allow-pointer-lock; default-src 'none'; script-src 'unsafe-inline'${own}; style-src 'unsafe-inline'${own}; ` +
      `img-src data: blob:${own}; media-src data: blob:${own}; font-src data:${own}; connect-src 'none'; frame-src 'none'; worker-src 'none'; ` +
      "object-src 'none'; form-action 'none'; base-uri 'none'",
  };
}

interface Opened {
  readonly page: Page;
  /** what went wrong since it was opened, each a sentence */
  readonly errors: string[];
  readonly requests: string[];
  /** resolves with the first of either */
  readonly faulty: Promise<void>;
}

/** Notes a check, which passed where nothing is told of it. */
type Passed = (name: string, detail: string | undefined, finding?: Finding) => boolean;

/** The first check that fails is the last one: what comes after it would fail for it. Never throws for what a page does. */
export async function playPage(context: BrowserContext, game: PlayedGame): Promise<Played> {
  const checks: PlayabilityCheck[] = [];
  let picture: Buffer | undefined;
  const passed: Passed = (name, detail, finding) => {
    if (detail === undefined) checks.push({ name, ok: true });
    else checks.push({ name, ok: false, detail: problem(name, detail).detail, ...(finding && { finding }) });
    return detail === undefined;
  };
  const live = await open(context, game, 'live');
  const quiet = () => passedQuietly(live, passed);
  const fault = await readyFault(live);
  if (fault !== undefined && !(await answers(live.page))) {
    passed('no-hang', 'the page stands still: an endless loop at its start', 'stands_still');
    return { checks, picture };
  }
  // what it reached for says more than what that led to
  if (live.requests.length > 0) quiet();
  else passed('ready', fault);
  if (fault !== undefined || !quiet()) return { checks, picture };
  // a machine that stands still for a moment is no fault of the game
  const hangs = (await hangFault(live.page)) && (await hangFault(live.page));
  if (!passed('no-hang', hangs, 'stands_still')) return { checks, picture };
  await start(live.page);
  await live.page.waitForTimeout(300);
  picture = await live.page.screenshot();
  if (!passed('not-blank', await blankFault(picture), 'nearly_empty') || !quiet()) return { checks, picture };
  await live.page.setViewportSize({ width: 360, height: 640 });
  await live.page.keyboard.press('KeyR');
  if (!passed('restart', await stateFault(live.page)) || !quiet()) return { checks, picture };
  await live.page.close();

  // a machine that is busy may lose keys, and a game may have nothing to hit yet: what changed nothing is tried once more, for longer
  for (const rounds of [1, 4]) {
    const { differs, pages } = await comparePlays(context, game, rounds);
    for (const one of pages) if (!passedQuietly(one, passed)) return { checks, picture };
    if (differs) {
      passed('input', undefined);
      return { checks, picture };
    }
  }
  passed(
    'input',
    `keys (${KEYS.join(', ')}) and clicks change nothing that render_game_to_text() tells`,
    'keys_change_nothing',
  );
  return { checks, picture };
}

/** The same game twice, with a clock that only we move: what differs comes from the keys. */
async function comparePlays(
  context: BrowserContext,
  game: PlayedGame,
  rounds: number,
): Promise<{ differs: boolean; pages: readonly Opened[] }> {
  const { mover = 'hook' } = game;
  const idle = await open(context, game, 'frozen');
  const untouched = await playFrozen(idle.page, { pressed: false, mover, rounds });
  const keyed = await open(context, game, 'frozen');
  const played = await playFrozen(keyed.page, { pressed: true, mover, rounds });
  await Promise.all([idle.page.close(), keyed.page.close()]);
  return { differs: played !== untouched, pages: [keyed, idle] };
}

async function open(context: BrowserContext, game: PlayedGame, clock: 'live' | 'frozen'): Promise<Opened> {
  const page = await context.newPage();
  const { promise: faulty, resolve } = Promise.withResolvers<void>();
  const errors: string[] = [];
  const requests: string[] = [];
  const note = (list: string[], sentence: string) => {
    list.push(sentence);
    resolve();
  };
  page.on('pageerror', (error) => note(errors, error.message));
  page.on('console', (line) => {
    if (line.type() === 'error') note(/Content Security Policy/u.test(line.text()) ? requests : errors, line.text());
  });
  page.on('crash', () => note(errors, 'the page crashed: it takes too much memory'));
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url === ADDRESS && route.request().isNavigationRequest()) {
      return route.fulfill({ status: 200, headers: headersOf(game), body: game.html });
    }
    const file = game.files?.find(({ path }) => `${ADDRESS}${path}` === url);
    if (file) return route.fulfill({ status: 200, contentType: file.contentType, body: Buffer.from(file.bytes) });
    note(requests, url);
    return route.abort();
  });
  if (clock === 'frozen') await page.addInitScript(FROZEN);
  await page.goto(ADDRESS, { waitUntil: 'load', timeout: LOAD_MS }).catch(() => undefined);
  return { page, errors, requests, faulty };
}

async function readyFault({ page, errors, faulty }: Opened): Promise<string | undefined> {
  const there = page
    .waitForFunction(
      () => {
        const { render_game_to_text: tell, advanceTime } = window as unknown as Record<string, unknown>;
        return typeof tell === 'function' && typeof advanceTime === 'function';
      },
      undefined,
      { timeout: READY_MS },
    )
    .then(
      () => true,
      () => false,
    );
  // the error says more than what it led to
  if (!(await Promise.race([there, faulty.then(() => false)])))
    return errors[0] ?? `window.render_game_to_text and window.advanceTime are not there after ${READY_MS / 1000} s`;
  return stateFault(page);
}

/** Does the page run any code within a second? */
async function answers(page: Page): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), 1_000);
  try {
    return await Promise.race([
      promise,
      page.evaluate('true').then(
        () => true,
        () => false,
      ),
    ]);
  } finally {
    clearTimeout(timer);
  }
}

async function stateFault(page: Page): Promise<string | undefined> {
  const told = await stateOf(page).catch((error: Error) => error);
  if (told instanceof Error) return `render_game_to_text() fails: ${told.message.split('\n')[0]}`;
  return told === undefined ? 'render_game_to_text() gives no text' : undefined;
}

async function hangFault(page: Page): Promise<string | undefined> {
  const frames: unknown = await page.evaluate(
    `new Promise((done) => { let n = 0; const count = () => { n += 1; requestAnimationFrame(count); }; requestAnimationFrame(count); setTimeout(() => done(n), 500); })`,
  );
  return Number(frames) >= FEWEST_FRAMES ? undefined : `it draws ${Number(frames)} frames in half a second`;
}

/** Colours at 12 bits; a title on a plain ground with smooth letters has some 20. */
const FEWEST_COLOURS = 8;
const MOST_OF_ONE = 0.995;

async function blankFault(picture: Buffer): Promise<string | undefined> {
  const { data } = await sharp(picture)
    .removeAlpha()
    .resize(240, 135, { kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i += 3) {
    const colour = ((data[i]! >> 4) << 8) | ((data[i + 1]! >> 4) << 4) | (data[i + 2]! >> 4);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const most = Math.max(...counts.values()) / (data.length / 3);
  if (counts.size >= FEWEST_COLOURS && most <= MOST_OF_ONE) return undefined;
  return `the screen is nearly empty after the start: ${counts.size} colours, ${(most * 100).toFixed(1)} % of it in one`;
}

/** No error and no request so far. */
function passedQuietly({ errors, requests }: Opened, passed: Passed): boolean {
  const [request] = requests;
  const [error] = errors;
  if (request !== undefined) return passed('no-request', `it reaches for the network: ${request}`);
  return error === undefined || passed('no-error', error);
}
