/** A read whose connection breaks: asked again by itself, then by its button. */
import { expect, describe, it } from 'vitest';
import { chromiumIsThere, gameOf, violations, withStudio } from './browser.js';
import { holdAnswers } from './held-answer.js';
import { owner } from './runs.js';

describe.skipIf(!chromiumIsThere)('a read of the Studio whose answer is lost', () => {
  it('comes by itself when it is lost once or twice, and at a press after that', async () => {
    await withStudio(async (studio) => {
      const { user, create, ended } = await owner(studio);
      const run = await create();
      await ended(run.id);
      const { page, expectErrors } = await studio.visit(`/runs/${run.id}`, { user });
      expectErrors(/ERR_FAILED/u);
      await gameOf(page);
      const draft = await holdAnswers(page, 'PublishDraft');
      await page.getByRole('tab', { name: 'Publish' }).click();
      for (let i = 0; i < 3; i += 1) await draft.lose();
      const again = page.getByRole('tabpanel').getByRole('button', { name: 'Try again' });
      await again.waitFor();
      expect(await violations(page)).toEqual([]);

      await again.click();
      await draft.lose();
      await draft.lose();
      await draft.pass();
      await page.getByLabel('Title', { exact: true }).waitFor();
      expect(await again.count()).toBe(0);
    });
  }, 240_000);
});
