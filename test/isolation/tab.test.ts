/** A game that means well, opened in a tab: the page around it is not in its way. */
import { createServer, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withArtifactsApp, type AppOptions, type ArtifactsApp } from '../artifacts/app.js';
import { bundleResult, file, htmlResult } from '../artifacts/results.js';
import { justRead } from '../artifacts/world.js';
import { BROWSERS_HERE, frameWhere, launchBrowser } from './browsers.js';

declare global {
  /** keys that the game was given */
  var keys: string[];
  var starts: number;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"/>';
/** Counts its own starts, shows a picture, and listens to keys. */
const script = (picture: string) => `
globalThis.starts = Number(name || 0) + 1; name = String(starts);
globalThis.keys = []; addEventListener('keydown', (event) => keys.push(event.key));
document.body.append(Object.assign(new Image(), { src: '${picture}' }));`;
const page = (body: string) => `<!doctype html><html lang="en"><title>Own title</title><body style="margin:0">${body}`;

for (const name of ['chromium', 'firefox'] as const)
  describe.skipIf(!BROWSERS_HERE.includes(name))(`in a tab of ${name}`, () => {
    let browser: Browser;
    beforeAll(async () => void (browser = await launchBrowser(name)));
    afterAll(async () => browser?.close());

    it('a game fills the window, has the keys at once, may reload itself, and nobody complains', async () => {
      await withArtifactsApp(async (app) => {
        const game = htmlResult(page(`<script>${script(`data:image/svg+xml,${encodeURIComponent(SVG)}`)}</script>`));
        const { url, cookie } = await previewOf(app, game);
        await browser.setCookie({ ...cookie, domain: '127.0.0.1', path: '/', httpOnly: true, sameSite: 'Lax' });
        // by its token, and by the owner's session
        for (const address of [url, url.replace(/~.*$/u, '').replace(/\/$/u, '')]) {
          const tab = await browser.newPage();
          const complaints: string[] = [];
          tab.on('console', (message) => complaints.push(message.text()));
          tab.on('pageerror', (error) => complaints.push(String(error)));
          await tab.setViewport({ width: 640, height: 480 });
          await tab.goto(address);
          expect(await tab.title()).toBe('Penguin');
          const frame = await frameWhere(tab, () => document.images[0]?.naturalWidth === 3);
          expect(await frame.evaluate(() => [innerWidth, innerHeight, document.compatMode])).toEqual([
            640,
            480,
            'CSS1Compat',
          ]);
          await tab.keyboard.press('ArrowLeft');
          await vi.waitFor(async () => expect(await frame.evaluate(() => keys)).toEqual(['ArrowLeft']));

          await frame.evaluate(() => void setTimeout(() => location.reload()));
          const again = await frameWhere(tab, () => globalThis.starts === 2);
          await tab.keyboard.press('ArrowRight');
          await vi.waitFor(async () => expect(await again.evaluate(() => keys)).toEqual(['ArrowRight']));
          expect(tab.url()).toBe(address);
          expect(complaints).toEqual([]);
          await tab.close();
        }
      });
    }, 240_000);

    it('a bundle has its files, and its other pages', async () => {
      await withArtifactsApp(async (app) => {
        const { url } = await previewOf(
          app,
          bundleResult([
            file('index.html', page('<script src="game.js"></script>'), 'text/html', 'entry'),
            file('game.js', script('a/picture.svg'), 'text/javascript', 'script'),
            file('a/picture.svg', SVG, 'image/svg+xml'),
            file('a/more.html', page('<script src="../game.js"></script><p id="more">'), 'text/html'),
          ]),
        );
        const tab = await browser.newPage();
        await tab.goto(url);
        const frame = await frameWhere(tab, () => document.images[0]?.naturalWidth === 3);
        await frame.evaluate(() => void setTimeout(() => (location.href = 'a/more.html')));
        await frameWhere(tab, () => globalThis.starts === 2 && document.querySelector('#more') !== null);
        await tab.goto(`${url}a/more.html`);
        const more = await frameWhere(tab, () => document.querySelector('#more') !== null);
        expect(more.url()).toContain('/a/more.html');
        await tab.close();
      });
    }, 240_000);

    it('a browser that does not say where a document goes finds the same page, and starts nothing before', async () => {
      const asked: string[] = [];
      const before = (app: FastifyInstance) => {
        app.addHook('onRequest', async ({ raw, url }) => {
          for (const header of Object.keys(raw.headers)) if (header.startsWith('sec-')) delete raw.headers[header];
          asked.push(url);
        });
      };
      await withArtifactsApp(
        async (app) => {
          const { url } = await previewOf(app, htmlResult(page(`<script>${script('data:,')}</script>`)));
          const tab = await browser.newPage();
          await tab.goto(url);
          await frameWhere(tab, () => globalThis.starts === 1 && top !== window);
          expect(tab.url()).toBe(`${url}?tab`);
          expect(await tab.title()).toBe('Penguin');
          const { pathname } = new URL(url);
          expect(asked).toEqual([pathname, `${pathname}?tab`, pathname]);
          await tab.close();
        },
        { before },
      );
    }, 240_000);

    it('with PREVIEW_ORIGIN a game plays there', async () => {
      const port = await freePort();
      const options: AppOptions = {
        publicUrl: `http://127.0.0.1:${port}`,
        previewOrigin: `http://localhost:${port}`,
        port,
      };
      await withArtifactsApp(async (app) => {
        const { url } = await previewOf(app, htmlResult(page(`<script>${script('data:,')}</script>`)));
        const tab = await browser.newPage();
        await tab.goto(url.replace('localhost', '127.0.0.1'));
        await frameWhere(tab, () => globalThis.starts === 1);
        expect(tab.url()).toBe(url);
        await tab.close();
      }, options);
    }, 240_000);
  });

/** Origins have to be known before anything listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function previewOf(app: ArtifactsApp, result: Parameters<ArtifactsApp['addArtifact']>[1]) {
  const origin = await app.listen();
  const owner = await app.signIn();
  const { record } = await app.addArtifact(owner.viewer, result);
  const url = new URL(app.artifacts.previewToken(justRead(record)).url);
  const [cookie = '', value = ''] = owner.cookie.split('=');
  const home = url.host === 'app.test:4000' ? origin : url.origin;
  return { url: home + url.pathname, cookie: { name: cookie, value } };
}
