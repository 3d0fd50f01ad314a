/** Two versions of a game that a model wrote, compared as code. */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { EXAMPLES } from '../../src/generation/providers/code-reference.js';
import { assembleWritten } from '../../src/generation/written/assemble.js';
import { finishPage } from '../../src/generation/written/page.js';
import { penguin } from '../generation/designs.js';
import type { Generator } from '../helpers/runs.js';
import { chromiumIsThere, violations, withStudio } from './browser.js';
import { owner } from './runs.js';

const PAGE = EXAMPLES[0]!.page;

/** Writes the game, and with another number of lives where it changes one. */
const writer: Generator = {
  generate: async ({ seed, intent }) => {
    const page = intent === 'edit' ? PAGE.replace('score:0,lives:3', 'score:0,lives:5') : PAGE;
    const by = { provider: 'p1', model: 'm' };
    return assembleWritten({
      ...finishPage(page, seed),
      design: penguin,
      playability: { verdict: 'unverified', checks: [] },
      by,
    });
  },
};

const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);

/** Presses Tab until the focus is there. */
async function tabTo(place: Locator): Promise<void> {
  for (let i = 0; i < 60 && !(await hasFocus(place)); i += 1) await place.page().keyboard.press('Tab');
  expect(await hasFocus(place)).toBe(true);
}

it.skipIf(!chromiumIsThere)('a change of a written game is read as code, once it is opened', { timeout: 240_000 }, () =>
  withStudio(
    async (studio) => {
      const { user, create, ended } = await owner(studio);
      const first = await create();
      await ended(first.id);
      const second = await create({ prompt: 'give me 5 lives', intent: 'edit', parentRunId: first.id });
      await ended(second.id);
      const { page } = await studio.visit(`/runs/${second.id}?with=${first.id}`, { user });
      // all of it by keys alone
      const newer = page
        .getByRole('region', { name: 'Right version' })
        .getByRole('button', { name: 'Code', exact: true });
      await newer.waitFor();
      await page.getByRole('heading', { name: 'Compare versions' }).click();
      await tabTo(newer);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByText('lives:5').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await hasFocus(newer)).toBe(true);
      const code = page.getByText('Changes in the code');
      expect(await page.locator('.code-diff pre').count()).toBe(0);
      await tabTo(code);
      await page.keyboard.press('Enter');
      await page.getByText('Lines added: 1. Lines removed: 1.').waitFor();
      expect(await page.locator('.code-diff ins').innerText()).toContain('lives:5');
      expect(await page.locator('.code-diff del').innerText()).toContain('lives:3');
      expect(await violations(page)).toEqual([]);
    },
    { generator: writer },
  ),
);
