/** The pages of operators with the longest texts that people may write: on a phone, and in the columns of a desk. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { chromiumIsThere } from '../helpers/browser.js';
import { LONG_TITLE, LONG_WORD, unreadable } from '../helpers/long-words.js';
import { useBrowser } from '../helpers/shared-browser.js';
import { PUBLICATION, publishGame } from '../public/world.js';

const operators: string[] = [];

/** Words of headings and of short cells that go on in the next line. */
const torn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const cell of document.querySelectorAll('.admin th, .admin td:not(.long)')) {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        for (const { index, 0: word } of (walker.currentNode.textContent ?? '').matchAll(/\S+/gu)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          if (range.getClientRects().length > 1) found.push(word);
        }
      }
    }
    return found;
  });

describe.skipIf(!chromiumIsThere)('long words on the pages of operators', () => {
  const test = useApp({ operators });
  const browser = useBrowser();

  it.each([LONG_TITLE, LONG_WORD])('%s breaks alone, and no page is wider than a phone', async (text) => {
    const operator = await test.signUp();
    operators.push(operator.id);
    const { record, artifactId, runId, owner } = await publishGame(test, { ...PUBLICATION, title: text });
    const { database, services } = test.resources;
    await database.pool.query('update users set email = $2 where id = $1', [
      owner.id,
      `${text.replaceAll(/[^a-z]/gu, '')}@example.test`,
    ]);
    await services.publications.report('10.8.0.1', record.slug, { reason: 'copyright', note: text });
    const [name = '', value = ''] = operator.cookie.split('=');
    const origin = await test.listen();
    const context = await browser.newContext();
    try {
      await context.addCookies([{ name, value, url: origin }]);
      const page = await context.newPage();
      const paths = ['', '/runs', `/runs/${runId}`, '/users', `/users/${owner.id}`, '/games', `/games/${artifactId}`];
      for (const path of [...paths, '/reports', '/audit']) {
        await page.setViewportSize({ width: 1280, height: 720 });
        expect((await page.goto(`${origin}/admin${path}`))?.status()).toBe(200);
        expect([path, await torn(page)]).toEqual([path, []]);
        expect([path, await unreadable(page)]).toEqual([path, []]);
      }
    } finally {
      await context.close();
    }
  });
});
