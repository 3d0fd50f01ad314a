/** Pages that visitors get, in Firefox: a shared game, its author, and a public game without a connection. */
import type { Browser, Frame, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { post } from '../graphql/client.js';
import { BROWSERS_HERE, frameWhere, launchBrowser } from '../isolation/browsers.js';
import { openLine } from '../studio/line.js';
import { PUBLICATION, publishGame } from './world.js';

const SHARE =
  'mutation ($input: CreateShareLinkInput!) { made: createShareLink(input: $input) { shareLink { url } userErrors { code } } }';
const shots = process.env['SHOTS'];

describe.skipIf(!BROWSERS_HERE.includes('firefox'))('in Firefox', () => {
  const test = useApp();
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser('firefox');
  });
  afterAll(async () => browser?.close());

  /** Presses Start by keys and waits until the game runs. */
  async function play(page: Page): Promise<Frame> {
    await page.focus('.play');
    await page.keyboard.press('Enter');
    return frameWhere(page, () => globalThis.__game !== undefined);
  }
  const heading = (page: Page) => page.$eval('h1', (element) => element.textContent.trim());
  const shot = async (page: Page, name: string) => {
    if (shots) await page.screenshot({ path: `${shots}/firefox-${name}.png` });
  };

  it('a shared game plays, and its author’s page leads to the public one, which plays without a connection', async () => {
    const line = await openLine();
    line.lead(await test.listen());
    const { record, owner, artifactId } = await publishGame(test, { ...PUBLICATION, showAuthor: true });
    const { data } = await post(test, owner, SHARE, { input: { artifactId } });
    const { shareLink } = data.made as { shareLink: { url: string } };
    const page = await browser.newPage();
    await page.setViewport({ width: 360, height: 640 });

    await page.goto(line.origin + new URL(shareLink.url).pathname);
    await play(page);
    await shot(page, 'share');

    const address = `${line.origin}/games/${record.slug}`;
    await page.goto(address);
    const author = await page.$eval('a[rel="author"]', (link) => link.getAttribute('href'));
    await page.goto(line.origin + author!);
    await shot(page, 'author');
    expect(await page.$$eval('a', (links) => links.map(({ href }) => href))).toContain(address);

    await page.goto(address);
    await play(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    line.cut();
    await page.goto(address);
    expect(await heading(page)).toBe(PUBLICATION.title);
    expect(await page.$eval('html', (html) => html.dataset['offline'])).toBe('');
    await play(page);
    await shot(page, 'offline');
    await page.close();
    await line.close();
  }, 120_000);
});
