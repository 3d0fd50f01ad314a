/** In a real browser, as a preview shows it: sandboxed frame, closed policy. Quiet, no request, and the picture moves by keys. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumIsThere } from '../../helpers/browser.js';
import { composePage } from '../../helpers/compose.js';
import { useBrowser } from '../../helpers/shared-browser.js';
import { designLike, penguin } from '../designs.js';
import { beginsInView, PAGE_WINDOWS } from './windows.js';

const POLICY =
  "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; media-src data: blob:";
const HOST = `<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block}</style>
<iframe sandbox="allow-scripts" src="/game"></iframe><script>messages=[];addEventListener("message",e=>{if(e.source===frames[0])messages.push(e.data)})</script>`;

describe.skipIf(!chromiumIsThere)('in Chromium', () => {
  const browser = useBrowser();
  let server: Server;
  let game = '';
  const asked: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.setHeader('content-type', 'text/html; charset=utf-8');
      if (request.url === '/game') response.setHeader('content-security-policy', POLICY);
      response.end(request.url === '/game' ? game : HOST);
    });
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
  });
  afterAll(() => void server?.close());

  async function open(viewport: {
    width: number;
    height: number;
  }): Promise<{ page: Page; frame: Frame; errors: string[] }> {
    const page = await browser.pageBeside({ viewport });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    asked.length = 0;
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const frame = page.frames()[1] as Frame;
    await frame.waitForFunction(() => globalThis.__game !== undefined && document.querySelector('canvas') !== null);
    return { page, frame, errors };
  }

  // a window for each kind, in turns within its engine; `bundle.test.ts` opens each kind in the other one
  it.each(PAGE_WINDOWS)(
    '$genre starts quietly at $viewport.width×$viewport.height, fills the window, is won by its bot and tells the host',
    async ({ genre, viewport }) => {
      game = await composePage(designLike(penguin, { genre }));
      const { page, frame, errors } = await open(viewport);
      await beginsInView(frame);
      await frame.evaluate(() => {
        globalThis.__game.bot('win');
        // each step draws once, which is most of its work
        for (let i = 0; i < 400 && globalThis.__game.state()['phase'] === 'play'; i++) globalThis.__game.step(90);
      });
      expect(await frame.evaluate(() => globalThis.__game.state()['phase'])).toBe('win');
      await page.waitForFunction(() =>
        (globalThis as unknown as { messages: { type: string }[] }).messages.some((message) => message.type === 'win'),
      );
      const types = await page.evaluate(() =>
        (globalThis as unknown as { messages: { type: string }[] }).messages.map((message) => message.type),
      );
      expect(types.slice(0, 2)).toEqual(['ready', 'start']);
      expect(types).not.toContain('error');
      expect(errors).toEqual([]);
      expect(asked).toEqual(['/', '/game']);
      await page.close();
    },
    60_000,
  );

  it('moves by keys, pauses, mutes and restarts; WebRTC is gone and storage works', async () => {
    game = await composePage(penguin);
    const { page, frame, errors } = await open({ width: 800, height: 600 });
    const phase = () => frame.evaluate(() => globalThis.__game.state()['phase']);
    const x = () => frame.evaluate(() => (globalThis.__game.state()['hero'] as { x: number }).x);
    await frame.locator('canvas').evaluate(() => window.focus());
    await page.mouse.click(400, 550);
    await frame.waitForFunction(() => globalThis.__game.state()['phase'] === 'play');
    const before = await x();
    await page.keyboard.down('ArrowRight');
    await frame.waitForFunction((from) => (globalThis.__game.state()['hero'] as { x: number }).x > from + 1, before);
    await page.keyboard.up('ArrowRight');
    await page.keyboard.press('KeyP');
    await frame.waitForFunction(() => globalThis.__game.state()['phase'] === 'paused');
    await page.keyboard.press('KeyM');
    await frame.waitForFunction(() => globalThis.__game.state()['muted'] === true);
    await page.keyboard.press('KeyR');
    await frame.waitForFunction(
      () => globalThis.__game.state()['phase'] === 'play' && Number(globalThis.__game.state()['time']) < 2,
    );
    expect(await phase()).toBe('play');
    expect(await x()).toBeLessThan(before + 1);
    expect(
      await frame.evaluate(() => {
        localStorage.setItem('a', '1');
        return [
          typeof RTCPeerConnection,
          localStorage.getItem('a'),
          Object.getOwnPropertyDescriptor(window, 'RTCPeerConnection')?.configurable,
        ];
      }),
    ).toEqual(['undefined', '1', false]);
    expect(errors).toEqual([]);
    await page.close();
  }, 60_000);
});
