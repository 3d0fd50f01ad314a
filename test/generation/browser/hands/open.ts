/** A game's page in Chromium with hands on one device. The page is the one that ships; its frames come when the test asks for them. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { GameDesign } from '../../../../src/generation/design.js';
import type { Touch } from '../../../../src/generation/kit/types.js';
import { composeDesign } from '../../../../src/generation/providers/composer.js';
import type { DeviceName } from './player.js';
import { habitsOf, touchOf } from './table.js';
import type { Seen } from './wish.js';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
export const chromiumIsThere = existsSync(executablePath);
if (!chromiumIsThere) process.stderr.write(`skipped: no Chromium at ${executablePath}\n`);

/** frames between two looks from outside, and the most that a game may take: five minutes */
const STEP = 600;
const MOST = 5 * 60 * 60;

export interface OpenGame {
  readonly page: Page;
  /** what the console called an error, and what was thrown */
  readonly errors: string[];
  readonly state: () => Promise<Seen>;
  /** frames in which nobody does anything */
  readonly wait: (frames: number) => Promise<void>;
  /** Plays on until the game has ended, or five minutes of it are over. */
  readonly play: () => Promise<Seen>;
}

declare global {
  var hands: {
    take(device: DeviceName, genre: string, touch: Touch, habits: object): void;
    play(frames: number): Seen;
    wait(frames: number): void;
    plugIn(): void;
    holdButton(at: number, pressed: boolean): void;
    leanStick(x: number, y: number): void;
  };
}

let script: Promise<string> | undefined;
const handsScript = (): Promise<string> =>
  (script ??= build({
    entryPoints: [fileURLToPath(new URL('player.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    tsconfigRaw: {},
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? ''));

/** the same game for each device is made once */
const pages = new Map<string, Promise<string>>();
function pageOf(design: GameDesign): Promise<string> {
  const key = JSON.stringify(design);
  const context = { signal: new AbortController().signal, report: () => undefined };
  const made =
    pages.get(key) ??
    composeDesign(design, 'quick_html', context).then(({ files }) => files[0]?.bytes.toString() ?? '');
  pages.set(key, made);
  return made;
}

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--headless', '--disable-gpu'] });

/** The page of that design; a phone for fingers, with a gamepad plugged in for one. */
export async function open(browser: Browser, design: GameDesign, device: DeviceName): Promise<OpenGame> {
  const html = await pageOf(design);
  const touch = device === 'touch';
  const page = await browser.newPage({
    viewport: touch ? { width: 360, height: 640 } : { width: 640, height: 400 },
    hasTouch: touch,
    isMobile: touch,
  });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(await handsScript());
  if (device === 'gamepad') await page.addInitScript(() => globalThis.hands.plugIn());
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('http://game.test/');
  await page.waitForFunction(
    () => globalThis.__game !== undefined && document.querySelector('canvas') !== null,
    undefined,
    { polling: 20 },
  );
  await page.evaluate(([device, genre, offers, habits]) => globalThis.hands.take(device, genre, offers, habits), [
    device,
    design.genre,
    touchOf(design),
    habitsOf(design),
  ] as const);
  return {
    page,
    errors,
    state: () => page.evaluate(() => globalThis.__game.state() as unknown as Seen),
    wait: (frames) => page.evaluate((n) => globalThis.hands.wait(n), frames),
    play: async () => {
      for (let frames = 0; ; frames += STEP) {
        const seen = await page.evaluate((n) => globalThis.hands.play(n), STEP);
        if (seen.phase !== 'play' || frames >= MOST) return seen;
      }
    },
  };
}

/** Begins as a person with that device would. */
export async function begin({ page, wait }: OpenGame, device: DeviceName): Promise<void> {
  await wait(3);
  if (device === 'touch') await page.locator('.screen.title .go').tap();
  else if (device === 'keyboard') await page.keyboard.press('Space');
  else await page.evaluate(() => globalThis.hands.holdButton(0, true));
  await wait(1);
  if (device === 'gamepad') await page.evaluate(() => globalThis.hands.holdButton(0, false));
}
