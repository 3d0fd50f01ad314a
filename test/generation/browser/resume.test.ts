/** What a player has reached: told to the page that shows the game, and kept by a game that no page shows. */
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

  it('stars open colours for the hero, and today’s levels are not the game’s own', async () => {
    const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
    await showGame(page, html);
    await toldUntil(page, 'ready');
    const game = page.frames()[1]!;
    const looks = game.locator('.title .looks button');
    expect(await game.locator('.title .looks').isVisible()).toBe(false);
    await page.evaluate(() => frames[0]!.postMessage({ gp: 1, type: 'stars', stars: 2 }, '*'));
    await looks.first().waitFor({ state: 'visible' });
    expect(await looks.evaluateAll((all) => all.map((button) => (button as HTMLButtonElement).disabled))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    await looks.nth(1).click();
    expect(await looks.nth(1).getAttribute('aria-pressed')).toBe('true');
    expect(await game.evaluate(() => globalThis.__game.state()['phase'])).toBe('title');
    await game.locator('.screen.title .today').click();
    const seeds = await page.evaluate(() =>
      (globalThis as unknown as { messages: { type: string; seed?: number }[] }).messages
        .filter(({ type }) => type === 'start' || type === 'ready')
        .map(({ seed }) => seed),
    );
    expect(seeds).toHaveLength(2);
    expect(seeds[1]).not.toBe(seeds[0]);
    await page.close();
  });

  it('is kept by a game at an address of its own', async () => {
    const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto('http://game.test/');
    const best = () =>
      page.waitForFunction(() => globalThis.__game?.state()['phase'] === 'title' && globalThis.__game.state());
    await best();
    await page.evaluate(() => {
      globalThis.__game.bot('win');
      for (let i = 0; i < 2_000 && globalThis.__game.state()['phase'] !== 'win'; i++) globalThis.__game.step(30);
    });
    const reached = await page.evaluate(() => globalThis.__game.state());
    expect(reached).toMatchObject({ phase: 'win' });
    await page.reload();
    expect(await (await best()).jsonValue()).toMatchObject({ best: reached['best'], stars: reached['stars'] });
    await page.locator('.screen.title .stars').waitFor({ state: 'visible' });
    await page.close();
  });
});
