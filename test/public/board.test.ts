/** The leaderboard of a public game in a real browser: from a round that ends to the name on the list. */
import { describe, expect, it } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { designLike, penguin } from '../generation/designs.js';
import { chromiumIsThere } from '../helpers/browser.js';
import { compose } from '../helpers/compose.js';
import { useBrowser } from '../helpers/shared-browser.js';
import { violations } from '../studio/browser.js';
import { PUBLICATION, publishGame } from './world.js';

const shots = process.env['SHOTS'];

describe.skipIf(!chromiumIsThere)('a leaderboard', () => {
  const test = useApp();
  const browser = useBrowser();

  it('takes the score of a round under the name that its player chooses', async () => {
    const origin = await test.listen();
    // of one level: a bot comes to its end in no time, and more points than one level has would not be believed
    const design = designLike(penguin, { rules: [...penguin.rules, { rule: 'levels', n: 1 }] });
    const { record } = await publishGame(test, PUBLICATION, await compose(design));
    const address = `${origin}/games/${record.slug}`;
    for (const [i, [phone, dark]] of [
      [false, false],
      [true, true],
      [true, false],
      [false, true],
    ].entries()) {
      const context = await browser.newContext({
        viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 860 },
        colorScheme: dark ? 'dark' : 'light',
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto(address);
      const form = page.locator('#score');
      const none = page.getByText('No scores yet: the first place is free.');
      expect(await none.isVisible()).toBe(i === 0);
      expect(await form.isVisible()).toBe(false);
      const began = page.waitForResponse((answer) => answer.request().postData()?.includes('startRound') ?? false);
      await page.locator('.play').click();
      const frame = await page.waitForSelector('.on > iframe').then((element) => element.contentFrame());
      await frame!.waitForFunction(() => globalThis.__game !== undefined);
      await frame!.evaluate(() => globalThis.__game.start());
      await began;
      await frame!.evaluate(() => {
        globalThis.__game.bot('win');
        for (let step = 0; step < 1200 && globalThis.__game.state()['phase'] !== 'win'; step += 1)
          globalThis.__game.step(30);
      });
      await form.waitFor({ state: 'visible' });
      if (shots) await page.screenshot({ path: `${shots}/board-form-${i}.png` });
      expect(await violations(page)).toEqual([]);
      await form.getByLabel('Your name').fill(`Ada ${i}`);
      await form.getByRole('button', { name: 'Add my score' }).click();
      await page.locator('#board li', { hasText: `Ada ${i}` }).waitFor();
      expect(await none.isVisible()).toBe(false);
      expect(await form.isVisible()).toBe(false);
      if (shots) await page.screenshot({ path: `${shots}/board-${i}.png`, fullPage: true });
      expect(errors).toEqual([]);
      // what is kept is what a page without script shows
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const still = await plain.newPage();
      await still.goto(address);
      expect(await still.locator('#board li').count()).toBe(i + 1);
      expect(await still.locator('#board').innerText()).toContain('not verified');
      await context.close();
      await plain.close();
    }
    expect(await test.resources.services.publications.scores(record.slug, 10)).toHaveLength(4);
  }, 240_000);
});
