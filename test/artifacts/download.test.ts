import { describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { refusalOf, withArtifactsApp } from './app.js';
import { bundleResult, htmlResult } from './results.js';
import { storedBytes } from './world.js';

describe('a download', () => {
  it('is the file, with exactly these headers', async () => {
    await withArtifactsApp(async ({ app, signIn, addArtifact, store }) => {
      const { viewer, cookie } = await signIn();
      for (const [result, type, name] of [
        [htmlResult('<!doctype html>ß', 'Pingüino Dos'), 'text/html; charset=utf-8', 'pinguino-dos.html'],
        [bundleResult([], 'ペンギン'), 'application/zip', 'pengin.zip'],
      ] as const) {
        const { record } = await addArtifact(viewer, result);
        const url = `/api/game-artifacts/${record.id}/download`;
        const response = await app.inject({ url, headers: { cookie } });
        expect(response.statusCode).toBe(200);
        expect(response.rawPayload).toEqual(await storedBytes(store, record.sha256));
        const { date: _, connection: __, 'x-request-id': ___, ...headers } = response.headers;
        const expected = {
          'accept-ranges': 'bytes',
          'cache-control': 'private, no-cache',
          'content-disposition': `attachment; filename=${name}`,
          'content-length': String(record.sizeBytes),
          'content-security-policy': "default-src 'none'; sandbox",
          'content-type': type,
          'cross-origin-resource-policy': 'same-origin',
          etag: `"${record.sha256}"`,
          'referrer-policy': 'no-referrer',
          vary: 'Cookie',
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex',
        };
        expect(headers).toEqual(expected);
        const head = await app.inject({ method: 'HEAD', url, headers: { cookie } });
        expect(head.headers).toMatchObject(expected);
        expect(head.rawPayload.length).toBe(0);
      }
    });
  });

  it('is for its owner’s live session only', async () => {
    await withArtifactsApp(async ({ app, signIn, addArtifact, artifacts, database }) => {
      const [owner, other] = [await signIn(), await signIn()];
      const { record } = await addArtifact(owner.viewer, htmlResult());
      const { token } = await artifacts.createPreviewToken(owner.viewer, record.id);
      for (const id of [record.id, uuidv7(), 'x', '%00', '..%2f..%2fetc%2fpasswd']) {
        const url = `/api/game-artifacts/${id}/download`;
        // a preview token is for previews
        for (const request of [url, `${url}?token=${token}`])
          expect(refusalOf(await app.inject(request))).toBe('401 unauthenticated');
        expect(refusalOf(await app.inject({ url, headers: { 'x-preview-token': token } }))).toBe('401 unauthenticated');
        const foreign = await app.inject({ url: `${url}?token=${token}`, headers: { cookie: other.cookie } });
        expect(refusalOf(foreign)).toBe('404 artifact_not_found');
        expect(foreign.headers['content-disposition']).toBeUndefined();
      }
      await database.pool.query("update sessions set expires_at = now() - interval '1 second'");
      const url = `/api/game-artifacts/${record.id}/download`;
      expect(refusalOf(await app.inject({ url, headers: { cookie: owner.cookie } }))).toBe('401 session_expired');
      const conditional = { cookie: owner.cookie, 'if-none-match': `"${record.sha256}"`, range: 'bytes=0-1' };
      expect(refusalOf(await app.inject({ url, headers: conditional }))).toBe('401 session_expired');
    });
  });

  it('has a safe name, whatever the title', async () => {
    await withArtifactsApp(async ({ app, signIn, addArtifact, database }) => {
      const { viewer, cookie } = await signIn();
      const { record } = await addArtifact(viewer, htmlResult());
      // staging tidies titles; here each is stored as it is, as if it had not
      await database.pool.query('alter table artifacts disable trigger artifacts_immutable');
      for (const [title, name] of [
        ['../../etc/passwd', 'etc-passwd.html'],
        ['..\\..\\windows\\system32', 'windows-system32.html'],
        ['🐧🐟', 'game.html'],
        ['', 'game.html'],
        ['...', 'game.html'],
        ['.htaccess', 'htaccess.html'],
        ['مغامرة البطريق', 'mgmr-lbtryq.html'],
        ['北极企鹅', 'bei-ji-qi-e.html'],
        ['x'.repeat(10_000), `${'x'.repeat(60)}.html`],
        ['ß'.repeat(10_000), `${'s'.repeat(60)}.html`],
        ['a"; filename="b.exe', 'a-filename-b-exe.html'],
        ['a\r\nSet-Cookie: b=c', 'a-set-cookie-b-c.html'],
        ["a';filename*=UTF-8''b.exe", 'a-filename-utf-8-b-exe.html'],
        ['%2e%2e%2f', '2e-2e-2f.html'],
        ['\u202egnp.exe', 'gnp-exe.html'],
        ['CON', 'game-con.html'],
        ['lpt1', 'game-lpt1.html'],
        ['--Penguin--', 'penguin.html'],
      ]) {
        await database.pool.query('update artifacts set title = $2 where id = $1', [record.id, title]);
        const { headers } = await app.inject({
          url: `/api/game-artifacts/${record.id}/download`,
          headers: { cookie },
        });
        expect(headers['content-disposition']).toBe(`attachment; filename=${name}`);
      }
    });
  });
});
