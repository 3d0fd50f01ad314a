/** The files of a game, read on its page: listed, coloured, searched, copied; by keys and on a phone. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Generator } from '../helpers/runs.js';
import { EXAMPLES } from '../../src/generation/providers/code-reference.js';
import { assembleWritten } from '../../src/generation/written/assemble.js';
import { finishPage } from '../../src/generation/written/page.js';
import { penguin } from '../generation/designs.js';
import { chromiumIsThere, violations, withStudio, type Look, type Studio } from './browser.js';
import { owner } from './runs.js';

async function openCode(studio: Studio, mode: 'quick_html' | 'game_bundle', look: Look = {}): Promise<Page> {
  const { user, create, ended } = await owner(studio);
  const run = await create({ mode });
  await ended(run.id);
  const { page, context } = await studio.visit(`/runs/${run.id}`, { ...look, user });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: studio.origin });
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await page.locator('.code-text pre').waitFor();
  return page;
}

const coloured = (page: Page, kind: string) => page.locator(`.code-text .code-${kind}`).first();

/** Of a model that ends its page with what would run if it were taken for a part of the Studio's own. */
const HOSTILE = `<img id="planted" src=x onerror="document.title='taken'">`;
const hostileWriter: Generator = {
  generate: async ({ seed }) =>
    assembleWritten({
      ...finishPage(EXAMPLES[0]!.page.replace('</body>', `<!-- ${HOSTILE} --></body>`), seed),
      design: penguin,
      playability: { verdict: 'unverified', checks: [] },
      by: { provider: 'p1', model: 'm' },
    }),
};

describe.skipIf(!chromiumIsThere)('the code of a game', () => {
  it('lists the files of a bundle with their sizes, the page first, and shows each in its colours', async () => {
    await withStudio(async (studio) => {
      const page = await openCode(studio, 'game_bundle');
      const files = page.getByRole('navigation', { name: 'Files' }).getByRole('button');
      expect(await files.first().innerText()).toMatch(/^index\.html\s+[\d.,]+ ?(?:byte|kB)/u);
      expect(await files.count()).toBeGreaterThan(2);
      await coloured(page, 'keyword').waitFor();
      await files.filter({ hasText: 'manifest.json' }).click();
      await page.getByRole('heading', { name: 'manifest.json' }).waitFor();
      await coloured(page, 'name').waitFor();
      expect(await page.locator('.code-line').first().getAttribute('data-line')).toBe('1');
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Copy the file' }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(JSON.parse(copied)).toHaveProperty('entry', 'index.html');
    });
  }, 240_000);

  it('finds a text in all files by keys alone, goes from hit to hit, and closes by Escape', async () => {
    await withStudio(async (studio) => {
      const page = await openCode(studio, 'game_bundle');
      // the search has the focus
      await page.keyboard.type('INDEX.HTML');
      const mark = page.locator('.code-text mark');
      await mark.waitFor();
      expect((await mark.innerText()).toLowerCase()).toBe('index.html');
      const hits = page.getByRole('list', { name: 'Search in all files' }).getByRole('button');
      const all = await hits.count();
      expect(all).toBeGreaterThan(0);
      expect(await hits.first().innerText()).toMatch(/^\S+:\d+/u);
      await page.getByText(`1 of ${all}`, { exact: true }).waitFor();
      await page.keyboard.press('Shift+Enter');
      await page.getByText(`${all} of ${all}`, { exact: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByText(`1 of ${all}`, { exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.type(' is nowhere');
      await page.getByText('Nothing found').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Code');
    });
  }, 240_000);

  it('fits a phone, and shows a game of one long line in parts', async () => {
    await withStudio(async (studio) => {
      const page = await openCode(studio, 'quick_html', { phone: true });
      await page.setViewportSize({ width: 360, height: 640 });
      await page.getByText(/^Part 1 of \d+$/u).waitFor();
      const longest = () => page.locator('.code-text pre').evaluate((box) => box.textContent?.length ?? 0);
      expect(await longest()).toBeLessThan(20_000);
      await page.getByRole('button', { name: 'Next part' }).click();
      await page.getByText(/^Part 2 of \d+$/u).waitFor();
      expect(await longest()).toBeGreaterThan(1_000);
      const box = page.locator('.code-text pre');
      expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    });
  }, 240_000);

  it.each(['de', 'id', 'ru'])(
    'has room in the bar below the game on a phone, in %s',
    async (locale) => {
      await withStudio(async (studio) => {
        const { user, create, ended } = await owner(studio);
        const run = await create();
        await ended(run.id);
        const { page } = await studio.visit(`/runs/${run.id}`, { user, locale, phone: true });
        await page.setViewportSize({ width: 360, height: 640 });
        await page.locator('.code-button').waitFor();
        const beyond = (bar: HTMLElement): number => bar.scrollWidth - bar.clientWidth;
        expect(await page.locator('.player-bar').evaluate(beyond)).toBeLessThanOrEqual(0);
      });
    },
    240_000,
  );

  it('shows what a hostile file holds as text, and runs none of it', async () => {
    await withStudio(
      async (studio) => {
        const page = await openCode(studio, 'quick_html');
        await page.keyboard.type('id="planted"');
        await page.locator('.code-text mark').waitFor();
        expect(await page.locator('.code-text pre').innerText()).toContain(HOSTILE);
        expect(await page.locator('#planted').count()).toBe(0);
        expect(await page.title()).not.toBe('taken');
      },
      { generator: hostileWriter },
    );
  }, 240_000);
});
