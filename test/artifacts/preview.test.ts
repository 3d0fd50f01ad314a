import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { refusalOf, withArtifactsApp } from './app.js';
import { always, bundle, csp, headersOf, HTML, VARY } from './previews.js';
import { htmlResult, sha256 } from './results.js';
import { justRead } from './world.js';

describe('the preview of an HTML game', () => {
  it("comes to its owner's session with exactly these headers", async () => {
    await withArtifactsApp(async ({ app, signIn, addArtifact }) => {
      const { viewer, cookie } = await signIn();
      const { record } = await addArtifact(viewer, htmlResult(HTML));
      const url = `/api/game-artifacts/${record.id}/preview`;
      const response = await app.inject({ url, headers: { cookie } });
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(HTML);
      const expected = {
        ...always,
        'accept-ranges': 'bytes',
        'cache-control': 'private, no-cache',
        'connection-allowlist': `("http://localhost:80${url}*");webrtc=block`,
        'content-length': String(HTML.length),
        'content-security-policy': csp(),
        'content-type': 'text/html; charset=utf-8',
        'cross-origin-resource-policy': 'same-origin',
        etag: `"${sha256(HTML)}"`,
        vary: `Cookie, X-Preview-Token, ${VARY}`,
      };
      expect(headersOf(response)).toEqual(expected);

      const head = await app.inject({ method: 'HEAD', url, headers: { cookie } });
      expect(head.statusCode).toBe(200);
      expect(head.rawPayload.length).toBe(0);
      expect(headersOf(head)).toEqual(expected);

      const { etag, 'content-length': _, 'content-type': __, 'accept-ranges': ___, ...rest } = expected;
      const cached = await app.inject({ url, headers: { cookie, 'if-none-match': etag } });
      expect(cached.statusCode).toBe(304);
      expect(cached.body).toBe('');
      expect(headersOf(cached)).toEqual({ ...rest, etag });
    });
  });

  it('asks who it is, and shows another’s artifact as none', async () => {
    await withArtifactsApp(async ({ app, signIn, addArtifact, artifacts, database }) => {
      const [owner, other] = [await signIn(), await signIn()];
      const { record } = await addArtifact(owner.viewer, htmlResult(HTML));
      const { token } = await artifacts.createPreviewToken(owner.viewer, record.id);
      const url = `/api/game-artifacts/${record.id}/preview`;
      const nobody = await app.inject({ url });
      expect(refusalOf(nobody)).toBe('401 preview_token_invalid');
      expect(nobody.json().message).toBe('Sign in or use a preview link to see this game.');
      const badLink = await app.inject({ url: `${url}?token=x` });
      expect(refusalOf(badLink)).toBe('401 preview_token_invalid');
      expect(badLink.json().message).toMatch(/not valid or has expired/u);
      expect(nobody.headers).toMatchObject({
        ...always,
        'content-security-policy': csp(),
        'connection-allowlist': '();webrtc=block',
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
      });
      for (const id of [record.id, uuidv7(), 'x', '%00', `${record.id}'`, '%F0%9F%90%A7']) {
        const response = await app.inject({
          url: `/api/game-artifacts/${id}/preview`,
          headers: { cookie: other.cookie },
        });
        expect(refusalOf(response)).toBe('404 artifact_not_found');
        expect(response.headers).toMatchObject({ ...always, 'content-security-policy': csp() });
      }
      expect(refusalOf(await app.inject({ url: `${url}/index.html`, headers: { cookie: owner.cookie } }))).toBe(
        '404 route_not_found',
      );
      await database.pool.query('delete from artifacts where id = $1', [record.id]);
      expect(refusalOf(await app.inject({ url: `${url}?token=${token}` }))).toBe('404 artifact_not_found');
    });
  });

  it('never sets a cookie, whatever else the app does', async () => {
    const before = (app: FastifyInstance) => {
      app.addHook('onRequest', async (_, reply) => void reply.setCookie('seen', 'onRequest'));
      app.addHook('onSend', async (_, reply) => void reply.header('set-cookie', 'seen=onSend'));
    };
    await withArtifactsApp(
      async ({ app, signIn, addArtifact, artifacts }) => {
        const owner = await signIn();
        const { record } = await addArtifact(owner.viewer, bundle());
        const token = artifacts.previewToken(justRead(record));
        const url = `/api/game-artifacts/${record.id}/preview`;
        expect((await app.inject('/api/other')).headers['set-cookie']).toBeDefined();
        for (const target of [url, `${url}?token=${token.token}`, new URL(token.url).pathname, `${url}/~x/`]) {
          const response = await app.inject({ url: target, headers: { cookie: owner.cookie } });
          expect(response.headers['set-cookie']).toBeUndefined();
        }
      },
      { before },
    );
  });
});
