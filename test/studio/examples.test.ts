/** Prompts to start from: pictured for whoever has no game yet, quiet for all others. */
import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../src/generation/read-prompt.js';
import { GENRES } from '../../src/generation/design.js';
import { en } from '../../src/studio/web/messages/en.js';
import { chromiumIsThere, withStudio } from './browser.js';
import { owner } from './runs.js';

const EXAMPLES = Object.entries(en.compose.examples);

describe('the examples of the first page', () => {
  it.each(EXAMPLES)('%s: all that it asks for is understood', (_name, prompt) => {
    const { ignored, genre } = readPrompt({ prompt, seed: 1, supported: GENRES });
    expect({ ignored, genre }).toEqual({ ignored: [], genre: expect.any(String) });
  });

  it.skipIf(!chromiumIsThere)(
    'have pictures until one has a game of one’s own; a click takes the words',
    async () => {
      await withStudio(
        async (studio) => {
          const { user, create } = await owner(studio);
          for (const look of [{}, { user }]) {
            const { page, context } = await studio.visit('/', look);
            const cards = page.locator('.example');
            await cards.first().waitFor();
            await page.waitForLoadState('networkidle');
            const widths = await cards
              .locator('img')
              .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
            expect(widths).toEqual(EXAMPLES.map(() => 480));
            await cards.nth(1).click();
            await expect.poll(() => page.getByLabel('Your game').inputValue()).toBe(EXAMPLES[1]?.[1]);
            await context.close();
          }
          await create();
          const { page } = await studio.visit('/', { user });
          await page.getByRole('heading', { name: 'Your latest games' }).waitFor();
          await page.locator('.tile a').first().waitFor();
          expect(await page.locator('.example').count()).toBe(0);
          expect(await page.locator('.examples .chip').count()).toBe(EXAMPLES.length);
        },
        { withoutWorker: true },
      );
    },
    60_000,
  );
});
