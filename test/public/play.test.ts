/** A published game in a real browser, through its public page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { designLike, penguin } from '../generation/designs.js';
import { chromiumIsThere } from '../helpers/browser.js';
import { compose } from '../helpers/compose.js';
import { useBrowser } from '../helpers/shared-browser.js';
import { PUBLICATION, publishGame } from './world.js';

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** axe-core's rules about colours */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumIsThere)('in Chromium', () => {
  const test = useApp();
  const browser = useBrowser();
  let origin = '';

  beforeAll(async () => {
    origin = await test.listen();
  });

  async function open(
    path: string,
    { phone = false }: { phone?: boolean } = {},
  ): Promise<{ page: Page; errors: string[] }> {
    const page = await browser.newPage({
      viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 860 },
      deviceScaleFactor: phone ? 2 : 1,
      hasTouch: phone,
      isMobile: phone,
    });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(origin + path);
    return { page, errors };
  }

  async function play(page: Page): Promise<Frame> {
    await page.locator('.play').click();
    const frame = await page.waitForSelector('.on > iframe').then((element) => element.contentFrame());
    await frame!.waitForFunction(() => globalThis.__game !== undefined);
    return frame!;
  }

  it('is played to a win through its page, which keeps the best score', async () => {
    const { record } = await publishGame(test);
    const { page, errors } = await open(`/games/${record.slug}`);
    expect(await page.locator('iframe').getAttribute('src')).toBeNull();
    const frame = await play(page);
    // an origin of its own: no word with the page, no storage, no cookie
    expect(await frame.evaluate(() => globalThis.origin)).toBe('null');
    await frame.evaluate(() => {
      globalThis.__game.bot('win');
      for (let i = 0; i < 1200 && globalThis.__game.state()['phase'] !== 'win'; i += 1) globalThis.__game.step(30);
    });
    expect(await frame.evaluate(() => globalThis.__game.state()['phase'])).toBe('win');
    const score = await frame.evaluate(() => globalThis.__game.state()['score']);
    await page.locator('.best output').waitFor({ state: 'visible' });
    expect(await page.locator('.best output').textContent()).toBe(String(score));
    expect(await page.evaluate((slug) => localStorage.getItem(`best:${slug}`), record.slug)).toBe(String(score));

    await page.locator('#again').click();
    const again = page.frames()[1]!;
    await again.waitForFunction(() => globalThis.__game?.state()['phase'] === 'title');
    await page.reload();
    expect(await page.locator('.best output').textContent()).toBe(String(score));
    // what the page kept is told to the game, which shows it on its title
    const anew = await play(page);
    await anew.waitForFunction((best) => globalThis.__game.state()['best'] === best, score);
    expect(await anew.locator('.screen.title .best b').textContent()).toBe(String(score));
    expect(await anew.locator('.screen.title .best').isVisible()).toBe(true);
    expect(errors).toEqual([]);
    await page.close();
  });

  it('is liked by an account, shared, and made anew in the Studio from what it is about', async () => {
    const { record, owner } = await publishGame(test);
    const { page, errors } = await open(`/games/${record.slug}`);
    const like = page.getByRole('button', { name: 'Like' });
    const pressed = () => like.getAttribute('aria-pressed');
    await like.click();
    await page.getByRole('link', { name: 'Sign in to like games' }).waitFor();
    expect([await page.locator('#likes').textContent(), await pressed()]).toEqual(['0', 'false']);
    const [name = '', value = ''] = owner.cookie.split('=');
    await page.context().addCookies([{ name, value, url: origin }]);
    await like.click();
    await expect.poll(() => page.locator('#likes').textContent()).toBe('1');
    await page.reload();
    expect(await pressed()).toBe('true');
    await like.click();
    await expect.poll(() => page.locator('#likes').textContent()).toBe('0');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Object.assign(Navigator.prototype, { share: undefined }));
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    await page.getByRole('link', { name: 'Remix this' }).click();
    await expect
      .poll(() => page.locator('textarea').first().inputValue())
      .toContain('Penguin Peaks: One small penguin');
    expect(new URL(page.url()).hash).toBe('');
    // the browser's own line about the refusal of who was not signed in
    expect(errors.filter((text) => !text.includes('401'))).toEqual([]);
    await page.context().close();
  });

  it('believes no other window', async () => {
    const { record } = await publishGame(test);
    const { page } = await open(`/games/${record.slug}`);
    await play(page);
    await page.evaluate(() => {
      postMessage({ gp: 1, type: 'win', score: 999_999 }, '*');
      // arrives after the first one
      addEventListener('message', (event) => event.data === 'end' && document.body.classList.add('told'));
      postMessage('end', '*');
    });
    await page.waitForSelector('body.told');
    expect(await page.locator('.best').isVisible()).toBe(false);
    await page.close();
  });

  it('fills the screen and comes back', async () => {
    const { record } = await publishGame(test);
    const { page } = await open(`/games/${record.slug}`, { phone: true });
    // as on phones that cannot show an element in full screen
    await page.evaluate(() => Object.assign(Element.prototype, { requestFullscreen: undefined }));
    await page.locator('#full').click();
    const box = await page.locator('.screen').boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await page.locator('.leave').click();
    expect((await page.locator('.screen').boundingBox())!.height).toBeLessThan(844);
    await page.close();
  });

  it('looks and reads well: axe finds nothing, in light and dark, on phone and desktop', async () => {
    const { record } = await publishGame(test);
    const designs = [
      designLike(penguin, {
        title: 'Robot Arena',
        genre: 'arena',
        theme: {
          ...penguin.theme,
          id: 'cyberpunk',
          time: 'night',
          palette: {
            ...penguin.theme.palette,
            sky: '#1a1040',
            horizon: '#45308a',
            far: '#2c2060',
            near: '#1f1748',
            accent: '#2ff3e0',
            solid: '#4a3f8f',
            solidEdge: '#8f7fff',
          },
        },
      }),
      designLike(penguin, { lang: 'ar', title: 'قطة الصحراء' }),
    ];
    await publishGame(test, { ...PUBLICATION, title: 'Robot Arena' }, await compose(designs[0]));
    const arabic = await publishGame(
      test,
      {
        title: 'قطة الصحراء',
        description: 'قطة صغيرة تجمع السمك.',
        controls: ['مسافة: قفز'],
        seoContent: { howToPlay: 'اركض واقفز.' },
      },
      await compose(designs[1]),
    );
    const pages = [
      ['game', `/games/${record.slug}`],
      ['embed', `/games/${record.slug}/embed`],
      ['gallery', '/games'],
      ['arabic', `/games/${arabic.record.slug}`],
      ['unknown', '/games/no-such-game'],
      ['report', `/games/${record.slug}/report`],
    ] as const;
    for (const [name, path] of pages)
      for (const phone of [false, true]) {
        const { page } = await open(path, { phone });
        for (const dark of [false, true]) {
          if (dark) await page.emulateMedia({ colorScheme: 'dark' });
          const found = await violations(page, dark);
          expect({ path, dark, phone, found }).toEqual({ path, dark, phone, found: [] });
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
          if (shots) {
            await page.reload();
            await page.waitForLoadState('networkidle');
            await page.screenshot({
              path: `${shots}/${name}-${dark ? 'dark' : 'light'}-${phone ? 'phone' : 'desktop'}.png`,
              fullPage: name !== 'embed',
            });
            if (name === 'game') {
              const frame = await play(page);
              await frame.evaluate(() => {
                globalThis.__game.start();
                globalThis.__game.bot('win');
                globalThis.__game.step(260);
                globalThis.__game.bot(null);
              });
              await frame.waitForFunction(
                () => getComputedStyle(document.querySelector('.screen.title')!).opacity === '0',
              );
              await page.screenshot({
                path: `${shots}/playing-${dark ? 'dark' : 'light'}-${phone ? 'phone' : 'desktop'}.png`,
              });
            }
          }
        }
        await page.close();
      }
  }, 240_000);

  /** What axe-core finds; in dark, only what depends on colours is looked for again, since nothing else differs. */
  async function violations(page: Page, dark: boolean): Promise<string[]> {
    const only = dark ? `runOnly:${JSON.stringify(COLOUR_RULES)},` : '';
    // the page's policy lets no script in, not even this one
    const client = await page.context().newCDPSession(page);
    await client.send('Runtime.evaluate', { expression: AXE });
    const { result } = await client.send('Runtime.evaluate', {
      expression: `axe.run({${only}iframes:false,resultTypes:["violations"]}).then(r=>r.violations.flatMap(v=>v.nodes.map(n=>v.id+" "+n.target+" "+n.failureSummary)))`,
      awaitPromise: true,
      returnByValue: true,
    });
    return result.value as string[];
  }
});
