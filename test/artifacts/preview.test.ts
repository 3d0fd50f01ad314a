import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { createPreviewTokens } from '../../src/artifacts/preview-tokens.js';
import { refusalOf, withArtifactsApp } from './app.js';
import { bundleResult, file, htmlResult, sha256 } from './results.js';
import { justRead, PREVIEW_KEY } from './world.js';

const HTML = '<!doctype html><title>Penguin</title>';
const ENTRY = '<!doctype html><html lang="en"><script src="game.js"></script>';
const bundle = () =>
  bundleResult([
    file('index.html', ENTRY, 'text/html', 'entry'),
    file('game.js', 'run()', 'text/javascript', 'script'),
    file('assets/a penguin.svg', '<svg/>', 'image/svg+xml'),
  ]);

const PERMISSIONS =
  'autoplay=(self), fullscreen=(self), gamepad=(self), accelerometer=(), browsing-topics=(), camera=(), ' +
  'clipboard-read=(), clipboard-write=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), hid=(), ' +
  'identity-credentials-get=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), ' +
  'otp-credentials=(), payment=(), picture-in-picture=(), publickey-credentials-create=(), publickey-credentials-get=(), ' +
  'screen-wake-lock=(), serial=(), storage-access=(), usb=(), window-management=(), xr-spatial-tracking=()';
const always = {
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};
const csp = (own = '', base = "'none'", ancestors = "'self'") =>
  `sandbox allow-scripts allow-pointer-lock; default-src 'none'; script-src 'unsafe-inline'${own}; ` +
  `style-src 'unsafe-inline'${own}; img-src data: blob:${own}; media-src data: blob:${own}; font-src data:${own}; ` +
  `connect-src 'none'; form-action 'none'; base-uri ${base}; frame-ancestors ${ancestors}`;
const perResponse = ['date', 'connection', 'x-request-id'];
const headersOf = (response: { headers: object }) =>
  Object.fromEntries(Object.entries(response.headers).filter(([name]) => !perResponse.includes(name)));

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
        vary: 'Cookie, X-Preview-Token',
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

  it('comes to whoever bears a token, in query, header and path', async () => {
    await withArtifactsApp(async ({ app, signIn, addArtifact, artifacts }) => {
      const [owner, other] = [await signIn(), await signIn()];
      const { record } = await addArtifact(owner.viewer, htmlResult(HTML));
      const { token, url } = await artifacts.createPreviewToken(owner.viewer, record.id);
      const plain = `/api/game-artifacts/${record.id}/preview`;
      for (const cookie of ['', other.cookie, 'gamewright_session=nonsense']) {
        for (const [target, headers] of [
          [`${plain}?token=${token}`, {}],
          [plain, { 'x-preview-token': token }],
          [new URL(url).pathname, {}],
          [`${plain}/~${token}`, {}],
          [`${plain}/~${token}/index.html`, {}],
        ] as const) {
          const response = await app.inject({ url: target, headers: { ...headers, cookie } });
          expect(`${response.statusCode} ${response.body}`).toBe(`200 ${HTML}`);
          expect(response.headers['content-security-policy']).toBe(csp());
          expect(response.headers).toMatchObject(always);
        }
      }
      const upper = await app.inject({ url: `/api/game-artifacts/${record.id.toUpperCase()}/preview?token=${token}` });
      expect(upper.statusCode).toBe(200);
    });
  });

  it('refuses every other token, and tells nobody what exists', async () => {
    await withArtifactsApp(async ({ app, signIn, addArtifact, artifacts, database }) => {
      const [owner, other] = [await signIn(), await signIn()];
      const { record } = await addArtifact(owner.viewer, htmlResult(HTML));
      const foreign = await addArtifact(owner.viewer, htmlResult(HTML));
      const { token, expiresAt } = await artifacts.createPreviewToken(owner.viewer, record.id);
      const claim = { artifactId: record.id, epoch: 0, expiresAt };
      const ours = createPreviewTokens([PREVIEW_KEY]);
      const [version, payload, mac] = token.split('.') as [string, string, string];
      const flip = (text: string, at: number) =>
        text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
      const bad = {
        empty: '',
        nonsense: 'x',
        'another version': `v2.${payload}.${mac}`,
        'without signature': `${version}.${payload}`,
        'an empty signature': `${version}.${payload}.`,
        'a changed signature': `${version}.${payload}.${flip(mac, 0)}`,
        // spells the same 32 bytes in base64url
        'another spelling': `${version}.${payload}.${mac.slice(0, -1)}${String.fromCharCode(mac.charCodeAt(42) + 1)}`,
        'a changed payload': `${version}.${flip(payload, 20)}.${mac}`,
        'a payload of one’s own': `${version}.${Buffer.from(JSON.stringify({ a: record.id, e: 0, x: 9e9 })).toString('base64url')}.${mac}`,
        'longer than any': token + 'A'.repeat(500),
        'with a space': ` ${token}`,
        expired: ours.sign({ ...claim, expiresAt: new Date(Date.now() - 60_000) }),
        'of another artifact': (await artifacts.createPreviewToken(owner.viewer, foreign.record.id)).token,
        'of another epoch': ours.sign({ ...claim, epoch: 1 }),
        'of another key': createPreviewTokens(['a key that this process never had, of 32 characters']).sign(claim),
      };
      const expiredSession = await signIn();
      await database.pool.query("update sessions set expires_at = now() - interval '1 second' where user_id = $1", [
        expiredSession.viewer.user.id,
      ]);
      for (const [name, value] of Object.entries(bad)) {
        const encoded = encodeURIComponent(value);
        for (const id of [record.id, uuidv7(), 'x']) {
          const plain = `/api/game-artifacts/${id}/preview`;
          for (const cookie of ['', expiredSession.cookie]) {
            for (const request of [
              { url: `${plain}?token=${encoded}`, headers: { cookie } },
              { url: plain, headers: { cookie, 'x-preview-token': value } },
            ]) {
              expect(`${name}: ${refusalOf(await app.inject(request))}`).toBe(`${name}: 401 preview_token_invalid`);
            }
          }
          // signed in, a bad token changes nothing: the session decides
          const response = await app.inject({
            url: `${plain}?token=${encoded}`,
            headers: { cookie: other.cookie },
          });
          expect(`${name}: ${refusalOf(response)}`).toBe(`${name}: 404 artifact_not_found`);
        }
        const byOwner = await app.inject({
          url: `/api/game-artifacts/${record.id}/preview?token=${encoded}`,
          headers: { cookie: owner.cookie },
        });
        expect(`${name}: ${byOwner.statusCode}`).toBe(`${name}: 200`);
      }
      // below a token's path nothing but the token counts, or a page would load and its files would not
      for (const [name, value] of Object.entries(bad)) {
        const below = `/api/game-artifacts/${record.id}/preview/~${encodeURIComponent(value)}/`;
        const response = await app.inject({ url: below, headers: { cookie: owner.cookie } });
        expect(`${name}: ${refusalOf(response)}`).toMatch(/: (?:401 preview_token_invalid|404 route_not_found)$/u);
      }
      const twice = await app.inject({ url: `/api/game-artifacts/${record.id}/preview?token=${token}&token=${token}` });
      expect(refusalOf(twice)).toBe('401 preview_token_invalid');
    });
  });

  it('takes tokens of an older key as long as it is configured', () => {
    const claim = { artifactId: uuidv7(), epoch: 3, expiresAt: new Date(1_800_000_000_000) };
    const [old, next, last] = ['old'.repeat(11), 'next'.repeat(8), 'last'.repeat(8)] as const;
    const token = createPreviewTokens([old]).sign(claim);
    expect(createPreviewTokens([next, old]).verify(token)).toEqual(claim);
    expect(createPreviewTokens([last, next]).verify(token)).toBeNull();
    const renewed = createPreviewTokens([next, old]).sign(claim);
    expect(renewed).not.toBe(token);
    expect(createPreviewTokens([next]).verify(renewed)).toEqual(claim);
    for (const value of [undefined, null, 5, {}, [token]]) expect(createPreviewTokens([old]).verify(value)).toBeNull();
    expect(() => createPreviewTokens([])).toThrow(/no key/u);
  });

  it('asks who it is, and shows another’s artifact as none', async () => {
    await withArtifactsApp(async ({ app, signIn, addArtifact, artifacts, database }) => {
      const [owner, other] = [await signIn(), await signIn()];
      const { record } = await addArtifact(owner.viewer, htmlResult(HTML));
      const { token } = await artifacts.createPreviewToken(owner.viewer, record.id);
      const url = `/api/game-artifacts/${record.id}/preview`;
      const nobody = await app.inject({ url });
      expect(refusalOf(nobody)).toBe('401 preview_token_invalid');
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
      });
      const script = await get(`${folder}game.js`);
      expect(script.body).toBe('run()');
      const { 'cache-control': caching, ...rest } = headersOf(script);
      expect(rest).toEqual(expected('run()', 'text/javascript; charset=utf-8'));
      // as long as the token, at most
      expect(caching).toMatch(/^private, max-age=(?:1800|1[67]\d\d), immutable$/u);
      const image = await get(`${folder}assets/a%20penguin.svg`);
      expect(headersOf(image)).toMatchObject(expected('<svg/>', 'image/svg+xml; charset=utf-8'));
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
        vary: 'Cookie, X-Preview-Token',
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
        expect(headers['content-security-policy']).toBe(csp(own, "'none'", 'https://app.example'));
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
        expect(entry.headers['content-security-policy']).toBe(csp(own, "'none'", 'http://127.0.0.1:4000'));

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
