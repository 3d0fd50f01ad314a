/** Secrets of a process: from the configuration; in embedded mode made once and kept in the data folder. */
import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ConfigError, type Config } from './config.js';

export interface Secrets {
  readonly sessionSecret: string;
  /** newest first: the first signs, all of them verify */
  readonly previewTokenKeys: readonly string[];
}

const KeptSecrets = z.object({
  sessionSecret: z.string().min(32),
  previewTokenKeys: z.array(z.string().min(32)).min(1),
});

/**
 * What the configuration gives wins; the rest is read from `secrets.json` in the data folder, which only its owner may
 * read. Processes that start at once end up with the same file.
 * @throws ConfigError when the file is there but cannot be used: making a new one would end every session unasked
 */
export async function loadSecrets(
  config: Pick<Config, 'dataDir' | 'sessionSecret' | 'previewTokenKeys'>,
): Promise<Secrets> {
  const { sessionSecret, previewTokenKeys } = config;
  if (sessionSecret !== undefined && previewTokenKeys !== undefined) return { sessionSecret, previewTokenKeys };
  const file = path.join(config.dataDir, 'secrets.json');
  const kept = (await readKept(file)) ?? (await make(file));
  return {
    sessionSecret: sessionSecret ?? kept.sessionSecret,
    previewTokenKeys: previewTokenKeys ?? kept.previewTokenKeys,
  };
}

async function readKept(file: string): Promise<Secrets | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  // a copied folder or a careless editor may have opened it up
  await chmod(file, 0o600);
  try {
    return KeptSecrets.parse(JSON.parse(text));
  } catch {
    throw new ConfigError([
      `${file} cannot be read as secrets. Restore it, or delete it: then everyone signs in again.`,
    ]);
  }
}

async function make(file: string): Promise<Secrets> {
  const made: Secrets = {
    sessionSecret: randomBytes(32).toString('base64url'),
    previewTokenKeys: [randomBytes(32).toString('base64url')],
  };
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(`${JSON.stringify(made, null, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    // a link fails where a rename would replace the file of the process that came first
    await link(draft, file);
    return made;
  } catch (error) {
    const first = (error as NodeJS.ErrnoException).code === 'EEXIST' ? await readKept(file) : undefined;
    if (first) return first;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
