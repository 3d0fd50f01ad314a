/** The pages of operators in a real browser: forms without script, light and dark, on a desk and on a phone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { chromiumIsThere } from '../helpers/browser.js';
import { useBrowser } from '../helpers/shared-browser.js';
import { PROMPT, publishGame } from '../public/world.js';

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const shots = process.env['SHOTS'];
const operators: string[] = [];

describe.skipIf(!chromiumIsThere)('in Chromium', () => {
  const shared = useApp({ operators });
  const browser = useBrowser();

  const expectSound = async (page: Page, name: string) => {
    if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
    const violations = await page.evaluate(async (axe) => {
      // eslint-disable-next-line no-eval -- the page's policy lets no script in but this way
      (0, eval)(axe);
      const { violations } = await (
        globalThis as unknown as { axe: { run: () => Promise<{ violations: { id: string }[] }> } }
      ).axe.run();
      return violations.map(({ id }) => id);
    }, AXE);
    expect([name, violations]).toEqual([name, []]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect([name, wide]).toEqual([name, false]);
  };

  it('an operator gives credits and takes a reported game down', async () => {
    const operator = await shared.signUp();
    operators.push(operator.id);
    const { record, owner } = await publishGame(shared);
    const origin = await shared.listen();
    const [name = '', value = ''] = operator.cookie.split('=');
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
    await context.addCookies([{ name, value, url: origin }]);
    const page = await context.newPage();

    await page.goto(`${origin}/games/${record.slug}/report`);
    await page.getByLabel('Reason').selectOption('copyright');
    await page.getByLabel('More about it (optional)').fill('The music is mine.');
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();

    await page.goto(`${origin}/account`);
    await page.getByRole('link', { name: 'Operators’ pages' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await expectSound(page, 'overview');
    await page.getByRole('link', { name: 'Runs', exact: true }).click();
    await page.getByRole('heading', { name: 'Runs' }).waitFor();
    await expectSound(page, 'runs');
    await page.getByRole('link', { name: PROMPT }).click();
    await page.getByRole('heading', { name: 'Attempts and failures' }).waitFor();
    await expectSound(page, 'run');

    await page.goto(`${origin}/admin/users`);
    await page.getByLabel('E-mail address, name or ID').fill(owner.email);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('link', { name: owner.email }).click();
    await page.getByLabel('Credits', { exact: true }).fill('40');
    await page.getByLabel('Reason').fill('For the report');
    await page.getByRole('button', { name: 'Add the entry' }).click();
    await page.getByText('The credits have been given. (+40)').waitFor();
    await expectSound(page, 'user');

    await page.getByRole('link', { name: 'Reports' }).click();
    await page.getByText('The music is mine.').waitFor();
    await expectSound(page, 'reports');
    await page.getByRole('cell', { name: record.title }).getByRole('link').click();
    await page.getByLabel('Reason').first().fill('The music belongs to somebody else');
    await expectSound(page, 'game');
    await page.getByRole('button', { name: 'Take it down' }).click();
    await page.getByText('The game has been taken down.').waitFor();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectSound(page, 'game-phone-dark');
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByRole('heading', { name: 'Audit log' }).waitFor();
    await expectSound(page, 'audit-phone-dark');
    await context.close();
  });
});
