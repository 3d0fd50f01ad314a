/** At 0 credits: a way on, beside the refusal and on the page of credits. */
import { describe, expect, it } from 'vitest';
import { chromiumIsThere, violations, withStudio } from './browser.js';

describe.skipIf(!chromiumIsThere)('without credits', () => {
  it('one is told what the operator says, and asks for more until they are given', async () => {
    await withStudio(
      async ({ visit, signUp, resources }) => {
        const user = await signUp(3);
        const { page } = await visit('/', { user, phone: true });
        await page.getByLabel('Your game').fill('snake in space');
        await page.getByRole('button', { name: 'Make it', exact: true }).click();
        const alert = page.getByRole('alert');
        await alert.getByText('you have 3. Your teacher gives you more.').waitFor();
        expect(await alert.getByRole('link', { name: 'Get credits' }).getAttribute('href')).toBe(
          'https://shop.example/',
        );
        expect(await violations(page)).toEqual([]);
        await alert.getByRole('link', { name: 'Ask for credits' }).click();
        await page.getByRole('heading', { name: 'Out of credits?' }).waitFor();
        await page.getByLabel('What would you like to make?').fill('a quiz for my class');
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Ask for credits' }).click();
        await page.getByText('Request sent:').waitFor();
        expect(await violations(page)).toEqual([]);
        const { rows } = await resources.database.pool.query(
          'select note from credit_requests where answered_at is null',
        );
        expect(rows).toEqual([{ note: 'a quiz for my class' }]);

        const { accounts, operators } = resources.services;
        const opened = await accounts.signUp(
          { email: 'ada@example.test', password: 'a long password' },
          { ip: '10.9.9.9', userAgent: null },
        );
        await operators
          .deskOf(opened.viewer)!
          .postCredits({ userId: user.id, type: 'grant', amount: 50, reason: 'For the class', key: 'one' });
        await page.getByRole('link', { name: '53 credits available' }).waitFor();
        await expect.poll(() => page.getByText('Request sent:').count()).toBe(0);
      },
      {
        withoutWorker: true,
        config: {
          operators: ['ada@example.test'],
          creditsHelp: { text: 'Your teacher gives you more.', url: 'https://shop.example/' },
        },
      },
    );
  }, 240_000);

  it('nothing more is said where the operator says nothing', async () => {
    await withStudio(
      async ({ visit, signUp }) => {
        const { page } = await visit('/credits', { user: await signUp(0) });
        await page.getByRole('heading', { name: 'Credits', exact: true }).waitFor();
        await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
        expect(await page.getByText('Out of credits?').count()).toBe(0);
      },
      { withoutWorker: true },
    );
  }, 240_000);
});
