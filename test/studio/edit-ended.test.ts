/** A game that was changed by hand and not made: back to its form, the same once more, and what such a run is called. */
import { describe, expect, it } from 'vitest';
import { GenerationError } from '../../src/generation/provider.types.js';
import { chromiumIsThere, gameOf, violations, withStudio } from './browser.js';
import { owner } from './runs.js';
import { staged } from './staged.js';

const away = () => new GenerationError('provider.unavailable', 'The generator is away.', true);
/** How the service words edits, for no reader. */
const LINE = /Edited by hand: /u;

describe.skipIf(!chromiumIsThere)('a game edited by hand that was not made', () => {
  it('goes back to its form with the edits as they were sent, and is tried again with one press', async () => {
    const generator = staged();
    await withStudio(
      async (studio) => {
        const { user, create, ended } = await owner(studio);
        const first = await create();
        await generator.reached();
        generator.release();
        await ended(first.id);
        const { page } = await studio.visit(`/runs/${first.id}#edit`, { user });
        const form = page.locator('.edit');
        await form.getByLabel('Title', { exact: true }).fill('Fox on Ice');
        await form.getByRole('button', { name: 'Choose another picture for penguin' }).click();
        await page.getByLabel('Search for a picture').fill('fox');
        await page.getByRole('option', { name: 'fox', exact: true }).first().click();
        const hero = form.getByRole('button', { name: 'Choose another picture for penguin' }).locator('img');
        const fox = await hero.getAttribute('src');
        await form.getByLabel('Lives', { exact: true }).fill('7');
        await form.getByText('3 changes · free').waitFor();
        await form.getByRole('button', { name: 'Make this game' }).click();
        const { edits } = await generator.reached();
        expect(edits).toMatchObject({ title: 'Fox on Ice', numbers: [{ rule: 'lives', value: 7 }] });
        await page.getByRole('heading', { level: 1, name: 'Edited by hand', exact: true }).waitFor();
        const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
        await expect.poll(() => steps.first().textContent()).toBe('Applying the edits');
        await page.getByRole('status').getByText('Applying the edits').waitFor();
        expect(await page.getByText('Reading the prompt').count()).toBe(0);
        generator.fail(away());
        await page.getByText('The same edits may work next time.').waitFor();
        // nobody wrote words that could be changed
        expect(await page.locator('.ended').textContent()).not.toMatch(/prompt/iu);
        expect(await page.getByText(LINE).count()).toBe(0);
        await page.locator('.request').getByRole('heading', { name: 'Edited by hand', exact: true }).waitFor();
        expect(await violations(page)).toEqual([]);
        await page.locator('.ended').getByRole('button', { name: 'Show the API call' }).click();
        const call = page.getByRole('dialog', { name: 'The API call' });
        await call.getByText('editDesign(input: $input)').first().waitFor();
        expect(await call.locator('.tab-panel:not([hidden]) pre').allTextContents()).toContainEqual(
          expect.stringContaining('"title":"Fox on Ice"'),
        );
        await page.keyboard.press('Escape');

        await page.getByRole('link', { name: 'Back to the form' }).press('Enter');
        await page.waitForURL((url) => url.pathname.endsWith(first.id) && url.hash === '#edit');
        await form.getByText('3 changes · free').waitFor();
        expect(await form.getByLabel('Title', { exact: true }).inputValue()).toBe('Fox on Ice');
        expect(await form.getByLabel('Lives', { exact: true }).inputValue()).toBe('7');
        expect(await hero.getAttribute('src')).toBe(fox);
        await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Edit by hand');
        // what is changed now is not lost by coming once more
        await form.getByLabel('Lives', { exact: true }).fill('9');
        await page.goBack();
        await page.getByRole('link', { name: 'Back to the form' }).click();
        await form.getByText('3 changes · free').waitFor();
        expect(await form.getByLabel('Lives', { exact: true }).inputValue()).toBe('9');
        await page.goBack();

        await page.getByRole('button', { name: 'Try again' }).press('Enter');
        expect((await generator.reached()).edits).toEqual(edits);
        // which knows its edits too
        generator.fail(away());
        await page.getByRole('button', { name: 'Try again' }).click();
        expect((await generator.reached()).edits).toEqual(edits);
        generator.release();
        await gameOf(page);
        await page.getByRole('heading', { level: 1, name: 'Fox on Ice' }).waitFor();
        const line = page.getByRole('navigation', { name: 'Versions' });
        await line.getByRole('link', { name: /^Version 2\s*: Edited by hand$/u }).waitFor();
        await page.getByRole('tab', { name: 'Reading' }).click();
        const reading = page.locator('#panel-reading');
        await reading.getByRole('heading', { name: 'Edited by hand', exact: true }).waitFor();
        await reading.getByRole('listitem').filter({ hasText: '“Fox on Ice”' }).waitFor();
        expect(await page.getByText(LINE).count()).toBe(0);
        expect(await violations(page)).toEqual([]);
      },
      { generator },
    );
  }, 240_000);

  it('that was sent from elsewhere leads to its form alone, in the language of its reader', async () => {
    const generator = staged();
    await withStudio(
      async (studio) => {
        const { user, viewer, create, ended } = await owner(studio);
        const first = await create();
        await generator.reached();
        generator.release();
        const { artifactId } = await ended(first.id);
        const { runs } = studio.resources.services;
        const { run } = await runs.editDesign(viewer, { artifactId, title: 'Eisfuchs' });
        await generator.reached();
        const { page } = await studio.visit(`/runs/${run.id}`, { user, locale: 'de', phone: true });
        await page.getByRole('status').getByText('Änderungen werden übernommen').waitFor();
        await page.getByRole('button', { name: 'Abbrechen' }).click();
        const stage = page.locator('.ended');
        await stage.getByRole('heading', { name: 'Abgebrochen' }).waitFor();
        await page.getByRole('heading', { level: 1, name: 'Von Hand bearbeitet', exact: true }).waitFor();
        expect(await stage.getByRole('button').count()).toBe(0);
        expect(await page.getByText(LINE).count()).toBe(0);
        expect(await violations(page)).toEqual([]);
        await stage.getByRole('link', { name: 'Zurück zum Formular' }).click();
        const form = page.locator('.edit');
        await form.getByText('Noch nichts geändert').waitFor();
        // which a phone has below the game
        const heading = form.getByRole('heading', { name: 'Von Hand bearbeiten' });
        await expect
          .poll(async () => {
            const box = await heading.boundingBox();
            return box !== null && box.y > 0 && box.y + box.height < 844;
          })
          .toBe(true);
      },
      { generator },
    );
  }, 240_000);
});
