/** The Studio and the public pages as readers of other languages meet them, in Chromium. */
import { describe, expect, it } from 'vitest';
import { publishGame } from '../public/world.js';
import { chromiumIsThere, gameOf, violations, withStudio } from './browser.js';
import { loaders } from '../../src/studio/web/messages/languages.js';
import { PUBLIC_TEXTS } from '../../src/public/texts/index.js';

const READERS = [
  ['de', 'de-AT'],
  ['ja', 'ja-JP'],
  ['ar', 'ar-EG'],
] as const;

describe.skipIf(!chromiumIsThere)('a reader', () => {
  it.each(READERS)('of %s meets it everywhere, from the first page to a game', async (lang, locale) => {
    const texts = await loaders[lang]();
    const publicTexts = PUBLIC_TEXTS[lang];
    await withStudio(async (studio) => {
      const { record } = await publishGame(studio);
      const { page, expectErrors } = await studio.visit('/', { locale });
      expectErrors(/404/u);
      await page.getByRole('heading', { level: 1, name: texts.home.title }).waitFor();
      const root = () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
      expect(await root()).toEqual([lang, texts.dir]);
      expect(await violations(page)).toEqual([]);

      await page.getByRole('button', { name: texts.signIn.title, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: texts.signIn.title });
      await dialog.waitFor();
      await dialog.getByLabel(texts.signIn.email).fill('nobody@example.com');
      await dialog.getByLabel(texts.signIn.password).fill('not the password');
      await dialog.getByRole('button', { name: texts.signIn.submit, exact: true }).click();
      await dialog.getByText(texts.errors.invalid_credentials).waitFor();
      expect(await violations(page)).toEqual([]);
      for (const path of ['/games', `/games/${record.slug}`, `/games/${record.slug}/report`, '/nowhere']) {
        await page.goto(studio.origin + path);
        expect(await root()).toEqual([lang, texts.dir]);
        await page.getByText(publicTexts.games).first().waitFor();
        expect([path, await violations(page)]).toEqual([path, []]);
      }
    });
  });

  it.each(READERS)('of %s makes a game and reads how it was made', async (lang, locale) => {
    const texts = await loaders[lang]();
    await withStudio(async (studio) => {
      const user = await studio.signUp();
      const { page } = await studio.visit('/', { user, locale });
      await page.getByLabel(texts.compose.label).fill(texts.compose.examples.golf);
      await page.getByRole('button', { name: texts.compose.make, exact: true }).click();
      await gameOf(page);
      for (const tab of [texts.game.made.reading, texts.game.made.share, texts.game.made.report]) {
        await page.getByRole('tab', { name: tab, exact: true }).click();
        expect([tab, await violations(page)]).toEqual([tab, []]);
      }
      // what the checks found is told in the reader's words, with the seconds in the language's figures
      const { won } = texts.game.report.findings;
      await page
        .locator('.checks')
        .getByText(won.split('{time}')[0] ?? won)
        .waitFor();
      expect(await page.locator('.checks [lang=en]').count()).toBe(0);
      // the game's own words read in their own direction: cut at its end, figures in their place
      expect(await page.locator('.run-title h1').getAttribute('dir')).toBe('auto');
      for (const path of ['/runs', '/credits', '/account']) {
        await page.goto(studio.origin + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect([path, await violations(page)]).toEqual([path, []]);
        if (path === '/credits') await page.getByText(texts.creditsPage.sources.sign_up).waitFor();
      }
    });
  });

  it('chooses another language, at once and for every page, and keeps what was typed', async () => {
    await withStudio(async (studio) => {
      const { page } = await studio.visit('/');
      await page.getByRole('textbox').first().fill('golf on the moon');
      await page.getByLabel('Language').selectOption('de');
      await page.getByText('Sprache').waitFor();
      expect(await page.getByRole('textbox').first().inputValue()).toBe('golf on the moon');
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
      await page.goto(`${studio.origin}/games`);
      await page.getByRole('heading', { level: 1, name: PUBLIC_TEXTS.de.gallery.title }).waitFor();
      await page.getByText('Sprache: Deutsch').click();
      await page.getByRole('link', { name: 'English', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Games made from a sentence' }).waitFor();
      await page.goto(studio.origin);
      await page.getByLabel('Language').waitFor();
    });
  });
});
