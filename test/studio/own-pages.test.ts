/** What is somebody's own: all games, credits, account. */
import { describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import type { TestUser } from '../helpers/app.js';
import { addGame } from '../public/world.js';
import { chromiumIsThere, violations, withStudio, type Studio } from './browser.js';

/** Rows of runs that failed, so that no artifact is needed, each of a game of its own. */
async function addFailed({ resources }: Studio, user: TestUser, prompts: readonly string[]): Promise<void> {
  const { pool } = resources.database;
  for (const prompt of prompts) {
    const thread = uuidv7();
    await pool.query('insert into threads (id, user_id, key, run_count) values ($1, $2, $3, 1)', [
      thread,
      user.id,
      thread,
    ]);
    await pool.query(
      `insert into runs (id, user_id, thread_id, prompt, mode, intent, asset_mode, seed, price, status, finished_at, failure_code, failure_message)
       values ($1, $2, $3, $4, 'quick_html', 'auto', 'auto', 1, 10, 'failed', now(), 'internal', 'It failed.')`,
      [uuidv7(), user.id, thread, prompt],
    );
  }
}

describe.skipIf(!chromiumIsThere)('one’s own pages', () => {
  it('show all games, more as one scrolls, and those that one looks for; nobody else’s', async () => {
    await withStudio(
      async (studio) => {
        const { visit, signUp } = studio;
        const [mine, theirs] = [await signUp(), await signUp()];
        await addFailed(
          studio,
          mine,
          Array.from({ length: 60 }, (_, i) => `my prompt ${i}`),
        );
        await addFailed(studio, theirs, ['a secret of somebody else']);
        const foreign = await addGame(studio, theirs);
        await addGame(studio, mine);
        const { page, expectErrors } = await visit('/runs', { user: mine });
        await page.locator('.tile a').first().waitFor();
        expect(await violations(page)).toEqual([]);
        await expect
          .poll(async () => {
            await page.mouse.wheel(0, 3_000);
            return page.locator('.tile a').count();
          })
          .toBe(61);
        expect(await page.locator('.tile').allTextContents()).not.toContain(expect.stringContaining('secret'));
        expect(new Set(await page.locator('.tile strong').allTextContents()).size).toBe(61);
        const search = page.getByLabel('Search your games');
        await search.fill('PROMPT 3');
        await expect.poll(() => page.locator('.tile a').count()).toBe(11);
        await page.getByLabel('Sort by').selectOption('Title');
        await expect.poll(() => page.locator('.tile strong').nth(1).textContent()).toBe('my prompt 30');
        // a reload shows the same
        await page.reload();
        await expect.poll(() => page.locator('.tile a').count()).toBe(11);
        await search.fill('nothing like it');
        await page.getByText('No games match.').waitFor();
        expect(await violations(page)).toEqual([]);
        // somebody else's run is as absent as one that never was
        expectErrors(/404/u);
        await page.goto(`${studio.origin}/runs/${foreign.runId}`);
        await page.getByText('Game not found, or not in your account.').waitFor();
        expect(await violations(page)).toEqual([]);
      },
      { withoutWorker: true },
    );
  }, 240_000);

  it('show credits as they change, with holds apart from charges', async () => {
    await withStudio(
      async ({ visit, signUp, resources }) => {
        const user = await signUp();
        const { page } = await visit('/credits', { user });
        await page.getByText('Welcome credits').waitFor();
        const { viewer } = await resources.services.accounts.signIn(
          { email: user.email, password: `password of ${user.email}` },
          { ip: '10.0.0.2', userAgent: 'test' },
        );
        await resources.services.runs.create(viewer, { prompt: 'a run that waits' });
        // without a reload
        await page.getByRole('link', { name: '90 credits available' }).waitFor();
        await expect.poll(() => page.locator('.figures dd').allTextContents()).toEqual(['90', '10', '100', '0']);
        await page.reload();
        await page.getByRole('heading', { name: 'Reserved for games in progress' }).waitFor();
        await page.getByRole('link', { name: 'a run that waits' }).waitFor();
        expect(await violations(page)).toEqual([]);
      },
      { withoutWorker: true },
    );
  }, 240_000);

  it('sign out one other place, and every other', async () => {
    await withStudio(
      async ({ visit, signUp, resources }) => {
        const user = await signUp();
        const password = `password of ${user.email}`;
        for (const userAgent of ['Firefox/140 Linux', 'Chrome/140 Windows', 'curl/8'])
          await resources.services.accounts.signIn({ email: user.email, password }, { ip: '10.0.0.3', userAgent });
        const { page } = await visit('/account', { user });
        const rows = page.locator('.sessions li');
        await expect.poll(() => rows.count()).toBe(4);
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Sign out this device: Firefox, Linux' }).click();
        await expect.poll(() => rows.count()).toBe(3);
        await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
        await expect.poll(() => rows.count()).toBe(1);
        expect(await rows.first().textContent()).toContain('This device');
      },
      { withoutWorker: true },
    );
  }, 240_000);

  it('ask for a sign-in where there is none', async () => {
    await withStudio(
      async ({ visit }) => {
        for (const path of ['/runs', '/credits', '/account']) {
          const { page, context } = await visit(path);
          await page.getByText('Sign in to see this page').waitFor();
          expect(await page.getByRole('main').getByRole('button', { name: 'Sign in' }).count(), path).toBe(1);
          await context.close();
        }
      },
      { withoutWorker: true },
    );
  }, 240_000);

  it('read well by axe, in light and dark, on phone and desktop', async () => {
    await withStudio(
      async (studio) => {
        const user = await studio.signUp();
        await addFailed(studio, user, ['one that failed']);
        await addGame(studio, user);
        const nobody = await studio.signUp();
        for (const [path, visitor] of [
          ['/', undefined],
          ['/', user],
          ['/runs', user],
          ['/runs', nobody],
          ['/runs', undefined],
          ['/credits', user],
          ['/account', user],
        ] as const) {
          const { page, context } = await studio.visit(path, { user: visitor });
          await page.getByRole('main').waitFor();
          await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
          if (path === '/') await page.getByRole('button', { name: 'Single file' }).click();
          expect(await violations(page), `${path} ${visitor?.email}`).toEqual([]);
          await context.close();
        }
      },
      { withoutWorker: true },
    );
  }, 240_000);
});
