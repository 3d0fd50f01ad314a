/**
 * A hostile game in a real browser: what the preview's headers alone hold, in a frame that has no sandbox of its own and
 * without the guard. `test/isolation/` has all of it, where people meet games.
 */
import type { FastifyInstance } from 'fastify';
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { chromiumIsThere } from '../helpers/browser.js';
import { useBrowser } from '../helpers/shared-browser.js';
import { everythingArrived, withAttacker, type Attacker } from '../isolation/attacker.js';
import { withArtifactsApp, type SignedIn } from './app.js';
import { departures, calls, hostileGame, page as pageOf } from './hostile.js';
import { bundleResult, file, htmlResult } from './results.js';
import { justRead } from './world.js';

interface Message {
  readonly told: Record<string, string>;
}
declare global {
  var told: Message[];
}

const HOST = (src: string) =>
  `<!doctype html><title>host</title><link rel="icon" href="data:,"><script>told = []; addEventListener('message', (e) => told.push(e.data))</script>` +
  `<iframe src="${src}" allow="autoplay *; fullscreen *; gamepad *"></iframe>`;

describe.skipIf(!chromiumIsThere)('a hostile game in Chromium', () => {
  const browser = useBrowser();

  /** What the host page is told; nothing where the browser killed the page over an attempt. */
  async function told(page: Page): Promise<Message[]> {
    const crashed = new Promise<Message[]>((resolve) => page.once('crash', () => resolve([])));
    const message = page.waitForFunction(() => (globalThis.told?.length > 0 ? globalThis.told : null), null, {
      timeout: 15_000,
    });
    return Promise.race([crashed, message.then((handle) => handle.jsonValue() as Promise<Message[]>)]);
  }

  interface Stage {
    /** opens the host page, signed in, with `src` in its frame */
    open: (src: string, onConsole?: (text: string) => void) => Promise<Page>;
    origin: string;
    owner: SignedIn;
    /** requests that reached the application, without the host page's */
    asked: string[];
    add: Parameters<Parameters<typeof withArtifactsApp>[0]>[0]['addArtifact'];
    previewUrl: (artifactId: string) => Promise<string>;
    /** serves this at /naked, on the application's origin, with no protection at all: what the tests have to be able to see */
    naked: { html: string };
    attacker: Attacker;
    /** until everything that was sent has come to the attacker */
    arrived: () => Promise<void>;
  }

  /** One page each that goes away as soon as it has told its host so. */
  const leaving = (attacker: Attacker): Record<string, string> => {
    const { location, refresh } = departures(attacker);
    return Object.fromEntries(
      Object.entries({ location, refresh }).map(([name, script]) => [
        name,
        pageOf(`<script>parent.postMessage({ told: {} }, '*'); ${script}</script>`),
      ]),
    );
  };

  async function onStage(work: (stage: Stage) => Promise<void>): Promise<void> {
    const asked: string[] = [];
    const naked = { html: '' };
    const before = (app: FastifyInstance) => {
      app.addHook('onRequest', async ({ url, method, raw }) => {
        // a client that does not say that it is a browser gets the game without the guard
        for (const name of ['sec-fetch-dest', 'upgrade-insecure-requests']) delete raw.headers[name];
        if (!url.startsWith('/host')) asked.push(`${method} ${url}`);
      });
      app.get<{ Querystring: { src: string } }>('/host', (request, reply) =>
        reply.type('text/html').send(HOST(request.query.src)),
      );
      app.get('/naked', (_, reply) => reply.type('text/html').send(naked.html));
    };
    await withAttacker(['itself'], (attacker) =>
      withArtifactsApp(
        async ({ listen, signIn, addArtifact, artifacts }) => {
          const origin = await listen();
          const owner = await signIn();
          const context = await browser.newContext();
          const [name, value] = owner.cookie.split('=') as [string, string];
          await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Lax' }]);
          const open: Stage['open'] = async (src, onConsole) => {
            const page = await context.newPage();
            page.on('console', (message) => onConsole?.(message.text()));
            await page.goto(`${origin}/host?src=${encodeURIComponent(src)}`, { waitUntil: 'commit' });
            return page;
          };
          const previewUrl = async (id: string) => new URL(artifacts.previewToken(justRead({ id })).url).pathname;
          try {
            const arrived = () =>
              everythingArrived(async (url) => {
                const page = await browser.newPage();
                await page.goto(url);
                return page;
              });
            await work({ open, origin, owner, asked, add: addArtifact, previewUrl, naked, attacker, arrived });
          } finally {
            await context.close();
          }
        },
        { before },
      ),
    );
  }

  it('gets out of a page without those headers, so the tests below can fail', async () => {
    await onStage(async ({ open, origin, naked, asked, attacker }) => {
      const targets = { ...attacker, api: origin };
      naked.html = hostileGame(targets);
      await open('/naked');
      const channels = ['/fetch', '/xhr', '/beacon', '/socket', '/events', '/image', '/script', '/frame', '/import'];
      await vi.waitFor(() => expect(attacker.reached()).toEqual(expect.arrayContaining(channels)), { timeout: 15_000 });
      expect(asked).toContain('GET /api/other');
      for (const html of Object.values({ ...calls(targets), ...leaving(attacker) })) {
        attacker.forget();
        naked.html = html;
        await open('/naked');
        const out = expect.stringMatching(/STUN|gone/u);
        await vi.waitFor(() => expect(attacker.reached()).toEqual(expect.arrayContaining([out])), { timeout: 15_000 });
      }
    });
  }, 240_000);

  it.each(['html', 'bundle'] as const)(
    'reads nothing and reaches nobody (%s)',
    async (type) => {
      await onStage(async ({ open, origin, owner, asked, add, previewUrl, attacker, arrived }) => {
        const game = hostileGame({ ...attacker, api: origin });
        const script = 'parent.postMessage({ script: true }, "*")';
        const entry = game.replace('<script>', '<script src="game.js"></script><script>');
        const { record } = await add(
          owner.viewer,
          type === 'html'
            ? htmlResult(game)
            : bundleResult([
                file('index.html', entry, 'text/html', 'entry'),
                file('game.js', script, 'text/javascript', 'script'),
              ]),
        );
        const byToken = await previewUrl(record.id);
        // by the token's path, and by the owner's session
        for (const src of [byToken, `/api/game-artifacts/${record.id}/preview`]) {
          asked.length = 0;
          const page = await open(src);
          await page.waitForFunction(() => globalThis.told?.some((message) => message.told), null, { timeout: 20_000 });
          const messages = await page.evaluate(() => globalThis.told);
          expect(messages.find((message) => message.told)?.told).toEqual({
            cookie: 'SecurityError',
            localStorage: 'SecurityError',
            indexedDB: 'SecurityError',
            'parent document': 'SecurityError',
            'parent location': 'SecurityError',
            'parent cookie': 'SecurityError',
            origin: 'read null',
          });
          expect(messages.some((message) => 'script' in message)).toBe(type === 'bundle');
          expect(await page.title()).toBe('host');
          await arrived();
          expect(attacker.reached()).toEqual([]);
          expect(asked.filter((request) => !request.endsWith('/game.js'))).toEqual([`GET ${src}`]);
          await page.close();
        }
      });
    },
    60_000,
  );

  it('neither calls out from frames of its own nor leaves with a secret', async ({ skip }) => {
    // Connection-Allowlist; older ones ignore it, and the host page's frame-src and the game's prelude stand alone
    skip(Number.parseInt(browser.version(), 10) < 156, 'measured in Chromium 156');
    await onStage(async ({ open, origin, owner, add, previewUrl, attacker, arrived }) => {
      const games = { ...calls({ ...attacker, api: origin }), ...leaving(attacker) };
      for (const [name, html] of Object.entries(games)) {
        const { record } = await add(owner.viewer, htmlResult(html));
        const page = await open(await previewUrl(record.id));
        await told(page);
        await arrived();
        expect(`${name}: ${attacker.reached().join()}`).toBe(`${name}: `);
        await page.close().catch(() => undefined);
      }
    });
  }, 240_000);

  it('leaves a well-behaved game alone: its files, reload, full screen, and not a word in the console', async () => {
    await onStage(async ({ open, owner, add, previewUrl }) => {
      const tell = `
        const image = new Image();
        image.onload = () => parent.postMessage({ told: {
          image: String(image.width), reloads: name,
          ...Object.fromEntries(['autoplay', 'fullscreen', 'gamepad', 'camera', 'geolocation'].map((f) => [f, String(document.featurePolicy.allowsFeature(f))])),
        } }, '*');
        if (name === '') { name = 'once'; location.reload(); } else image.src = IMAGE;`;
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"/>';
      const html = htmlResult(
        `<!doctype html><style>body { margin: 0 }</style><script>${tell.replace('IMAGE', JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`))}</script>`,
      );
      const bundle = bundleResult([
        file(
          'index.html',
          '<!doctype html><link rel="stylesheet" href="a/b.css"><body><script src="game.js"></script>',
          'text/html',
          'entry',
        ),
        file('game.js', tell.replace('IMAGE', '"a/i.svg"'), 'text/javascript', 'script'),
        file('a/b.css', 'body { background: url(i.svg) }', 'text/css'),
        file('a/i.svg', svg, 'image/svg+xml'),
      ]);
      for (const result of [html, bundle]) {
        const { record } = await add(owner.viewer, result);
        // by the token's path: the plain URL has no cookie the second time, since the frame's origin is "null" by then
        const words: string[] = [];
        const page = await open(await previewUrl(record.id), (text) => words.push(text));
        expect(await told(page)).toEqual([
          {
            told: {
              image: '3',
              reloads: 'once',
              autoplay: 'true',
              fullscreen: 'true',
              gamepad: 'true',
              camera: 'false',
              geolocation: 'false',
            },
          },
        ]);
        expect(words).toEqual([]);
        await page.close();
      }
    });
  }, 240_000);
});
