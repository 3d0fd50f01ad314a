/** Damaged bytes are never served as good: by every door that gives an artifact's bytes. */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { readFile, writeFile } from 'node:fs/promises';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { StagedArtifact } from '../../src/artifacts/artifacts.model.js';
import { GUARD_PREFIX } from '../../src/artifacts/guard.js';
import { refusalOf, withArtifactsApp, type ArtifactsApp } from './app.js';
import { DAMAGES, fileOf, flip } from './damage.js';
import { bundle, ENTRY, HTML } from './previews.js';
import { bundleResult, file, htmlResult } from './results.js';
import { justRead } from './world.js';

interface Door {
  readonly name: string;
  readonly request: InjectOptions;
  /** of the content that is behind it */
  readonly sha256: string;
  readonly expected: string | Buffer;
}

const FRAME = { 'sec-fetch-dest': 'iframe' };

/** Every way to an artifact's bytes. */
async function doorsOf({ artifacts, dir }: ArtifactsApp, cookie: string, html: StagedArtifact, zip: StagedArtifact) {
  const route = (artifact: StagedArtifact, what: string) => `/api/game-artifacts/${artifact.record.id}/${what}`;
  const folder = (artifact: StagedArtifact) => new URL(artifacts.previewToken(justRead(artifact.record)).url).pathname;
  const token = (artifact: StagedArtifact) => artifacts.previewToken(justRead(artifact.record)).token;
  const of = (path: string) => zip.files.find((each) => each.path === path)!.sha256;
  const headers = { cookie };
  const packed = await readFile(fileOf(dir, zip.record.sha256));
  const base = `<!doctype html><base href="http://localhost:80${folder(zip)}">`;
  const doors: Door[] = [
    { name: 'preview', request: { url: route(html, 'preview'), headers }, sha256: html.record.sha256, expected: HTML },
    {
      name: 'preview by ?token=',
      request: { url: `${route(html, 'preview')}?token=${token(html)}` },
      sha256: html.record.sha256,
      expected: HTML,
    },
    { name: 'preview below a token', request: { url: folder(html) }, sha256: html.record.sha256, expected: HTML },
    {
      name: 'entry of a bundle with its base',
      request: { url: `${route(zip, 'preview')}?token=${token(zip)}` },
      sha256: of('index.html'),
      expected: base + ENTRY,
    },
    {
      name: 'preview in a frame, behind its guard',
      request: { url: folder(html), headers: FRAME },
      sha256: html.record.sha256,
      expected: GUARD_PREFIX + HTML,
    },
    { name: 'entry of a bundle', request: { url: folder(zip) }, sha256: of('index.html'), expected: ENTRY },
    { name: 'file of a bundle', request: { url: `${folder(zip)}game.js` }, sha256: of('game.js'), expected: 'run()' },
    {
      name: 'download',
      request: { url: route(html, 'download'), headers },
      sha256: html.record.sha256,
      expected: HTML,
    },
    {
      name: 'download of a zip',
      request: { url: route(zip, 'download'), headers },
      sha256: zip.record.sha256,
      expected: packed,
    },
    {
      name: 'part of a download',
      request: { url: route(zip, 'download'), headers: { cookie, range: 'bytes=2-9' } },
      sha256: zip.record.sha256,
      expected: packed.subarray(2, 10),
    },
    {
      name: 'part of a preview',
      request: { url: folder(html), headers: { range: 'bytes=-5' } },
      sha256: html.record.sha256,
      expected: HTML.slice(-5),
    },
  ];
  return doors;
}

describe.each(DAMAGES)('by $name', ({ reason, hurt }) => {
  it('an artifact is refused at every door, and served again once it is whole', () =>
    withArtifactsApp(async (world) => {
      const { app, dir, signIn, addArtifact, damage, logged } = world;
      const { viewer, cookie } = await signIn();
      const html = await addArtifact(viewer, htmlResult(HTML));
      const zip = await addArtifact(viewer, bundle());
      const contents = new Set<string>();
      let met = 0;
      for (const { name, request, sha256, expected } of await doorsOf(world, cookie, html, zip)) {
        const stored = fileOf(dir, sha256);
        const good = await readFile(stored);
        await hurt(stored);
        for (const method of ['GET', 'HEAD'] as const) {
          const refused = await app.inject({ ...request, method });
          const told = method === 'GET' ? refusalOf(refused) : `${refused.statusCode} artifact_damaged`;
          expect([name, method, told]).toEqual([name, method, '503 artifact_damaged']);
          expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '60' });
          for (const header of ['etag', 'content-range', 'content-disposition', 'accept-ranges'])
            expect([name, header, refused.headers[header]]).toEqual([name, header, undefined]);
          met += 1;
        }
        contents.add(sha256);
        // who has the good bytes keeps them; a page with its base is never kept, and one behind its guard has other bytes
        const etag = `"${sha256}"`;
        const kept = await app.inject({ ...request, headers: { ...request.headers, 'if-none-match': etag } });
        const isKept = !/base|guard/u.test(name);
        expect([name, kept.statusCode]).toEqual([name, isKept ? 304 : 503]);
        if (!isKept) met += 1;

        await writeFile(stored, good);
        const served = await app.inject(request);
        expect([name, served.statusCode]).toEqual([name, name.startsWith('part') ? 206 : 200]);
        expect([name, served.rawPayload.equals(Buffer.from(expected))]).toEqual([name, true]);
      }
      expect(damage.counts[reason]).toBe(met);
      expect(new Set(logged.map(([line]) => (line as { sha256: string }).sha256))).toEqual(contents);
    }));

  it('a bundle is not made one file, and is once it is whole', () =>
    withArtifactsApp(async ({ dir, signIn, addArtifact, artifacts, logged }) => {
      const { viewer } = await signIn();
      const { record, files } = await addArtifact(viewer, bundle());
      const stored = fileOf(dir, files.find(({ path }) => path === 'game.js')!.sha256);
      const good = await readFile(stored);
      await hurt(stored);
      for (let i = 0; i < 2; i += 1)
        await expect(artifacts.createSingleFile(viewer, record.id)).rejects.toMatchObject({ code: 'artifact_damaged' });
      expect(logged).toHaveLength(1);
      await writeFile(stored, good);
      expect(await artifacts.createSingleFile(viewer, record.id)).toMatchObject({ type: 'html' });
    }));
});

interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
  /** whether the message ended as it said that it would */
  readonly complete: boolean;
}

async function get(origin: string, path: string, headers: Record<string, string>): Promise<Received> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, headers, agent: false }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      // what breaks off is told by `complete`
      response.on('error', () => undefined);
      response.once('close', () =>
        resolve({ status: response.statusCode!, headers: response.headers, bytes, complete: response.complete }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('a large file whose last byte differs', () => {
  it('breaks the connection before it is complete, then is refused; in parts it is refused at once', () =>
    withArtifactsApp(async ({ dir, listen, signIn, addArtifact, artifacts, damage, logged }) => {
      const { viewer, cookie } = await signIn();
      const text = (seed: string) => Array.from({ length: 400_000 }, (_, i) => `${seed}${i}`).join('');
      const html = await addArtifact(viewer, htmlResult(`<!doctype html>${text('h')}`));
      const entry = `<!doctype html>${text('e')}`;
      const game = await addArtifact(
        viewer,
        bundleResult([file('index.html', entry, 'text/html', 'entry'), file('big.js', text('j'), 'text/javascript')]),
      );
      const origin = await listen();
      const below = (artifact: StagedArtifact) =>
        new URL(artifacts.previewToken(justRead(artifact.record)).url).pathname;
      const route = ({ record }: StagedArtifact, what: string) => `/api/game-artifacts/${record.id}/${what}`;
      const of = (path: string) => game.files.find((each) => each.path === path)!.sha256;
      let contents = 0;
      for (const [path, sha256, more] of [
        [route(html, 'download'), html.record.sha256],
        [route(html, 'preview'), html.record.sha256],
        [below(html), html.record.sha256],
        [route(game, 'download'), game.record.sha256],
        [route(game, 'preview'), of('index.html')],
        [`${below(game)}big.js`, of('big.js')],
        [below(html), html.record.sha256, FRAME],
      ] as const) {
        const headers = { cookie, ...more };
        const stored = fileOf(dir, sha256);
        await flip(stored);
        const broken = await get(origin, path, headers);
        const label = `${path} ${broken.bytes} of ${broken.headers['content-length']}`;
        expect([label, broken.status, broken.complete]).toEqual([label, 200, false]);
        expect(broken.bytes).toBeLessThan(Number(broken.headers['content-length']));
        const refused = await get(origin, path, headers);
        expect(refused).toMatchObject({ status: 503, complete: true, headers: { 'cache-control': 'no-store' } });
        await flip(stored);
        const whole = await get(origin, path, headers);
        expect(whole).toMatchObject({ status: 200, complete: true, bytes: Number(whole.headers['content-length']) });

        await flip(stored);
        // the damaged byte is not in the part: still, of a damaged file nothing is good
        const part = await get(origin, path, { ...headers, range: 'bytes=0-99' });
        // a page with its base or its guard has no parts: that is another whole one, which is refused or breaks off
        const hasParts = path !== route(game, 'preview') && more === undefined;
        const refusedAtOnce = hasParts ? part.status === 503 : !part.complete || part.status === 503;
        expect([path, refusedAtOnce]).toEqual([path, true]);
        await flip(stored);
        expect((await get(origin, path, { ...headers, range: 'bytes=0-99' })).complete).toBe(true);
        contents += 2;
      }
      expect(logged).toHaveLength(contents);
      expect(damage.counts).toMatchObject({ missing: 0, size: 0 });
    }));
});
