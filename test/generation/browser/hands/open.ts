/**
 * A game's page in Chromium with hands on one device, as a preview shows it: in a sandboxed frame under a closed policy. The page
 * is the one that ships; its frames come when the test asks for them.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Frame, Page } from 'playwright-core';
import type { GameDesign } from '../../../../src/generation/design.js';
import type { Touch } from '../../../../src/generation/kit/types.js';
import { composePage } from '../../../helpers/compose.js';
import type { TestBrowser } from '../../../helpers/shared-browser.js';
import { tap } from '../../../helpers/tap.js';
import { showGame } from '../host.js';
import { TALL, WIDE } from '../windows.js';
import type { DeviceName } from './player.js';
import { habitsOf, touchOf } from './table.js';
import type { Seen } from './wish.js';

/** frames between two looks from outside, and the most that a game may take: five minutes */
const STEP = 600;
const MOST = 5 * 60 * 60;

export interface OpenGame {
  readonly page: Page;
  /** where the game is */
  readonly frame: Frame;
  /** paths that the page and its frame asked for */
  readonly asked: readonly string[];
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
    // not in the host, whose clock goes on
    banner: { js: 'if (self !== top) {' },
    footer: { js: '}' },
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? ''));

/** The page of that design; a phone for fingers, with a gamepad plugged in for one. */
export async function open(browser: TestBrowser, design: GameDesign, device: DeviceName): Promise<OpenGame> {
  const html = await composePage(design);
  const touch = device === 'touch';
  const page = await browser.pageBeside({ viewport: touch ? TALL : WIDE, hasTouch: touch, isMobile: touch });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(await handsScript());
  if (device === 'gamepad') await page.addInitScript(() => globalThis.hands?.plugIn());
  const asked = await showGame(page, html);
  const frame = page.frames()[1] as Frame;
  await frame.waitForFunction(
    () => globalThis.__game !== undefined && document.querySelector('canvas') !== null,
    undefined,
    { polling: 20 },
  );
  await frame.evaluate(([device, genre, offers, habits]) => globalThis.hands.take(device, genre, offers, habits), [
    device,
    design.genre,
    touchOf(design),
    habitsOf(design),
  ] as const);
  return {
    page,
    frame,
    asked,
    errors,
    state: () => frame.evaluate(() => globalThis.__game.state() as unknown as Seen),
    wait: (frames) => frame.evaluate((n) => globalThis.hands.wait(n), frames),
    play: async () => {
      for (let frames = 0; ; frames += STEP) {
        const seen = await frame.evaluate((n) => globalThis.hands.play(n), STEP);
        if (seen.phase !== 'play' || frames >= MOST) return seen;
      }
    },
  };
}

/** Begins as a person with that device would. */
export async function begin({ page, frame, wait }: OpenGame, device: DeviceName): Promise<void> {
  await wait(3);
  if (device === 'touch') await tap(page, frame, '.screen.title .go');
  else if (device === 'keyboard') await page.keyboard.press('Space');
  else await frame.evaluate(() => globalThis.hands.holdButton(0, true));
  await wait(1);
  if (device === 'gamepad') await frame.evaluate(() => globalThis.hands.holdButton(0, false));
}
