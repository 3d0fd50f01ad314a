/** The cards of a won and of a lost game: what was reached is said, and one press plays again. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { clockTime } from '../../../src/generation/kit/elements.js';
import { bothSides } from '../../../src/generation/kit/end-card.js';
import { chromiumIsThere } from '../../helpers/browser.js';
import { composePage } from '../../helpers/compose.js';
import { useBrowser } from '../../helpers/shared-browser.js';
import { tap } from '../../helpers/tap.js';
import { designLike, penguin } from '../designs.js';

describe('clockTime', () => {
  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [65, '1:05'],
    [600, '10:00'],
  ])('%i s is %s', (seconds, text) => expect(clockTime(seconds)).toBe(text));
});

describe('bothSides', () => {
  it.each([
    [[], []],
    [['a'], ['a', 'a']],
    [
      ['a', 'b', 'c'],
      ['a', 'b'],
    ],
    [
      ['a', 'b', 'c', 'd', 'e'],
      ['a', 'b', 'c', 'd'],
    ],
  ])('%j → %j', (names, sides) => expect(bothSides(names)).toEqual(sides));
});

/** In the page: until so many pictures were drawn. */
const pictures = (count: number): Promise<void> =>
  new Promise((resolve) => {
    const next = (left: number): void => {
      if (left === 0) resolve();
      else requestAnimationFrame(() => next(left - 1));
    };
    next(count);
  });

describe.skipIf(!chromiumIsThere)('an end card', () => {
  const browser = useBrowser();
  let html: string;
  beforeAll(async () => {
    const { texts } = penguin;
    const design = designLike(penguin, { genre: 'snake', texts: { ...texts, again: 'Once more (R)' } });
    html = await composePage(design);
  });

  async function opened(touch: boolean): Promise<Page> {
    const page = await browser.pageBeside(
      touch ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {},
    );
    await page.setContent(html);
    await page.waitForFunction(() => globalThis.__game !== undefined && document.querySelector('canvas') !== null);
    return page;
  }
  const play = (page: Page, mode: string): Promise<unknown> =>
    page.evaluate((bot) => {
      globalThis.__game.start();
      globalThis.__game.bot(bot);
      for (let i = 0; i < 400 && globalThis.__game.state()['phase'] === 'play'; i++) globalThis.__game.step(30);
      globalThis.__game.bot(null);
      return globalThis.__game.state()['phase'];
    }, mode);
  const phase = (page: Page): Promise<unknown> => page.evaluate(() => globalThis.__game.state()['phase']);

  it('says how much was reached, in what time and with how many lives, and a record once', async () => {
    const page = await opened(false);
    expect(await play(page, 'win')).toBe('win');
    const state = await page.evaluate(() => globalThis.__game.state());
    const { done, of } = state['progress'] as { done: number; of: number };
    const card = page.locator('.screen.win');
    const facts = await card.locator('.facts > span').allTextContents();
    expect(facts[0]).toBe(`${done}/${of}`);
    expect(facts[1]).toMatch(/^\d+:\d\d$/u);
    expect(facts[1]).not.toBe('0:00');
    expect(facts[2]).toBe(String(state['lives']));
    expect(await card.locator('.nums > div:not([hidden]) b').allTextContents()).toEqual([String(state['score'])]);
    // a worse run: its score beside the best, how far it came, and no hearts where none is left
    expect(await play(page, 'idle')).toBe('lose');
    const numbers = page.locator('.screen.lose .nums > div:not([hidden]) b');
    expect(await numbers.allTextContents()).toEqual([
      String((await page.evaluate(() => globalThis.__game.state()))['score']),
      String(state['score']),
    ]);
    const short = await page.locator('.screen.lose .facts > span').allTextContents();
    expect(short).toHaveLength(3);
    expect(short[0]).toMatch(/^1\/\d+$/u);
    await page.close();
  }, 240_000);

  it.each([
    ['a key', false],
    ['a finger', true],
  ])(
    'is left by one press of %s, and names no key to a finger',
    async (_, touch) => {
      const page = await opened(touch);
      expect(await play(page, 'idle')).toBe('lose');
      expect(await page.locator('.screen.lose .go').textContent()).toBe(touch ? 'Once more' : 'Once more (R)');
      // the card comes in first, which takes frames and no time
      await page.evaluate(pictures, 60);
      if (touch) await tap(page, page, '.screen.lose');
      else await page.keyboard.press('Space', { delay: 50 });
      await page.waitForFunction(() => globalThis.__game.state()['phase'] === 'play');
      expect(await phase(page)).toBe('play');
      await page.close();
    },
    90_000,
  );
});
