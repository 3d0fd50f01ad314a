/** The pages of operators while models fail, each in its own way: which, since when, how, and what users got instead. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createGenerator } from '../../src/generation/router.js';
import { createModelBook } from '../../src/models/model-book.js';
import { useApp } from '../contract/shared-app.js';
import { createRun } from '../graphql/client.js';
import { viewerOf } from '../graphql/completed-runs.js';
import type { TestUser } from '../helpers/app.js';
import { chromiumIsThere } from '../helpers/browser.js';
import { form, modelsAt, testClock } from '../helpers/model-forms.js';
import { withModelServer, type Reply } from '../helpers/model-server.js';
import { useBrowser } from '../helpers/shared-browser.js';

const shots = process.env['SHOTS'];
const operators: string[] = [];
/** How each of five models fails, asked in this order; the last one answers the third time. */
const REPLIES: readonly (readonly Reply[])[] = [
  [{ status: 401 }],
  [{ status: 429, headers: { 'retry-after': '1' } }],
  [{ status: 500, body: 'out of order' }],
  [{ says: 'Sorry, I would rather write a poem.' }],
  ['silence', 'silence', { says: form({ kind: 'snake', kindIsExact: true }) }],
];
const SILENT = REPLIES.length;

describe.skipIf(!chromiumIsThere)('models that fail', () => {
  const shared = useApp({ operators });
  const browser = useBrowser();

  async function withServers<T>(
    work: (urls: readonly string[]) => Promise<T>,
    urls: readonly string[] = [],
  ): Promise<T> {
    const replies = REPLIES[urls.length];
    if (!replies) return work(urls);
    return withModelServer(replies, ({ url }) => withServers(work, [...urls, url]));
  }

  /** Runs of `user` one after the other, which all models are asked for. */
  async function makeRuns(user: TestUser, count: number): Promise<string[]> {
    const ids: string[] = [];
    await withServers(async (urls) => {
      const models = modelsAt(urls, {
        models: urls.map((_, at) => ({
          id: `p${at + 1}`,
          provider: `p${at + 1}`,
          model: `model-${at + 1}`,
          price: { input: 1, output: 10 },
          timeoutSeconds: at + 1,
        })),
        breaker: { failures: 20, seconds: 600 },
      });
      const never = new AbortController().signal;
      const clock = {
        ...testClock(),
        timeout: (seconds: number) => (seconds === SILENT ? AbortSignal.timeout(50) : never),
      };
      const book = createModelBook(shared.resources.database, models.settings);
      await shared.withWorker(createGenerator({ ...models, clock, book }), async () => {
        const viewer = await viewerOf(shared, user);
        for (let i = 0; i < count; i += 1) {
          const id = await createRun(shared, user, 'a snake that eats apples');
          ids.push(id);
          for await (const event of shared.resources.services.runs.events(viewer, id, 0, AbortSignal.timeout(120_000)))
            void event;
        }
      });
    });
    return ids;
  }

  it('are named on the first page, with what came of the runs', { timeout: 300_000 }, async () => {
    const operator = await shared.signUp(1000);
    operators.push(operator.email);
    const [composed = '', , answered = ''] = await makeRuns(operator, 3);
    const origin = await shared.listen();
    const [name = '', value = ''] = operator.cookie.split('=');
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies([{ name, value, url: origin }]);
    const page = await context.newPage();
    await page.goto(`${origin}/admin`);
    const rows = await cells(page, 'Not answered');
    expect(rows.map((row) => row[0])).toEqual(REPLIES.map((_, at) => `p${at + 1} / model-${at + 1}`));
    const why = rows.map((row) => row[5]);
    expect(why).toEqual([
      expect.stringContaining('Key not accepted'),
      expect.stringContaining('Too many requests'),
      expect.stringContaining('Unavailable'),
      expect.stringContaining('Answer not usable'),
      expect.stringContaining('Took too long'),
    ]);
    // the one that has answered since is not told of
    expect(await page.locator('.bad a').allTextContents()).toEqual(rows.slice(0, -1).map((row) => row[0]));
    expect(await page.locator('.bad li').first().innerText()).toMatch(/since .*: Key not accepted \(3\)/u);
    expect(await cells(page, 'What users got')).toEqual([
      ['A game by the built-in composer', '2'],
      ['A game after another call to a model', '1'],
    ]);
    await shoot(page, 'models');
    await page.goto(`${origin}/admin/runs/${composed}`);
    await page.getByText('The built-in composer, because a model did not answer').waitFor();
    await shoot(page, 'models-run');
    await page.goto(`${origin}/admin/runs/${answered}`);
    await page.getByText('p5 / model-5').first().waitFor();
    await page.goto(`${origin}/admin/runs`);
    await shoot(page, 'models-runs');
    await context.close();
  });

  /** Desk and phone, light and dark, where somebody wants to look. */
  async function shoot(page: Page, name: string): Promise<void> {
    for (const [size, width, height] of [
      ['desk', 1280, 800],
      ['phone', 390, 844],
    ] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect([name, size, wide]).toEqual([name, size, false]);
        if (shots) await page.screenshot({ path: `${shots}/${name}-${size}-${colorScheme}.png`, fullPage: true });
      }
  }
});

/** The texts of the table that has a column of this name. */
async function cells(page: Page, column: string): Promise<string[][]> {
  const rows = page.locator('table', { has: page.getByRole('columnheader', { name: column }) }).locator('tbody tr');
  return rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')));
}
