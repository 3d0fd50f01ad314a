/** Over a real socket: ranges, conditions, and what a client that leaves early costs. */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { readdir, readlink } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { withArtifactsApp } from './app.js';
import { bundleResult, file, htmlResult } from './results.js';
import { justRead } from './world.js';

/** As given, without the clean-up of paths that `fetch` does. */
async function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, headers, method, agent: false }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode!, headers: response.headers, body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}

const CONTENT = '0123456789abcdef';
const SIZE = CONTENT.length;

describe('ranges and conditions', () => {
  it('are those of RFC 9110, on both routes', async () => {
    await withArtifactsApp(async ({ listen, signIn, addArtifact, artifacts }) => {
      const { viewer, cookie } = await signIn();
      const { record } = await addArtifact(viewer, htmlResult(CONTENT));
      const origin = await listen();
      const token = artifacts.previewToken(justRead(record));
      const etag = `"${record.sha256}"`;
      const whole = `200 - ${CONTENT}`;
      const none = `416 bytes */${SIZE} range_not_satisfiable`;
      const part = (start: number, end: number) => `206 bytes ${start}-${end}/${SIZE} ${CONTENT.slice(start, end + 1)}`;

      const table: [headers: Record<string, string>, expected: string][] = [
        [{}, whole],
        [{ range: 'bytes=0-0' }, part(0, 0)],
        [{ range: 'bytes=0-' }, part(0, 15)],
        [{ range: 'bytes=3-6' }, part(3, 6)],
        [{ range: 'bytes=10-999' }, part(10, 15)],
        [{ range: 'bytes=-4' }, part(12, 15)],
        [{ range: 'bytes=-999' }, part(0, 15)],
        [{ range: 'bytes=15-15' }, part(15, 15)],
        [{ range: 'bytes=16-' }, none],
        [{ range: 'bytes=99-100' }, none],
        [{ range: 'bytes=-0' }, none],
        // several: the whole, in one piece
        [{ range: 'bytes=0-1,4-5' }, whole],
        [{ range: 'bytes=0-1,99-100' }, whole],
        [{ range: 'bytes=98-99,99-100' }, whole],
        [{ range: 'Bytes= 3-6 ' }, part(3, 6)],
        [{ range: `bytes=0-${'9'.repeat(400)}` }, part(0, 15)],
        [{ range: `bytes=${'9'.repeat(400)}-` }, none],
        // not a range: as if it were not there
        [{ range: 'bytes=6-3' }, whole],
        [{ range: 'bytes=-' }, whole],
        [{ range: 'bytes=1.5-3' }, whole],
        [{ range: 'bytes=a-b' }, whole],
        [{ range: 'bytes' }, whole],
        [{ range: 'bytes=--1' }, whole],
        [{ range: 'lines=0-1' }, whole],
        [{ range: '' }, whole],
        // a part only of what the client has already
        [{ range: 'bytes=0-1', 'if-range': etag }, part(0, 1)],
        [{ range: 'bytes=0-1', 'if-range': '"another"' }, whole],
        [{ range: 'bytes=0-1', 'if-range': `W/${etag}` }, whole],
        [{ range: 'bytes=0-1', 'if-range': 'Wed, 21 Oct 2026 07:28:00 GMT' }, whole],
        [{ range: 'bytes=99-', 'if-range': '"another"' }, whole],
        [{ 'if-none-match': etag }, '304 - '],
        [{ 'if-none-match': `W/${etag}` }, '304 - '],
        [{ 'if-none-match': `"x", ${etag}` }, '304 - '],
        [{ 'if-none-match': '*' }, '304 - '],
        [{ 'if-none-match': etag, range: 'bytes=0-1' }, '304 - '],
        [{ 'if-none-match': '"x"' }, whole],
        [{ 'if-none-match': record.sha256 }, whole],
        [{ 'if-none-match': '"x"', range: 'bytes=0-1' }, part(0, 1)],
      ];
      for (const path of [
        `/api/game-artifacts/${record.id}/download`,
        `/api/game-artifacts/${record.id}/preview`,
        new URL(token.url).pathname,
      ]) {
        for (const [headers, expected] of table) {
          const { status, headers: got, body } = await ask(origin, path, { cookie, ...headers });
          const text = body.toString();
          const told = status === 416 ? (JSON.parse(text) as { error: { code: string } }).error.code : text;
          const label = JSON.stringify(headers);
          expect(`${label} → ${status} ${got['content-range'] ?? '-'} ${told}`).toBe(`${label} → ${expected}`);
          expect(got['content-length']).toBe(status === 304 ? undefined : String(body.length));
          expect(got.etag).toBe(status === 416 ? undefined : etag);

          // of HEAD there are no ranges, but conditions
          const head = await ask(origin, path, { cookie, ...headers }, 'HEAD');
          expect(head.status).toBe(status === 304 ? 304 : 200);
          expect(head.headers['content-length']).toBe(status === 304 ? undefined : String(SIZE));
          expect(head.body.length).toBe(0);
        }
      }
    });
  });

  it('hold for an empty file too', async () => {
    await withArtifactsApp(async ({ listen, addUser, addArtifact, artifacts }) => {
      const { record } = await addArtifact(await addUser(), bundleResult([file('empty.txt', '')]));
      const origin = await listen();
      const token = artifacts.previewToken(justRead(record));
      const path = `${new URL(token.url).pathname}empty.txt`;
      expect(await ask(origin, path)).toMatchObject({ status: 200, headers: { 'content-length': '0' } });
      expect(await ask(origin, path, { range: 'bytes=0-' })).toMatchObject({
        status: 416,
        headers: { 'content-range': 'bytes */0' },
      });
    });
  });

  it('keep to the bundle when the path is sent as it is', async () => {
    await withArtifactsApp(async ({ listen, addUser, addArtifact, artifacts }) => {
      const { record } = await addArtifact(await addUser(), bundleResult());
      const origin = await listen();
      const token = artifacts.previewToken(justRead(record));
      const folder = new URL(token.url).pathname;
      for (const path of [
        './index.html',
        '../',
        '../../download',
        'a/../index.html',
        '%2e/index.html',
        '..%2findex.html',
      ]) {
        const { status, body } = await ask(origin, folder + path);
        expect(`${path} ${status} ${body.toString().includes('artifact_not_found')}`).toBe(`${path} 404 true`);
      }
      expect((await ask(origin, `${folder}index.html`)).status).toBe(200);
    });
  });

  it.runIf(process.platform === 'linux')('leave no file open behind a client that goes away', async () => {
    await withArtifactsApp(async ({ listen, signIn, addArtifact, artifacts, dir }) => {
      const { viewer, cookie } = await signIn();
      // more than a socket buffers, so that the server is in the middle of it
      const html = await addArtifact(viewer, htmlResult(`<!doctype html>${'x'.repeat(5_000_000)}`));
      const big = file('index.html', `<!doctype html>${'y'.repeat(9_000_000)}`, 'text/html', 'entry');
      const bundle = await addArtifact(viewer, bundleResult([big]));
      const origin = await listen();
      const token = artifacts.previewToken(justRead(bundle.record));
      const { hostname, port } = new URL(origin);
      const openFiles = async () => {
        const names = await readdir('/proc/self/fd');
        const targets = await Promise.all(names.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
        return targets.filter((target) => target.startsWith(dir));
      };
      for (const path of [
        `/api/game-artifacts/${html.record.id}/download`,
        `/api/game-artifacts/${html.record.id}/preview`,
        `/api/game-artifacts/${bundle.record.id}/preview`,
        new URL(token.url).pathname,
      ]) {
        for (let i = 0; i < 5; i++) {
          await new Promise<void>((resolve, reject) => {
            const request = httpRequest({ hostname, port, path, headers: { cookie }, agent: false }, (response) => {
              response.once('data', () => {
                response.destroy();
                resolve();
              });
            });
            request.on('error', reject).end();
          });
        }
      }
      await vi.waitFor(async () => expect(await openFiles()).toEqual([]), { timeout: 5_000 });
    });
  });
});
