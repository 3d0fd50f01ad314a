/** In a real browser, as a preview shows it: sandboxed frame, closed policy. The hero moves by keys, by the browser's own clock. */
import type { Frame } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumIsThere } from '../../helpers/browser.js';
import { composePage } from '../../helpers/compose.js';
import { useBrowser } from '../../helpers/shared-browser.js';
import { penguin } from '../designs.js';
import { showGame } from './host.js';

describe.skipIf(!chromiumIsThere)('in Chromium', () => {
  const browser = useBrowser();

  it('moves by keys, pauses, mutes and restarts; WebRTC is gone and storage works', async () => {
    const game = await composePage(penguin);
    const page = await browser.pageBeside({ viewport: { width: 800, height: 600 } });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await showGame(page, game);
    const frame = page.frames()[1] as Frame;
    await frame.waitForFunction(() => globalThis.__game !== undefined && document.querySelector('canvas') !== null);
    const phase = () => frame.evaluate(() => globalThis.__game.state()['phase']);
    const x = () => frame.evaluate(() => (globalThis.__game.state()['hero'] as { x: number }).x);
    await frame.locator('canvas').evaluate(() => window.focus());
    await page.mouse.click(400, 550);
    await frame.waitForFunction(() => globalThis.__game.state()['phase'] === 'play');
    const before = await x();
    await page.keyboard.down('ArrowRight');
    await frame.waitForFunction((from) => (globalThis.__game.state()['hero'] as { x: number }).x > from + 1, before);
    await page.keyboard.up('ArrowRight');
    await page.keyboard.press('KeyP');
    await frame.waitForFunction(() => globalThis.__game.state()['phase'] === 'paused');
    await page.keyboard.press('KeyM');
    await frame.waitForFunction(() => globalThis.__game.state()['muted'] === true);
    await page.keyboard.press('KeyR');
    await frame.waitForFunction(
      () => globalThis.__game.state()['phase'] === 'play' && Number(globalThis.__game.state()['time']) < 2,
    );
    expect(await phase()).toBe('play');
    expect(await x()).toBeLessThan(before + 1);
    expect(
      await frame.evaluate(() => {
        localStorage.setItem('a', '1');
        return [
          typeof RTCPeerConnection,
          localStorage.getItem('a'),
          Object.getOwnPropertyDescriptor(window, 'RTCPeerConnection')?.configurable,
        ];
      }),
    ).toEqual(['undefined', '1', false]);
    expect(errors).toEqual([]);
    await page.close();
  }, 240_000);
});
