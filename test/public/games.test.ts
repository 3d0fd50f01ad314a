/** What belongs to a public game beside its page: its bytes, isolated, and its pictures. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { GUARD_PREFIX } from '../../src/artifacts/guard.js';
import { refusalOf } from '../artifacts/app.js';
import { htmlResult } from '../artifacts/results.js';
import { useApp } from '../contract/shared-app.js';
import { withApp } from '../helpers/app.js';
import { PUBLICATION, publishGame, viewerOf } from './world.js';

const test = useApp();
const page = (url: string, accept = 'text/html') => test.app.inject({ url, headers: { accept } });

describe('the bytes of a public game', () => {
  it('come without a session, isolated as a preview is, until they are withdrawn', async () => {
    const { record, sha256, owner, artifactId } = await publishGame(test);
    const url = `/games/${record.slug}/play/${sha256}`;
    const response = await page(url);
    expect(response.statusCode).toBe(200);
    expect(createHash('sha256').update(response.rawPayload).digest('hex')).toBe(sha256);
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain('sandbox allow-scripts allow-pointer-lock;');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("connect-src 'none'");
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=5, must-revalidate',
      'connection-allowlist': expect.stringContaining('webrtc=block') as string,
      etag: `W/"${sha256}"`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect((await test.app.inject({ url, headers: { 'if-none-match': `W/"${sha256}"` } })).statusCode).toBe(304);
    expect((await page(`/games/${record.slug}/play/${'0'.repeat(64)}`)).statusCode).toBe(404);
    await test.resources.services.publications.unpublish(viewerOf(owner), artifactId);
    expect((await page(url)).statusCode).toBe(410);
    expect((await test.app.inject({ url, headers: { 'if-none-match': `W/"${sha256}"` } })).statusCode).toBe(410);
  });

  it('come compressed, as the pages do, to those who take that', async () => {
    const { record, sha256 } = await publishGame(test);
    const origin = await test.listen();
    for (const path of [`/games/${record.slug}`, `/games/${record.slug}/play/${sha256}`]) {
      for (const encoding of ['br', 'gzip']) {
        const response = await fetch(origin + path, { headers: { 'accept-encoding': encoding } });
        expect([path, response.headers.get('content-encoding')]).toEqual([path, encoding]);
        expect(response.headers.get('vary')).toMatch(/^accept-encoding\b/u);
        expect(await response.text()).toBe((await page(path)).body);
      }
    }
  });

  it('come guarded to frames, under a validator of their own, and send a tab to their page', async () => {
    const { record, sha256 } = await publishGame(test);
    const url = `/games/${record.slug}/play/${sha256}`;
    const as = (destination: string, etag = '') =>
      test.app.inject({ url, headers: { 'sec-fetch-dest': destination, 'if-none-match': etag } });
    const game = await page(url);
    const framed = await as('iframe');
    expect(framed.body).toBe(GUARD_PREFIX + game.body);
    expect(framed.headers['content-security-policy']).toBe(game.headers['content-security-policy']);
    expect(framed.headers.vary).toBe('accept-encoding, Sec-Fetch-Dest, Upgrade-Insecure-Requests');
    expect((await as('iframe', framed.headers.etag)).statusCode).toBe(304);
    expect((await as('iframe', game.headers.etag)).statusCode).toBe(200);
    expect((await as('empty', framed.headers.etag)).statusCode).toBe(200);
    for (const address of [url, `/games/${record.slug}/play/${'0'.repeat(64)}`])
      for (const method of ['GET', 'HEAD'] as const) {
        const headers = { 'sec-fetch-dest': 'document', 'if-none-match': '*' };
        const tab = await test.app.inject({ url: address, method, headers });
        expect([tab.statusCode, tab.headers.location]).toEqual([302, `/games/${record.slug}`]);
        expect(tab.headers.vary).toBe(framed.headers.vary);
      }
  });

  it('are served on PREVIEW_ORIGIN where there is one, and pages are not', async () => {
    const overrides = { publicUrl: 'https://app.test', previewOrigin: 'https://play.test' };
    await withApp(async (apart) => {
      const { record, sha256 } = await publishGame(apart);
      const path = `/games/${record.slug}/play/${sha256}`;
      const on = (host: string, url: string) => apart.app.inject({ url, headers: { host, accept: 'text/html' } });
      const shown = await on('app.test', `/games/${record.slug}`);
      expect(shown.body).toContain(`data-src="https://play.test${path}"`);
      expect(shown.headers['content-security-policy']).toContain(`frame-src https://play.test${path};`);
      expect((await on('app.test', path)).headers.location).toBe(`https://play.test${path}`);
      expect((await on('play.test', path)).statusCode).toBe(200);
      expect((await on('play.test', `/games/${record.slug}`)).statusCode).toBe(404);
      for (const host of ['app.test', 'play.test']) {
        const headers = { host, 'sec-fetch-dest': 'document' };
        const { location } = (await apart.app.inject({ url: path, headers })).headers;
        expect(new URL(location!, `https://${host}`).href).toBe(`https://app.test/games/${record.slug}`);
      }
    }, overrides);
  });
});

describe('pictures', () => {
  it('of an artifact come to its owner alone', async () => {
    const { artifactId, owner } = await publishGame(test);
    const url = `/api/game-artifacts/${artifactId}/thumbnail`;
    const response = await test.app.inject({ url, headers: { cookie: owner.cookie } });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 960, height: 540 });
    const { cookie } = await test.signUp();
    expect(refusalOf(await test.app.inject({ url, headers: { cookie } }))).toBe('404 artifact_not_found');
    expect(refusalOf(await test.app.inject({ url }))).toBe('401 unauthenticated');
  });

  it('of a game without a design are plain ones', async () => {
    const { record } = await publishGame(test, PUBLICATION, htmlResult());
    for (const name of ['image.png', 'cover.webp'])
      expect([name, (await page(`/games/${record.slug}/${name}`)).statusCode]).toEqual([name, 200]);
  });

  it('are drawn once, of the size that link previews want, and kept', async () => {
    const { record } = await publishGame(test);
    const card = await page(`/games/${record.slug}/image.png`);
    expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const cover = await page(`/games/${record.slug}/cover.webp`);
    expect(await sharp(cover.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 960, height: 540 });
    expect((await page(`/games/${record.slug}/image.png`)).headers.etag).toBe(card.headers.etag);
    const { etag } = card.headers;
    const cached = await test.app.inject({
      url: `/games/${record.slug}/image.png`,
      headers: { 'if-none-match': etag! },
    });
    expect(cached.statusCode).toBe(304);
  });
});
