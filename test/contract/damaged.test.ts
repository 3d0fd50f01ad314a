/** Stored bytes that are damaged, in the whole app: public games, pictures, bundles to be made one file; and the metric. */
import { Buffer } from 'node:buffer';
import { readFile, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../artifacts/app.js';
import { DAMAGES, fileOf, flip } from '../artifacts/damage.js';
import { htmlResult } from '../artifacts/results.js';
import { publishGame, PUBLICATION, type Published } from '../public/world.js';
import { graphqlDoor, restDoor } from './doors.js';
import { bundle, makeOne } from './games.js';
import { useApp } from './shared-app.js';

const gateway = useApp();
const stored = (sha256: string) => fileOf(path.join(gateway.resources.config.dataDir, 'artifacts'), sha256);
const playOf = ({ record, sha256 }: Published) => `/games/${record.slug}/play/${sha256}`;
const met = async (reason: string) => {
  const { body } = await gateway.app.inject('/metrics');
  return Number(
    new RegExp(`^gamewright_artifacts_damaged_total\\{reason="${reason}"\\} (\\d+)$`, 'mu').exec(body)?.[1],
  );
};

describe.each(DAMAGES)('by $name', ({ reason, hurt }) => {
  test('a public game is refused, kept by nobody, and plays again once it is whole', async () => {
    const game = await publishGame(gateway);
    const url = playOf(game);
    const good = await readFile(stored(game.sha256));
    const before = await met(reason);
    await hurt(stored(game.sha256));
    for (const encoding of ['identity', 'br', 'gzip']) {
      for (const method of ['GET', 'HEAD'] as const) {
        const headers = { 'accept-encoding': encoding };
        const refused = await gateway.app.inject({ method, url, headers });
        const told = method === 'GET' && encoding === 'identity' ? refusalOf(refused) : `${refused.statusCode}`;
        expect([encoding, method, told]).toEqual([
          encoding,
          method,
          expect.stringMatching(/^503( artifact_damaged)?$/u),
        ]);
        expect(refused.headers).toMatchObject({
          'cache-control': 'no-store',
          'retry-after': '60',
        });
        expect(refused.headers['etag']).toBeUndefined();
        expect(refused.headers['content-security-policy']).toContain('sandbox');
      }
    }
    // a person's browser gets a page of it, which is kept no longer
    const page = await gateway.app.inject({ url, headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(503);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '60',
    });
    expect(page.headers['etag']).toBeUndefined();
    expect(await met(reason)).toBe(before + 7);
    // what a browser has is good, and its page and its embed are there
    const etag = `W/"${game.sha256}"`;
    expect((await gateway.app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    for (const around of ['', '/embed'])
      expect((await gateway.app.inject(`/games/${game.record.slug}${around}`)).statusCode).toBe(200);
    await writeFile(stored(game.sha256), good);
    expect((await gateway.app.inject(url)).rawPayload.equals(good)).toBe(true);
  });

  test('a picture is drawn again', async () => {
    const { record, artifactId, owner } = await publishGame(gateway, {
      ...PUBLICATION,
      title: `Drawn ${reason}`,
    });
    for (const url of [
      `/games/${record.slug}/image.png`,
      `/games/${record.slug}/cover.webp`,
      `/api/game-artifacts/${artifactId}/thumbnail`,
    ]) {
      const headers = { cookie: owner.cookie };
      const first = await gateway.app.inject({ url, headers });
      const before = await met(reason);
      await hurt(stored(JSON.parse(String(first.headers['etag'])) as string));
      const again = await gateway.app.inject({ url, headers });
      expect([url, again.statusCode]).toEqual([url, 200]);
      expect([url, again.rawPayload.equals(first.rawPayload)]).toEqual([url, true]);
      expect(await met(reason)).toBe(before + 1);
      // kept in the place of the damaged one
      expect((await gateway.app.inject({ url, headers })).rawPayload.equals(first.rawPayload)).toBe(true);
      expect(await met(reason)).toBe(before + 1);
    }
  });

  test('a bundle becomes no single file, by either door', async () => {
    const { user, artifactId } = await makeOne(gateway, bundle);
    const { rows } = await gateway.resources.database.pool.query<{
      sha256: string;
    }>("select sha256 from artifact_files where artifact_id = $1 and path = 'game.js'", [artifactId]);
    const file = stored(rows[0]!.sha256);
    const good = await readFile(file);
    await hurt(file);
    for (const door of [restDoor(() => gateway.app), graphqlDoor(() => gateway.app)]) {
      const refused = await door.singleFile(user, artifactId);
      expect([door.name, refused.status, refused.code]).toEqual([door.name, 503, 'artifact_damaged']);
      expect(refused.error).toMatchObject({
        retryable: true,
        message: expect.stringMatching(/[.]$/u),
      });
      expect(refused.response.headers['retry-after']).toBe('60');
    }
    await writeFile(file, good);
    expect((await restDoor(() => gateway.app).singleFile(user, artifactId)).status).toBe(200);
  });
});

/** What a client has of an answer, and whether it ended as it said that it would. */
async function receive(url: string, encoding: string) {
  return new Promise<{ status: number; body: Buffer; complete: boolean }>((resolve, reject) => {
    httpRequest(url, { headers: { 'accept-encoding': encoding }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      // told by `complete`
      response.on('error', () => undefined);
      response.once('close', () =>
        resolve({
          status: response.statusCode!,
          body: Buffer.concat(chunks),
          complete: response.complete,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('a large public game whose last byte differs', () => {
  // of letters that do not repeat, so that a compressor sends some before it has all of them
  const text = Array.from({ length: 400_000 }, (_, i) => (Math.sin(i) * 1e9).toString(36)).join('');

  test.each(['identity', 'br', 'gzip'])('never arrives complete (%s)', async (encoding) => {
    const html = `<!doctype html><title>${encoding}</title>${text}`;
    const game = await publishGame(gateway, { ...PUBLICATION, title: `Large ${encoding}` }, htmlResult(html));
    const url = (await gateway.listen()) + playOf(game);
    const unpacked = ({ body }: { body: Buffer }) =>
      encoding === 'br'
        ? brotliDecompressSync(body, {
            finishFlush: constants.BROTLI_OPERATION_FLUSH,
          })
        : encoding === 'identity'
          ? body
          : null;
    const whole = await receive(url, encoding);
    expect([whole.status, whole.complete]).toEqual([200, true]);
    await flip(stored(game.sha256));
    const broken = await receive(url, encoding);
    expect(broken.complete).toBe(false);
    expect(broken.body.length).toBeLessThan(whole.body.length);
    expect(unpacked(broken)?.length ?? 0).toBeLessThan(html.length);
    expect(await receive(url, encoding)).toMatchObject({
      status: 503,
      complete: true,
    });
    await flip(stored(game.sha256));
    expect((await receive(url, encoding)).body.equals(whole.body)).toBe(true);
  });
});
