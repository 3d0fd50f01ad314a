/** The single file of a composed bundle in a real browser, opened as a file and in a sandbox: it plays, and is won. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineBundle } from '../../src/artifacts/inline-bundle.js';
import { penguin } from '../generation/designs.js';
import { chromiumIsThere } from '../helpers/browser.js';
import { compose } from '../helpers/compose.js';
import { useBrowser } from '../helpers/shared-browser.js';

describe.skipIf(!chromiumIsThere)('the single file of a bundle in Chromium', () => {
  const browser = useBrowser();
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'single '));
    const { files, entryPath } = await compose(penguin, 'game_bundle');
    const game = await inlineBundle({
      entryPath,
      files: files.map((file) => ({ ...file, sizeBytes: file.bytes.length })),
      read: (path) => Promise.resolve(files.find((file) => file.path === path)!.bytes),
    });
    writeFileSync(join(folder, 'game.html'), game);
    const quoted = game.toString().replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    writeFileSync(
      join(folder, 'host.html'),
      `<!doctype html><style>iframe{border:0;width:880px;height:540px}</style><iframe sandbox="allow-scripts" srcdoc="${quoted}"></iframe>`,
    );
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(['game.html', 'host.html'])(
    '%s',
    async (name) => {
      const page = await browser.newPage({ viewport: { width: 900, height: 560 } });
      const errors: string[] = [];
      const requests: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('request', (request) => !request.url().startsWith('data:') && requests.push(request.url()));
      await page.goto(pathToFileURL(join(folder, name)).href);
      const frame = page.frames().at(-1)!;
      await frame.waitForFunction(() => globalThis.__game !== undefined);
      await frame.locator('.screen.title .go').click();
      await frame.waitForFunction(() => globalThis.__game.state()['phase'] === 'play');
      await frame.evaluate(() => {
        globalThis.__game.bot('win');
        for (let i = 0; i < 1200 && globalThis.__game.state()['phase'] === 'play'; i++) globalThis.__game.step(30);
      });
      expect(await frame.evaluate(() => globalThis.__game.state()['phase'])).toBe('win');
      expect(await frame.evaluate(() => typeof globalThis.RTCPeerConnection)).toBe('undefined');
      expect(errors).toEqual([]);
      // the file that was opened, and nothing else
      expect(requests.filter((url) => !url.startsWith('about:'))).toHaveLength(1);
      await page.close();
    },
    60_000,
  );
});
