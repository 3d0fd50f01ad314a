import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createDiskStore } from '../../src/artifacts/disk-store.js';
import { DAMAGES, fileOf, flip } from './damage.js';
import { sha256 } from './results.js';
import { storedBytes, withFolder } from './world.js';

const content = Buffer.from('a penguin');
const hash = sha256(content);

async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

describe('the disk store', () => {
  it('keeps content under its hash, from a buffer or a stream', async () => {
    await withFolder(async (dir) => {
      const store = createDiskStore(path.join(dir, 'made', 'later'));
      expect(await store.has(hash)).toBe(false);
      expect(await store.size(hash)).toBeNull();
      await expect(store.open(hash)).rejects.toMatchObject({ code: 'ENOENT' });
      await store.put(hash, Readable.from([content.subarray(0, 3), content.subarray(3)]));
      await store.put(hash, content);
      expect(await store.size(hash)).toBe(9);
      expect(await storedBytes(store, hash)).toEqual(content);
      expect((await storedBytes(store, hash, { start: 2, end: 4 })).toString()).toBe('pen');
      const files = await filesBelow(dir);
      expect(files).toEqual([path.join(dir, 'made', 'later', hash.slice(0, 2), hash.slice(2))]);
      // nobody else on the machine reads a user's games
      expect((await stat(files[0]!)).mode & 0o077).toBe(0);
    });
  });

  it('keeps nothing that is not what its name says, and leaves nothing of it', async () => {
    await withFolder(async (dir) => {
      const store = createDiskStore(dir);
      await expect(store.put(hash, Buffer.from('another'))).rejects.toThrow(/does not hash/u);
      async function* broken() {
        yield content;
        throw new Error('the source broke');
      }
      await expect(store.put(hash, broken())).rejects.toThrow('the source broke');
      expect(await store.has(hash)).toBe(false);
      expect(await filesBelow(dir)).toEqual([]);
    });
  });

  it('takes no name but a hash', async () => {
    await withFolder(async (dir) => {
      const store = createDiskStore(dir);
      for (const name of ['', '../../etc/passwd', hash.toUpperCase(), `${hash}/`, `${hash}\n`, hash.slice(1), 'tmp']) {
        await expect(store.put(name, content)).rejects.toThrow('not a SHA-256');
        await expect(store.open(name)).rejects.toThrow('not a SHA-256');
        await expect(store.size(name)).rejects.toThrow('not a SHA-256');
      }
    });
  });

  it('is put to by many at once, through several stores', async () => {
    await withFolder(async (dir) => {
      const stores = [createDiskStore(dir), createDiskStore(dir)];
      const contents = Array.from({ length: 40 }, (_, i) => Buffer.from(`${i % 10}`.repeat(10_000)));
      await Promise.all(contents.map((bytes, i) => stores[i % 2]!.put(sha256(bytes), bytes)));
      const files = await filesBelow(dir);
      expect(files).toHaveLength(10);
      for (const file of files) expect(sha256(await readFile(file))).toBe(path.relative(dir, file).replace('/', ''));
    });
  });

  it('clears what a killed process left, and not what one is writing', async () => {
    await withFolder(async (dir) => {
      const temporary = path.join(dir, 'tmp');
      await mkdir(temporary);
      await writeFile(path.join(temporary, 'dead'), 'x');
      await utimes(path.join(temporary, 'dead'), 0, 0);
      await writeFile(path.join(temporary, 'alive'), 'x');
      await createDiskStore(dir).put(hash, content);
      expect(await readdir(temporary)).toEqual(['alive']);
    });
  });

  it.each(DAMAGES)('replaces by good content what was damaged ($name)', ({ hurt }) =>
    withFolder(async (dir) => {
      const store = createDiskStore(dir);
      for (const source of [() => content, () => Readable.from([content.subarray(0, 3), content.subarray(3)])]) {
        await store.put(hash, content);
        await hurt(fileOf(dir, hash));
        await store.put(hash, source());
        expect(await storedBytes(store, hash)).toEqual(content);
      }
      // nothing is left of the damaged ones
      expect(await filesBelow(dir)).toEqual([fileOf(dir, hash)]);
    }),
  );

  it('leaves whole content where it is, and lets who reads a damaged one get to its end', () =>
    withFolder(async (dir) => {
      const store = createDiskStore(dir);
      await store.put(hash, content);
      const { ino } = await stat(fileOf(dir, hash));
      await store.put(hash, content);
      expect((await stat(fileOf(dir, hash))).ino).toBe(ino);
      await flip(fileOf(dir, hash));
      const opened = await store.open(hash);
      await store.put(hash, content);
      expect((await buffer(opened.read())).length).toBe(content.length);
      await opened.close();
      expect(await storedBytes(store, hash)).toEqual(content);
    }));

  it('works again once its disk does, whatever went wrong before', async () => {
    await withFolder(async (dir) => {
      const store = createDiskStore(dir);
      const temporary = path.join(dir, 'tmp');
      // a volume that is not what it should be
      await writeFile(temporary, '');
      await expect(store.put(hash, content)).rejects.toMatchObject({ code: 'EEXIST' });
      await rm(temporary);
      await store.put(hash, content);
      // another volume under the same path
      const other = Buffer.from('a walrus');
      await rm(dir, { recursive: true });
      expect(await store.has(hash)).toBe(false);
      await store.put(sha256(other), other);
      expect(await storedBytes(store, sha256(other))).toEqual(other);
    });
  });
});
