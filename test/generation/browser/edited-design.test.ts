/** A bundle that somebody changed by hand: `design.json` beside the page, on a web server and from a disk, or `design.js`. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GameDesign } from '../../../src/generation/design.js';
import type { GenerationResult } from '../../../src/generation/provider.types.js';
import { chromiumIsThere } from '../../helpers/browser.js';
import { compose } from '../../helpers/compose.js';
import { useBrowser } from '../../helpers/shared-browser.js';
import { penguin } from '../designs.js';

describe.skipIf(!chromiumIsThere)('a bundle that was changed by hand', () => {
  const browser = useBrowser();
  let server: Server;
  let origin = '';
  let folder = '';
  let bundle: GenerationResult;

  beforeAll(async () => {
    bundle = await compose(penguin, 'game_bundle');
    folder = mkdtempSync(join(tmpdir(), 'edited '));
    server = createServer((request, response) => {
      const path = join(folder, decodeURIComponent(request.url === '/' ? 'index.html' : (request.url ?? '')));
      const known = bundle.files.find((file) => join(folder, file.path) === path);
      response.statusCode = known ? 200 : 404;
      if (known) response.setHeader('content-type', known.contentType);
      response.end(known ? readFileSync(path) : '');
    });
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  beforeEach(() => {
    for (const { path, bytes } of bundle.files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
  });
  afterAll(() => {
    server?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  /** title, lives of a new run, and what the page complained of */
  async function open(address: string): Promise<{ title: string; lives: number; errors: string[] }> {
    const page = await browser.newPage({ viewport: { width: 800, height: 500 } });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(address);
    await page.waitForFunction(() => '__game' in window);
    await page.keyboard.press('Space');
    const lives = await page.evaluate(() => {
      const { __game } = window as unknown as { __game: { state(): { lives: number } } };
      return __game.state().lives;
    });
    const title = await page.title();
    await page.close();
    return { title, lives, errors };
  }

  const change = (path: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, path), edit(readFileSync(join(folder, path), 'utf8')));
  const editJson = () =>
    change('design.json', (text) => {
      const design = JSON.parse(text) as GameDesign;
      return JSON.stringify({
        ...design,
        title: 'Changed By Hand',
        rules: [...design.rules.filter(({ rule }) => rule !== 'lives'), { rule: 'lives', n: 9 }],
      });
    });

  it('design.json counts on a web server, once it is changed', async () => {
    const before = await open(origin);
    expect(before).toMatchObject({ title: 'Penguin Peaks', errors: [] });
    expect(before.lives).not.toBe(9);
    editJson();
    expect(await open(origin)).toEqual({ title: 'Changed By Hand', lives: 9, errors: [] });
  });

  it('a changed design.js counts everywhere, as long as design.json was left alone', async () => {
    change('design.js', (text) => text.replace('"title": "Penguin Peaks"', '"title": "From A Script"'));
    expect((await open(pathToFileURL(join(folder, 'index.html')).href)).errors).toEqual([]);
    for (const address of [origin, pathToFileURL(join(folder, 'index.html')).href]) {
      const page = await browser.newPage();
      await page.goto(address);
      await page.waitForFunction(() => '__game' in window);
      const shown = await page.evaluate(
        () => (window as unknown as { __GAME__: { design: { title: string } } }).__GAME__.design.title,
      );
      expect(shown).toBe('From A Script');
      await page.close();
    }
  });

  const retitle = (title: string) =>
    change('design.json', (text) => JSON.stringify({ ...(JSON.parse(text) as GameDesign), title }));
  const dropOn = async (page: Page, name: string) => {
    const cdp = await page.context().newCDPSession(page);
    const data = { items: [], files: [join(folder, name)], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await cdp.send('Input.dispatchDragEvent', { type, x: 400, y: 250, data });
    await cdp.detach();
  };

  it('from a disk design.json counts from when it was dropped onto the game: after each change and reload', async () => {
    const context = await browser.newContext({ viewport: { width: 800, height: 500 } });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const shown = async () => {
      await page.waitForFunction(() => '__game' in window);
      return page.evaluate(() => [document.title, document.querySelector('[role=alert]')?.textContent ?? null]);
    };
    const drop = (name: string) => dropOn(page, name);
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    retitle('First Change');
    await page.reload();
    // not handed to the page yet
    expect(await shown()).toEqual(['Penguin Peaks', null]);
    await drop('README.txt');
    await page.locator('[role=alert]').waitFor();
    expect(await shown()).toEqual(['Penguin Peaks', 'That is README.txt; the file to drop here is design.json.']);
    await drop('design.json');
    await page.waitForFunction(() => document.title === 'First Change');
    expect(await shown()).toEqual(['First Change', null]);
    retitle('Second Change');
    await page.reload();
    expect(await shown()).toEqual(['Second Change', null]);

    // a slip of the hand: the game as delivered, and what is wrong
    change('design.json', (text) => text.slice(0, -1));
    await page.reload();
    await page.locator('[role=alert]').waitFor();
    expect(await shown()).toEqual(['Penguin Peaks', expect.stringContaining('design.json does not work: ')]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('where a drop gives no handle, as in Firefox, it is played once, and the page says to drop it again', async () => {
    const context = await browser.newContext({ viewport: { width: 800, height: 500 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      delete (DataTransferItem.prototype as { getAsFileSystemHandle?: unknown }).getAsFileSystemHandle;
    });
    await page.clock.install();
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await page.waitForFunction(() => '__game' in window);
    const note = page.locator('[role=alert]');
    for (const title of ['First Change', 'Second Change']) {
      retitle(title);
      await dropOn(page, 'design.json');
      await page.waitForFunction((expected) => document.title === expected, title);
      await note.waitFor();
      expect(await note.textContent()).toContain('After each change, drop it once more.');
    }
    // it does not lie on the game for ever
    await page.clock.fastForward(13_000);
    expect(await note.count()).toBe(0);
    change('design.json', (text) => text.slice(0, -1));
    await dropOn(page, 'design.json');
    await note.waitFor();
    expect(await note.allTextContents()).toEqual([expect.stringContaining('design.json does not work: ')]);
    await page.reload();
    await page.waitForFunction(() => '__game' in window);
    expect([await page.title(), await note.count()]).toEqual(['Penguin Peaks', 0]);
    await context.close();
  });

  it('a design.json that is none says so, and the game is played as it was delivered', async () => {
    for (const text of ['{"title": "half', '[]', 'null', '{"title":"no cast"}']) {
      change('design.json', () => text);
      const page = await browser.newPage();
      await page.goto(origin);
      await page.waitForFunction(() => '__game' in window);
      expect(await page.title()).toBe('Penguin Peaks');
      expect(await page.locator('[role=alert]').textContent()).toMatch(/^design\.json does not work: ./u);
      await page.close();
    }
  });
});
