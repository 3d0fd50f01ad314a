import { describe, expect, it } from 'vitest';
import { refusalOf, withArtifactsApp } from './app.js';
import { always, bundle, csp, ENTRY } from './previews.js';
import { justRead } from './world.js';

describe('with PUBLIC_URL', () => {
  it('names the public origin and lets only the application frame a game', async () => {
    await withArtifactsApp(
      async ({ app, signIn, addArtifact, artifacts }) => {
        const owner = await signIn();
        const { record } = await addArtifact(owner.viewer, bundle());
        const token = artifacts.previewToken(justRead(record));
        const folder = new URL(token.url).pathname;
        const { headers } = await app.inject({ url: folder, headers: { host: 'internal:4000' } });
        const own = ` https://app.example${folder}`;
        expect(headers['content-security-policy']).toBe(csp(own, "'none'", "'self' https://app.example"));
      },
      { publicUrl: 'https://app.example' },
    );
  });
});

describe('with PREVIEW_ORIGIN', () => {
  const options = { publicUrl: 'https://app.example', previewOrigin: 'https://play.example' };

  it('previews live there only, and nothing else does', async () => {
    await withArtifactsApp(async ({ app, addUser, addArtifact, artifacts }) => {
      const owner = await addUser();
      const { record } = await addArtifact(owner, bundle());
      const { token, url } = await artifacts.createPreviewToken(owner, record.id);
      const folder = `/api/game-artifacts/${record.id}/preview/~${token}/`;
      expect(url).toBe(`https://play.example${folder}`);
      const plain = `/api/game-artifacts/${record.id}/preview`;

      // the application's host sends on: with a token, and below one
      for (const [from, to] of [
        [`${plain}?token=${token}`, folder],
        [folder, folder],
        [`${folder}assets/a%20penguin.svg`, `${folder}assets/a%20penguin.svg`],
        [`https://evil.example${folder}game.js`, `${folder}game.js`],
      ] as const) {
        const response = await app.inject({ url: from, headers: { host: 'app.example' } });
        expect(`${response.statusCode} ${response.headers.location}`).toBe(`302 https://play.example${to}`);
        expect(response.headers).toMatchObject({ ...always, 'cache-control': 'private, no-store' });
      }
      // there, where a proxy ended TLS
      for (const host of ['play.example', 'play.example:443']) {
        const script = await app.inject({ url: `${folder}game.js`, headers: { host } });
        expect(`${script.statusCode} ${script.body}`).toBe('200 run()');
        expect(refusalOf(await app.inject({ url: '/api/other', headers: { host } }))).toBe('404 route_not_found');
      }
    }, options);
  });

  it('by host, in plain HTTP', async () => {
    await withArtifactsApp(
      async ({ app, signIn, addArtifact, artifacts }) => {
        const owner = await signIn();
        const { record } = await addArtifact(owner.viewer, bundle());
        const token = artifacts.previewToken(justRead(record));
        const folder = new URL(token.url).pathname;
        const [here, there] = ['127.0.0.1:4000', 'LOCALHOST:4000'];

        const entry = await app.inject({ url: folder, headers: { host: there } });
        expect(`${entry.statusCode} ${entry.body}`).toBe(`200 ${ENTRY}`);
        const own = ` http://localhost:4000${folder}`;
        expect(entry.headers['content-security-policy']).toBe(csp(own, "'none'", "'self' http://127.0.0.1:4000"));

        // the session opens the door on the application's host, which sends on with a new token
        const plain = `/api/game-artifacts/${record.id}/preview`;
        const sent = await app.inject({ url: plain, headers: { host: here, cookie: owner.cookie } });
        expect(sent.statusCode).toBe(302);
        const location = new URL(sent.headers.location!);
        expect(location.origin).toBe('http://localhost:4000');
        const followed = await app.inject({ url: location.pathname, headers: { host: location.host } });
        expect(followed.body).toBe(ENTRY);
        expect(refusalOf(await app.inject({ url: plain, headers: { host: here } }))).toBe('401 preview_token_invalid');

        // nothing but previews on the games' origin, not even for a signed-in owner
        for (const url of ['/api/other', `/api/game-artifacts/${record.id}/download`, '/nowhere']) {
          const response = await app.inject({ url, headers: { host: there, cookie: owner.cookie } });
          expect(refusalOf(response)).toBe('404 route_not_found');
        }
        expect((await app.inject({ url: '/api/other', headers: { host: here } })).statusCode).toBe(200);
      },
      { publicUrl: 'http://127.0.0.1:4000', previewOrigin: 'http://localhost:4000' },
    );
  });
});
