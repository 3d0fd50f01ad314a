/** Titles and prompts as long as they may be, on the smallest of phones: each can be read where the game is shown. */
import { describe, expect, it } from 'vitest';
import { LONG_TITLE, LONG_WORD, unreadable } from '../helpers/long-words.js';
import { chromiumIsThere, gameOf, withStudio } from './browser.js';
import { owner } from './runs.js';

describe.skipIf(!chromiumIsThere)('long words in the Studio', () => {
  it('neither widen a page nor leave out what a game is called', async () => {
    await withStudio(async (studio) => {
      const { user, create, ended } = await owner(studio);
      const { id } = await create({ prompt: 'snake in space, eat 15 stars' });
      await ended(id);
      const { page } = await studio.visit('/', { user, phone: true });
      for (const title of [LONG_TITLE, LONG_WORD]) {
        await studio.resources.database.pool.query('update threads set title = $1', [title]);
        await page.goto(`${studio.origin}/credits`);
        await page.getByRole('link', { name: title }).waitFor();
        expect(await unreadable(page)).toEqual([]);
        await page.goto(`${studio.origin}/account`);
        await page.getByRole('heading', { name: 'Active sessions' }).waitFor();
        expect(await unreadable(page)).toEqual([]);

        // of a tile's name the beginning is enough, since it leads to the game, which says all of it
        await page.goto(`${studio.origin}/runs`);
        await page.locator('.tile strong', { hasText: title }).waitFor();
        expect((await unreadable(page)).filter((line) => !line.startsWith('strong'))).toEqual([]);
        await page.locator('.tile > a').press('Enter');
        const heading = page.getByRole('heading', { name: title });
        await heading.waitFor();
        await gameOf(page);
        expect((await unreadable(page)).filter((line) => /wider|^h1/u.test(line))).toEqual([]);
      }
    });
  }, 240_000);
});
