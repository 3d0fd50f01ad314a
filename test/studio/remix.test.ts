/** "Remix this" on the page of a public game: into the Studio, and from what is made there back to it. */
import { describe, expect, it } from 'vitest';
import { publishGame } from '../public/world.js';
import { chromiumIsThere, violations, withStudio } from './browser.js';

describe.skipIf(!chromiumIsThere)('a remix', () => {
  it('says what it is made from, through a reload, until it is made; the game then says it', async () => {
    await withStudio(async (studio) => {
      const { record } = await publishGame(studio, { title: 'Snow Fox', description: 'A fox in the snow jumps.' });
      const user = await studio.signUp();
      const { page } = await studio.visit(`/games/${record.slug}`, { user });
      await page.getByRole('link', { name: 'Remix this' }).click();
      const line = page.getByText('Remix of');
      await line.waitFor();
      expect(await page.getByRole('textbox').inputValue()).toBe('Snow Fox: A fox in the snow jumps.');
      expect(await violations(page)).toEqual([]);
      await page.reload();
      await line.getByRole('link', { name: 'Snow Fox' }).waitFor();
      await page.getByRole('button', { name: 'Make it', exact: true }).click();
      await page.waitForURL('**/runs/*');
      const back = page.getByText('Remix of').getByRole('link', { name: 'Snow Fox' });
      await back.waitFor();
      expect(new URL((await back.getAttribute('href'))!).pathname).toBe(`/games/${record.slug}`);
      // it is over: the next game is no remix
      await page.goto(studio.origin);
      await page.getByRole('textbox').fill('a cat');
      expect(await line.count()).toBe(0);
    });
  }, 120_000);

  it('is none once it is dropped, or all of its words are taken back', async () => {
    await withStudio(async (studio) => {
      const { record } = await publishGame(studio, { title: 'Snow Fox', description: 'A fox in the snow jumps.' });
      const user = await studio.signUp();
      const { page } = await studio.visit(`/games/${record.slug}`, { user, phone: true });
      const line = page.getByText('Remix of');
      const enter = async () => {
        await page.goto(`${studio.origin}/games/${record.slug}`);
        await page.getByRole('link', { name: 'Remix this' }).click();
        await line.waitFor();
      };
      await enter();
      await page.getByRole('button', { name: 'Not a remix' }).click();
      await line.waitFor({ state: 'detached' });
      await enter();
      await page.getByRole('textbox').fill('');
      await line.waitFor({ state: 'detached' });
      await page.getByRole('textbox').fill('a cat that runs');
      await page.getByRole('button', { name: 'Make it', exact: true }).click();
      await page.waitForURL('**/runs/*');
      const { rows } = await studio.resources.database.pool.query(
        'select remix_of from threads where remix_of is not null',
      );
      expect(rows).toEqual([]);
    });
  }, 120_000);
});
