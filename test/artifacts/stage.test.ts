import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { createDiskStore } from '../../src/artifacts/disk-store.js';
import { ARTIFACT_LIMITS, stageArtifact } from '../../src/artifacts/stage.js';
import { GenerationError, type GenerationResult } from '../../src/generation/provider.types.js';
import { bundleResult, file, htmlResult, sha256 } from './results.js';
import { storedBytes, withFolder } from './world.js';

async function unzip(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const archive = await yauzl.fromBufferPromise(zip, { strictFileNames: true, validateEntrySizes: true });
  for await (const entry of archive.eachEntry()) {
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  }
  return files;
}

async function refusal(result: GenerationResult): Promise<string> {
  return withFolder(async (dir) => {
    try {
      await stageArtifact(createDiskStore(dir), result);
      return 'staged';
    } catch (error) {
      if (error instanceof GenerationError) return `${error.code}: ${error.message}`;
      throw error;
    }
  });
}

const assets = [
  file('game.js', 'run()', 'text/javascript', 'script'),
  file('assets/penguin.svg', '<svg/>', 'image/svg+xml'),
  file('assets/läufer.png', Buffer.from([1, 2, 3]), 'image/png'),
];

describe('staging', () => {
  it('keeps an HTML game as the one file that a download gives', async () => {
    await withFolder(async (dir) => {
      const store = createDiskStore(dir);
      const html = '<!doctype html><title>Pingüino</title>';
      const staged = await stageArtifact(store, { ...htmlResult(html), title: '  Pin\0güi\u202eno \r\n Dos  ' });
      expect(staged.record).toMatchObject({
        type: 'html',
        title: 'Pin güi no Dos',
        contentType: 'text/html; charset=utf-8',
        sizeBytes: Buffer.byteLength(html),
        fileCount: 1,
        sha256: sha256(html),
        entryPath: 'index.html',
      });
      expect(staged.files).toEqual([
        {
          artifactId: staged.record.id,
          path: 'index.html',
          sha256: sha256(html),
          sizeBytes: Buffer.byteLength(html),
          contentType: 'text/html; charset=utf-8',
          role: 'entry',
        },
      ]);
      expect(await storedBytes(store, sha256(html))).toEqual(Buffer.from(html));
    });
  });

  it('keeps a bundle as a zip with entry and manifest at its root, and each file for itself', async () => {
    await withFolder(async (dir) => {
      const store = createDiskStore(dir);
      const result = bundleResult(assets);
      const staged = await stageArtifact(store, result);
      const zip = await storedBytes(store, staged.record.sha256);
      expect(staged.record).toMatchObject({ type: 'bundle', contentType: 'application/zip', fileCount: 5 });
      expect(sha256(zip)).toBe(staged.record.sha256);
      expect(zip.length).toBe(staged.record.sizeBytes);
      const unpacked = await unzip(zip);
      expect([...unpacked.keys()]).toEqual([
        'assets/läufer.png',
        'assets/penguin.svg',
        'game.js',
        'index.html',
        'manifest.json',
      ]);
      for (const { path, bytes } of result.files) expect(unpacked.get(path)).toEqual(bytes);
      for (const { sha256, path } of staged.files) expect(await storedBytes(store, sha256)).toEqual(unpacked.get(path));
      expect(staged.files.find(({ path }) => path === 'game.js')?.contentType).toBe('text/javascript; charset=utf-8');
      expect(staged.files.find(({ path }) => path === 'assets/läufer.png')?.contentType).toBe('image/png');
    });
  });

  it('makes the same zip whatever the order of files, the hour and the time zone', async () => {
    const result = bundleResult(assets);
    const here = await withFolder((dir) => stageArtifact(createDiskStore(dir), result));
    const reversed = await withFolder((dir) =>
      stageArtifact(createDiskStore(dir), { ...result, files: [...result.files].reverse() }),
    );
    expect(reversed.record.sha256).toBe(here.record.sha256);

    const zones = ['UTC', 'Asia/Tokyo', 'America/St_Johns'].map((TZ) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', ZIP_SCRIPT], {
        env: { ...process.env, TZ },
        cwd: path.resolve(import.meta.dirname, '../..'),
        encoding: 'utf8',
      }),
    );
    expect(new Set(zones).size).toBe(1);
    expect(zones[0]).toMatch(/^[0-9a-f]{64}$/u);
  });

  it('keeps nothing twice', async () => {
    await withFolder(async (dir) => {
      const store = createDiskStore(dir);
      const [one, two] = await Promise.all([
        stageArtifact(store, bundleResult(assets)),
        stageArtifact(store, bundleResult(assets)),
      ]);
      expect(one.record.sha256).toBe(two.record.sha256);
      expect(one.record.id).not.toBe(two.record.id);
      expect(await store.has(one.record.sha256)).toBe(true);
    });
  });

  const MIB = 1024 * 1024;
  const many = (count: number) => Array.from({ length: count }, (_, i) => file(`a/${i}`, `${i}`));
  it.each<[string, GenerationResult, string]>([
    ['an HTML game over 5 MiB', htmlResult('x'.repeat(ARTIFACT_LIMITS.html + 1)), 'output.too_large'],
    ['a bundle of 501 files', bundleResult(many(499)), 'output.too_large'],
    ['a file over 10 MiB', bundleResult([file('a', Buffer.alloc(10 * MIB + 1))]), 'output.too_large'],
    [
      'a bundle over 50 MiB',
      bundleResult(Array.from({ length: 6 }, (_, i) => file(`${i}`, Buffer.alloc(9 * MIB)))),
      'output.too_large',
    ],
    ['a manifest over 1 MiB', { ...htmlResult(), manifest: { notes: 'x'.repeat(MIB) } }, 'output.too_large'],
    ['an HTML game of two files', { ...bundleResult(), type: 'html' }, 'output.invalid'],
    ['no file at all', { ...bundleResult(), files: [] }, 'output.invalid'],
    ['an entry that is not there', { ...bundleResult(), entryPath: 'main.html' }, 'output.invalid'],
    ['an entry that is no HTML', bundleResult([file('index.html', '<svg/>', 'image/svg+xml')]), 'output.invalid'],
    ['no manifest.json', { ...bundleResult(), files: bundleResult().files.slice(0, 1) }, 'output.invalid'],
    ['a manifest.json that is no JSON', bundleResult([file('manifest.json', '{')]), 'output.invalid'],
    ['a manifest.json that is a list', bundleResult([file('manifest.json', '[]')]), 'output.invalid'],
    [
      'a manifest.json with another hash',
      bundleResult([file('manifest.json', '{"files":[{"path":"index.html","sha256":"0","bytes":46}]}')]),
      'output.invalid',
    ],
    [
      'a manifest.json with nonsense in its list',
      bundleResult([file('manifest.json', '{"files":[null]}')]),
      'output.invalid',
    ],
    [
      'a content type with a line break',
      bundleResult([file('a', '', 'text/plain\r\nSet-Cookie: a=b')]),
      'output.invalid',
    ],
    ['NUL in the manifest', { ...htmlResult(), manifest: { a: ['\0'] } }, 'output.invalid'],
    ['a lone surrogate in a key', { ...htmlResult(), manifest: { '\ud800': 1 } }, 'output.invalid'],
  ])('refuses %s', async (_, result, code) => {
    expect(await refusal(result)).toMatch(new RegExp(`^${code}: `, 'u'));
  });

  it('takes what just fits', async () => {
    expect(await refusal(htmlResult('x'.repeat(ARTIFACT_LIMITS.html)))).toBe('staged');
    expect(await refusal(bundleResult(many(498)))).toBe('staged');
    expect(await refusal(bundleResult([file('b'.repeat(239), '1'), file('a', Buffer.alloc(10 * MIB))]))).toBe('staged');
  });
});

/** The zip of two files, hashed, in a process with a time zone of its own. Types are stripped by Node. */
const ZIP_SCRIPT = `
import { measureZip } from './src/artifacts/zip.ts';
const entries = [{ path: 'b', bytes: Buffer.from('2') }, { path: 'a', bytes: Buffer.from('1') }];
process.stdout.write((await measureZip(entries)).sha256);
`;
