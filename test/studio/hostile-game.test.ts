/** A game that means harm, in the Studio itself: what it says and what it tries. */
import { describe, expect, it } from 'vitest';
import type { Generator } from '../helpers/runs.js';
import { tinyGame } from '../helpers/tiny-game.js';
import { chromiumIsThere, withStudio, type Studio } from './browser.js';
import { owner } from './runs.js';

/** Makes whatever the prompt says: a script. */
const obedient: Generator = {
  generate: (request) => {
    const game = tinyGame(request);
    const bytes = Buffer.from(`<!doctype html><title>x</title><body><script>${request.prompt}</script>`);
    return Promise.resolve({ ...game, files: game.files.map((file) => ({ ...file, bytes })) });
  },
};
const TELL = 'const tell = (more) => parent.postMessage({ gp: 1, ...more }, "*");';

async function play(studio: Studio, script: string) {
  const { user, create, ended } = await owner(studio);
  const run = await create({ prompt: TELL + script });
  await ended(run.id);
  const visit = await studio.visit('/runs', { user });
  // a page that is kept busy never finishes loading
  await visit.page.goto(`${studio.origin}/runs/${run.id}`, { waitUntil: 'commit' });
  return { ...visit, run };
}

describe.skipIf(!chromiumIsThere)('a hostile game in the Studio', () => {
  it.each([
    [
      'ever more wins',
      'let i = 0; setInterval(() => { for (let n = 0; n < 5000; n++) tell({ type: "win", score: i++ }) })',
    ],
    ['errors of 30 MB', 'let i = 0; setInterval(() => tell({ type: "error", message: i++ + "x".repeat(30e6) }), 50)'],
  ])(
    'that says %s is stopped, and the page goes on',
    async (_, script) => {
      await withStudio(
        async (studio) => {
          const { page } = await play(studio, script);
          await page.getByText('The game was stopped').waitFor({ timeout: 30_000 });
          expect(await page.locator('iframe').count()).toBe(0);
          await page.getByRole('tab', { name: 'Share' }).click();
          await page.getByText('Share with a link').waitFor();
          await page.getByRole('button', { name: 'Restart' }).click();
          await page.getByText('The game was stopped').waitFor({ timeout: 30_000 });
        },
        { generator: obedient },
      );
    },
    90_000,
  );

  it('is believed no score that none has, and its errors are text that the server takes', async () => {
    await withStudio(
      async (studio) => {
        const { page, run } = await play(
          studio,
          `for (const score of [1.7e308, 1e9, -1e300, NaN, Infinity, "99", [99], null, 1n]) tell({ type: "win", score });
           tell({ type: "gameover", score: 12 });
           for (const message of ["<img src=x onerror=alert(1)>", "a\\0b\\u202ec", "x".repeat(299) + "🐧", {}, 5])
             tell({ type: "error", message });`,
        );
        await page.getByText('Best: 12', { exact: true }).waitFor();
        await page.getByRole('button', { name: '4 errors', exact: true }).click();
        await page.getByText('What it reported').click();
        await page.locator('.faults-list li').first().waitFor();
        expect(await page.locator('.faults-list li').allTextContents()).toEqual([
          '<img src=x onerror=alert(1)>',
          'a b c',
          'x'.repeat(299),
          expect.stringMatching(/./u),
        ]);
        await page.getByRole('button', { name: /^Fix it/u }).click();
        await page.waitForURL((url) => !url.pathname.endsWith(run.id));
      },
      { generator: obedient },
    );
  }, 240_000);

  it('reads nothing of the page, opens nothing, and leads it nowhere', async () => {
    await withStudio(
      async (studio) => {
        const { page, context, run, expectErrors } = await play(
          studio,
          `try { top.location = "/credits" } catch {}
           for (const [i, attempt] of [
             () => parent.document.cookie,
             () => parent.localStorage.length,
             () => top.location.href,
             () => parent.frames[0].parent.document.title,
             () => document.cookie,
             () => localStorage.length,
             () => open("/credits").name,
           ].entries()) {
             try { tell({ type: "error", message: i + " got " + attempt() }) } catch (error) { tell({ type: "error", message: i + " " + error.name }) }
           }
           // what was said before is heard only while who said it is there
           setTimeout(() => { location = "/credits" }, 500);`,
        );
        // the browser tells of each refusal
        expectErrors(/navigat|sandbox|Content Security Policy|Blocked|connection-allowlist|ERR_BLOCKED/iu);
        const button = page.getByRole('button', { name: '7 errors', exact: true });
        await button.click();
        await page.getByText('What it reported').click();
        const told = await page.locator('.faults-list li').allTextContents();
        expect(told.filter((text) => text.includes('got'))).toEqual([]);
        await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/');
        expect(context.pages()).toHaveLength(1);
        expect(new URL(page.url()).pathname).toBe(`/runs/${run.id}`);
        await page.getByRole('heading', { name: 'Tiny' }).waitFor();
      },
      { generator: obedient },
    );
  }, 240_000);
});
