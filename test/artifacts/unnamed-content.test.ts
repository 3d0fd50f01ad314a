import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDiskStore } from '../../src/artifacts/disk-store.js';
import { NAMING_TABLES, sweepStore, UNNAMED_AFTER_MS } from '../../src/artifacts/unnamed-content.js';
import { withDatabase } from '../helpers/database.js';
import { fileOf, flip } from './damage.js';
import { bundleResult, htmlResult, sha256 } from './results.js';
import { storedBytes, withFolder, withWorld } from './world.js';

const age = (dir: string, hash: string, ms: number) =>
  utimes(fileOf(dir, hash), new Date(Date.now() - ms), new Date(Date.now() - ms));
const longAgo = UNNAMED_AFTER_MS + 60_000;

async function ageAll(dir: string): Promise<void> {
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await utimes(path.join(entry.parentPath, entry.name), 0, 0);
}

describe('content that nothing names', () => {
  it('is removed once it is a day old; everything that a row names stays', () =>
    withWorld(async ({ database, dir, store, artifacts, addUser, addArtifact }) => {
      const owner = await addUser();
      const html = await addArtifact(owner, htmlResult());
      const bundle = await addArtifact(owner, bundleResult());
      const picture = Buffer.from('a picture');
      await store.put(sha256(picture), picture);
      await database.pool.query('insert into pictures (key, sha256, size_bytes) values ($1, $1, 9)', [sha256(picture)]);
      const kept = [html, bundle].flatMap(({ record, files }) => [record.sha256, ...files.map((file) => file.sha256)]);
      kept.push(sha256(picture));
      // runs that ended otherwise: one long ago, one a moment ago, and one whose game another run made again today
      const stage = (text: string) =>
        artifacts.stage({ ...htmlResult(), files: [{ ...htmlResult().files[0]!, bytes: Buffer.from(text) }] });
      const [old, again] = [(await stage('old')).record, (await stage('again')).record];
      await ageAll(dir);
      const young = (await stage('young')).record;
      await stage('again');

      const all = new Set([...kept, old.sha256, again.sha256, young.sha256]).size;
      const sweep = (remove: boolean) => sweepStore({ db: database.pool, store, remove });
      expect(await sweep(false)).toMatchObject({ files: all, unnamedFiles: 1, unnamedBytes: 3 });
      expect(await store.has(old.sha256)).toBe(true);
      expect(await sweep(true)).toMatchObject({ files: all, unnamedFiles: 1, unnamedBytes: 3 });
      expect(await store.has(old.sha256)).toBe(false);
      for (const hash of [...kept, again.sha256, young.sha256]) expect(await store.has(hash)).toBe(true);
      expect(await sweep(true)).toMatchObject({ files: all - 1, unnamedFiles: 0 });
      expect(await readdir(path.join(dir, 'tmp'))).toEqual([]);
    }));

  it('is looked for in every table that names content', () =>
    withDatabase(async ({ pool }) => {
      const { rows } = await pool.query<{ name: string }>(
        `select table_name || '.' || column_name as name from information_schema.columns
         where table_schema = 'public' and column_name like '%sha256%'`,
      );
      expect(rows.map(({ name }) => name).sort()).toEqual(NAMING_TABLES.map((table) => `${table}.sha256`).sort());
    }));

  it.each([
    ['', false],
    [', also in the place of a damaged one', true],
  ])('stays when it is put again at the very moment%s', (_, isDamaged) =>
    withFolder(async (dir) => {
      const store = createDiskStore(dir);
      const content = Buffer.from('a penguin');
      const hash = sha256(content);
      const before = new Date(Date.now() - UNNAMED_AFTER_MS);
      const outcomes = new Set<boolean>();
      for (let i = 0; i < 300; i += 1) {
        await store.put(hash, content);
        if (isDamaged) await flip(fileOf(dir, hash));
        await age(dir, hash, longAgo);
        // at another moment of each other every time
        const wait = async (turns: number) => {
          for (let turn = 0; turn < turns; turn += 1) await store.has(hash);
        };
        const [removed] = await Promise.all([
          wait(i % 5).then(() => store.remove(hash, before)),
          wait(i % 7).then(() => createDiskStore(dir).put(hash, content)),
        ]);
        outcomes.add(removed);
        expect(await storedBytes(store, hash)).toEqual(content);
      }
      // both orders were met
      expect(outcomes.size).toBe(2);
    }),
  );

  it('is removed once, and what is not content is left alone', () =>
    withFolder(async (dir) => {
      const store = createDiskStore(dir);
      expect(await store.list('ab')).toEqual([]);
      const content = Buffer.from('a penguin');
      const hash = sha256(content);
      await store.put(hash, content);
      const now = new Date(Date.now() + 1_000);
      expect(await store.list(hash.slice(0, 2))).toEqual([
        { sha256: hash, sizeBytes: 9, lastPutAt: expect.any(Date) as Date },
      ]);
      expect(await store.remove(hash, new Date(0))).toBe(false);
      expect((await Promise.all([store.remove(hash, now), store.remove(hash, now)])).sort()).toEqual([false, true]);
      expect(await store.list(hash.slice(0, 2))).toEqual([]);
      for (const prefix of ['', 'a', '..', 'tm', 'AB', 'abc'])
        await expect(store.list(prefix)).rejects.toThrow('hex digits');
      await expect(store.remove('../../etc/passwd', now)).rejects.toThrow('not a SHA-256');
    }));
});
