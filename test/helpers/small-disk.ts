/** A disk of a few MiB, to fill: a real file system whose own errors are met. Needs the right to mount one. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { chmod, mkdtemp, open, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Why there can be none here; null where there can. */
export const noSmallDisk = ((): string | null => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root may mount a file system, on Linux';
  const dir = mkdtempSync(path.join(tmpdir(), 'gamewright-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', dir], { stdio: 'ignore' });
    execFileSync('umount', [dir], { stdio: 'ignore' });
    return null;
  } catch {
    return 'mounting a file system is not permitted here';
  } finally {
    rmdirSync(dir);
  }
})();

export async function withSmallDisk<T>(mib: number, work: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(path.join(tmpdir(), 'gamewright-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${mib}m`, 'tmpfs', dir]);
  try {
    await chmod(dir, 0o755);
    return await work(dir);
  } finally {
    // what a test that failed left open does not keep the disk
    await run('umount', ['--lazy', dir]);
    await rmdir(dir);
  }
}

/** Fills the disk with one file until nothing more goes onto it; the file, to be removed. */
export async function fill(dir: string): Promise<string> {
  const file = path.join(dir, 'filler');
  await writeFile(file, '');
  const handle = await open(file, 'a');
  try {
    for (let size = 65_536; size >= 4_096; size /= 2) {
      try {
        for (;;) await handle.writeFile(Buffer.alloc(size));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    await handle.close();
  }
  return file;
}
