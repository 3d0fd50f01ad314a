/** A game of several levels tells its page which one was reached, and begins there when it is told so. */
import { beforeAll, describe, expect, it } from 'vitest';
import { chromiumIsThere } from '../../helpers/browser.js';
import { composePage } from '../../helpers/compose.js';
import { useBrowser } from '../../helpers/shared-browser.js';
import { designLike, penguin } from '../designs.js';
import { showGame, toldUntil } from './host.js';

describe.skipIf(!chromiumIsThere)('the level that was reached', () => {
  const browser = useBrowser();
  let html: string;
  beforeAll(async () => {
    html = await composePage(designLike(penguin, { genre: 'platformer', rules: [] }));
  });

  it('is told to the page, and offered by it: the next run begins there, another one at the first', async () => {
    const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
    await showGame(page, html);
    await toldUntil(page, 'ready');
    const game = page.frames()[1]!;
    await game.evaluate(() => {
      globalThis.__game.bot('win');
      for (let i = 0; i < 120 && globalThis.__game.state()['level'] === 1; i++) globalThis.__game.step(60);
    });
    await toldUntil(page, 'level');

    await showGame(page, html);
    await toldUntil(page, 'ready');
    const anew = page.frames()[1]!;
    const button = anew.locator('.screen.title .resume');
    expect(await button.isVisible()).toBe(false);
    await page.evaluate(() => frames[0]!.postMessage({ gp: 1, type: 'level', level: 4 }, '*'));
    await button.waitFor({ state: 'visible' });
    expect(await button.textContent()).toContain('4');
    await button.click();
    expect(await anew.evaluate(() => globalThis.__game.state()['level'])).toBe(4);
    await anew.evaluate(() => globalThis.__game.start());
    expect(await anew.evaluate(() => globalThis.__game.state()['level'])).toBe(1);
    await page.close();
  });
});
