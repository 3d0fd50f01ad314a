/** Artifacts on a disk: `ab/cdef…` below one folder. Several processes may share it. */
import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { assertSha256, type ArtifactStore, type OpenContent, type StoredContent } from './store.js';

/** A temporary file that nobody has written to for this long belongs to a process that died. */
const ABANDONED_MS = 60 * 60 * 1000;

/** The store below `dir`, which is made when the first content comes. */
export function createDiskStore(dir: string): ArtifactStore {
  const temporary = path.join(dir, 'tmp');
  const fileOf = (sha256: string) => {
    assertSha256(sha256);
    return path.join(dir, sha256.slice(0, 2), sha256.slice(2));
  };
  let swept: Promise<void> | undefined;

  const size = async (sha256: string): Promise<number | null> =>
    stat(fileOf(sha256)).then(({ size }) => size, ifMissing(null));

  return {
    size,
    has: async (sha256) => (await size(sha256)) !== null,

    async put(sha256, content) {
      const file = fileOf(sha256);
      // the date first, so that the sweep does not remove the file meanwhile; then the bytes, which may be damaged: reading
      // them costs less than writing them again
      if ((await touch(file)) && (await isWhole(file, sha256))) return;
      // each time, since an operator may have removed the folder or mounted another volume
      await mkdir(temporary, { recursive: true, mode: 0o700 });
      swept ??= sweep(temporary).catch((error: unknown) => {
        // the next one tries again: a disk that could not be read once may be well again
        swept = undefined;
        throw error;
      });
      await swept;
      // written under another name first: a file under a hash is whole, whenever the power fails
      const draft = path.join(temporary, randomUUID());
      try {
        const hash = createHash('sha256');
        const handle = await open(draft, 'wx', 0o600);
        try {
          for await (const chunk of Buffer.isBuffer(content) ? [content] : content) {
            hash.update(chunk);
            await handle.writeFile(chunk);
          }
          await handle.sync();
        } finally {
          await handle.close();
        }
        if (hash.digest('hex') !== sha256) throw new Error(`The content does not hash to ${sha256}.`);
        const folder = path.dirname(file);
        if (await mkdir(folder, { recursive: true, mode: 0o700 })) await syncFolder(dir);
        // replaces a damaged file in one step: a reader finds one of the two, and one that has the old one open can finish
        await rename(draft, file);
        await syncFolder(folder);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    open: async (sha256) => openFile(fileOf(sha256)),

    async list(prefix) {
      if (!/^[0-9a-f]{2}$/u.test(prefix)) throw new Error('Expected two hex digits.');
      const found: StoredContent[] = [];
      for (const name of await readdir(path.join(dir, prefix)).catch(ifMissing<string[]>([]))) {
        if (!/^[0-9a-f]{62}$/u.test(name)) continue;
        const stats = await stat(path.join(dir, prefix, name)).catch(ifMissing(null));
        if (stats) found.push({ sha256: prefix + name, sizeBytes: stats.size, lastPutAt: stats.mtime });
      }
      return found;
    },

    async remove(sha256, before) {
      const file = fileOf(sha256);
      await mkdir(temporary, { recursive: true, mode: 0o700 });
      // taken away first, then looked at: a put before that has left its date on it, and one after it writes it anew
      const taken = path.join(temporary, randomUUID());
      if (!(await rename(file, taken).then(() => true, ifMissing(false)))) return false;
      const found = await stat(taken).catch(ifMissing(null));
      if (found && found.mtime >= before) {
        await putBack(taken, file);
        return false;
      }
      // maybe cleared as a draft meanwhile, since it is old
      await rm(taken, { force: true });
      return true;
    },
  };
}

async function openFile(file: string): Promise<OpenContent> {
  const handle = await open(file, 'r');
  try {
    const { dev, ino, size, mtimeNs, ctimeNs, ctimeMs } = await handle.stat({ bigint: true });
    return {
      sizeBytes: Number(size),
      version: [dev, ino, size, mtimeNs, ctimeNs].join(':'),
      changedAt: Number(ctimeMs),
      read: (range) => handle.createReadStream({ start: 0, ...range, autoClose: false }),
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Does the file hash to its name? One that is gone does not, nor one that the disk cannot read. */
async function isWhole(file: string, sha256: string): Promise<boolean> {
  let opened: OpenContent | undefined;
  try {
    opened = await openFile(file);
    const hash = createHash('sha256');
    for await (const chunk of opened.read()) hash.update(chunk as Buffer);
    return hash.digest('hex') === sha256;
  } catch (error) {
    if (['ENOENT', 'EIO'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  } finally {
    await opened?.close();
  }
}

/** Leaves a file that was put there meanwhile: that one is whole, and the one taken away may be damaged. */
async function putBack(taken: string, file: string): Promise<void> {
  try {
    await link(taken, file);
  } catch (error) {
    // a disk without hard links
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return rename(taken, file);
  }
  await rm(taken, { force: true });
}

/** For `catch`: a file that is not there is `value`; any other error stays one. */
function ifMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return value;
    throw error;
  };
}

/** Sets the date of `file` to now; false where there is none. */
async function touch(file: string): Promise<boolean> {
  const now = new Date();
  return utimes(file, now, now).then(() => true, ifMissing(false));
}

/** A rename is durable only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Clears what killed processes left among the drafts. */
async function sweep(temporary: string): Promise<void> {
  for (const name of await readdir(temporary)) {
    const draft = path.join(temporary, name);
    // another process may be sweeping too
    const found = await stat(draft).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(draft, { force: true });
  }
}
