/** `/docs` as people meet it: light and dark, on a desk and on a phone, by keyboard and by screen reader. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { chromiumIsThere } from '../helpers/browser.js';
import { useBrowser } from '../helpers/shared-browser.js';

const gateway = useApp();
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

describe.skipIf(!chromiumIsThere)('/docs', { timeout: 60_000 }, () => {
  const browser = useBrowser();

  test.each([
    ['a desk', 1440, 900, 'light'],
    ['a desk', 1440, 900, 'dark'],
    ['a phone', 390, 844, 'light'],
    ['a phone', 390, 844, 'dark'],
  ] as const)('on %s, %i wide, %i high, %s', async (_name, width, height, colorScheme) => {
    // axe is injected, which the page's policy would not let in
    const page = await browser.newPage({ viewport: { width, height }, colorScheme, bypassCSP: true });
    await page.goto(`${await gateway.listen()}/docs`);
    await page.evaluate(await readFile(axePath, 'utf8'));
    // nothing but colours differs in dark
    const rules = colorScheme === 'dark' ? `{ runOnly: ['color-contrast', 'link-in-text-block'] }` : '';
    const found = await page.evaluate(
      `axe.run(${rules}).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))`,
    );
    expect(found).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await page.close();
  });

  test('its policy lets its style in, and nothing is asked for besides', async () => {
    const page = await browser.newPage();
    const said: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('request', (request) => request.url().startsWith('data:') || asked.push(new URL(request.url()).pathname));
    await page.goto(`${await gateway.listen()}/docs`, { waitUntil: 'networkidle' });
    expect(await page.evaluate('getComputedStyle(document.querySelector("h1")).fontWeight')).toBe('800');
    expect([said, asked]).toEqual([[], ['/docs']]);
    await page.close();
  });

  test('by keyboard: past the contents, and to a route by its name', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${await gateway.listen()}/docs`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#main');
    await page.click('.wide a[href="#createStudioRun"]');
    const top = () => page.evaluate('document.getElementById("createStudioRun").getBoundingClientRect().top');
    await expect.poll(top).toBeLessThan(100);
    await page.close();
  });
});
