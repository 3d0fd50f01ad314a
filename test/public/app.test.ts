/** A public game as an app of its own. */
import type { Frame } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { chromiumIsThere } from '../helpers/browser.js';
import { useBrowser } from '../helpers/shared-browser.js';
import { openLine } from '../studio/line.js';
import { PUBLICATION, publishGame, viewerOf } from './world.js';

/** What the code of a game gets hold of: each place where its origin keeps something, and the ways to where others do. */
const reachOf = async (frame: Frame) =>
  frame.evaluate(async () => {
    const attempt = async (what: () => unknown) => {
      try {
        return String(await what());
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      origin: globalThis.origin,
      cookie: await attempt(() => document.cookie),
      setCookie: await attempt(() => (document.cookie = 'planted=1; path=/')),
      storage: await attempt(() => localStorage.setItem('planted', '1')),
      session: await attempt(() => sessionStorage.setItem('planted', '1')),
      database: await attempt(() => indexedDB.open('planted')),
      kept: await attempt(() => caches.open('planted')),
      worker: await attempt(() => navigator.serviceWorker.register('/planted.js')),
      workers: await attempt(() => navigator.serviceWorker.getRegistrations()),
      network: await attempt(() => fetch('/api/auth/me', { credentials: 'include' })),
      page: await attempt(() => parent.document.title),
      throughPage: await attempt(() => (parent as unknown as { caches: CacheStorage }).caches.keys()),
    };
  });

/** Nothing of its origin's, and no way out. */
const HELD = {
  origin: 'null',
  cookie: 'SecurityError',
  setCookie: 'SecurityError',
  // a stand-in that the game's page brings along: nothing of it is in the origin's, as is looked up afterwards
  storage: 'undefined',
  session: 'undefined',
  database: 'SecurityError',
  kept: 'SecurityError',
  worker: 'SecurityError',
  workers: 'SecurityError',
  network: 'TypeError',
  page: 'SecurityError',
  throughPage: 'SecurityError',
};

const shots = process.env['SHOTS'];

describe('a public game as an app', () => {
  const test = useApp();

  it('has a manifest of its own, whose texts are data, and none once it is withdrawn', async () => {
    const title = 'Penguin "Peaks" </script> and the very long winter of the north';
    const { record, owner, artifactId } = await publishGame(test, { ...PUBLICATION, title });
    const url = `/games/${record.slug}/app.webmanifest`;
    const answer = await test.app.inject({ url });
    expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/u);
    const manifest = answer.json();
    expect(manifest).toMatchObject({
      id: `/games/${record.slug}`,
      name: title,
      start_url: `/games/${record.slug}`,
      background_color: expect.stringMatching(/^#[0-9a-f]{6}$/u),
    });
    expect([...manifest.short_name].length).toBeLessThanOrEqual(30);
    await test.resources.services.publications.unpublish(viewerOf(owner), artifactId);
    expect((await test.app.inject({ url })).statusCode).toBe(410);
    expect((await test.app.inject({ url: '/games/nothing-here/app.webmanifest' })).statusCode).toBe(404);
  });

  describe.skipIf(!chromiumIsThere)('in Chromium', () => {
    const browser = useBrowser();

    it('can be installed', async () => {
      const origin = await test.listen();
      const { record } = await publishGame(test);
      const context = await browser.newContext({});
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await page.goto(`${origin}/games/${record.slug}`);
      const client = await context.newCDPSession(page);
      const { url, errors, data } = await client.send('Page.getAppManifest');
      expect([url, errors]).toEqual([`${origin}/games/${record.slug}/app.webmanifest`, []]);
      expect(JSON.parse(data!)).toMatchObject({ name: PUBLICATION.title });
      const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
      // a profile that keeps nothing can't install anything
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    }, 240_000);

    it('is played without a connection, as held as ever, until it is withdrawn', async () => {
      const line = await openLine();
      line.lead(await test.listen());
      const { origin } = line;
      const { record, owner, artifactId, sha256 } = await publishGame(test);
      const address = `${origin}/games/${record.slug}`;
      const context = await browser.newContext({ serviceWorkers: 'allow', viewport: { width: 1280, height: 720 } });
      const [name = '', value = ''] = owner.cookie.split('=');
      await context.addCookies([{ name, value, url: origin }]);
      const page = await context.newPage();
      const play = async () => {
        await page.locator('.play').click();
        const frame = await (await page.waitForSelector('.on > iframe')).contentFrame();
        await frame!.waitForFunction(() => globalThis.__game !== undefined);
        return frame!;
      };
      const kept = () =>
        page.evaluate(async () => {
          const caching = (await caches.keys()).map(async (each) => (await caches.open(each)).keys());
          return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
        });
      await page.goto(address);
      // who only looks keeps nothing
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
      const online = await reachOf(await play());
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const path = `/games/${record.slug}`;
      expect((await kept()).toSorted()).toEqual([path, `${path}/cover.webp`, `${path}/play/${sha256}`]);

      line.cut();
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: PUBLICATION.title }).waitFor();
      expect(await page.locator('.screen img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(
        0,
      );
      expect(await page.locator('html').getAttribute('data-offline')).toBe('');
      expect(await page.locator('.report').isVisible()).toBe(false);
      if (shots) await page.screenshot({ path: `${shots}/game-offline.png` });
      const frame = await play();
      // the attribute of the kept page holds less than that of the page itself: the game's own policy does
      expect([online, await reachOf(frame)]).toEqual([HELD, HELD]);
      expect((await kept()).toSorted()).toEqual([path, `${path}/cover.webp`, `${path}/play/${sha256}`]);
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
      expect(await page.evaluate(() => 'planted' in localStorage || 'planted' in sessionStorage)).toBe(false);
      expect((await context.cookies()).map((cookie) => cookie.name)).toEqual([name]);
      await frame.evaluate(() => {
        globalThis.__game.bot('win');
        for (let i = 0; i < 1200 && globalThis.__game.state()['phase'] !== 'win'; i += 1) globalThis.__game.step(30);
      });
      await page.locator('.best output').waitFor({ state: 'visible' });
      if (shots) await page.screenshot({ path: `${shots}/game-offline-won.png` });
      // another page is no business of this worker's, though its address begins like the game's
      const other = await context.newPage();
      await expect(other.goto(`${address}/report`)).rejects.toThrow(/ERR_/u);
      await other.close();

      line.mend();
      await page.goto(address);
      expect(await page.locator('iframe').getAttribute('sandbox')).not.toContain('allow-same-origin');
      await test.resources.services.publications.unpublish(viewerOf(owner), artifactId);
      await page.goto(`${address}?again`);
      await page.getByRole('heading', { name: 'This game is no longer public' }).waitFor();
      await expect.poll(kept).toEqual([]);
      line.cut();
      // not the one that the browser itself keeps, for five seconds
      await expect(page.goto(`${address}?gone`)).rejects.toThrow(/ERR_/u);
      await context.close();
      await line.close();
    }, 240_000);
  });
});
