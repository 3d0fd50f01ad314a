/** Reads stored content and compares it with its name. Does not report damage: the callers do. */
import { createHash, type Hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { asDamage, Damaged, type NamedContent } from './damage.js';
import type { ArtifactStore, OpenContent } from './store.js';

type Openable = Pick<ArtifactStore, 'open'>;

/** What is wrong with a content, or null. Reads all of it, and reports nothing. */
export async function findDamage(store: Openable, content: NamedContent): Promise<Damaged | null> {
  try {
    await withOpened(store, content, (opened) => readThrough(content, opened));
    return null;
  } catch (error) {
    if (error instanceof Damaged) return error;
    throw error;
  }
}

/** All of a content, in memory. Reports nothing. @throws Damaged */
export function readContent(store: Openable, content: NamedContent): Promise<Buffer> {
  return withOpened(store, content, (opened) => readBytes(content, opened));
}

async function withOpened<T>(
  store: Openable,
  content: NamedContent,
  work: (opened: OpenContent) => Promise<T>,
): Promise<T> {
  try {
    const opened = await openWhole(store, content);
    try {
      return await work(opened);
    } finally {
      await opened.close();
    }
  } catch (error) {
    throw asDamage(error);
  }
}

/**
 * Opened for reading. The size is looked at first: it costs nothing, and most damage is a file that was cut.
 * @throws Damaged, and the store's own errors
 */
export async function openWhole(store: Openable, content: NamedContent): Promise<OpenContent> {
  const opened = await store.open(content.sha256);
  if (opened.sizeBytes === content.sizeBytes) return opened;
  await opened.close();
  throw wrongSize(content, opened.sizeBytes);
}

/** All of it. @throws Damaged, and errors of reading */
export async function readBytes(content: NamedContent, opened: OpenContent): Promise<Buffer> {
  const bytes = await buffer(opened.read());
  compare(content, bytes.length, createHash('sha256').update(bytes));
  return bytes;
}

/** Reads all of it and keeps nothing. @throws Damaged, and errors of reading */
export async function readThrough(content: NamedContent, opened: OpenContent): Promise<void> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of opened.read() as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  compare(content, bytes, hash);
}

/** What was read of a content, with its name. @throws Damaged */
export function compare(content: NamedContent, bytes: number, hash: Hash): void {
  // cut or continued since its size was looked at
  if (bytes !== content.sizeBytes) throw wrongSize(content, bytes);
  if (hash.digest('hex') !== content.sha256) throw new Damaged('hash', 'other bytes of the same length');
}

function wrongSize({ sizeBytes }: NamedContent, bytes: number): Damaged {
  return new Damaged('size', `${bytes} bytes instead of ${sizeBytes}`);
}
