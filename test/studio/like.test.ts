/** A like of somebody who has no account yet: to the account, and back to the game. */
import { describe, expect, it } from 'vitest';
import { publishGame } from '../public/world.js';
import { chromiumIsThere, violations, withStudio } from './browser.js';

describe.skipIf(!chromiumIsThere)('a like', () => {
  it('leads who is not signed in to the account and back', async () => {
    await withStudio(async (studio) => {
      const { record } = await publishGame(studio);
      const known = await studio.signUp();
      const { page, expectErrors } = await studio.visit(`/games/${record.slug}`);
      expectErrors(/401/u);
      const like = page.getByRole('button', { name: 'Like' });
      await like.click();
      await page.getByRole('link', { name: 'Sign in to like games' }).click();
      await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('E-mail').fill(known.email);
      await dialog.getByLabel('Password').fill(`password of ${known.email}`);
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL(`${studio.origin}/games/${record.slug}`);
      await like.click();
      await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');

      // no link to the account leads out of here
      for (const path of ['//evil.example', 'https://evil.example', '/games/../runs', '/account', '/games/x?y']) {
        await page.goto(`${studio.origin}/account?returnTo=${encodeURIComponent(path)}`);
        await page.getByRole('heading', { name: 'Active sessions' }).waitFor();
        expect(new URL(page.url()).pathname).toBe('/account');
      }
    });
  }, 120_000);

  it('leads a guest to an account, and back with it', async () => {
    await withStudio(
      async (studio) => {
        const { record } = await publishGame(studio);
        const { page } = await studio.visit(`/games/${record.slug}`);
        await page.evaluate(() =>
          fetch('/graphql', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ query: 'mutation { signInAsGuest { viewer { id } } }' }),
          }),
        );
        const like = page.getByRole('button', { name: 'Like' });
        await like.click();
        await page.getByRole('link', { name: 'Sign in to like games' }).click();
        await page.getByRole('button', { name: 'Create account' }).last().click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('E-mail').fill('grace@example.com');
        await dialog.getByLabel('Password').fill('a password for this');
        expect(await violations(page)).toEqual([]);
        await dialog.getByRole('button', { name: 'Create account', exact: true }).click();
        await page.waitForURL(`${studio.origin}/games/${record.slug}`);
        await like.click();
        await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
      },
      { config: { guestGames: 2 } },
    );
  }, 120_000);
});
