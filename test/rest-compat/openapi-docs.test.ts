/** `/docs` as people meet it: light and dark, on a desk and on a phone, by keyboard and by screen reader. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { chromiumIsThere } from '../helpers/browser.js';
import { useBrowser } from '../helpers/shared-browser.js';

const gateway = useApp();
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

describe.skipIf(!chromiumIsThere)('/docs', { timeout: 240_000 }, () => {
  const browser = useBrowser();

  test.each([
    ['a desk', 1440, 900, 'light'],
    ['a desk', 1440, 900, 'dark'],
    ['a phone', 390, 844, 'light'],
    ['a phone', 390, 844, 'dark'],
  ] as const)('on %s, %i wide, %i high, %s', async (_name, width, height, colorScheme) => {
    for (const path of ['/docs', '/docs/graphql', '/docs/recipes'])
      expect(await faultsOf(path, { width, height }, colorScheme)).toEqual([]);
  });

  /** what axe finds, and how far the page is wider than the window */
  async function faultsOf(
    path: string,
    viewport: { width: number; height: number },
    colorScheme: 'light' | 'dark',
  ): Promise<unknown[]> {
    // axe is injected, which the page's policy would not let in
    const page = await browser.newPage({ viewport, colorScheme, bypassCSP: true });
    await page.goto(`${await gateway.listen()}${path}`);
    await page.evaluate(await readFile(axePath, 'utf8'));
    // nothing but colours differs in dark
    const rules = colorScheme === 'dark' ? `{ runOnly: ['color-contrast', 'link-in-text-block'] }` : '';
    const found = await page.evaluate<unknown[]>(
      `axe.run(${rules}).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))`,
    );
    const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    await page.close();
    return [...found, ...(over > 0 ? [[path, over]] : [])];
  }

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

  test('tabs: by arrow keys, for all requests of the page at once, and after a reload', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(`${await gateway.listen()}/docs`);
    const of = async (id: string) => {
      // what is far from the window has no tabs yet
      await page.evaluate(`location.hash = '#${id}'`);
      return page.locator(`#${id} [role=tabpanel]:visible`).textContent();
    };
    expect(await of('credits')).toContain('curl -b jar');
    await page.locator('#credits').getByRole('tab', { name: 'curl' }).focus();
    const place = () => page.evaluate('Math.round(document.activeElement.getBoundingClientRect().top)');
    const before = await place();
    await page.keyboard.press('ArrowRight');
    expect(await of('credits')).toContain('await fetch(');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('JavaScript');
    // what is above has another height now, and the reader stays where they are
    expect(await place()).toBe(before);
    expect(await of('createStudioRun')).toContain('JSON.stringify(');
    expect(await of('credits')).toContain('await fetch(');
    await page.locator('#credits').getByRole('tab', { name: 'JavaScript' }).focus();
    await page.keyboard.press('End');
    expect(await of('credits')).toContain('session.get(');
    await page.keyboard.press('ArrowRight');
    expect(await of('credits')).toContain('curl -b jar');
    await page.keyboard.press('ArrowLeft');
    await page.reload();
    expect(await of('createStudioRun')).toContain('session.post(');
    await page.close();
  });

  test('a copy button for each block that comes near, which copies what a program takes', async () => {
    const page = await browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    const origin = await gateway.listen();
    await page.goto(`${origin}/docs`);
    const bare = (within: string) => page.locator(`${within} .code:not(:has(.copy))`).count();
    for (const id of ['start', 'openapi', 'credits']) {
      await page.evaluate(`location.hash = '#${id}'`);
      await expect.poll(() => bare(`#${id}`)).toBe(0);
    }
    // of the others, most are never looked at
    expect(await bare('')).toBeGreaterThan(100);
    await page.locator('#credits').getByRole('button', { name: 'Copy: Request of credits, curl' }).click();
    const copied = await page.evaluate('navigator.clipboard.readText()');
    expect(copied).toBe(`curl -b jar \\\n  '${origin}/api/credits'`);
    expect(await page.getByRole('status').textContent()).toBe('Copied');
    await page.close();
  });

  test('search: finds a route, a code and a part of the guide, by keys alone', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const origin = await gateway.listen();
    await page.goto(`${origin}/docs`);
    const field = page.getByRole('combobox', { name: 'Search the docs' });
    const hits = page.getByRole('option');
    await page.keyboard.press('/');
    await page.keyboard.type('too many');
    expect(await field.inputValue()).toBe('too many');
    await field.fill('post runs cancel');
    expect(await hits.first().textContent()).toContain('/api/studio/runs/{id}/cancel');
    await page.keyboard.press('ArrowDown');
    expect(await field.getAttribute('aria-activedescendant')).toBe('hit-0');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#cancelStudioRun');
    expect(await hits.count()).toBe(0);

    await page.keyboard.press('/');
    await field.fill('RATE limited');
    expect(await page.getByRole('status').textContent()).toMatch(/^\d+ results?$/u);
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#error-rate_limited');

    await page.keyboard.press('/');
    await field.fill('zzz');
    expect(await page.getByRole('status').textContent()).toBe('Nothing found');
    await page.keyboard.press('Escape');
    expect([await field.inputValue(), await page.getByRole('status').textContent()]).toEqual(['', '']);
    await field.fill('websocket');
    await Promise.all([page.waitForURL('**/docs/graphql#by-websocket'), hits.first().click()]);
    await page.close();
  });

  test('every hit of the search leads to something', async () => {
    const origin = await gateway.listen();
    const of = async (path: string) => (await fetch(origin + path)).text();
    const pages = new Map(
      await Promise.all(
        ['/docs', '/docs/graphql', '/docs/recipes'].map(async (path) => [path, await of(path)] as const),
      ),
    );
    const [, json = '[]'] =
      /<script type="application\/json" id="search-index">([^]*?)<\/script>/u.exec(pages.get('/docs') ?? '') ?? [];
    const index = JSON.parse(json) as { title: string; href: string }[];
    expect(index.length).toBeGreaterThan(150);
    const lost = index.filter(({ href }) => {
      const [path = '', id = ''] = href.split('#');
      return !pages.get(path)?.includes(` id="${id}"`);
    });
    expect(lost).toEqual([]);
  });

  test('without script all languages are there to read, under their names', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${await gateway.listen()}/docs`);
    const request = page.locator('#createStudioRun .calls');
    expect(await request.locator('.name:visible').allTextContents()).toEqual(['curl', 'JavaScript', 'Python']);
    expect(await request.locator('pre:visible').count()).toBe(3);
    expect(await page.getByRole('button').count()).toBe(0);
    await page.close();
  });
});
