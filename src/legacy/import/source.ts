/** The bytes of an import file, unpacked where its name ends in `.gz`, and how far they have been read. */
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

export interface Source {
  readonly bytes: AsyncIterable<Buffer>;
  /** 0–100, a whole number; of the packed bytes where they are packed */
  percent(): number;
}

const CHUNK = 256 * 1024;

/** @throws where `file` is no file that can be read */
export async function openSource(file: string): Promise<Source> {
  const handle = await open(file, 'r');
  const stats = await handle.stat();
  if (stats.isDirectory()) {
    await handle.close();
    throw new Error('This is a folder.');
  }
  const packed = handle.createReadStream({ highWaterMark: CHUNK });
  const percent = () => (stats.size === 0 ? 0 : Math.min(100, Math.floor((packed.bytesRead / stats.size) * 100)));
  if (!file.endsWith('.gz')) return { bytes: packed, percent };
  const unpacked = createGunzip({ chunkSize: CHUNK });
  // an error of the file is then one of what is read here
  pipeline(packed, unpacked, () => undefined);
  return { bytes: unpacked, percent };
}
