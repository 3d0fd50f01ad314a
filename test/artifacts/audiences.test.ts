import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { audienceOf } from '../../src/artifacts/audience.js';
import { GUARD_PREFIX, GUARD_TAG } from '../../src/artifacts/guard.js';
import { withArtifactsApp, type ArtifactsApp } from './app.js';
import { always, csp, ENTRY, headersOf, HTML, VARY } from './previews.js';
import { bundleResult, file, htmlResult, sha256 } from './results.js';
import { justRead } from './world.js';

const TAB = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'upgrade-insecure-requests': '1' };
const FRAME = { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate', 'upgrade-insecure-requests': '1' };

describe('who asks for a document', () => {
  it.each([
    ['tab', TAB],
    ['frame', FRAME],
    ['frame', { 'sec-fetch-dest': 'frame' }],
    ['frame', { 'sec-fetch-dest': 'object' }],
    ['frame', { 'sec-fetch-dest': 'embed' }],
    // a page's own request, or a prefetch
    ['client', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
    ['client', { 'sec-fetch-dest': 'image', 'upgrade-insecure-requests': '1' }],
    // what Node sends
    ['client', { 'sec-fetch-mode': 'cors' }],
    ['client', { accept: 'text/html' }],
    ['client', {}],
    // a browser on plain HTTP does not say where the document goes
    ['frame', { 'upgrade-insecure-requests': '1', accept: 'text/html' }],
  ])('is a %s with %j', (audience, headers) => {
    expect(audienceOf(headers, {})).toBe(audience);
    expect(audienceOf(headers, { tab: '' })).toBe('tab');
  });
});

/** Of an artifact's two addresses, with what opens each. */
async function addressesOf({ artifacts }: ArtifactsApp, id: string, cookie: string) {
  const { url } = artifacts.previewToken(justRead({ id }));
  return [
    { url: `/api/game-artifacts/${id}/preview`, cookie },
    { url: new URL(url).pathname, cookie: '' },
  ];
}

describe('a preview', () => {
  it('is the artifact to a client, guarded in a frame, and a page around that frame in a tab', async () => {
    await withArtifactsApp(async (app) => {
      const { viewer, cookie: session } = await app.signIn();
      const { record } = await app.addArtifact(viewer, htmlResult(HTML, 'A & B </title><script>'));
      const preview = `/api/game-artifacts/${record.id}/preview`;
      for (const { url, cookie } of await addressesOf(app, record.id, session)) {
        const get = (headers: Record<string, string>, method: InjectOptions['method'] = 'GET') =>
          app.app.inject({ url, method, headers: { cookie, ...headers } });
        const vary = cookie === '' ? VARY : `Cookie, X-Preview-Token, ${VARY}`;
        const client = await get({});
        expect(client.body).toBe(HTML);

        const frame = await get(FRAME);
        expect(frame.body).toBe(GUARD_PREFIX + HTML);
        const guarded = headersOf(frame);
        const { 'accept-ranges': _, ...same } = headersOf(client);
        expect(guarded).toEqual({
          ...same,
          'content-length': String(GUARD_PREFIX.length + HTML.length),
          etag: `"${sha256(HTML)}-${GUARD_TAG}"`,
          vary: `Accept-Encoding, ${vary}`,
        });

        const small = await get({ ...FRAME, 'accept-encoding': 'gzip, br' });
        expect(brotliDecompressSync(small.rawPayload).toString()).toBe(frame.body);
        expect([small.headers['content-encoding'], small.headers.vary]).toEqual(['br', `Accept-Encoding, ${vary}`]);
        // the bytes differ, so each encoding has a validator of its own
        expect(small.headers.etag).not.toBe(frame.headers.etag);
        const unchanged = await get({
          ...FRAME,
          'accept-encoding': 'br',
          'if-none-match': small.headers.etag as string,
        });
        expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);

        const tab = await get(TAB);
        const folder = new RegExp(`${preview}/~[^/"]+/`, 'u').exec(tab.body)?.[0];
        expect(tab.body).toContain(`src="${folder}"`);
        expect(tab.body).toContain('sandbox="allow-scripts allow-pointer-lock"');
        expect(tab.body).toContain('<title>A &amp; B &lt;/title&gt;&lt;script&gt;</title>');
        const inline = (name: string) => {
          const text = new RegExp(`<${name}>(.*)</${name}>`, 'u').exec(tab.body)![1]!;
          return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
        };
        expect(headersOf(tab)).toEqual({
          ...always,
          'cache-control': 'private, no-store',
          'content-length': String(tab.rawPayload.length),
          'content-security-policy':
            `default-src 'none'; style-src ${inline('style')}; script-src ${inline('script')}; img-src data:; ` +
            `frame-src http://localhost:80${folder}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
          'content-type': 'text/html; charset=utf-8',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'permissions-policy': always['permissions-policy'].replaceAll('(self)', '*'),
          vary,
        });
        // the frame needs no cookie: a game has none when it reloads itself
        expect((await app.app.inject({ url: folder!, headers: FRAME })).body).toBe(GUARD_PREFIX + HTML);

        for (const [audience, answer] of [
          [{}, client],
          [FRAME, frame],
          [TAB, tab],
        ] as const) {
          const head = await get(audience, 'HEAD');
          expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
          const { 'content-length': __, ...headers } = headersOf(answer);
          // of the page, whose token is of another second
          if (audience === TAB) headers['content-security-policy'] = headersOf(head)['content-security-policy'];
          expect(headersOf(head)).toMatchObject(headers);
        }
      }
    });
  });

  it('never answers for one of them that another is as it was, nor with a part of it', async () => {
    await withArtifactsApp(async (app) => {
      const { viewer, cookie: session } = await app.signIn();
      const { record } = await app.addArtifact(viewer, htmlResult(HTML));
      for (const { url, cookie } of await addressesOf(app, record.id, session)) {
        const status = async (headers: Record<string, string>) =>
          (await app.app.inject({ url, headers: { cookie, ...headers } })).statusCode;
        const [own, guarded] = [`"${sha256(HTML)}"`, `"${sha256(HTML)}-${GUARD_TAG}"`];
        expect(await status({ 'if-none-match': own })).toBe(304);
        expect(await status({ 'if-none-match': guarded })).toBe(200);
        expect(await status({ ...FRAME, 'if-none-match': own })).toBe(200);
        expect(await status({ ...FRAME, 'if-none-match': guarded })).toBe(304);
        for (const etag of [own, guarded, `${own}, ${guarded}`, '*'])
          expect(await status({ ...TAB, 'if-none-match': etag })).toBe(200);
        expect(await status({ range: 'bytes=0-1' })).toBe(206);
        expect(await status({ ...FRAME, range: 'bytes=0-1' })).toBe(200);
        expect(await status({ ...TAB, range: 'bytes=0-1' })).toBe(200);
      }
    });
  });

  it('asks everybody for the same permission', async () => {
    await withArtifactsApp(async ({ app, signIn, addArtifact }) => {
      const { viewer } = await signIn();
      const { record } = await addArtifact(viewer, htmlResult(HTML));
      const url = `/api/game-artifacts/${record.id}/preview`;
      for (const target of [url, `${url}?tab`, `${url}/~v1.x.y/`, `${url}/~v1.x.y/?tab`])
        for (const headers of [TAB, FRAME, {}])
          expect((await app.inject({ url: target, headers })).statusCode).toBe(401);
    });
  });

  it('of a bundle has its base behind the guard, and its other pages are guarded too', async () => {
    await withArtifactsApp(async (app) => {
      const { viewer, cookie } = await app.signIn();
      const { record } = await app.addArtifact(
        viewer,
        bundleResult([
          file('index.html', ENTRY, 'text/html', 'entry'),
          file('more/a page.html', '<p>more', 'text/html'),
          file('evil.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'image/svg+xml'),
        ]),
      );
      const [plain, below] = await addressesOf(app, record.id, cookie);
      const framed = await app.app.inject({ url: plain!.url, headers: { cookie, ...FRAME } });
      const base = /<base href="(http:\/\/localhost:80\/[^"]+)">/u.exec(framed.body)!;
      expect(framed.body).toBe(GUARD_PREFIX + base[0] + ENTRY);
      expect(framed.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'content-length': String(framed.rawPayload.length),
        'content-security-policy': csp(` ${base[1]}`, base[1]),
      });
      expect(framed.headers.etag).toBeUndefined();

      const more = `${below!.url}more/a%20page.html`;
      expect((await app.app.inject({ url: more })).body).toBe('<p>more');
      expect((await app.app.inject({ url: more, headers: FRAME })).body).toBe(`${GUARD_PREFIX}<p>more`);
      const tab = await app.app.inject({ url: more, headers: TAB });
      expect(tab.body).toContain(`src="${more}"`);
      expect(tab.headers['content-security-policy']).toContain(`frame-src http://localhost:80${below!.url};`);

      // no page, and no script of it runs
      for (const headers of [TAB, FRAME, {}]) {
        const picture = await app.app.inject({ url: `${below!.url}evil.svg`, headers });
        expect(picture.headers['content-security-policy']).toMatch(/^sandbox; /u);
        expect(picture.headers.vary).toBeUndefined();
      }
    });
  });

  it('on PREVIEW_ORIGIN has its page there, and frames itself there', async () => {
    await withArtifactsApp(
      async ({ app, addUser, addArtifact, artifacts }) => {
        const owner = await addUser();
        const { record } = await addArtifact(owner, htmlResult(HTML));
        const { token } = await artifacts.createPreviewToken(owner, record.id);
        const plain = `/api/game-artifacts/${record.id}/preview?token=${token}`;
        const sent = await app.inject({ url: plain, headers: { ...TAB, host: 'app.example' } });
        const { location } = sent.headers;
        expect(location).toMatch(/^https:\/\/play\.example\/.*\/~[^/]+\/$/u);
        const { pathname } = new URL(location!);
        const tab = await app.inject({ url: pathname, headers: { ...TAB, host: 'play.example' } });
        expect(tab.body).toContain(`src="${location}"`);
        expect(tab.headers['content-security-policy']).toContain(`frame-src ${location};`);
        const frame = await app.inject({ url: pathname, headers: { ...FRAME, host: 'play.example' } });
        expect(frame.headers['content-security-policy']).toContain("frame-ancestors 'self' https://app.example");
      },
      { publicUrl: 'https://app.example', previewOrigin: 'https://play.example' },
    );
  });

  it('on an address of IPv6, which no policy can spell, frames what is on its origin', async () => {
    await withArtifactsApp(async ({ app, signIn, addArtifact }) => {
      const owner = await signIn();
      const { record } = await addArtifact(owner.viewer, htmlResult(HTML));
      const headers = { ...TAB, host: '[::1]:4000', cookie: owner.cookie };
      const tab = await app.inject({ url: `/api/game-artifacts/${record.id}/preview`, headers });
      expect(tab.headers['content-security-policy']).toContain("frame-src 'self';");
    });
  });
});
