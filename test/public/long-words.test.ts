/** Public pages on the smallest of phones, where every text is as long as it may be. */
import { describe, expect, it } from 'vitest';
import type { PublishInput } from '../../src/publications/publications.model.js';
import { READER_LANGUAGES } from '../../src/http/reader-language.js';
import { useApp } from '../contract/shared-app.js';
import { chromiumIsThere } from '../helpers/browser.js';
import { compose } from '../helpers/compose.js';
import { LONG_TITLE, LONG_WORD, unreadable } from '../helpers/long-words.js';
import { useBrowser } from '../helpers/shared-browser.js';
import { publishGame, viewerOf } from './world.js';

const inputOf = (text: string): PublishInput => ({
  title: text,
  description: text,
  controls: [`${text.slice(0, 40)}: ${text.slice(0, 36)}`],
  showAuthor: true,
  showPrompt: true,
  seoContent: {
    genre: text.slice(0, 60),
    playMode: text.slice(0, 60),
    howToPlay: text,
    faq: [{ question: text, answer: text }],
  },
});

describe.skipIf(!chromiumIsThere)('long words on public pages', () => {
  const test = useApp();
  const browser = useBrowser();

  it.each([LONG_TITLE, LONG_WORD])('%s is all there, and the game on the first screen', async (title) => {
    const origin = await test.listen();
    const owner = await test.signUp();
    const { services, database } = test.resources;
    const { record, artifactId } = await publishGame(test, inputOf(title), { ...(await compose()), title }, owner);
    await database.pool.query('update users set name = $2 where id = $1', [owner.id, title.slice(0, 80)]);
    await database.pool.query('insert into publication_scores (artifact_id, name, score) values ($1, $2, 999999999)', [
      artifactId,
      'W'.repeat(20),
    ]);
    const { url } = await services.shareLinks.create(viewerOf(owner), artifactId);
    const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
    try {
      const game = `${origin}/games/${record.slug}`;
      await page.goto(game);
      const author = await page.locator('[rel=author]').getAttribute('href');
      for (const address of [game, origin + new URL(url ?? '', origin).pathname]) {
        await page.goto(address);
        expect(await page.locator('h1').innerText()).toBe(title);
        const box = await page.locator('.play b').boundingBox();
        expect(box!.y + box!.height).toBeLessThan(640);
        expect(await unreadable(page)).toEqual([]);
      }
      for (const address of [`${origin}/games`, `${origin}${author}`, `${game}/report`]) {
        await page.goto(address);
        await page.getByRole('link', { name: title }).waitFor();
        expect(await unreadable(page)).toEqual([]);
      }
      // a game in a frame leaves no room for all of it: the name of its site is whole, and leads to the rest
      await page.goto(`${game}/embed`);
      const product = page.locator('.back span');
      expect((await product.boundingBox())!.height).toBeLessThan(40);
      expect((await unreadable(page)).filter((line) => !line.startsWith('a.'))).toEqual([]);
    } finally {
      await page.close();
    }
  });

  it.each([320, 360])('the bar on top is one line of whole names in every language, %i wide', async (width) => {
    const origin = await test.listen();
    const context = await browser.newContext({ viewport: { width, height: 640 } });
    try {
      const page = await context.newPage();
      for (const language of READER_LANGUAGES) {
        await page.setExtraHTTPHeaders({ 'accept-language': language });
        await page.goto(`${origin}/games`);
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        const told = await page.locator('.top').evaluate((bar) => {
          const name = document.createRange();
          name.selectNodeContents(bar.querySelector('.brand')?.lastChild as Text);
          const wide = document.documentElement.scrollWidth > innerWidth;
          return { low: bar.clientHeight < 64, lines: name.getClientRects().length, wide };
        });
        // beside its mark, or below it and out of sight
        expect([language, told]).toEqual([language, { low: true, lines: 1, wide: false }]);
      }
    } finally {
      await context.close();
    }
  });
});
