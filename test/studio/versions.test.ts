/** Going on from a game: changes and their line of versions, errors that are mended, links for others. */
import { describe, expect, it } from 'vitest';
import { GenerationError } from '../../src/generation/provider.types.js';
import { chromiumIsThere, gameOf, violations, withStudio } from './browser.js';
import { addWaiting, owner, PROMPT } from './runs.js';
import { staged } from './staged.js';

describe.skipIf(!chromiumIsThere)('going on from a game', () => {
  it('is a line of versions, which keys go along and branches are told in', async () => {
    await withStudio(async (studio) => {
      const { user, create, ended } = await owner(studio);
      const first = await create();
      await ended(first.id);
      const { page } = await studio.visit(`/runs/${first.id}`, { user });
      await gameOf(page);
      const box = page.getByLabel('What would you like to change?');
      await box.fill('more snow.');
      await page.getByRole('button', { name: 'make it faster' }).click();
      await expect.poll(() => box.inputValue()).toBe('more snow, make it faster');
      await page.getByRole('button', { name: 'Make the change' }).click();
      await page.waitForURL((url) => !url.pathname.endsWith(first.id));
      await gameOf(page);
      const line = page.getByRole('navigation', { name: 'Versions' });
      const second = line.getByRole('link', { name: 'Version 2' });
      expect(await second.getAttribute('aria-current')).toBe('page');

      await second.focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname.endsWith(first.id));
      await page.getByRole('button', { name: 'Next version' }).click();
      await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.getByRole('button', { name: 'as a snake game' }).click();
      await expect.poll(() => box.inputValue()).toMatch(/snake/u);
      await box.press('Control+Enter');
      await page.getByRole('link', { name: /Version 3\s*,\s*from version 1/u }).waitFor();
      await gameOf(page);
      const { rows } = await studio.resources.database.pool.query(
        'select prompt, parent_run_id is null as first, thread_id from runs order by id',
      );
      expect(rows).toMatchObject([
        { first: true },
        { prompt: 'more snow, make it faster', first: false },
        { prompt: 'as a snake game', first: false },
      ]);
      expect(new Set((rows as { thread_id: string }[]).map(({ thread_id }) => thread_id)).size).toBe(1);
      await line.getByRole('link', { name: 'Version 2' }).waitFor();
      expect(await violations(page)).toEqual([]);
      // back is a version that there is, so it costs nothing
      await page.getByRole('link', { name: 'Undo this change' }).waitFor();
      await box.fill('undo the last change');
      await page.getByRole('button', { name: 'Go back' }).click();
      await page.waitForURL((url) => url.pathname.endsWith(first.id));
      await page.getByRole('link', { name: '70 credits available' }).waitFor();
    });
  }, 240_000);

  it('offers to mend what the game reports, each error once, with its text', async () => {
    await withStudio(async (studio) => {
      const { user, create, ended } = await owner(studio);
      const run = await create();
      await ended(run.id);
      const { page, expectErrors } = await studio.visit(`/runs/${run.id}`, { user });
      expectErrors(/walrus/u);
      const frame = await gameOf(page);
      await page.getByRole('tab', { name: 'Share' }).click();
      for (let i = 0; i < 3; i += 1)
        await frame.evaluate(
          () =>
            new Promise<void>((resolve) => {
              setTimeout(resolve);
              setTimeout(() => {
                throw new Error('the walrus fell through the ice');
              });
            }),
        );
      await page.getByRole('button', { name: '1 error', exact: true }).click();
      await page.getByText('What it reported').click();
      await page.getByText(/the walrus fell through the ice/u).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Fix it · 10 credits' }).click();
      await page.waitForURL((url) => !url.pathname.endsWith(run.id));
      await gameOf(page);
      const { rows } = await studio.resources.database.pool.query<{ context: unknown }>(
        `select intent, parent_run_id, context from runs where id <> $1`,
        [run.id],
      );
      expect(rows).toMatchObject([{ intent: 'fix', parent_run_id: run.id }]);
      expect(JSON.stringify(rows[0]?.context)).toContain('the walrus fell through the ice');
    });
  }, 240_000);

  it('sends the errors again where the mending failed and is tried once more', async () => {
    const generator = staged();
    await withStudio(
      async (studio) => {
        const { user, create, ended } = await owner(studio);
        const first = await create();
        await generator.reached();
        generator.release();
        await ended(first.id);
        const { page, expectErrors } = await studio.visit(`/runs/${first.id}`, { user });
        expectErrors(/walrus/u);
        const frame = await gameOf(page);
        await frame.evaluate(
          () =>
            void setTimeout(() => {
              throw new Error('the walrus fell');
            }),
        );
        await page.getByRole('button', { name: 'Fix it · 10 credits' }).click();
        expect((await generator.reached()).runtimeErrors).toEqual([expect.stringContaining('walrus fell')]);
        generator.fail(new GenerationError('provider.unavailable', 'The generator is away.', true));
        await page.getByRole('button', { name: 'Try the same prompt again' }).click();
        const again = await generator.reached();
        expect(again.intent).toBe('fix');
        expect(again.runtimeErrors).toEqual([expect.stringContaining('walrus fell')]);
        generator.fail(new GenerationError('provider.unavailable', 'The generator is away.', true));
        // and where its words are changed before
        await page.getByRole('button', { name: 'Change the prompt' }).click();
        // the words of the failed run come first
        await expect.poll(() => page.getByLabel('Your game').inputValue()).toMatch(/^Fix the errors/u);
        await page.getByLabel('Your game').fill('Mend the walrus.');
        await page.keyboard.press('Control+Enter');
        const changed = await generator.reached();
        expect(changed).toMatchObject({ prompt: 'Mend the walrus.', intent: 'fix' });
        expect(changed.runtimeErrors).toEqual([expect.stringContaining('walrus fell')]);
        generator.release();
        await gameOf(page);
      },
      { generator },
    );
  }, 240_000);

  it('shows a part of a long line, with numbers that hold, and all of it when asked', async () => {
    await withStudio(
      async (studio) => {
        const { user, create } = await owner(studio);
        const first = await create();
        const ids = [first.id, ...(await addWaiting(studio, first.id, 119))];
        const { pool } = studio.resources.database;
        await pool.query(`update runs set status = 'canceled', finished_at = now() where id = $1`, [ids[2]]);
        const { page } = await studio.visit(`/runs/${ids[60]}`, { user });
        const line = page.getByRole('navigation', { name: 'Versions' });
        // of 120 runs one has no number
        await line.getByRole('link', { name: /Version 60\s*,/u }).waitFor();
        expect(await line.getByRole('link', { name: /Version 60\s*,/u }).getAttribute('aria-current')).toBe('page');
        expect(await line.getByRole('link').count()).toBe(24);
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: '48 later' }).press('Enter');
        await expect.poll(() => line.getByRole('link').count()).toBe(120);
        expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('change 72');
        await page.keyboard.press('ArrowLeft');
        expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('change 71');
        expect(await line.getByRole('link').first().textContent()).toContain(`: ${PROMPT}`);
        await line.getByRole('link', { name: /Version 119\s*,/u }).waitFor();
        expect(await violations(page)).toEqual([]);
      },
      { withoutWorker: true },
    );
  }, 240_000);

  it('gives others a link that says when it ends, also as a code, and takes all of them back without ending the game', async () => {
    await withStudio(async (studio) => {
      const { user, create, ended } = await owner(studio);
      const run = await create();
      await ended(run.id);
      const { page, context } = await studio.visit(`/runs/${run.id}#share`, { user });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const frame = await gameOf(page);
      await page.getByLabel('Works for').selectOption('1 hour');
      await page.getByRole('button', { name: 'Create link' }).click();
      const link = await page.getByLabel('Link 1', { exact: true }).inputValue();
      expect(new URL(link).pathname).toMatch(/^\/s\/[0-9A-Za-z]{11}$/u);
      await page.getByText(/^Works until /u).waitFor();
      await page.getByRole('button', { name: 'Copy' }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Open on a phone' }).click();
      const code = page.getByRole('img', { name: `QR code of ${link}` });
      expect((await code.locator('path').getAttribute('d'))!.length).toBeGreaterThan(1_000);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await code.waitFor({ state: 'detached' });
      // another one, stopped by itself
      await page.getByLabel('Works for').selectOption('Until I stop it');
      await page.getByRole('button', { name: 'Create link' }).click();
      await page.getByText('Works until you stop it.').waitFor();
      const other = await page.getByLabel('Link 2', { exact: true }).inputValue();
      await page.getByRole('button', { name: 'Stop link 2' }).click();
      await page.getByText('This link has stopped working.').waitFor();
      expect((await fetch(other)).status).toBe(410);

      const stranger = await studio.newContext();
      const visitor = await stranger.newPage();
      await visitor.goto(link);
      // a page of ours holds the game in its frame
      await visitor.locator('.play').click();
      const shown = await visitor.waitForSelector('.on > iframe');
      const game = await shown.contentFrame();
      await game!.waitForFunction(() => '__game' in globalThis);
      // asked once more, with the focus on what changes nothing, and back again
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await page.getByRole('button', { name: 'Stop sharing' }).press('Enter');
      await expect.poll(focused).toBe('Keep sharing');
      await page.keyboard.press('Enter');
      await expect.poll(focused).toBe('Stop sharing');
      await page.keyboard.press('Enter');
      await expect.poll(focused).toBe('Keep sharing');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.getByText('Nothing is shared any more. All links have stopped working.').waitFor();
      expect((await visitor.goto(link))?.status()).toBe(410);
      expect(frame.isDetached()).toBe(false);
      await page.getByRole('button', { name: 'Restart' }).click();
      await expect.poll(() => frame.isDetached()).toBe(true);
      await gameOf(page);
    });
  }, 240_000);
});
