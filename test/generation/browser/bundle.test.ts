/** A bundle in a real browser: by double click from a disk, and previewed in a sandbox under the headers that the preview sends. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isolation } from '../../../src/artifacts/preview-headers.js';
import type { GeneratedFile } from '../../../src/generation/provider.types.js';
import { chromiumIsThere } from '../../helpers/browser.js';
import { compose, unplayedFiles } from '../../helpers/compose.js';
import { useBrowser } from '../../helpers/shared-browser.js';
import { designLike, penguin } from '../designs.js';
import { BUNDLE_WINDOWS, isInView } from './windows.js';

describe.skipIf(!chromiumIsThere)('a bundle in Chromium', () => {
  const browser = useBrowser();
  let server: Server;
  let origin = '';
  let folder = '';
  let files: readonly GeneratedFile[];
  const asked: string[] = [];

  beforeAll(async () => {
    ({ files } = await compose(penguin, 'game_bundle'));
    folder = mkdtempSync(join(tmpdir(), 'bundle '));
    for (const { path, bytes } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    // as the preview serves it: the entry at one address with a <base>, the files below a token
    server = createServer((request, response) => {
      const url = request.url ?? '';
      asked.push(url);
      const own = { ancestors: "'self'", preview: `${origin}/p`, folder: `${origin}/p/~t/` };
      if (url === '/p') {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        for (const [name, value] of Object.entries(isolation({ ...own, base: true }))) response.setHeader(name, value);
        response.end(`<!doctype html><base href="${own.folder}">${files[0]?.bytes.toString() ?? ''}`);
        return;
      }
      const file = files.find(({ path }) => url === `/p/~t/${path}`);
      if (file) {
        for (const [name, value] of Object.entries(isolation(own))) response.setHeader(name, value);
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('cross-origin-resource-policy', 'cross-origin');
        response.setHeader('content-type', file.contentType);
        response.end(file.bytes);
        return;
      }
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        '<!doctype html><link rel="icon" href="data:,"><style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block}</style><iframe sandbox="allow-scripts" src="/p"></iframe>',
      );
    });
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  async function newPage(
    viewport = { width: 900, height: 560 },
  ): Promise<{ page: Page; errors: string[]; requests: string[] }> {
    const page = await browser.pageBeside({ viewport });
    const errors: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => !request.url().startsWith('data:') && requests.push(request.url()));
    return { page, errors, requests };
  }

  /** Starts the game by a click and holds a key: the hero moves, and so does the picture. */
  async function plays(page: Page, frame: Page | Frame): Promise<void> {
    await frame.waitForFunction(() => globalThis.__game !== undefined && document.querySelector('canvas') !== null);
    await frame.locator('.screen.title .go').click();
    await frame.waitForFunction(() => globalThis.__game.state()['phase'] === 'play');
    await frame.waitForFunction(() => (globalThis.__game.state()['hero'] as { grounded: boolean }).grounded);
    const pixels = () =>
      frame.evaluate(() => {
        const canvas = document.querySelector('canvas') as HTMLCanvasElement;
        return new Promise<number[]>((done) => {
          requestAnimationFrame(() => {
            const ctx = canvas.getContext('2d') as CanvasRenderingContext2D;
            const { width, height } = canvas;
            done([...ctx.getImageData(0, Math.floor(height * 0.6), width, 1).data]);
          });
        });
      });
    const before = await pixels();
    const from = await frame.evaluate(() => (globalThis.__game.state()['hero'] as { x: number }).x);
    await page.keyboard.down('ArrowRight');
    await frame.waitForFunction((x) => (globalThis.__game.state()['hero'] as { x: number }).x > x + 3, from);
    await page.keyboard.up('ArrowRight');
    const after = await pixels();
    expect(after.filter((value, i) => Math.abs(value - (before[i] ?? 0)) > 24).length).toBeGreaterThan(200);
    // its pictures were loaded: the hero's is drawn in the title and in the game
    expect(
      await frame.evaluate(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0)),
    ).toBe(true);
  }

  it('plays from a disk', async () => {
    const { page, errors, requests } = await newPage();
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await plays(page, page);
    expect(errors).toEqual([]);
    expect(requests.map((url) => decodeURIComponent(url.split('/').at(-1) ?? ''))).toEqual([
      'index.html',
      'design.js',
      'assets.js',
      'game.js',
    ]);
    await page.close();
  }, 240_000);

  it('plays in a sandbox under the headers of the preview', async () => {
    const { page, errors } = await newPage();
    asked.length = 0;
    await page.goto(`${origin}/`);
    const frame = page.frames()[1] as Frame;
    await plays(page, frame);
    expect(await frame.evaluate(() => globalThis.origin)).toBe('null');
    expect(errors).toEqual([]);
    expect(asked.toSorted()).toEqual(['/', '/p', '/p/~t/assets.js', '/p/~t/design.js', '/p/~t/game.js']);
    await page.close();
  }, 240_000);

  it('shows a change of design.js after a reload', async () => {
    const { page, errors } = await newPage();
    const path = join(folder, 'design.js');
    const file = files.find((entry) => entry.path === 'design.js');
    writeFileSync(path, (file?.bytes.toString() ?? '').replace('"Penguin Peaks"', '"Ice & Fish <3"'));
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await page.waitForFunction(() => globalThis.__game !== undefined);
    expect(await page.locator('.screen.title h1').textContent()).toBe('Ice & Fish <3');
    expect(errors).toEqual([]);
    await page.close();
  });

  // a window for each kind: the one in which it is not played to the end as a page
  it.each(BUNDLE_WINDOWS)(
    'of a $genre fills $viewport.width×$viewport.height and is played by its bot in the sandbox, quietly',
    async ({ genre, viewport }) => {
      files = await unplayedFiles(designLike(penguin, { genre }), 'bundle');
      const { page, errors } = await newPage(viewport);
      asked.length = 0;
      await page.goto(`${origin}/`);
      const frame = page.frames()[1] as Frame;
      await frame.waitForFunction(() => globalThis.__game !== undefined && document.querySelector('canvas') !== null);
      expect(await frame.evaluate(() => globalThis.__game.state()['phase'])).toBe('title');
      // not by a real click, which waits a second for the title to stand still: `plays` above clicks
      await frame.locator('.screen.title .go').dispatchEvent('click');
      await frame.waitForFunction(() => globalThis.__game.state()['phase'] === 'play');
      await isInView(frame);
      const before = await frame.evaluate(() => JSON.stringify(globalThis.__game.state()));
      await frame.evaluate(() => globalThis.__game.bot('win'));
      await frame.waitForFunction((then) => JSON.stringify(globalThis.__game.state()) !== then, before);
      expect(errors).toEqual([]);
      expect(asked.toSorted()).toEqual(['/', '/p', '/p/~t/assets.js', '/p/~t/design.js', '/p/~t/game.js']);
      await page.close();
    },
    60_000,
  );
});
