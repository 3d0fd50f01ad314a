/** What a view shows is asked for beside who is there, and once. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumIsThere, gameOf, withStudio } from './browser.js';
import { holdAnswers } from './held-answer.js';
import { owner, PROMPT } from './runs.js';

/** Names of the operations that the page sends by HTTP from now on. */
function operationsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql' || request.method() !== 'POST') return;
    names.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return names;
}

const times = (names: readonly string[], name: string) => names.filter((each) => each === name).length;

describe.skipIf(!chromiumIsThere)('an address that is opened', () => {
  it('asks for its view before it is known who is there, and not again when it is', async () => {
    await withStudio(async (studio) => {
      const { user, create, ended } = await owner(studio);
      const run = await create();
      await ended(run.id);
      // this browser has to have seen somebody signed in
      const { page } = await studio.visit('/', { user });
      await page.locator('.recent .tile').first().waitFor();
      // a late answer of this view is none of the next one
      await page.waitForLoadState('networkidle');
      const start = await holdAnswers(page, 'Start');
      for (const [path, view] of [
        ['/', 'Games'],
        ['/runs', 'Games'],
        [`/runs/${run.id}`, 'RunView'],
      ] as const) {
        const names = operationsOf(page);
        const answer = page.waitForResponse(
          (response) => response.request().postData()?.includes(`query ${view}`) ?? false,
        );
        await page.goto(studio.origin + path);
        await start.asked();
        // the view's answer is there, whoever it may be for
        await answer;
        expect([path, times(names, view)]).toEqual([path, 1]);
        await start.pass();
        if (view === 'RunView') await gameOf(page);
        else await page.locator('.tile').first().waitFor();
        await page.waitForLoadState('networkidle');
        expect([path, times(names, view), times(names, 'Start')]).toEqual([path, 1, 1]);
        page.removeAllListeners('request');
      }
      // a view that is gone to later reads what is new
      const names = operationsOf(page);
      await page.getByRole('link', { name: 'My games', exact: true }).click();
      await page.locator('.tile').first().waitFor();
      await expect.poll(() => times(names, 'Games')).toBe(1);
    });
  }, 240_000);

  it('asks for nobody’s view where nobody was signed in, and opens no form where the session has ended', async () => {
    await withStudio(async (studio) => {
      const { user, create } = await owner(studio);
      const run = await create({ prompt: PROMPT });
      const { page } = await studio.visit('/runs', { user });
      await page.locator('.tile').first().waitFor();
      await page.waitForLoadState('networkidle');
      await studio.resources.database.pool.query('delete from sessions');
      const names = operationsOf(page);
      await page.goto(`${studio.origin}/runs/${run.id}`);
      await page.locator('section.empty h1').waitFor();
      expect(times(names, 'RunView')).toBe(1);
      expect(await page.getByRole('dialog').count()).toBe(0);
      // from now on this browser knows of nobody
      await page.goto(`${studio.origin}/runs`);
      await page.locator('section.empty h1').waitFor();
      expect(times(names, 'Games')).toBe(0);
    });
  }, 240_000);
});
