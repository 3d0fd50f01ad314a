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
  }, 60_000);
});
