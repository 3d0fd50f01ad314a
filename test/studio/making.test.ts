/** The first page: signing in on the way, refusals that say what to do, nothing typed is lost. */
import { describe, expect, it } from 'vitest';
import { held } from '../helpers/generators.js';
import { chromiumIsThere, violations, withStudio } from './browser.js';

const PROMPT = 'a penguin platformer with double jump';

describe.skipIf(!chromiumIsThere)('making a game', () => {
  it('begins before one is signed in, and goes on with what was typed', async () => {
    await withStudio(
      async ({ visit }) => {
        const { page } = await visit('/');
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.getByLabel('Your game').fill(PROMPT);
        await page.getByRole('button', { name: 'Make it', exact: true }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByText('What you typed is kept').waitFor();
        expect(await violations(page)).toEqual([]);
        await dialog.getByRole('button', { name: 'New here?' }).click();
        expect(await violations(page)).toEqual([]);
        await dialog.getByLabel('E-mail').fill('new@example.test');
        await dialog.getByLabel('Password').fill('a long password');
        await dialog.getByRole('button', { name: 'Create account' }).click();
        await page.waitForURL('**/runs/*');
        expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('');
      },
      { config: { guestGames: 0 } },
    );
  }, 240_000);

  it('signs in with one click on this machine, and out again', async () => {
    await withStudio(
      async ({ visit, resources }) => {
        await resources.services.accounts.ensureDemoAccount();
        const { page } = await visit('/');
        await page.getByRole('button', { name: 'Sign in' }).click();
        await page.getByRole('button', { name: 'demo user' }).waitFor();
        expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/demo user/u);
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'demo user' }).click();
        await page.getByRole('heading', { name: 'What shall we make, Demo?' }).waitFor();
        await page.getByRole('link', { name: 'Account' }).click();
        await page.getByRole('button', { name: 'Sign out' }).click();
        await page.getByRole('heading', { name: 'Describe a game. Play it.' }).waitFor();
        await page.getByText('You are signed out.').waitFor();
        // the service closes the page's connections with the session, which is nobody's news
        await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
        expect(await page.getByRole('dialog').count()).toBe(0);
        expect(await page.getByRole('link', { name: 'My games', exact: true }).count()).toBe(0);
      },
      { withoutWorker: true },
    );
  }, 240_000);

  it('tells that single sign-on failed, once', async () => {
    await withStudio(
      async ({ visit, origin }) => {
        const { page } = await visit('/?signInError=sign_in_failed');
        await page.getByRole('dialog').getByRole('alert').getByText('Signing in failed').waitFor();
        expect(page.url()).toBe(`${origin}/`);
      },
      { withoutWorker: true },
    );
  }, 240_000);

  it('tells a wrong password in the form, and keeps the form', async () => {
    await withStudio(
      async ({ visit, signUp }) => {
        const { email } = await signUp();
        const { page, expectErrors } = await visit('/');
        expectErrors(/401/u);
        await page.getByRole('button', { name: 'Sign in' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('E-mail').fill(email);
        await dialog.getByLabel('Password').fill('not the password');
        await dialog.getByRole('button', { name: 'Sign in' }).click();
        await dialog.getByRole('alert').getByText('The e-mail address or the password is wrong').waitFor();
        expect(await violations(page)).toEqual([]);
        expect(await dialog.getByLabel('E-mail').inputValue()).toBe(email);
        await dialog.getByLabel('Password').fill(`password of ${email}`);
        await page.keyboard.press('Enter');
        await page.getByRole('link', { name: 'My games', exact: true }).waitFor();
      },
      { withoutWorker: true },
    );
  }, 240_000);

  it('says what a game costs, and what to do when there is not enough', async () => {
    await withStudio(
      async ({ visit, signUp }) => {
        const user = await signUp(12);
        const { page } = await visit('/', { user });
        // a model may read the prompt of a single file
        await page.getByText('Costs 10 to 12 credits, by what makes it').waitFor();
        await page.getByText('you have 12 credits').waitFor();
        await page.getByRole('button', { name: 'Single file' }).click();
        await page.getByLabel('Bundle').check();
        await page.getByText('Costs 30 credits').waitFor();
        await page.getByLabel('Your game').fill(PROMPT);
        await page.getByRole('button', { name: 'Make it', exact: true }).click();
        const alert = page.getByRole('alert');
        await alert.getByText('This run costs 30 credits; you have 12.').waitFor();
        expect(await violations(page)).toEqual([]);
        await alert.getByRole('link', { name: 'See your credits' }).click();
        await page.getByRole('heading', { name: 'Credits' }).waitFor();
        await page.goBack();
        expect(await page.getByLabel('Your game').inputValue()).toBe(PROMPT);
      },
      {
        withoutWorker: true,
        config: {
          models: 'ollama/qwen3:8b',
          modelPrices: {
            read: { quick_html: 12, game_bundle: undefined },
            fill: { quick_html: undefined, game_bundle: undefined },
            write: { quick_html: undefined },
          },
        },
      },
    );
  }, 240_000);

  it('says beside the prompt what is refused of it', async () => {
    await withStudio(
      async ({ visit, signUp }) => {
        const { page } = await visit('/', { user: await signUp() });
        const field = page.getByLabel('Your game');
        // what no keyboard types, but a program that fills in the field does
        await field.evaluate((box: HTMLTextAreaElement) => {
          box.value = 'a penguin \0 jumps';
          box.dispatchEvent(new Event('input', { bubbles: true }));
        });
        await page.getByRole('button', { name: 'Make it', exact: true }).click();
        await page.getByRole('alert').getByText('Remove NUL characters and lone surrogates.').waitFor();
        expect(await page.getByRole('alert').count()).toBe(1);
        const shown = await field.evaluate((box) => ({
          focused: box === document.activeElement,
          invalid: box.getAttribute('aria-invalid'),
          told: (box.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent)[0],
        }));
        expect(shown).toEqual({ focused: true, invalid: 'true', told: 'Remove NUL characters and lone surrogates.' });
        expect(await violations(page)).toEqual([]);
        // it is about what was sent: the next answer says something else
        await field.fill(PROMPT);
        await page.getByRole('button', { name: 'Make it', exact: true }).click();
        await page.waitForURL(/\/runs\//u);
      },
      { withoutWorker: true },
    );
  }, 240_000);

  it('says that the queue takes nothing now, and works when it does again: once, however often it is pressed', async () => {
    const generator = held();
    await withStudio(
      async ({ visit, signUp, resources }) => {
        const first = await signUp();
        const client = { ip: '10.0.0.1', userAgent: 'test' };
        const { viewer } = await resources.services.accounts.signIn(
          { email: first.email, password: `password of ${first.email}` },
          client,
        );
        // two fit: one that is made and one that waits
        await resources.services.runs.create(viewer, { prompt: 'one' });
        await generator.reached();
        await resources.services.runs.create(viewer, { prompt: 'two' });
        const user = await signUp();
        const { page, expectErrors } = await visit('/', { user });
        expectErrors(/503/u);
        await page.getByLabel('Your game').fill(PROMPT);
        await page.getByRole('button', { name: 'Make it', exact: true }).click();
        await page.getByRole('alert').getByText('nothing was charged').waitFor();
        expect(await violations(page)).toEqual([]);
        generator.release();
        await page.waitForFunction(async () => {
          const query = '{viewer{credits{spendableBalance}}}';
          const answer = await fetch('/graphql', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ query }),
          });
          return answer.ok;
        });
        const button = page.getByRole('button', { name: 'Make it', exact: true });
        await expect
          .poll(
            async () => {
              if (await button.isVisible()) await button.dblclick({ timeout: 1_000 }).catch(() => undefined);
              return page.url();
            },
            { timeout: 20_000, interval: 300 },
          )
          .toContain('/runs/');
        const { rows } = await resources.database.pool.query<{ n: string }>(
          'select count(*) n from runs where user_id = $1',
          [user.id],
        );
        expect(rows[0]?.n).toBe('1');
      },
      { generator, config: { queueCapacity: 1, workerConcurrency: 1 } },
    );
  }, 240_000);

  it('keeps what was typed through a reload, a session that ended and a service that is away', async () => {
    await withStudio(
      async ({ visit, signUp, resources }) => {
        const user = await signUp();
        const { page, context, expectErrors } = await visit('/', { user });
        expectErrors(/ERR_|401|WebSocket/u);
        const box = page.getByLabel('Your game');
        await box.fill(PROMPT);
        await page.reload();
        await page.getByText('you have 100 credits').waitFor();
        expect(await box.inputValue()).toBe(PROMPT);
        await context.setOffline(true);
        await page.getByRole('button', { name: 'Make it', exact: true }).click();
        await page.getByRole('alert').getByText('The service can’t be reached').waitFor();
        expect(await box.inputValue()).toBe(PROMPT);
        await context.setOffline(false);
        await resources.database.pool.query('delete from sessions where user_id = $1', [user.id]);
        await page.getByRole('button', { name: 'Make it', exact: true }).click();
        await page.getByRole('dialog').getByText('Your session has ended').waitFor();
        expect(await violations(page)).toEqual([]);
        expect(await box.inputValue()).toBe(PROMPT);
        await page.keyboard.press('Escape');
        // a pasted address is one word, and no wider than the smallest of phones
        await box.fill(`a game like https://example.test/${'word'.repeat(80)}`);
        await page.setViewportSize({ width: 320, height: 600 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      },
      { withoutWorker: true },
    );
  }, 240_000);
});
