/** The links that a game is shared by, made and stopped by keys alone. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addGame } from '../public/world.js';
import { chromiumIsThere, violations, withStudio } from './browser.js';

const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);

/** Presses a key until the focus is there. */
async function goTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  await place.waitFor();
  for (let i = 0; i < 80 && !(await hasFocus(place)); i += 1) await page.keyboard.press(key);
  expect(await hasFocus(place), String(place)).toBe(true);
}

describe.skipIf(!chromiumIsThere)('sharing by keys alone', () => {
  it('opens the panel, makes a link that ends, copies it, shows its code, stops it, and never loses the focus', async () => {
    await withStudio(async (studio) => {
      const user = await studio.signUp();
      const { runId } = await addGame(studio, user);
      const { page, context } = await studio.visit(`/runs/${runId}`, { user });
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: studio.origin });
      await page.locator('.player-bar').waitFor();
      // the tabs are one stop, gone through by arrows
      await page.locator('.player-bar').focus();
      await goTo(page, page.getByRole('tab', { selected: true }));
      await goTo(page, page.getByRole('tab', { name: 'Share' }), 'ArrowRight');
      await goTo(page, page.getByRole('combobox', { name: 'Works for' }));
      await page.keyboard.press('ArrowUp');
      expect(await page.getByRole('combobox', { name: 'Works for' }).inputValue()).toBe('86400');
      await goTo(page, page.getByRole('button', { name: 'Create link' }));
      await page.keyboard.press('Enter');
      const link = page.getByRole('textbox', { name: 'Link 1' });
      await link.waitFor();
      // it takes the focus, so that it is heard, and its address is selected
      await expect.poll(() => hasFocus(link)).toBe(true);
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());

      await goTo(page, page.getByRole('button', { name: 'Copy', exact: true }));
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());

      const onPhone = page.getByRole('button', { name: 'Open on a phone' });
      await goTo(page, onPhone);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('img').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await hasFocus(onPhone)).toBe(true);

      await goTo(page, page.getByRole('button', { name: 'Stop link 1' }));
      await page.keyboard.press('Enter');
      await link.waitFor({ state: 'detached' });
      await page.getByText('This link has stopped working.').waitFor();
      expect(await hasFocus(page.getByRole('button', { name: 'Create link' }))).toBe(true);
      expect(await violations(page)).toEqual([]);
    });
  }, 180_000);
});
