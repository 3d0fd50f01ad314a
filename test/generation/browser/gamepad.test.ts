/** A game with a pad in the hands: started by its main button, moved by stick and cross. The pad is the browser's own interface, filled by hand. */
import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeDesign } from '../../../src/generation/providers/composer.js';
import { designLike, penguin } from '../designs.js';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const there = existsSync(executablePath);
if (!there) process.stderr.write(`skipped: no Chromium at ${executablePath}\n`);

interface FakePad {
  axes: number[];
  buttons: { pressed: boolean; touched: boolean; value: number }[];
}

describe.skipIf(!there)('a gamepad', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--headless', '--disable-gpu'] });
  });
  afterAll(async () => {
    await browser?.close();
  });

  async function open(genre: 'platformer' | 'arena'): Promise<Page> {
    const context = { signal: new AbortController().signal, report: () => undefined };
    const { files } = await composeDesign(designLike(penguin, { genre }), 'quick_html', context);
    const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
    await page.addInitScript(() => {
      const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
      const pad = {
        id: 'pad',
        index: 0,
        connected: true,
        mapping: 'standard',
        timestamp: 0,
        axes: [0, 0, 0, 0],
        buttons,
      };
      Object.assign(globalThis, { pad });
      navigator.getGamepads = () => [pad as unknown as Gamepad, null, null, null];
    });
    await page.goto('about:blank');
    await page.setContent(files[0]?.bytes.toString() ?? '');
    await page.waitForFunction(() => globalThis.__game !== undefined && document.querySelector('canvas') !== null);
    return page;
  }

  const hold = (page: Page, button: number, pressed: boolean) =>
    page.evaluate(
      ([at, down]) => {
        const held = (globalThis as unknown as { pad: FakePad }).pad.buttons[at];
        if (held) Object.assign(held, { pressed: down, touched: down, value: Number(down) });
      },
      [button, pressed] as const,
    );
  const lean = (page: Page, x: number) =>
    page.evaluate((to) => void ((globalThis as unknown as { pad: FakePad }).pad.axes[0] = to), x);
  const hero = (page: Page) =>
    page.evaluate(() => {
      const state = globalThis.__game.state() as { phase?: string; hero?: { x: number }; x?: number };
      return { phase: state.phase, x: state.hero?.x ?? state.x ?? Number.NaN };
    });

  it.each(['platformer', 'arena'] as const)(
    'starts and moves: %s',
    async (genre) => {
      const page = await open(genre);
      await hold(page, 0, true);
      await expect.poll(async () => (await hero(page)).phase).toBe('play');
      await hold(page, 0, false);
      const start = (await hero(page)).x;
      await lean(page, 1);
      await expect.poll(async () => (await hero(page)).x).toBeGreaterThan(start + 1);
      await lean(page, 0);
      const there = (await hero(page)).x;
      // the cross: button 14 is left in the standard mapping
      await hold(page, 14, true);
      await expect.poll(async () => (await hero(page)).x).toBeLessThan(there);
      await page.close();
    },
    60_000,
  );
});
