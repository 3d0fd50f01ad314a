/** Who walks is drawn in steps, and in none where less motion is asked for; what happens in the game is the same. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { chromiumIsThere } from '../../helpers/browser.js';
import { composePage } from '../../helpers/compose.js';
import { useBrowser } from '../../helpers/shared-browser.js';
import { designLike, penguin } from '../designs.js';

const design = designLike(penguin, {
  genre: 'platformer',
  cast: { ...penguin.cast, hero: { ...penguin.cast.hero, sprite: 'cat' } },
});

describe.skipIf(!chromiumIsThere)('gaits in the page', () => {
  const browser = useBrowser();
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage({ viewport: { width: 640, height: 360 } });
  });

  /** canvases that are made while the hero walks, and where that leads */
  async function walked(reducedMotion: 'reduce' | 'no-preference'): Promise<{ made: number; state: unknown }> {
    await page.emulateMedia({ reducedMotion });
    await page.goto('about:blank');
    await page.setContent(await composePage(design));
    await page.waitForFunction(() => globalThis.__game !== undefined && document.querySelector('canvas') !== null);
    return page.evaluate(() => {
      const game = globalThis.__game;
      game.start();
      game.step(40);
      let made = 0;
      const make = document.createElement.bind(document);
      document.createElement = (tag: string) => {
        if (tag === 'canvas') made++;
        return make(tag);
      };
      game.bot('win');
      for (let i = 0; i < 90; i++) game.step(1);
      return { made, state: game.state() };
    });
  }

  it('draws steps, unless less motion is asked for', async () => {
    const moving = await walked('no-preference');
    const calm = await walked('reduce');
    expect(moving.made - calm.made).toBeGreaterThanOrEqual(6);
    expect(moving.state).toEqual(calm.state);
  });
});
