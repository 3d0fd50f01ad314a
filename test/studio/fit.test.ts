/** A game that is not the one that was named says so: beside the prompt, and on its own title card. */
import { describe, expect, it } from 'vitest';
import { chromiumIsThere, gameOf, violations, withStudio } from './browser.js';
import { owner } from './runs.js';

const shots = process.env['SHOTS'];

describe.skipIf(!chromiumIsThere)('a game that is named and can not be made', () => {
  it('is told on desktop and phone, light and dark, and on a card of 360 pixels', async () => {
    await withStudio(async (studio) => {
      const { user, create, ended } = await owner(studio);
      const run = await create({ prompt: 'who wants to be a millionaire about cats, 8 questions and a 50:50 joker' });
      await ended(run.id);
      for (const phone of [false, true]) {
        const { page } = await studio.visit(`/runs/${run.id}#reading`, { user, phone });
        const frame = await gameOf(page);
        const told = page.locator('.fit');
        await told.waitFor();
        expect(await told.innerText()).toContain('Close to what you asked for');
        expect(await told.innerText()).toContain('Who Wants to Be a Millionaire? can’t be made yet.');
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await violations(page)).toEqual([]);
          if (shots)
            await page.screenshot({ path: `${shots}/${phone ? 'phone' : 'desk'}-${colorScheme}.png`, fullPage: true });
        }
        if (phone) await page.setViewportSize({ width: 360, height: 640 });
        const card = frame.locator('.told');
        expect(await card.innerText()).toContain('can’t be made yet');
        // how far the line, the page and the button to start with are out of the window, once its new size is known
        const over = () =>
          card.evaluate((line) =>
            Math.max(
              line.scrollWidth - line.clientWidth,
              document.documentElement.scrollWidth - innerWidth,
              (document.querySelector('.title .go')?.getBoundingClientRect().bottom ?? innerHeight + 1) - innerHeight,
            ),
          );
        await expect.poll(over).toBeLessThanOrEqual(0);
        if (shots)
          await page.locator('.player iframe').screenshot({ path: `${shots}/card-${phone ? 'phone' : 'desk'}.png` });
      }
    });
  }, 240_000);

  it('is not told of a game that is what was asked for', async () => {
    await withStudio(async (studio) => {
      const { user, create, ended } = await owner(studio);
      const run = await create({ prompt: 'tetris with sushi' });
      await ended(run.id);
      const { page } = await studio.visit(`/runs/${run.id}#reading`, { user });
      await page.getByText('How I read your prompt').waitFor();
      expect(await page.locator('.fit').count()).toBe(0);
    });
  }, 240_000);
});
