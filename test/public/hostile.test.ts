/** A published game that means harm to the page that shows it. */
import { describe, expect, it } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { chromiumIsThere } from '../helpers/browser.js';
import { useBrowser } from '../helpers/shared-browser.js';
import { tinyGame } from '../helpers/tiny-game.js';
import { addGame, PUBLICATION, viewerOf } from './world.js';

describe.skipIf(!chromiumIsThere)('a public page', () => {
  const test = useApp();
  const browser = useBrowser();

  it('believes no score that none has, and takes a game off that floods it with messages', async () => {
    const origin = await test.listen();
    const user = await test.signUp();
    const script = `const tell = (more) => parent.postMessage({ gp: 1, ...more }, "*");
      for (const score of [1.7e308, 1e9, NaN, Infinity, "99"]) tell({ type: "win", score });
      tell({ type: "gameover", score: 12 });
      setTimeout(() => setInterval(() => { for (let i = 0; i < 5000; i++) tell({ type: "ready" }) }), 300);`;
    const game = tinyGame({ prompt: '', seed: 1 });
    const bytes = Buffer.from(`<!doctype html><title>x</title><script>${script}</script>`);
    const { artifactId } = await addGame(test, user, {
      ...game,
      files: game.files.map((file) => ({ ...file, bytes })),
    });
    const { slug } = await test.resources.services.publications.publish(viewerOf(user), artifactId, PUBLICATION);
    const page = await browser.newPage();
    await page.goto(`${origin}/games/${slug}`);
    await page.locator('.play').click();
    await page.locator('iframe[src="about:blank"]').waitFor({ state: 'attached', timeout: 15_000 });
    expect(await page.locator('.on').count()).toBe(0);
    expect(await page.evaluate(() => Object.values(localStorage))).toEqual(['12']);
    // whoever wants to may start it again
    const started = page.locator('.play').evaluate((button: HTMLElement) => {
      button.click();
      return document.querySelector('.on') !== null;
    });
    expect(await started).toBe(true);
  }, 240_000);
});
