import { describe, expect, it } from 'vitest';
import { refusalOf, withArtifactsApp } from './app.js';
import { always, bundle, csp, ENTRY, headersOf, VARY } from './previews.js';
import { htmlResult, sha256 } from './results.js';
import { justRead } from './world.js';

describe('the preview of a bundle', () => {
  it('gives files below the token, each with exactly these headers', async () => {
    await withArtifactsApp(async ({ app, signIn, addArtifact, artifacts }) => {
      const owner = await signIn();
      const { record } = await addArtifact(owner.viewer, bundle());
      const { url, token } = await artifacts.createPreviewToken(owner.viewer, record.id, 1800);
      const folder = new URL(url).pathname;
      const own = ` http://game.test:81${folder}`;
      const isolation = {
        'content-security-policy': csp(own),
        'connection-allowlist': `("http://game.test:81/api/game-artifacts/${record.id}/preview*");webrtc=block`,
      };
      const get = (target: string) => app.inject({ url: target, headers: { host: 'game.test:81' } });
      const expected = (content: string, type: string) => ({
        ...always,
        ...isolation,
        'accept-ranges': 'bytes',
        'access-control-allow-origin': '*',
        'content-length': String(content.length),
        'content-type': type,
        'cross-origin-resource-policy': 'cross-origin',
        etag: `"${sha256(content)}"`,
      });

      const entry = await get(folder);
      expect(entry.body).toBe(ENTRY);
      expect(headersOf(entry)).toEqual({
        ...expected(ENTRY, 'text/html; charset=utf-8'),
        'cache-control': 'private, no-cache',
        vary: VARY,
      });
      const script = await get(`${folder}game.js`);
      expect(script.body).toBe('run()');
      const { 'cache-control': caching, ...rest } = headersOf(script);
      // a file that is no page runs no script where a frame goes to it: a picture of SVG might
      const still = { 'content-security-policy': csp(own, "'none'", "'self'", 'sandbox') };
      expect(rest).toEqual({ ...expected('run()', 'text/javascript; charset=utf-8'), ...still });
      // as long as the token, at most
      expect(caching).toMatch(/^private, max-age=(?:1800|1[67]\d\d), immutable$/u);
      const image = await get(`${folder}assets/a%20penguin.svg`);
      expect(headersOf(image)).toMatchObject({
        ...expected('<svg/>', 'image/svg+xml; charset=utf-8'),
        ...still,
      });
      expect((await get(`${folder}manifest.json`)).json()).toMatchObject({ entry: 'index.html' });

      expect(token).toMatch(/^v1\.[\w-]+\.[\w-]{43}$/u);
    });
  });

  it('starts with a base below the plain URL, so that its files are found', async () => {
    await withArtifactsApp(async ({ app, signIn, addArtifact, artifacts }) => {
      const owner = await signIn();
      const { record } = await addArtifact(owner.viewer, bundle());
      const url = `/api/game-artifacts/${record.id}/preview`;
      const response = await app.inject({ url, headers: { cookie: owner.cookie } });
      const base = /^<!doctype html><base href="(http:\/\/localhost:80\/[^"]+)">/u.exec(response.body)?.[1];
      expect(response.body.endsWith(`>${ENTRY}`)).toBe(true);
      expect(headersOf(response)).toEqual({
        ...always,
        'cache-control': 'private, no-store',
        'connection-allowlist': `("http://localhost:80${url}*");webrtc=block`,
        'content-length': String(response.rawPayload.length),
        'content-security-policy': csp(` ${base}`, base),
        'content-type': 'text/html; charset=utf-8',
        'cross-origin-resource-policy': 'same-origin',
        vary: `Cookie, X-Preview-Token, ${VARY}`,
      });
      expect((await app.inject(`${new URL(base!).pathname}game.js`)).body).toBe('run()');
      const head = await app.inject({ method: 'HEAD', url, headers: { cookie: owner.cookie } });
      expect(head.headers['content-length']).toBe(response.headers['content-length']);

      // a token that opened the door is the one that the files are asked with
      const { token } = await artifacts.createPreviewToken(owner.viewer, record.id, 60);
      const byToken = await app.inject(`${url}?token=${token}`);
      expect(byToken.body).toContain(`<base href="http://localhost:80${url}/~${token}/">`);
    });
  });

  it('has no file but its own, however the path is spelled', async () => {
    await withArtifactsApp(async ({ app, signIn, addArtifact, artifacts }) => {
      const owner = await signIn();
      const { record } = await addArtifact(owner.viewer, bundle());
      const foreign = await addArtifact(owner.viewer, htmlResult());
      const token = artifacts.previewToken(justRead(record));
      const folder = new URL(token.url).pathname;
      for (const path of [
        'nothing.js',
        'GAME.JS',
        'game.js/',
        '/game.js',
        'assets',
        'assets/',
        '..%2fgame.js',
        '%2e%2e%2fgame.js',
        '..%5cgame.js',
        'assets%2f..%2fgame.js',
        'game.js%00',
        '%00',
        'game.js%0d%0aset-cookie:a=b',
        '%2fetc%2fpasswd',
        '/etc/passwd',
        'c:%5cwindows',
        '..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
        '%ef%bb%bf',
        'a'.repeat(2000),
        record.sha256.slice(0, 2) + '/' + record.sha256.slice(2),
        foreign.record.sha256,
      ]) {
        const response = await app.inject(folder + path);
        expect(`${path}: ${refusalOf(response)}`).toBe(`${path}: 404 artifact_not_found`);
        expect(response.headers).toMatchObject(always);
      }
      // no URL at all: never reaches a route
      for (const path of ['%ff', '%', '%zz'])
        expect(refusalOf(await app.inject(folder + path))).toBe('404 route_not_found');
    });
  });

  it('takes no host into a policy that is more than a host', async () => {
    await withArtifactsApp(async ({ app, signIn, addArtifact, artifacts }) => {
      const owner = await signIn();
      const { record } = await addArtifact(owner.viewer, bundle());
      const token = artifacts.previewToken(justRead(record));
      const folder = new URL(token.url).pathname;
      for (const host of [
        'evil.test; script-src *',
        "evil.test'",
        'a,b',
        'a b',
        'user@evil.test',
        '*',
        'evil.test/x',
      ]) {
        const { headers } = await app.inject({ url: folder, headers: { host } });
        expect(headers['content-security-policy']).toBe(csp(` http://127.0.0.1:4000${folder}`));
      }
      const literal = await app.inject({ url: folder, headers: { host: '[::1]:4000' } });
      expect(literal.headers['content-security-policy']).toBe(csp(" 'self'"));
      expect(literal.headers['connection-allowlist']).toBe('(response-origin);webrtc=block');
    });
  });
});
