/** What is shown before the answer, what is not, and the way back where the answer is no. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PUBLICATION } from '../public/world.js';
import { chromiumIsThere, gameOf, violations, withStudio } from './browser.js';
import { holdAnswers } from './held-answer.js';
import { addWaiting, owner, PROMPT } from './runs.js';
import { staged } from './staged.js';

const OVERLOADED = 'The service is overloaded.';

/** What has the focus, in its own words. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

/** From now on: `once` is kept when a button has said that, however shortly. */
const buttonThatSays = (page: Page, text: string) =>
  page.evaluateHandle((said) => {
    const { promise: once, resolve } = Promise.withResolvers<true>();
    const look = () => {
      const buttons = [...document.querySelectorAll('button')];
      if (buttons.some(({ textContent }) => textContent?.trim() === said)) resolve(true);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    return { once };
  }, text);

describe.skipIf(!chromiumIsThere)('a run that is canceled', () => {
  it('is shown as being stopped at once, and goes on where nobody could be asked', async () => {
    const generator = staged();
    await withStudio(
      async (studio) => {
        const { user, create, ended } = await owner(studio);
        const run = await create();
        await generator.reached();
        const { page, expectErrors } = await studio.visit(`/runs/${run.id}`, { user });
        expectErrors(/ERR_FAILED|409/u);
        const answer = await holdAnswers(page, 'CancelRun');
        const now = page.locator('.under-way-now');
        await now.getByText('Reading the prompt').waitFor();
        await page.getByRole('button', { name: 'Cancel' }).focus();
        await page.keyboard.press('Enter');
        await answer.asked();
        await now.getByText('Stopping').waitFor();
        expect(await focused(page)).toBe('Stopping…');
        // pressed again, it asks nothing
        await page.keyboard.press('Enter');
        expect(await violations(page)).toEqual([]);
        // money is not foretold
        expect(await page.getByRole('link', { name: '90 credits available' }).count()).toBe(1);
        expect(await page.getByText('Nothing was charged.').count()).toBe(0);
        await answer.lose();
        await page.getByRole('alert').getByText('The service can’t be reached').waitFor();
        await now.getByText('Reading the prompt').waitFor();
        expect(await focused(page)).toBe('Cancel');

        // the second time it is too late, and the gateway says so
        await page.keyboard.press('Enter');
        await answer.asked();
        await now.getByText('Stopping').waitFor();
        generator.release();
        expect(await ended(run.id)).toMatchObject({ status: 'completed' });
        await answer.pass();
        await page.getByRole('alert').getByText('It had ended before it could be stopped.').waitFor();
        await gameOf(page);
        expect(await violations(page)).toEqual([]);
        await page.getByRole('link', { name: '90 credits available' }).waitFor();
      },
      { generator },
    );
  }, 240_000);

  it('is shown as being stopped until the answer, whatever is read of it meanwhile', async () => {
    await withStudio(
      async (studio) => {
        const { user, create } = await owner(studio);
        const run = await create();
        // the first of the line comes with the second page
        await addWaiting(studio, run.id, 100);
        const { page } = await studio.visit('/games', { user });
        const versions = await holdAnswers(page, 'Versions');
        const answer = await holdAnswers(page, 'CancelRun');
        await page.goto(`${studio.origin}/runs/${run.id}`);
        await versions.asked();
        await page.getByRole('button', { name: 'Cancel' }).click();
        await answer.asked();
        const now = page.locator('.under-way-now');
        await now.getByText('Stopping').waitFor();
        await versions.pass();
        await versions.pass();
        await page.getByRole('button', { name: '77 later' }).waitFor();
        expect(await now.textContent()).toBe('Stopping');
        await answer.pass();
        await page.getByRole('heading', { name: 'Canceled' }).waitFor();
      },
      { withoutWorker: true },
    );
  }, 240_000);

  it('tells what comes back once it is so, and hands on the focus', async () => {
    await withStudio(
      async (studio) => {
        const { user, create } = await owner(studio);
        const run = await create();
        const { page } = await studio.visit(`/runs/${run.id}`, { user });
        const answer = await holdAnswers(page, 'CancelRun');
        await page.getByText(/Next in the queue/u).waitFor();
        await page.getByRole('button', { name: 'Cancel' }).focus();
        await page.keyboard.press('Enter');
        await answer.asked();
        await page.locator('.under-way-now', { hasText: 'Stopping' }).waitFor();
        await page.getByRole('link', { name: '90 credits available' }).waitFor();
        await answer.pass();
        await page.getByRole('link', { name: '100 credits available' }).waitFor();
        await page.locator('.ended').getByText('Nothing was charged.').waitFor();
        expect(await focused(page)).toBe('Canceled');
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe('Make it anyway');
      },
      { withoutWorker: true },
    );
  }, 240_000);
});

describe.skipIf(!chromiumIsThere)('a session elsewhere', () => {
  it('is gone at once, and back with a reason if it was not ended', async () => {
    await withStudio(
      async ({ visit, signUp, resources }) => {
        const user = await signUp();
        const password = `password of ${user.email}`;
        for (const userAgent of ['Firefox/140 Linux', 'Chrome/140 Windows', 'curl/8'])
          await resources.services.accounts.signIn({ email: user.email, password }, { ip: '10.0.0.3', userAgent });
        const { page, expectErrors } = await visit('/account', { user });
        expectErrors(/503|404|ERR_FAILED/u);
        const rows = page.locator('.sessions li');
        await expect.poll(() => rows.count()).toBe(4);
        const firefox = page.getByRole('button', { name: 'Sign out this device: Firefox, Linux' });
        const one = await holdAnswers(page, 'RevokeSession');
        await firefox.focus();
        await page.keyboard.press('Enter');
        await one.asked();
        await expect.poll(() => rows.count()).toBe(3);
        expect(await firefox.count()).toBe(0);
        // a row has the focus, not its button: a key that is held down ends no other session
        const heir = () => page.evaluate(() => document.activeElement?.tagName);
        await expect.poll(heir).toBe('LI');
        expect(await violations(page)).toEqual([]);
        await one.refuse();
        await page.getByRole('alert').getByText(OVERLOADED).waitFor();
        await expect.poll(() => rows.count()).toBe(4);
        await expect.poll(() => focused(page)).toBe('Sign out this device');
        expect(await firefox.evaluate((button) => button === document.activeElement)).toBe(true);

        // ended from elsewhere meanwhile: the list is read anew
        await resources.database.pool.query(`delete from sessions where user_agent like 'Firefox%'`);
        await page.keyboard.press('Enter');
        await one.pass();
        await page.getByRole('alert').waitFor();
        await expect.poll(() => rows.count()).toBe(3);
        expect(await firefox.count()).toBe(0);

        const others = page.getByRole('button', { name: 'Sign out everywhere else' });
        const all = await holdAnswers(page, 'RevokeOtherSessions');
        await others.focus();
        await page.keyboard.press('Enter');
        await all.asked();
        await expect.poll(() => rows.count()).toBe(1);
        expect(await rows.first().textContent()).toContain('This device');
        await expect.poll(heir).toBe('LI');
        await all.lose();
        await page.getByRole('alert').getByText('The service can’t be reached').waitFor();
        await expect.poll(() => rows.count()).toBe(3);
        await expect.poll(() => others.evaluate((button) => button === document.activeElement)).toBe(true);
        await page.keyboard.press('Enter');
        await all.pass();
        await expect.poll(() => rows.count()).toBe(1);
        await expect.poll(() => page.getByRole('alert').count()).toBe(0);
        // what is shown at once is not yet so
        const left = () => resources.database.pool.query('select 1 from sessions where user_id = $1', [user.id]);
        await expect.poll(async () => (await left()).rowCount).toBe(1);
      },
      { withoutWorker: true },
    );
  }, 240_000);
});

describe.skipIf(!chromiumIsThere)('a public game', () => {
  it('is taken back at once, stays public if that is refused, and loses none of its texts', async () => {
    await withStudio(async (studio) => {
      const { user, viewer, create, ended } = await owner(studio);
      const run = await ended((await create()).id);
      await studio.resources.services.publications.publish(viewer, run.artifactId!, PUBLICATION);
      const { page, expectErrors } = await studio.visit(`/runs/${run.id}#publish`, { user });
      expectErrors(/503/u);
      const link = page.getByRole('link', { name: /\/games\// });
      const title = page.getByLabel('Title', { exact: true });
      await link.waitFor();
      expect(await violations(page)).toEqual([]);
      await title.fill('Penguin Peaks, the second');
      const answer = await holdAnswers(page, 'Unpublish');
      const takeBack = async () => {
        await page.getByRole('button', { name: 'Unpublish' }).focus();
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Keep it public' }).waitFor();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Enter');
        await answer.asked();
        await expect.poll(() => link.count()).toBe(0);
      };
      await takeBack();
      await expect.poll(() => focused(page)).toBe('Unpublishing…');
      expect(await title.inputValue()).toBe('Penguin Peaks, the second');
      expect(await page.getByText('It is no longer public.').count()).toBe(0);
      expect(await violations(page)).toEqual([]);
      await answer.refuse();
      await page.getByRole('alert').getByText(OVERLOADED).waitFor();
      await link.waitFor();
      await expect.poll(() => focused(page)).toBe('Unpublish');
      expect(await violations(page)).toEqual([]);

      await takeBack();
      await answer.pass();
      await expect.poll(() => focused(page)).toBe('It is no longer public. Its texts are kept here.');
      expect(await link.count()).toBe(0);
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await title.inputValue()).toBe('Penguin Peaks, the second');
      expect(await page.getByLabel('Description', { exact: true }).inputValue()).toContain('One small penguin');
      await page.reload();
      await page.getByText('Anyone with the link can play it').waitFor();
      expect(await title.inputValue()).toBe('Penguin Peaks, the second');
    });
  }, 240_000);
});

describe.skipIf(!chromiumIsThere)('a game that is asked for', () => {
  it('has a busy button at once and the page to come where the answer is slow; refused, all is as it was', async () => {
    await withStudio(
      async ({ visit, signUp, resources }) => {
        const user = await signUp();
        const { page, expectErrors } = await visit('/', { user });
        expectErrors(/503/u);
        await page.getByText('you have 100 credits').waitFor();
        const answer = await holdAnswers(page, 'CreateRun');
        const box = page.getByLabel('Your game');
        const skeleton = page.locator('.run[aria-busy=true]');
        await box.fill(PROMPT);
        const sending = await buttonThatSays(page, 'Sending…');
        await page.getByRole('button', { name: 'Make it', exact: true }).press('Enter');
        await sending.evaluate((seen) => seen.once);
        await answer.asked();
        await skeleton.getByRole('heading', { name: PROMPT }).waitFor();
        expect(await box.isVisible()).toBe(false);
        expect(await violations(page)).toEqual([]);
        // nothing shimmers for whoever wants no motion
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
        // nothing is set aside before it is accepted
        expect(await page.getByRole('link', { name: '100 credits available' }).count()).toBe(1);
        await answer.refuse();
        await page.getByRole('alert').getByText(OVERLOADED).waitFor();
        expect(await skeleton.count()).toBe(0);
        expect(await box.inputValue()).toBe(PROMPT);
        expect(await focused(page)).toBe('Make it');

        await page.keyboard.press('Enter');
        await skeleton.waitFor();
        await answer.pass();
        await page.waitForURL('**/runs/*');
        await page.getByText(/Next in the queue/u).waitFor();
        expect(await skeleton.count()).toBe(0);
        await page.getByRole('link', { name: '90 credits available' }).waitFor();
        const { rowCount } = await resources.database.pool.query('select 1 from runs where user_id = $1', [user.id]);
        expect(rowCount).toBe(1);
      },
      { withoutWorker: true },
    );
  }, 240_000);

  it('does not call back whoever went elsewhere meanwhile, and is among their games', async () => {
    await withStudio(
      async ({ visit, signUp }) => {
        const { page } = await visit('/', { user: await signUp() });
        const answer = await holdAnswers(page, 'CreateRun');
        await page.getByLabel('Your game').fill(PROMPT);
        await page.keyboard.press('Control+Enter');
        await page.locator('.run[aria-busy=true]').waitFor();
        await page.getByRole('link', { name: 'My games', exact: true }).click();
        await page.getByRole('heading', { name: 'My games' }).waitFor();
        await answer.pass();
        await page.locator('.tile', { hasText: PROMPT }).waitFor();
        expect(new URL(page.url()).pathname).toBe('/runs');
        await page.getByRole('link', { name: 'Make', exact: true }).click();
        expect(await page.getByLabel('Your game').inputValue()).toBe('');
      },
      { withoutWorker: true },
    );
  }, 240_000);

  it('leaves the game that it changes where it was, if it is refused', async () => {
    await withStudio(async (studio) => {
      const { user, create, ended } = await owner(studio);
      const run = await create();
      await ended(run.id);
      const { page, expectErrors } = await studio.visit(`/runs/${run.id}`, { user, phone: true });
      expectErrors(/503/u);
      const frame = await gameOf(page);
      const answer = await holdAnswers(page, 'CreateRun');
      const box = page.getByLabel('What would you like to change?');
      await box.fill('at night');
      await box.scrollIntoViewIfNeeded();
      const top = await page.evaluate(() => scrollY);
      expect(top).toBeGreaterThan(0);
      await page.keyboard.press('Control+Enter');
      await page.locator('.run[aria-busy=true]').getByRole('heading', { name: 'at night' }).waitFor();
      await answer.refuse();
      await page.getByRole('alert').getByText(OVERLOADED).waitFor();
      expect(await box.inputValue()).toBe('at night');
      expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(top);
      expect(frame.isDetached()).toBe(false);
    });
  }, 240_000);
});
