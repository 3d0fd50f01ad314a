/**
 * THE way to stored bytes: what comes out hashes to its name, or it ends in an error before the last byte. Disks lose and
 * change bytes in silence, and an ETag of the good hash would make every cache keep them.
 *
 * - up to `WHOLE_BYTES`: read and hashed before the first byte, whole or in part, so that damage is a plain 503;
 * - larger, whole: hashed while it is sent. The last chunk is held back until the hash is known: a client never has a
 *   complete body of other bytes. Content that was found damaged is read whole first from then on, so that the next
 *   client gets a 503 instead of another broken body;
 * - larger, in part: the hash is of the whole, so all of it is read first. 50 MiB take 31 ms of a core (5 MiB 3.4 ms;
 *   EPYC with SHA extensions), and a download in 50 parts would pay that 50 times: so once in `TRUST_MS`, as long as the
 *   file is not written to (inode, size, times).
 */
import { createHash } from 'node:crypto';
import { pipeline, Readable, Transform } from 'node:stream';
import { asDamage, Damaged, type DamageReport, type NamedContent } from './damage.js';
import type { ArtifactStore, ByteRange, OpenContent } from './store.js';
import { compare, findDamage, openWhole, readBytes, readThrough } from './stored-content.js';

/**
 * The composer's pages and files have 200 KB at most, a bundle as one file 300 KB: what is played is always verified
 * before its first byte. 1 MiB takes 0.7 ms to hash, and is what one slow client can hold of our memory.
 */
const WHOLE_BYTES = 1024 * 1024;
/** A bit that flips on the disk changes no time of its file: so long may it go into a part of a large file. */
const TRUST_MS = 10 * 60 * 1000;
/** A file that was just written may be written again within the same tick of its clock (2 s on some file systems). */
const SETTLED_MS = 2_000;
/** about 2 MB */
const MOST_TRUSTED = 10_000;

export interface VerifiedContents {
  /**
   * The content, or a part of it, as a stream which the caller reads or destroys.
   * @throws artifact_damaged, also in the middle of the stream
   */
  open(content: NamedContent, range?: ByteRange): Promise<Readable>;
  /** Whether all of it is there and as it should be; it is reported where not. Reads all of it. */
  isWhole(content: NamedContent): Promise<boolean>;
}

export interface VerifiedContentsOptions {
  readonly store: Pick<ArtifactStore, 'open'>;
  readonly damage: DamageReport;
  /** ms since 1970 */
  readonly now?: () => number;
}

export function createVerifiedContents({ store, damage, now = Date.now }: VerifiedContentsOptions): VerifiedContents {
  /** by hash: the version that was read whole last, and when */
  const trusted = new Map<string, { readonly version: string; readonly at: number }>();
  /** what is being read whole: parts that are asked for at once wait for one reading */
  const readings = new Map<string, Promise<void>>();

  function trust({ sha256 }: NamedContent, { version, changedAt }: OpenContent, at: number): void {
    if (at - changedAt < SETTLED_MS) return;
    trusted.delete(sha256);
    trusted.set(sha256, { version, at });
    if (trusted.size > MOST_TRUSTED) trusted.delete(trusted.keys().next().value!);
  }

  /** For the client. What is no damage stays as it is. */
  function refusal(content: NamedContent, error: unknown): unknown {
    const known = asDamage(error);
    if (!(known instanceof Damaged)) return error;
    trusted.delete(content.sha256);
    return damage.report(content, known);
  }

  async function verify(content: NamedContent, opened: OpenContent): Promise<void> {
    const last = trusted.get(content.sha256);
    if (last?.version === opened.version && now() - last.at < TRUST_MS) return;
    const key = `${content.sha256} ${opened.version}`;
    let reading = readings.get(key);
    if (!reading) {
      const at = now();
      reading = readThrough(content, opened)
        .then(() => {
          damage.clear(content);
          trust(content, opened, at);
        })
        .finally(() => readings.delete(key));
      readings.set(key, reading);
    }
    await reading;
  }

  async function small(content: NamedContent, opened: OpenContent, range?: ByteRange): Promise<Readable> {
    const bytes = await readBytes(content, opened);
    damage.clear(content);
    await opened.close();
    return Readable.from(range ? bytes.subarray(range.start, range.end + 1) : bytes);
  }

  async function large(content: NamedContent, opened: OpenContent, range?: ByteRange): Promise<Readable> {
    const at = now();
    if (range || damage.isKnown(content)) await verify(content, opened);
    const source = opened.read(range ?? { start: 0, end: content.sizeBytes - 1 });
    const refuse = (error: unknown) => refusal(content, error) as Error;
    const gate = range ? lengthGate(range.end - range.start + 1, refuse) : hashGate(content, refuse);
    // before the pipeline does it, which would hand on the error of the disk
    source.once('error', (error) => gate.destroy(refuse(error)));
    pipeline(source, gate, (error) => {
      if (!error && !range) trust(content, opened, at);
      opened.close().catch(() => undefined);
    });
    return gate;
  }

  return {
    async open(content, range) {
      try {
        const opened = await openWhole(store, content);
        try {
          return await (content.sizeBytes <= WHOLE_BYTES ? small : large)(content, opened, range);
        } catch (error) {
          await opened.close();
          throw error;
        }
      } catch (error) {
        throw refusal(content, error);
      }
    },

    async isWhole(content) {
      const found = await findDamage(store, content);
      if (found) damage.report(content, found);
      else damage.clear(content);
      return found === null;
    },
  };
}

/** Lets all pass but the last chunk, and that one where the whole has the hash. */
function hashGate(content: NamedContent, refuse: (error: unknown) => Error): Transform {
  const hash = createHash('sha256');
  let bytes = 0;
  let held: Buffer | undefined;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      const ready = held;
      held = chunk;
      done(null, ready);
    },
    flush(done) {
      try {
        compare(content, bytes, hash);
        done(null, held);
      } catch (error) {
        done(refuse(error));
      }
    },
  });
}

/** For a part of what was verified: it may have been cut since, and a client would wait for the rest. */
function lengthGate(length: number, refuse: (error: unknown) => Error): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      if (bytes === length) done();
      else done(refuse(new Damaged('size', `${bytes} bytes instead of ${length} in a part of it`)));
    },
  });
}
