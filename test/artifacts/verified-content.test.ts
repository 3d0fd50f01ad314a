/** Stored bytes are what their hash says, or an error before their last byte. */
import { mkdir, readdir, readlink, rm, stat, truncate } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createDamageReport, Damaged } from '../../src/artifacts/damage.js';
import { createDiskStore } from '../../src/artifacts/disk-store.js';
import type { ArtifactStore } from '../../src/artifacts/store.js';
import { createVerifiedContents } from '../../src/artifacts/verified-content.js';
import { DAMAGES, fileOf, flip } from './damage.js';
import { sha256 } from './results.js';
import { withFolder } from './world.js';

const MIB = 1024 * 1024;
const small = Buffer.from('a penguin that jumps from floe to floe');
/** of pieces that differ, so that none can stand for another */
const large = Buffer.from(Array.from({ length: 300_000 }, (_, i) => `${i};`).join(''));
const nameOf = (bytes: Buffer) => ({ sha256: sha256(bytes), sizeBytes: bytes.length });
const damaged = { name: 'AppError', code: 'artifact_damaged', status: 503, retryable: true, retryAfter: 60 };

/** A store on a disk, which counts how often a content was read from its start; and the clock of what reads from it. */
async function withContents(
  work: (test: {
    dir: string;
    store: ArtifactStore;
    contents: ReturnType<typeof createVerifiedContents>;
    damage: ReturnType<typeof createDamageReport>;
    logged: unknown[][];
    streams: Readable[];
    clock: { ms: number };
  }) => Promise<void>,
): Promise<void> {
  await withFolder(async (dir) => {
    const store = createDiskStore(dir);
    const streams: Readable[] = [];
    const watched: Pick<ArtifactStore, 'open'> = {
      async open(hash) {
        const opened = await store.open(hash);
        return {
          ...opened,
          read(range) {
            const stream = opened.read(range);
            streams.push(stream);
            return stream;
          },
        };
      },
    };
    const logged: unknown[][] = [];
    const damage = createDamageReport({ error: (...line: unknown[]) => void logged.push(line) });
    // later than any file was written: nobody waits for a clock
    const clock = { ms: Date.now() + 60_000 };
    const contents = createVerifiedContents({ store: watched, damage, now: () => clock.ms });
    await work({ dir, store, contents, damage, logged, streams, clock });
  });
}

/** What a reader had when the stream ended or broke. */
async function received(stream: Readable): Promise<{ bytes: Buffer; error: unknown }> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return { bytes: Buffer.concat(chunks), error: null };
  } catch (error) {
    return { bytes: Buffer.concat(chunks), error };
  }
}

async function openFiles(dir: string): Promise<string[]> {
  const names = await readdir('/proc/self/fd');
  const targets = await Promise.all(names.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(dir));
}

describe('content that is whole', () => {
  it('comes whole and in parts', () =>
    withContents(async ({ store, contents, logged }) => {
      for (const bytes of [Buffer.alloc(0), small, large, large.subarray(0, MIB), large.subarray(0, MIB + 1)]) {
        const name = nameOf(bytes);
        await store.put(name.sha256, bytes);
        expect((await buffer(await contents.open(name))).equals(bytes)).toBe(true);
        expect(await contents.isWhole(name)).toBe(true);
        if (bytes.length === 0) continue;
        for (const [start, end] of [
          [0, 0],
          [0, bytes.length - 1],
          [7, 30],
          [bytes.length - 1, bytes.length - 1],
        ] as const)
          // prettier-ignore
          expect((await buffer(await contents.open(name, { start, end }))).equals(bytes.subarray(start, end + 1))).toBe(
            true,
          );
      }
      expect(logged).toEqual([]);
    }));

  it('is read no faster than it is taken', () =>
    withContents(async ({ store, contents, streams }) => {
      const bytes = Buffer.alloc(64 * MIB, 'penguin');
      await store.put(sha256(bytes), bytes);
      const stream = await contents.open(nameOf(bytes));
      const iterator = stream.iterator();
      await iterator.next();
      for (let turn = 0; turn < 200; turn += 1) await setImmediate();
      const { bytesRead } = streams[0] as Readable & { bytesRead: number };
      expect(bytesRead).toBeGreaterThan(0);
      expect(bytesRead).toBeLessThan(MIB);
      stream.destroy();
    }));

  it.runIf(process.platform === 'linux')('leaves no file open, whatever its reader does', () =>
    withContents(async ({ dir, store, contents }) => {
      for (const bytes of [small, large]) await store.put(sha256(bytes), bytes);
      const range = { start: 0, end: 20 };
      for (const name of [nameOf(small), nameOf(large)]) {
        await buffer(await contents.open(name));
        await buffer(await contents.open(name, range));
        // not even looked at, as for HEAD
        (await contents.open(name)).destroy();
        (await contents.open(name, range)).destroy();
        const left = await contents.open(name);
        left.once('data', () => left.destroy());
      }
      await flip(fileOf(dir, sha256(large)));
      await received(await contents.open(nameOf(large)));
      await contents.open(nameOf(large)).catch(() => undefined);
      await vi.waitFor(async () => expect(await openFiles(dir)).toEqual([]), { timeout: 5_000 });
    }),
  );

  it('is read whole once for its parts, until it is written to or some minutes have gone', () =>
    withContents(async ({ dir, store, contents, streams, clock }) => {
      await store.put(sha256(large), large);
      const name = nameOf(large);
      /** how many readings a part costs: its own, and one of the whole */
      const cost = async () => {
        streams.length = 0;
        expect((await buffer(await contents.open(name, { start: 5, end: 9 }))).equals(large.subarray(5, 10))).toBe(
          true,
        );
        return streams.length;
      };
      expect([await cost(), await cost(), await cost()]).toEqual([2, 1, 1]);
      clock.ms += 11 * 60_000;
      expect([await cost(), await cost()]).toEqual([2, 1]);
      // to and fro: the same bytes, but written to
      await flip(fileOf(dir, name.sha256));
      await flip(fileOf(dir, name.sha256));
      expect([await cost(), await cost()]).toEqual([2, 1]);
      // another file in its place
      await rm(fileOf(dir, name.sha256));
      await store.put(name.sha256, large);
      expect([await cost(), await cost()]).toEqual([2, 1]);
      // by a clock that says that it was written just now, it may be written to once more unseen
      clock.ms = (await stat(fileOf(dir, name.sha256))).ctimeMs + 11 * 60_000;
      await flip(fileOf(dir, name.sha256));
      await flip(fileOf(dir, name.sha256));
      clock.ms = (await stat(fileOf(dir, name.sha256))).ctimeMs + 1_000;
      expect([await cost(), await cost()]).toEqual([2, 2]);
    }));

  it('is read whole once for many parts at once', () =>
    withContents(async ({ store, contents, streams }) => {
      await store.put(sha256(large), large);
      const starts = Array.from({ length: 20 }, (_, i) => i * 1_000);
      const parts = await Promise.all(
        starts.map(async (start) => buffer(await contents.open(nameOf(large), { start, end: start + 99 }))),
      );
      expect(parts.map(String)).toEqual(starts.map((start) => String(large.subarray(start, start + 100))));
      expect(streams.length).toBeLessThan(25);
    }));
});

describe('content that is damaged', () => {
  it.each(DAMAGES)('by $name, comes neither whole nor in parts', ({ reason, hurt }) =>
    withContents(async ({ dir, store, contents, damage, logged }) => {
      for (const bytes of [small, large]) {
        const name = nameOf(bytes);
        await store.put(name.sha256, bytes);
        await hurt(fileOf(dir, name.sha256));
        const before = { ...damage.counts };
        expect(await contents.isWhole(name)).toBe(false);
        for (const range of [undefined, { start: 0, end: 3 }, { start: 0, end: bytes.length - 1 }])
          await expect(contents.open(name, range)).rejects.toMatchObject(damaged);
        expect(damage.counts).toEqual({ ...before, [reason]: before[reason] + 4 });
      }
      // once each, by its hash and with what is wrong
      expect(logged).toEqual(
        [small, large].map((bytes) => [{ sha256: sha256(bytes), reason }, expect.stringContaining('store:check')]),
      );
    }),
  );

  it('and large, breaks off before its last byte at the first time, and is refused from then on', () =>
    withContents(async ({ dir, store, contents, damage, logged }) => {
      const name = nameOf(large);
      await store.put(name.sha256, large);
      for (const at of [0, MIB, -1]) {
        await flip(fileOf(dir, name.sha256), at);
        const { bytes, error } = await received(await contents.open(name));
        expect(error).toMatchObject({ ...damaged, reported: true });
        expect(bytes.length).toBeLessThan(large.length);
        expect(bytes.length).toBeGreaterThan(large.length - 200_000);
        await expect(contents.open(name)).rejects.toMatchObject(damaged);
        await flip(fileOf(dir, name.sha256), at);
        // as it was: served again, and known no more
        expect((await buffer(await contents.open(name))).equals(large)).toBe(true);
        expect(damage.isKnown(name)).toBe(false);
      }
      expect(damage.counts).toEqual({ missing: 0, size: 0, hash: 6, unreadable: 0 });
      expect(logged).toHaveLength(3);
    }));

  it('since it was verified, in parts, is refused', () =>
    withContents(async ({ dir, store, contents }) => {
      const name = nameOf(large);
      await store.put(name.sha256, large);
      const part = { start: 100, end: 900_000 };
      expect((await buffer(await contents.open(name, part))).length).toBe(899_901);
      await flip(fileOf(dir, name.sha256), 10);
      await expect(contents.open(name, part)).rejects.toMatchObject(damaged);
    }));

  it('while it is being read, never ends well', () =>
    withContents(async ({ dir, store, contents }) => {
      const name = nameOf(large);
      for (const range of [undefined, { start: 0, end: large.length - 1 }]) {
        await rm(fileOf(dir, name.sha256), { force: true });
        await store.put(name.sha256, large);
        const stream = await contents.open(name, range);
        await truncate(fileOf(dir, name.sha256), 1_000);
        const { bytes, error } = await received(stream);
        expect(error).toMatchObject(damaged);
        expect(bytes.length).toBeLessThan(large.length);
      }
    }));

  it('by a folder in its place, is refused; what says nothing of the bytes stays what it is', () =>
    withContents(async ({ dir, contents, damage }) => {
      const file = fileOf(dir, sha256(small));
      await mkdir(file, { recursive: true });
      const { size } = await stat(file);
      await expect(contents.open({ sha256: sha256(small), sizeBytes: size })).rejects.toMatchObject(damaged);
      expect(damage.counts.unreadable).toBe(1);
      const busy = createVerifiedContents({
        store: { open: () => Promise.reject(Object.assign(new Error('too many files'), { code: 'EMFILE' })) },
        damage,
      });
      await expect(busy.open(nameOf(small))).rejects.toMatchObject({ code: 'EMFILE' });
      await expect(busy.isWhole(nameOf(small))).rejects.toMatchObject({ code: 'EMFILE' });
    }));

  it('is logged once a content, of however many the log knows', () => {
    const logged: unknown[] = [];
    const report = createDamageReport({ error: (...line: unknown[]) => void logged.push(line) });
    const damage = new Damaged('missing', 'there is no such file');
    const name = (i: number) => ({ sha256: sha256(String(i)), sizeBytes: 1 });
    for (let i = 0; i < 10_005; i += 1) report.report(name(i), damage);
    for (let i = 5; i < 10_005; i += 1) report.report(name(i), damage);
    expect(logged).toHaveLength(10_005);
    expect(report.counts.missing).toBe(20_005);
    // the set is bounded: what fell out of it is told once more
    report.report(name(0), damage);
    expect(logged).toHaveLength(10_006);
  });
});
