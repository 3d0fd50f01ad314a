import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { createPreviewTokens } from '../../src/artifacts/preview-tokens.js';
import { refusalOf, withArtifactsApp } from './app.js';
import { always, csp, HTML } from './previews.js';
import { htmlResult } from './results.js';
import { PREVIEW_KEY } from './world.js';

describe('a preview token', () => {
  it('shows the game to whoever bears it, in query, header and path', async () => {
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
          [`${plain}/~${token}/index.html`, {}],
        ] as const) {
          const response = await app.inject({ url: target, headers: { ...headers, cookie } });
          expect(`${response.statusCode} ${response.body}`).toBe(`200 ${HTML}`);
          expect(response.headers['content-security-policy']).toBe(csp());
          expect(response.headers).toMatchObject(always);
        }
      }
      const bare = await app.inject({ url: `${plain}/~${token}` });
      expect([bare.statusCode, bare.headers.location]).toEqual([302, `${plain}/~${token}/`]);
      expect(bare.headers).toMatchObject(always);
      const refused = await app.inject({ url: `${plain}/~${token}x` });
      expect([refusalOf(refused), refused.headers.location]).toEqual(['401 preview_token_invalid', undefined]);
      const upper = await app.inject({ url: `/api/game-artifacts/${record.id.toUpperCase()}/preview?token=${token}` });
      expect(upper.statusCode).toBe(200);
    });
  });

  it('is refused where it is another one, and tells nobody what exists', async () => {
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

  it('of an older key is taken as long as that is configured', () => {
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

  it.each([1, 33, 64, 65, 200])('is signed by HMAC-SHA256, with a key of %i bytes too', (length) => {
    const key = 'é'.repeat(length).slice(0, length);
    const tokens = createPreviewTokens([key]);
    const claims = [1, 2].map((epoch) => ({ artifactId: uuidv7(), epoch, expiresAt: new Date(1_800_000_000_000) }));
    for (const claim of claims) {
      const token = tokens.sign(claim);
      const [version, payload, mac] = token.split('.') as [string, string, string];
      expect(mac).toBe(createHmac('sha256', key).update(`${version}.${payload}`).digest('base64url'));
      expect(tokens.verify(token)).toEqual(claim);
      // whose last byte is the same
      const lookalike = `${version}.${String.fromCharCode(payload.charCodeAt(0) + 0x100)}${payload.slice(1)}.${mac}`;
      expect(tokens.verify(lookalike)).toBeNull();
    }
  });
});
