/** The first visit: a game without an account, what that leaves out, and an account that keeps the game. */
import { describe, expect, it } from 'vitest';
import { createGenerator } from '../../src/generation/router.js';
import { chromiumIsThere, gameOf, violations, withStudio } from './browser.js';

describe.skipIf(!chromiumIsThere)('a guest', () => {
  it('makes a game at the first press, and keeps it with an account', async () => {
    await withStudio(
      async ({ visit, resources }) => {
        const { page, context, expectErrors } = await visit('/');
        const users = async () => (await resources.database.pool.query('select from users')).rowCount;
        await page.getByText('Your first 2 games need no account. An account comes with 100 credits.').waitFor();
        // a visit leaves nothing, neither there nor here
        expect([await users(), await context.cookies()]).toEqual([0, []]);
        expect(await violations(page)).toEqual([]);
        await page.getByText('Sign up later, and your games stay yours.').waitFor();
        await page.getByLabel('Your game').fill('snake in space');
        // a program begins as a guest as well
        const call = page.getByRole('dialog', { name: 'The API call' });
        const showCall = async () => {
          await page.getByRole('button', { name: 'Show the API call' }).first().click();
          await call.waitFor();
        };
        await showCall();
        for (const language of ['curl', 'JavaScript', 'Python']) {
          await call.getByRole('tab', { name: language }).click();
          const guest = call.getByRole('region', { name: 'Open a guest session' });
          expect(await guest.textContent()).toContain('/api/auth/guest');
        }
        expect(await call.textContent()).not.toContain('your password');
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Make it', exact: true }).click();
        await page.waitForURL('**/runs/*');
        await gameOf(page);
        const game = new URL(page.url()).pathname;
        expect((await context.cookies()).map(({ name, httpOnly }) => [name, httpOnly])).toEqual([
          ['gamewright_session', true],
        ]);
        await page.getByRole('tab', { name: 'Publish' }).click();
        await page.getByText('You need an account to publish a game.').waitFor();
        expect(await violations(page)).toEqual([]);
        await page.getByRole('tab', { name: 'Share' }).click();
        await page.getByText('You need an account to share a game.').waitFor();

        // this browser's own games take an account
        await page.getByRole('tab', { name: 'Change' }).click();
        await showCall();
        expect(await call.textContent()).toContain('your password');
        await page.keyboard.press('Escape');

        await page.getByRole('link', { name: 'Account: Guest' }).click();
        await page.getByText('If you sign out, you can’t get back').waitFor();
        expect(await violations(page)).toEqual([]);
        await page.getByRole('link', { name: 'Make', exact: true }).click();
        for (const prompt of ['golf on the moon', 'breakout with candy bricks']) {
          await page.getByLabel('Your game').fill(prompt);
          await page.getByRole('button', { name: 'Make it', exact: true }).click();
          if (prompt.startsWith('golf')) {
            await page.waitForURL((url) => url.pathname.startsWith('/runs/'));
            await page.getByRole('link', { name: 'Make', exact: true }).click();
          }
        }
        const alert = page.getByRole('alert');
        await alert.getByText('You have made the 2 games that a guest can make.').waitFor();
        expect(await violations(page)).toEqual([]);
        await alert.getByRole('button', { name: 'Create account' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByText('An account is free and comes with 100 credits.').waitFor();
        await dialog.getByText('The games you made as a guest stay yours.').waitFor();
        // the press that they came for, not the demo's
        expect(await dialog.locator('.button.primary').allTextContents()).toEqual(['Create account']);
        expect(await violations(page)).toEqual([]);
        await dialog.getByLabel('E-mail').fill('new@example.test');
        await dialog.getByLabel('Password').fill('a long password');
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: 'What shall we make, new?' }).waitFor();
        // the service closed the guest's connections, which is nobody's news
        expect(await page.getByRole('dialog').count()).toBe(0);
        expect(await page.getByLabel('Your game').inputValue()).toBe('breakout with candy bricks');
        await page.locator(`.tiles a[href="${game}"]`).first().click();
        await page.getByRole('tab', { name: 'Publish' }).click();
        await page.getByLabel('Title', { exact: true }).waitFor();
        expectErrors(/403/u);
      },
      { config: { guestGames: 2 }, generator: createGenerator() },
    );
  }, 240_000);

  it('is asked to sign in where an address has had too many', async () => {
    await withStudio(
      async ({ visit, resources }) => {
        const client = { ip: '127.0.0.1', userAgent: null };
        for (let i = 0; i < 10; i += 1) await resources.services.accounts.signInAsGuest(client);
        const { page, expectErrors } = await visit('/', { phone: true });
        expectErrors(/429/u);
        await page.getByLabel('Your game').fill('snake in space');
        await page.getByRole('button', { name: 'Make it', exact: true }).click();
        await page.getByRole('dialog').getByText('What you typed is kept').waitFor();
      },
      { withoutWorker: true },
    );
  }, 240_000);
});
