/** From a sentence to a public game and back, as people do it: with a mouse, and by keyboard alone. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumIsThere, gameOf, violations, withStudio } from './browser.js';

const PROMPT = 'a penguin platformer with double jump';

/** Where the hero stands, by the game's own account. */
async function heroX(page: Page): Promise<number> {
  const frame = await gameOf(page);
  return frame.evaluate(() => {
    const { __game } = globalThis as unknown as { __game: { state(): { hero?: { x?: number }; x?: number } } };
    const state = __game.state();
    return state.hero?.x ?? state.x ?? Number.NaN;
  });
}

/** Starts the game, holds the key until it is seen to act, lets it go. */
async function runRight(page: Page): Promise<void> {
  const before = await heroX(page);
  await page.keyboard.down('ArrowRight');
  await expect.poll(() => heroX(page), { timeout: 15_000 }).toBeGreaterThan(before + 1);
  await page.keyboard.up('ArrowRight');
}

/** Presses Tab until what has the focus is called that, and sees each place on the way; tells after how many. */
async function tabTo(page: Page, name: RegExp): Promise<number> {
  for (let i = 1; i <= 80; i += 1) {
    await page.keyboard.press('Tab');
    expect(await unseenFocus(page)).toBeNull();
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      const label = element?.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null;
      return [element?.getAttribute('aria-label'), label?.textContent, element?.textContent, element?.title].join('|');
    });
    if (name.test(focused)) return i;
  }
  throw new Error(`Nothing called ${name} is reached by Tab.`);
}

/** What has the focus without being seen to have it: no ring on it or around it, or out of the window. */
const unseenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // none, while the browser's own bar has it
    if (!focused || focused === document.body) return null;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const around: Element[] = [];
    for (let one: Element | null = focused; one && around.length < 3; one = one.parentElement) around.push(one);
    const hasRing = around.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
      return focused.tagName === 'IFRAME' && boxShadow !== 'none';
    });
    return isInside && hasRing ? null : focused.outerHTML.slice(0, 200);
  });

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function shiftTabTo(page: Page, text: string): Promise<void> {
  for (let i = 0; i < 80; i += 1) {
    await page.keyboard.press('Shift+Tab');
    if ((await focusedText(page)) === text) return;
  }
  throw new Error(`"${text}" is not reached by Shift and Tab.`);
}

describe.skipIf(!chromiumIsThere)('a game in the Studio', () => {
  it('is made, played, changed, published and taken back', async () => {
    await withStudio(async ({ visit, signUp }) => {
      const { page, context, expectErrors } = await visit('/', { user: await signUp() });
      await page.getByLabel('Your game').fill(PROMPT);
      await page.getByRole('button', { name: 'Make it', exact: true }).click();
      await page.waitForURL('**/runs/*');
      const first = new URL(page.url()).pathname;
      const frame = await gameOf(page);
      await frame.locator('body').click();
      await page.keyboard.press('Enter');
      await runRight(page);
      await page.getByRole('link', { name: '90 credits available' }).waitFor();

      await page.getByRole('tab', { name: 'Change' }).click();
      await page.getByRole('tabpanel').getByRole('textbox').first().fill('make it faster, at night');
      await page.keyboard.press('Control+Enter');
      // the path, since an open tab stands behind `#`
      await page.waitForURL((url) => url.pathname !== first);
      await gameOf(page);
      await page
        .getByRole('navigation', { name: 'Versions' })
        .getByRole('link', { name: /Version 1/u })
        .waitFor();

      await page.getByRole('tab', { name: 'Publish' }).click();
      await page.getByLabel('Title', { exact: true }).fill('Penguin <b>Peaks</b>');
      await page.getByLabel('Description', { exact: true }).fill('Jump twice.');
      expect(await page.locator('.link-card strong').textContent()).toBe('Penguin <b>Peaks</b>');
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByText('It is public now.').waitFor();
      // the form is long, and where the game is stands above it
      await expect
        .poll(() =>
          page.locator('.public-link').evaluate((link) => {
            const { top, bottom } = link.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          }),
        )
        .toBe(true);
      const link = page.getByRole('link', { name: /\/games\// });
      const url = (await link.getAttribute('href')) ?? '';
      const [open] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await open.getByRole('heading', { name: 'Penguin <b>Peaks</b>' }).waitFor();
      await open.close();

      await page.getByRole('button', { name: 'Unpublish' }).click();
      await page.getByRole('button', { name: 'Yes, unpublish' }).click();
      // said once it is so, not at the press
      await page.getByText('It is no longer public.').waitFor();
      expect((await fetch(url)).status).toBe(410);
      expectErrors(/410/u);
    });
  }, 240_000);

  it('is made by somebody new, played, changed, published and taken back without a mouse', async () => {
    await withStudio(async ({ visit }) => {
      const { page } = await visit('/');
      // the script has taken the page over
      await page.getByLabel('Your game').waitFor();
      await tabTo(page, /Your game in a sentence/u);
      await page.keyboard.type(PROMPT);
      await tabTo(page, /Make it/u);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/runs/*');
      const first = new URL(page.url()).pathname;
      await gameOf(page);
      // the frame is reached by Tab, and left by it
      await expect
        .poll(async () => {
          await page.keyboard.press('Tab');
          return page.evaluate(() => document.activeElement?.tagName);
        })
        .toBe('IFRAME');
      await page.keyboard.press('Enter');
      await runRight(page);
      await tabTo(page, /^[^|]*\|[^|]*\|Change/u);
      await tabTo(page, /Change|change/u);
      await page.keyboard.type('add five lives');
      await page.keyboard.press('Control+Enter');
      await page.waitForURL((url) => url.pathname !== first);
      await gameOf(page);

      await tabTo(page, /^[^|]*\|[^|]*\|Change/u);
      await page.keyboard.press('End');
      await page.getByText('You need an account to publish a game.').waitFor();
      await tabTo(page, /Create account/u);
      const dialog = page.getByRole('dialog');
      await page.keyboard.press('Enter');
      await dialog.waitFor();
      // closed by its ✕, the dialog gives the focus back
      await tabTo(page, /^Close/u);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => focusedText(page)).toBe('Create account');
      await page.keyboard.press('Enter');
      await dialog.waitFor();
      await tabTo(page, /E-mail/u);
      await page.keyboard.type('new@example.test');
      await tabTo(page, /Password/u);
      await page.keyboard.type('a long password');
      await page.keyboard.press('Enter');
      // on with what the account was for
      await page.getByLabel('Title', { exact: true }).waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.parentElement?.querySelector('label')?.textContent))
        .toBe('Title');
      await tabTo(page, /\|Publish\|/u);
      await page.keyboard.press('Enter');
      await page.getByText('It is public now.').waitFor();
      await shiftTabTo(page, 'Unpublish');
      await page.keyboard.press('Enter');
      // asked once more, and the focus is on what changes nothing
      expect(await focusedText(page)).toBe('Keep it public');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.getByText('Anyone with the link can play it').waitFor();
      expect(await page.getByText('Public at').count()).toBe(0);
    });
  }, 240_000);
});
