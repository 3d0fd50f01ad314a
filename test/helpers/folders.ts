/** Folders for what a test run throws away. */
import { accessSync, constants, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory; a container may have a few MB of it alone. */
const MEMORY = '/dev/shm';
/** some ten test databases at once, with their logs, take a quarter of it */
const ENOUGH = 2 * 1024 ** 3;

/**
 * A new folder, in memory where there is room: a database is some 300 files, and to copy and drop one on a disk costs a
 * quarter of a second of the system's time, in memory a tenth of that. Who asks for it removes it.
 */
export function makeFolder(prefix: string): Promise<string> {
  return mkdtemp(path.join(hasMemory() ? MEMORY : tmpdir(), prefix));
}

function hasMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}
