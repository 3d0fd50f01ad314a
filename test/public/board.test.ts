/** The leaderboard of a public game in a real browser: from a round that ends to the name on the list. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { designLike, penguin } from '../generation/designs.js';
import { chromiumIsThere } from '../helpers/browser.js';
import { compose } from '../helpers/compose.js';
import { useBrowser } from '../helpers/shared-browser.js';
import { violations } from '../studio/browser.js';
import { PUBLICATION, publishGame } from './world.js';

const shots = process.env['SHOTS'];

/** A round from its beginning, with a ticket, to its end, after which the form is there. */
async function endRound(page: Page): Promise<void> {
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
  await page.locator('#score').waitFor({ state: 'visible' });
}

/** Is all of it between the bar above the page and the window's end? */
const isInWindow = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= document.querySelector('.top')!.getBoundingClientRect().bottom && bottom <= innerHeight;
  });

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
      await endRound(page);
      // all of it, with the button
      await expect.poll(() => isInWindow(form)).toBe(true);
      if (shots) await page.screenshot({ path: `${shots}/board-form-${i}.png` });
      expect(await violations(page)).toEqual([]);
      expect(await form.getByRole('status').innerText()).toMatch(/^Your score:\s*[\d,]+$/u);
      await form.getByLabel('Your name').fill(`Ada ${i}`);
      await context.setOffline(true);
      await form.getByRole('button', { name: 'Add my score' }).click();
      await form.getByRole('alert').getByText('Try again in a moment.').waitFor();
      errors.length = 0;
      await context.setOffline(false);
      await form.getByRole('button', { name: 'Add my score' }).click();
      const own = page.locator('#board li.own');
      await own.waitFor();
      expect(await own.innerText()).toContain(`Ada ${i}`);
      // the form is gone, and with it the focus: both go to where the score is
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('board');
      await expect.poll(() => isInWindow(own)).toBe(true);
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

    // below the first ten a score still has its place
    const { pool } = test.resources.database;
    await pool.query(
      `insert into publication_scores (artifact_id, name, score) select $1, 'Best ' || n, 900000 from generate_series(1, 12) n`,
      [record.artifactId],
    );
    const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
    await page.goto(address);
    await endRound(page);
    await page.getByLabel('Your name').fill('  Grace ');
    await page.getByRole('button', { name: 'Add my score' }).click();
    await page.locator('#board li.own').waitFor();
    const places = await page
      .locator('#board li')
      .evaluateAll((rows) => (rows as HTMLLIElement[]).map(({ value }) => value));
    const { rows } = await pool.query<{ place: number }>(
      `select 1 + count(*)::int as place from publication_scores
        where score > (select score from publication_scores where name = 'Grace')`,
    );
    expect(rows[0]!.place).toBeGreaterThan(12);
    expect(places).toEqual([...Array.from({ length: 10 }, () => 0), rows[0]!.place]);
    await page.close();
  }, 240_000);
});
