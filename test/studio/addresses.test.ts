/** Addresses in a page that reads from the right: they read from the left wherever they stand. */
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { viewerOf } from '../public/world.js';
import { chromiumIsThere, violations, withStudio } from './browser.js';
import { owner } from './runs.js';

/** Is the first letter left of every other, and the last one right of them? */
const readsFromTheLeft = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
    const length = text.textContent!.trimEnd().length;
    const lefts = Array.from({ length }, (_, at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
    return lefts.every((left, at) => at === 0 || left >= lefts[at - 1]!);
  });

describe.skipIf(!chromiumIsThere)('an address in Arabic', () => {
  it('of a public game and of a shared link reads from the left', async () => {
    await withStudio(async (studio) => {
      const { user, create, ended } = await owner(studio);
      const { id } = await create({ prompt: 'snake in space' });
      const { artifactId } = await ended(id);
      const { publications, shareLinks } = studio.resources.services;
      await publications.publish(viewerOf(user), artifactId!, { title: 'x', description: 'x', seo: { slug: 'x-1-y' } });
      await shareLinks.create(viewerOf(user), artifactId!);

      const { page } = await studio.visit(`/runs/${id}#publish`, { user, locale: 'ar-EG' });
      const link = page.locator('.public-link a');
      await link.waitFor();
      expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
      expect(await readsFromTheLeft(link)).toBe(true);
      for (const bdi of await page.locator('.publication-preview bdi').all())
        expect(await readsFromTheLeft(bdi)).toBe(true);

      await page.goto(`${studio.origin}/runs/${id}#share`);
      await page.reload();
      const shared = page.locator('.shared input');
      await shared.waitFor();
      expect(await shared.evaluate((input) => getComputedStyle(input).direction)).toBe('ltr');
      await page.locator('.shared .button', { has: page.locator('.lucide-qr-code') }).click();
      expect(await readsFromTheLeft(page.locator('dialog .url'))).toBe(true);
      expect(await violations(page)).toEqual([]);
    });
  }, 120_000);
});
