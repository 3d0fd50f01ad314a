/** What disks do to files, and what the store makes of it. */
import { appendFile, open, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import type { DamageReason } from '../../src/artifacts/damage.js';

/** The file of a content in the store below `dir`. */
export const fileOf = (dir: string, sha256: string) => path.join(dir, sha256.slice(0, 2), sha256.slice(2));

/** Turns one bit of the byte at `at` (negative: from the end) around. Again: as it was. */
export async function flip(file: string, at = -1): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    const position = at < 0 ? (await handle.stat()).size + at : at;
    const byte = Buffer.alloc(1);
    await handle.read(byte, 0, 1, position);
    byte[0]! ^= 0b100;
    await handle.write(byte, 0, 1, position);
  } finally {
    await handle.close();
  }
}

export const DAMAGES: readonly {
  readonly name: string;
  readonly reason: DamageReason;
  readonly hurt: (file: string) => Promise<void>;
}[] = [
  { name: 'a flipped bit', reason: 'hash', hurt: (file) => flip(file) },
  { name: 'a cut file', reason: 'size', hurt: async (file) => truncate(file, Math.floor((await stat(file)).size / 2)) },
  { name: 'an extended file', reason: 'size', hurt: (file) => appendFile(file, ' ') },
  { name: 'a missing file', reason: 'missing', hurt: (file) => rm(file) },
];
