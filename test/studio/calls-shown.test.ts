/** "Show the API call" beside actions: by keys alone, on a phone and on a desktop, with what the form holds. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumIsThere, violations, withStudio } from './browser.js';
import { owner } from './runs.js';

const SHOW = 'Show the API call';

/** What the open tab has, part by part. */
const partsOf = (page: Page) => page.locator('dialog .tab-panel:not([hidden]) pre').allTextContents();

describe.skipIf(!chromiumIsThere)('the API call of an action', () => {
  it('is loaded by its button, has the values of the form, and gives the focus back', async () => {
    await withStudio(
      async ({ visit, signUp, origin }) => {
        const user = await signUp();
        const { page, context } = await visit('/', { user });
        await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
        const scripts: string[] = [];
        page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
        const box = page.getByLabel('Your game');
        await box.fill(`a cat's "snake" game`);
        expect(scripts.filter((path) => path.includes('call-dialog'))).toEqual([]);
        // by keys alone: from the prompt past the format to the button
        await box.press('Tab');
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(SHOW);
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: 'The API call' });
        await dialog.waitFor();
        expect(scripts.filter((path) => path.includes('call-dialog'))).toHaveLength(1);
        expect(await partsOf(page)).toEqual([
          expect.stringContaining('your password'),
          expect.stringContaining(String.raw`"prompt":"a cat'\''s \"snake\" game","mode":"quick_html"`),
        ]);
        expect(await violations(page)).toEqual([]);
        expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
        for (const [name, count] of [
          ['JavaScript', 2],
          ['Python', 2],
          ['GraphQL', 3],
        ] as const) {
          await page.keyboard.press('ArrowRight');
          await dialog.getByRole('tab', { name, selected: true }).waitFor();
          expect(await partsOf(page)).toHaveLength(count);
          // the session of this browser is nobody else's
          expect(await dialog.textContent()).not.toContain(user.cookie.split('=')[1]);
        }
        expect(await violations(page)).toEqual([]);
        await dialog.getByRole('button', { name: 'Copy' }).last().press('Enter');
        await dialog.getByText('Copied').first().waitFor();
        const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as { input: object };
        expect(copied.input).toMatchObject({ prompt: `a cat's "snake" game`, mode: 'quick_html' });
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(SHOW);
        // the language stays for the next one
        await box.fill('chess');
        await page.getByRole('button', { name: SHOW }).press('Enter');
        await dialog.getByRole('tab', { name: 'GraphQL', selected: true }).waitFor();
        expect((await partsOf(page)).at(-1)).toContain('"chess"');
      },
      { withoutWorker: true },
    );
  }, 180_000);

  it('is there for sharing, publishing, downloading and renaming on a phone, above the dialog that it is asked in', async () => {
    await withStudio(async (studio) => {
      const { user, create, ended } = await owner(studio);
      const run = await create({ prompt: 'snake in space, eat 15 stars' });
      const { artifactId } = await ended(run.id);
      const { page } = await studio.visit(`/runs/${run.id}#share`, { user, phone: true });
      const dialog = page.getByRole('dialog', { name: 'The API call' });
      const show = async (button: ReturnType<Page['locator']>, language: string): Promise<string> => {
        await button.click();
        await dialog.getByRole('tab', { name: language }).click();
        const text = (await partsOf(page)).slice(1).join('\n');
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        return text;
      };
      const inTab = page.locator('.run-side .tab-panel:not([hidden])').getByRole('button', { name: SHOW });
      const share = await show(inTab.first(), 'GraphQL');
      expect(share).toContain('createShareLink');
      expect(share).toContain(`"artifactId": "${artifactId}"`);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('tab', { name: 'Publish' }).click();
      await page.getByLabel('Title', { exact: true }).fill('My snake');
      const publish = await show(inTab.last(), 'Python');
      expect(publish).toContain(`'${studio.origin}/api/game-publications/${artifactId}'`);
      expect(publish).toContain("'title': 'My snake'");
      expect(await violations(page)).toEqual([]);
      await page.getByRole('tab', { name: 'Report' }).click();
      expect(await show(inTab, 'curl')).toContain(`-o 'game.html'`);

      await page.goto(`${studio.origin}/runs`);
      await page.getByRole('button', { name: /^Rename/u }).click();
      await page.getByLabel('Title').fill('Zoë’s snake');
      await page.getByRole('button', { name: SHOW }).click();
      await dialog.getByRole('tab', { name: 'JavaScript' }).click();
      expect((await partsOf(page)).at(-1)).toContain("title: 'Zoë’s snake'");
      expect(await violations(page)).toEqual([]);
      expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      // what was typed below it is still there
      expect(await page.getByLabel('Title').inputValue()).toBe('Zoë’s snake');
    });
  }, 180_000);
});
