/** Where the bytes of artifacts live. Content-addressed: a name is the SHA-256 of what it names, so nothing ever changes. */
import type { Readable } from 'node:stream';

/** Both ends included, as in RFC 9110; within the file. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredContent {
  readonly sha256: string;
  readonly sizeBytes: number;
  /** when somebody last asked to keep it, also where it was there already */
  readonly lastPutAt: Date;
}

/** One content, opened: what is read is that one, whatever is put or removed under its name meanwhile. */
export interface OpenContent {
  readonly sizeBytes: number;
  /** another one after anything was written to the content or in its place */
  readonly version: string;
  /** when that was, in ms since 1970 */
  readonly changedAt: number;
  /** All of it, or a part; as often as wanted. */
  read(range?: ByteRange): Readable;
  /** What is still being read ends. */
  close(): Promise<void>;
}

/** Small enough for an object store (S3: PutObject, GetObject with Range, HeadObject). All hashes are 64 hex digits. */
export interface ArtifactStore {
  /**
   * Keeps `content` under its hash; durable when the promise resolves. The same content may be put by several processes
   * at once. What is there already is read: it stays where it is whole, and is replaced where it is damaged.
   * @throws when the content has another hash: nothing is kept then.
   */
  put(sha256: string, content: Buffer | AsyncIterable<Uint8Array>): Promise<void>;
  /** The bytes as they are, damaged or not; the caller closes them. @throws when there are none. */
  open(sha256: string): Promise<OpenContent>;
  /** In bytes; null when the store has no such content. */
  size(sha256: string): Promise<number | null>;
  has(sha256: string): Promise<boolean>;
  /** All content whose hash begins with the two hex digits `prefix`. */
  list(prefix: string): Promise<StoredContent[]>;
  /**
   * Removes content that was last put before `before`; false where it was put meanwhile, or is not there. Whoever puts it
   * at the same moment has it afterwards.
   */
  remove(sha256: string, before: Date): Promise<boolean>;
}

/** @throws when `sha256` could name anything but content (a path, for one) */
export function assertSha256(sha256: string): void {
  if (!/^[0-9a-f]{64}$/u.test(sha256)) throw new Error('This is not a SHA-256.');
}
