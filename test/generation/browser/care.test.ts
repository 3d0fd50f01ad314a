/** Care for those who play: less motion for whom it makes ill, two thumbs on a phone, right-to-left cards, words for glass instead of keys. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { GameDesign } from '../../../src/generation/design.js';
import { chromiumIsThere } from '../../helpers/browser.js';
import { composePage } from '../../helpers/compose.js';
import { useBrowser } from '../../helpers/shared-browser.js';
import { tap } from '../../helpers/tap.js';
import { designLike, penguin } from '../designs.js';

describe.skipIf(!chromiumIsThere)('care', () => {
  const browser = useBrowser();

  async function open(design: GameDesign, options: BrowserContextOptions): Promise<{ page: Page; errors: string[] }> {
    const page = await browser.pageBeside(options);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.setContent(await composePage(design));
    await page.waitForFunction(() => globalThis.__game !== undefined && document.querySelector('canvas') !== null);
    return { page, errors };
  }

  it('stands still on the title where less motion is asked for', async () => {
    const { page, errors } = await open(penguin, {
      viewport: { width: 640, height: 480 },
      reducedMotion: 'reduce',
    });
    // entrance animations are over, snow and drift never begin: one picture is like the next
    let before = await page.screenshot();
    await expect
      .poll(async () => {
        const now = await page.screenshot();
        const same = now.equals(before);
        before = now;
        return same;
      })
      .toBe(true);
    await page.evaluate(() => globalThis.__game.step(120));
    expect((await page.screenshot()).equals(before)).toBe(true);
    expect(errors).toEqual([]);
    await page.close();
  }, 240_000);

  it('moves with one thumb while another finger aims and fires', async () => {
    const { page, errors } = await open(designLike(penguin, { genre: 'arena' }), {
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    expect(await page.locator('.screen.title kbd').count()).toBe(0);
    expect(await page.locator('.screen.title .keys li').count()).toBe(penguin.controls.length);
    await tap(page, page, '.screen.title .go');
    await page.waitForFunction(() => globalThis.__game.state()['phase'] === 'play');
    const stick = await page.locator('.stick').boundingBox();
    if (!stick) throw new Error('there is no stick');
    const hero = () => page.evaluate(() => globalThis.__game.state()['hero'] as { x: number; aim: number });
    const from = await hero();
    const cdp = await page.context().newCDPSession(page);
    const thumb = { x: stick.x + stick.width - 8, y: stick.y + stick.height / 2, id: 1 };
    const finger = { x: 60, y: 120, id: 2 };
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [thumb] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [thumb, finger] });
    // right with the thumb, up and left with the finger
    await page.waitForFunction((x) => (globalThis.__game.state()['hero'] as { x: number }).x > x + 1, from.x);
    const { aim } = await hero();
    expect(Math.cos(aim)).toBeLessThan(0);
    expect(Math.sin(aim)).toBeLessThan(0);
    await page.waitForFunction(() => Number(globalThis.__game.state()['shots']) > 0);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForFunction(() => Number(globalThis.__game.state()['shots']) === 0);
    expect(errors).toEqual([]);
    await page.close();
  }, 240_000);

  it('counts each of two thumbs that tap in turn, though neither waits for the other', async () => {
    const { page, errors } = await open(designLike(penguin, { genre: 'clicker' }), {
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    await tap(page, page, '.screen.title .go');
    await page.waitForFunction(() => globalThis.__game.state()['phase'] === 'play');
    const hero = await page.evaluate(() => {
      const { x, y } = globalThis.__game.state()['hero'] as { x: number; y: number };
      return globalThis.__game.place(x, y);
    });
    const score = () => page.evaluate(() => Number(globalThis.__game.state()['score']));
    const cdp = await page.context().newCDPSession(page);
    const thumbs = [-8, 0, 8].map((by, id) => ({ x: hero.x + by, y: hero.y, id }));
    // one lies there, the others come to it at once
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: thumbs.slice(0, 1) });
    await expect.poll(score).toBe(1);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: thumbs });
    await expect.poll(score).toBe(3);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(errors).toEqual([]);
    await page.close();
  }, 240_000);

  it.each([
    ['ar', 'قطط تجمع السمك', 'rtl'],
    ['ja', 'ペンギンと魚の大冒険：氷の島へようこそ', 'ltr'],
    ['ru', 'Пингвин и величайшее ледяное приключение', 'ltr'],
  ])(
    'fits a title card in %s on a small phone',
    async (lang, title, direction) => {
      const { page, errors } = await open(designLike(penguin, { lang, title, tagline: title.repeat(3) }), {
        viewport: { width: 320, height: 568 },
        hasTouch: true,
      });
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction);
      const card = await page.locator('.screen.title .panel').boundingBox();
      const go = await page.locator('.screen.title .go').boundingBox();
      if (!card || !go) throw new Error('there is no card');
      expect(card.x).toBeGreaterThanOrEqual(0);
      expect(card.x + card.width).toBeLessThanOrEqual(320);
      expect(go.y + go.height).toBeLessThanOrEqual(568);
      expect(errors).toEqual([]);
      await page.close();
    },
    60_000,
  );
});
