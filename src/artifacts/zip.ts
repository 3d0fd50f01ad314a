/** A bundle as one zip: the same bytes for the same files, on every machine. */
import { createHash } from 'node:crypto';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  readonly path: string;
  readonly bytes: Buffer;
}

/**
 * MS-DOS time has no zone: yazl writes the local clock's digits, so a local date gives the same digits everywhere.
 * 1980-01-01 is the first that the format knows.
 */
const EPOCH = new Date(1980, 0, 1);

/**
 * The zip's bytes, in pieces. Entries are sorted by path (code units), have one fixed time and mode, and are stored, not
 * deflated: zlib's output differs between its versions and between processors, and pictures and packed scripts gain
 * little. Nothing is copied: the pieces are the entries' own buffers.
 */
export function zipStream(entries: readonly ZipEntry[]): AsyncIterable<Buffer> {
  const zip = new ZipFile();
  const sorted = [...entries].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path, bytes } of sorted)
    zip.addBuffer(bytes, path, { mtime: EPOCH, mode: 0o100644, compress: false, forceDosTimestamp: true });
  zip.end();
  return zip.outputStream as unknown as AsyncIterable<Buffer>;
}

/** Makes the zip once and forgets it: its hash is its name in the store, so it is wanted first. */
export async function measureZip(entries: readonly ZipEntry[]): Promise<{ sha256: string; sizeBytes: number }> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of zipStream(entries)) {
    hash.update(chunk);
    sizeBytes += chunk.length;
  }
  return { sha256: hash.digest('hex'), sizeBytes };
}
