/** The names of the tabs beside a game are whole in languages whose words are long, down to the narrowest phone. */
import { describe, expect, it } from 'vitest';
import { chromiumIsThere, withStudio } from './browser.js';
import { owner } from './runs.js';

const shots = process.env['SHOTS'];
const LANGUAGES = ['de', 'uk', 'hi'];
const WIDTHS = [1280, 360, 320];

describe.skipIf(!chromiumIsThere)('the tabs beside a game', () => {
  it('have no torn word', async () => {
    await withStudio(async (studio) => {
      const { user, create, ended } = await owner(studio);
      const run = await create({ prompt: 'snake in space' });
      await ended(run.id);
      for (const locale of LANGUAGES) {
        const { page, context } = await studio.visit(`/runs/${run.id}`, { user, locale });
        await page.locator('.tab-list').waitFor();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 720 });
          // a word that has more boxes than one is torn; one that is wider than its button hangs out of it
          const torn = await page.locator('.tab-list button span').evaluateAll((names) =>
            names.flatMap((name) => {
              const text = name.firstChild!;
              const button = name.parentElement!.getBoundingClientRect();
              return [...(text.textContent ?? '').matchAll(/\S+/gu)].flatMap(({ 0: word, index }) => {
                const range = document.createRange();
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                const { left, right } = range.getBoundingClientRect();
                const whole = range.getClientRects().length === 1 && left >= button.left && right <= button.right;
                return whole ? [] : [word];
              });
            }),
          );
          expect([locale, width, torn]).toEqual([locale, width, []]);
          const over = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          expect([locale, width, over]).toEqual([locale, width, false]);
          if (shots) await page.locator('.run-side').screenshot({ path: `${shots}/${locale}-${width}.png` });
        }
        await context.close();
      }
    });
  }, 180_000);
});
