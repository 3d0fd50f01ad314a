/** Two at one screen in the page: each half of the keyboard and of the glass moves its own player. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { chromiumIsThere } from '../../helpers/browser.js';
import { composePage } from '../../helpers/compose.js';
import { useBrowser } from '../../helpers/shared-browser.js';

const design = readPrompt({ prompt: 'a maze game for two players', seed: 4, supported: GENRES });

interface Player {
  readonly hero: { readonly x: number; readonly y: number };
}

describe.skipIf(!chromiumIsThere)('a match of two in the page', () => {
  const browser = useBrowser();
  let page: Page;

  async function open(viewport: { width: number; height: number }, hasTouch = false): Promise<void> {
    page = await browser.newPage({ viewport, hasTouch });
    await page.setContent(await composePage(design));
    await page.waitForFunction(() => globalThis.__game !== undefined && document.querySelector('canvas') !== null);
    await page.evaluate(() => globalThis.__game.start());
    // the countdown of a first level
    await page.evaluate(() => globalThis.__game.step(60));
  }
  const places = () =>
    page.evaluate(() => (globalThis.__game.state() as { players: Player[] }).players.map(({ hero }) => ({ ...hero })));
  /** who has gone somewhere since `before` */
  const moved = (before: Player['hero'][], after: Player['hero'][]) =>
    before.map((one, i) => one.x !== after[i]?.x || one.y !== after[i]?.y);
  /** tries all four ways: a wall may stand in some of them */
  async function hold(keys: readonly string[]): Promise<boolean[]> {
    const before = await places();
    const seen = [false, false];
    for (const key of keys) {
      await page.keyboard.down(key);
      await page.waitForTimeout(250);
      moved(before, await places()).forEach((went, i) => (seen[i] ||= went));
      await page.keyboard.up(key);
    }
    return seen;
  }

  beforeEach(async () => {
    await page?.close();
  });

  it('has the letters for the first and the arrows for the second', async () => {
    await open({ width: 1280, height: 720 });
    expect(await hold(['w', 'a', 's', 'd'])).toEqual([true, false]);
    expect((await hold(['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']))[1]).toBe(true);
  });

  it('has a half of the glass for each', async () => {
    await open({ width: 390, height: 844 }, true);
    const drag = async (y: number): Promise<boolean[]> => {
      const before = await places();
      const seen = [false, false];
      const session = await page.context().newCDPSession(page);
      for (const [dx, dy] of [
        [60, 0],
        [-60, 0],
        [0, 60],
        [0, -60],
      ] as const) {
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, at: number) =>
          session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }] });
        await touch('touchStart', 195, y);
        await touch('touchMove', 195 + dx, y + dy);
        await page.waitForTimeout(250);
        moved(before, await places()).forEach((went, i) => (seen[i] ||= went));
        await touch('touchEnd', 0, 0);
      }
      return seen;
    };
    expect(await drag(650)).toEqual([false, true]);
    expect((await drag(230))[0]).toBe(true);
  });

  it('says at its end who has won', async () => {
    await open({ width: 800, height: 500 });
    await page.evaluate(() => {
      globalThis.__game.bot('win');
      for (let i = 0; i < 300 && globalThis.__game.state()['phase'] === 'play'; i++) globalThis.__game.step(60);
    });
    expect(await page.locator('.panel h1', { hasText: /^Player [12] wins!$/u }).count()).toBeGreaterThan(0);
  });
});
