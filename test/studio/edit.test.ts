/** A game changed by hand on its page: by keys alone, on a phone, with what the service refuses, and what it costs. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../src/generation/providers/code-reference.js';
import { assembleWritten } from '../../src/generation/written/assemble.js';
import { finishPage } from '../../src/generation/written/page.js';
import { penguin } from '../generation/designs.js';
import { chromiumIsThere, violations, withStudio, type Look, type Studio, type StudioOptions } from './browser.js';
import { owner } from './runs.js';

/** A game of its owner, with the form open. */
async function openEdit(studio: Studio, look: Look = {}) {
  const { user, viewer, create, ended } = await owner(studio);
  const run = await create();
  await ended(run.id);
  const visit = await studio.visit(`/runs/${run.id}#edit`, { ...look, user });
  await visit.page.locator('.edit').waitFor();
  return { ...visit, run, user, viewer };
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: here } = document;
    return here?.getAttribute('aria-label') ?? (here instanceof HTMLInputElement ? here.value : here?.textContent);
  });

/** A model's page is no more made of its design. */
const written: StudioOptions['generator'] = {
  generate: async ({ seed }) =>
    assembleWritten({
      ...finishPage(EXAMPLES[0]!.page, seed),
      design: penguin,
      playability: { verdict: 'unverified', checks: [] },
      by: { provider: 'p1', model: 'm' },
    }),
};

describe.skipIf(!chromiumIsThere)('a game edited by hand', () => {
  it('is made by keys alone: a title, another picture and a number are its next version, and cost nothing', async () => {
    await withStudio(async (studio) => {
      const { page, run, viewer } = await openEdit(studio);
      const before = await studio.resources.services.credits.balance(viewer.user.id);
      const form = page.locator('.edit');
      await form.getByText('Nothing changed yet').waitFor();
      await form.getByLabel('Title', { exact: true }).focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Fox on Ice');
      await form.getByText('1 change · free').waitFor();
      // the way back stands before the field, the hero's picture after it
      await page.keyboard.press('Shift+Tab');
      expect(await focused(page)).toBe('Put back: Title');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('Choose another picture for penguin');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Choose another picture for penguin' });
      await dialog.getByRole('option', { name: 'penguin', selected: true }).waitFor();
      await page.keyboard.type('fox');
      await dialog
        .getByRole('option')
        .first()
        .and(dialog.getByRole('option', { name: 'fox' }))
        .waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('title'))).toBe('fox');
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      expect(await focused(page)).toBe('Choose another picture for penguin');
      await form.getByLabel('Lives', { exact: true }).fill('7');
      await form.getByText('3 changes · free').waitFor();
      expect(await violations(page)).toEqual([]);
      await form.getByLabel('Lives', { exact: true }).press('Enter');
      await page.waitForURL((url) => url.pathname.startsWith('/runs/') && !url.pathname.endsWith(run.id));
      await page.getByRole('heading', { level: 1, name: 'Fox on Ice' }).waitFor();
      await page.getByText('Version 2', { exact: true }).first().waitFor();
      // its own form begins with it, and the draft of the one before is gone
      await page.getByRole('tab', { name: 'By hand' }).click();
      await expect.poll(() => page.locator('.edit').getByLabel('Lives', { exact: true }).inputValue()).toBe('7');
      await page.locator('.edit').getByText('Nothing changed yet').waitFor();
      expect(
        await page.evaluate((id) => Object.keys(sessionStorage).filter((key) => key.includes(id)), 'edit:'),
      ).toEqual([]);
      expect(await studio.resources.services.credits.balance(viewer.user.id)).toEqual(before);
    });
  });

  it('keeps what was changed over a reload, puts each field back by itself, and all of them at once', async () => {
    await withStudio(async (studio) => {
      const { page } = await openEdit(studio);
      const form = page.locator('.edit');
      await form.getByLabel('Difficulty', { exact: true }).selectOption('hard');
      await form.locator('summary').filter({ hasText: 'Colors' }).click();
      await form.getByLabel('Sky as #rrggbb', { exact: true }).fill('#00FF00');
      await form.locator('summary').filter({ hasText: 'Rules' }).click();
      await form.getByLabel('Dash', { exact: true }).check();
      await form.getByText('3 changes · free').waitFor();
      await page.reload();
      await form.getByText('3 changes · free').waitFor();
      // what is folded away and changed is open
      expect(await form.getByLabel('Sky', { exact: true }).inputValue()).toBe('#00ff00');
      expect(await form.getByLabel('Dash', { exact: true }).isChecked()).toBe(true);
      await form.getByRole('button', { name: 'Put back: Dash' }).press('Enter');
      expect(await form.getByLabel('Dash', { exact: true }).isChecked()).toBe(false);
      expect(await form.getByLabel('Dash', { exact: true }).evaluate((field) => field === document.activeElement)).toBe(
        true,
      );
      await form.getByText('2 changes · free').waitFor();
      await form.getByRole('button', { name: 'Undo all' }).click();
      await form.getByText('Nothing changed yet').waitFor();
      expect(await form.getByLabel('Difficulty', { exact: true }).inputValue()).toBe('normal');
      await page.reload();
      await form.getByText('Nothing changed yet').waitFor();
    });
  });

  it('sends nothing where nothing changed, nor a number that can’t be, and tells a refusal at its field', async () => {
    await withStudio(async (studio) => {
      const { page } = await openEdit(studio);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.postData()?.includes('mutation EditDesign')) sent.push(request.postData()!);
      });
      const form = page.locator('.edit');
      const make = form.getByRole('button', { name: 'Make this game' });
      await make.press('Enter');
      await form.getByLabel('Lives', { exact: true }).fill('99');
      await form.getByText('A whole number from 1 to 20, please.').waitFor();
      await make.press('Enter');
      expect(
        await form.getByLabel('Lives', { exact: true }).evaluate((field) => field === document.activeElement),
      ).toBe(true);
      expect(sent).toEqual([]);
      await form.getByLabel('Lives', { exact: true }).fill('');
      await form.getByLabel('Title', { exact: true }).fill(' ');
      await make.press('Enter');
      await form.getByText('This field is required.').waitFor();
      expect(sent).toEqual([]);
      await form.getByRole('button', { name: 'Undo all' }).click();
      // writing that can't be told from its ground: the service knows, and the field is folded away
      const colours = form.locator('summary').filter({ hasText: 'Colors' });
      await colours.click();
      const ground = await form.getByLabel('Behind the writing', { exact: true }).inputValue();
      await form.getByLabel('Writing as #rrggbb', { exact: true }).fill(ground);
      await colours.click();
      await make.press('Enter');
      const writing = form.getByLabel('Writing', { exact: true });
      await writing.and(page.locator('[aria-invalid="true"]')).waitFor();
      await form.getByText('This writing can’t be read on its ground.', { exact: false }).waitFor();
      expect(sent).toHaveLength(1);
      expect(JSON.parse(sent[0]!).variables.input.colours).toEqual([{ slot: 'ink', value: ground }]);
      await expect.poll(() => writing.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await violations(page)).toEqual([]);
    });
  });

  it.each(['ar', 'de'])('fits a phone in %s, its button above the way to the other pages', async (locale) => {
    await withStudio(async (studio) => {
      const { page } = await openEdit(studio, { locale, phone: true, dark: locale === 'ar' });
      await page.setViewportSize({ width: 360, height: 640 });
      const form = page.locator('.edit');
      await form.locator('input').first().fill('Iglu');
      for (const fold of await form.locator('summary').all()) await fold.click();
      await form.locator('.edit-colour').first().scrollIntoViewIfNeeded();
      const make = form.locator('[type="submit"]');
      // nothing lies over it
      const { x, y, width, height } = (await make.boundingBox())!;
      const top = await page.evaluate(
        ([left, above]) => document.elementFromPoint(left!, above!)?.closest('button')?.getAttribute('type'),
        [x + width / 2, y + height / 2],
      );
      expect(top).toBe('submit');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
      await form.locator('.edit-picture').first().click();
      await page.getByRole('option').first().waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

  it('is opened at whoever is pressed where the reading tells the cast', async () => {
    await withStudio(async (studio) => {
      const { user, create, ended } = await owner(studio);
      const run = await create();
      await ended(run.id);
      const { page } = await studio.visit(`/runs/${run.id}#reading`, { user });
      const fieldOf = () => page.evaluate(() => (document.activeElement as HTMLInputElement).value);
      await page.getByRole('button', { name: 'walrus', exact: true }).press('Enter');
      await expect.poll(fieldOf).toBe('walrus');
      expect(await page.evaluate(() => location.hash)).toBe('#edit');
      // once more, now that the form is there
      await page.getByRole('tab', { name: 'Reading' }).click();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'penguin', exact: true }).press('Enter');
      await expect.poll(fieldOf).toBe('penguin');
    });
  });

  it('tells its price where it has one, and its call with what was changed', async () => {
    await withStudio(
      async (studio) => {
        const { page } = await openEdit(studio);
        const form = page.locator('.edit');
        await form.getByLabel('Lives', { exact: true }).fill('5');
        await form.getByText('1 change · Costs 4 credits').waitFor();
        await form.getByRole('button', { name: 'Show the API call' }).click();
        const call = page.getByRole('dialog', { name: 'The API call' });
        await call.getByText('editDesign(input: $input)').first().waitFor();
        expect(await call.locator('.tab-panel:not([hidden]) pre').allTextContents()).toContainEqual(
          expect.stringContaining('"numbers":[{"rule":"lives","value":5}]'),
        );
      },
      { config: { editPrice: 4 } },
    );
  });

  it('is asked for again where the service was too busy to tell what can be changed', async () => {
    await withStudio(async (studio) => {
      const { user, create, ended } = await owner(studio);
      const run = await create();
      const { artifactId: id } = await ended(run.id);
      const { page } = await studio.visit(`/runs/${run.id}`, { user });
      let asked = 0;
      await page.route('**/graphql', async (route) => {
        const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
        if (operationName !== 'Editable' || (asked += 1) > 1) return route.fallback();
        const extensions = { code: 'rate_limited', status: 429, retryable: true, requestId: 'test' };
        const errors = [{ message: 'Too many previews wait.', path: ['artifact', 'editable'], extensions }];
        return route.fulfill({
          json: { data: { artifact: { __typename: 'GameArtifact', id, editable: null } }, errors },
        });
      });
      await page.getByRole('tab', { name: 'By hand' }).click();
      const panel = page.locator('#panel-edit');
      await panel.getByRole('alert').waitFor();
      expect(await panel.getByText('This game can’t be edited by hand.').count()).toBe(0);
      await panel.getByRole('button', { name: 'Try again' }).click();
      await panel.locator('.edit').waitFor();
    });
  });

  it('is no game that a model wrote: its form says so, and leads to the words', async () => {
    await withStudio(
      async (studio) => {
        const { user, create, ended } = await owner(studio);
        const run = await create();
        await ended(run.id);
        const { page } = await studio.visit(`/runs/${run.id}#edit`, { user });
        await page.getByText('This game can’t be edited by hand.').waitFor();
        await page.getByRole('button', { name: 'Change it in words' }).click();
        await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.change textarea'))).toBe(true);
      },
      { generator: written },
    );
  });
});
