/** The editor in a real browser, under the policy that it is served with. */
import { describe, expect, it } from 'vitest';
import { withApp } from '../helpers/app.js';
import { chromiumIsThere } from '../helpers/browser.js';
import { useBrowser } from '../helpers/shared-browser.js';

describe.skipIf(!chromiumIsThere)('GraphiQL in Chromium', () => {
  const browser = useBrowser();

  it('signs in, shows the viewer, and watches credits by a socket', async () => {
    await withApp(async (test) => {
      const origin = await test.listen();
      await test.resources.services.accounts.ensureDemoAccount();
      const page = await browser.newPage();
      try {
        const problems: string[] = [];
        page.on('console', (message) => {
          if (/content security policy|refused/iu.test(message.text())) problems.push(message.text());
        });
        page.on('pageerror', (error) => problems.push(String(error)));
        const elsewhere: string[] = [];
        page.on('request', (request) => {
          if (!/^(?:data|blob):/u.test(request.url()) && new URL(request.url()).origin !== origin)
            elsewhere.push(request.url());
        });
        const run = async (query: string) => {
          await page.goto(`${origin}/graphql?query=${encodeURIComponent(query)}`);
          await page.locator('button.graphiql-execute-button').click();
          return page.locator('.result-window');
        };
        // a sample in a tab of its own, and the same ones after a reload
        const tabs = page.locator('.graphiql-tab');
        await page.goto(`${origin}/graphql`);
        await expect.poll(() => tabs.count()).toBe(4);
        // written into the address, which a reload opens again
        await tabs.getByText('Make', { exact: true }).click();
        await page.locator('.graphiql-query-editor .view-lines').click();
        await page.keyboard.type('# typed');
        await expect.poll(() => page.url()).toContain('typed');
        await page.reload();
        await page.locator('.variable-editor, .graphiql-editor-tools').first().waitFor();
        await expect.poll(() => tabs.count()).toBe(4);
        expect(await page.evaluate(() => localStorage.getItem('graphiql:tabState'))).toContain('penguin');
        await (await run('mutation { signInDemo { viewer { email } } }')).getByText('demo@').waitFor();
        await (await run('{ viewer { credits { spendableBalance } } }')).getByText('1000').waitFor();
        const watching = await run('subscription { creditsChanged { spendableBalance } }');
        await watching.getByText('1000').waitFor();
        const { rows } = await test.resources.database.pool.query<{ id: string }>('select id from users');
        await test.resources.services.credits.post(rows[0]!.id, { type: 'purchase', amount: 234, description: 'more' });
        await watching.getByText('1234').waitFor();
        expect({ problems, elsewhere }).toEqual({ problems: [], elsewhere: [] });
      } finally {
        await page.close();
      }
    });
  }, 240_000);
});
