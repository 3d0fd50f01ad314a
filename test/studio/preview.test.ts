/** What is typed is previewed under the prompt, before anything is sent. */
import { describe, expect, it } from 'vitest';
import { chromiumIsThere, violations, withStudio } from './browser.js';
import { holdAnswers } from './held-answer.js';

describe.skipIf(!chromiumIsThere)('the preview of a prompt', () => {
  it('shows the kind, the cast and what is not possible, and asks what was meant', async () => {
    await withStudio(
      async ({ visit }) => {
        const { page } = await visit('/');
        const prompt = page.getByLabel('Your game');
        const panel = page.getByRole('region', { name: 'What your prompt becomes' });
        expect(await panel.count()).toBe(0);
        await prompt.fill('a penguin platformer with a walrus boss');
        // the thread that reads starts with the first preview
        await panel.getByText('Becomes: Platformer').waitFor({ timeout: 120_000 });
        const penguin = panel
          .getByRole('listitem')
          .filter({ hasText: /penguin/iu })
          .locator('img');
        expect(
          await penguin.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
        ).toBeGreaterThan(0);
        expect(await violations(page)).toEqual([]);
        await prompt.fill('zxcv qwrt');
        await panel.getByText('I don’t know what to make of this yet').waitFor();
        expect(await panel.getByRole('button').count()).toBe(3);
        // which is no mistake of who presses it now
        await page.getByRole('button', { name: 'Make it anyway' }).waitFor();
        await panel.getByRole('button', { name: 'Snake in space' }).click();
        await panel.getByText('Becomes: Snake').waitFor();
        expect(await prompt.inputValue()).toBe('Snake in space, eat 15 stars');
        await page.getByRole('button', { name: 'Make it', exact: true }).waitFor();
      },
      { withoutWorker: true },
    );
  }, 240_000);

  it('comes before a game that is asked for at once, where nothing is understood', async () => {
    await withStudio(
      async ({ visit, signUp }) => {
        const { page } = await visit('/', { user: await signUp() });
        const prompt = page.getByLabel('Your game');
        const panel = page.getByRole('region', { name: 'What your prompt becomes' });
        // the thread that reads starts with the first preview
        await prompt.fill('a penguin platformer');
        await panel.getByText('Becomes: Platformer').waitFor({ timeout: 120_000 });
        await prompt.fill('qqzx wvvk');
        await prompt.press('Control+Enter');
        await panel.getByText('I don’t know what to make of this yet').waitFor();
        await page.getByRole('button', { name: 'Make it anyway' }).waitFor();
        expect(new URL(page.url()).pathname).toBe('/');
        // who insists has been told
        await page.getByRole('button', { name: 'Make it anyway' }).click();
        await page.waitForURL(/\/runs\//u);
      },
      { withoutWorker: true },
    );
  }, 240_000);

  it('holds up nobody who asks for a game while the page opens', async () => {
    await withStudio(
      async ({ visit, signUp }) => {
        const { page } = await visit('/', { user: await signUp() });
        const start = await holdAnswers(page, 'Start');
        await holdAnswers(page, 'PreviewReading');
        await page.reload();
        await start.asked();
        await page.getByLabel('Your game').fill('a penguin platformer');
        await page.getByRole('button', { name: 'Make it', exact: true }).click();
        await start.pass();
        // the preview is a help, and is not waited for longer
        await page.waitForURL('**/runs/*');
        expect(page.url()).toContain('/runs/');
      },
      { withoutWorker: true },
    );
  }, 240_000);
});
