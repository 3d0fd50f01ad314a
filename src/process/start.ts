import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.js';
import { createLogger, type Log } from '../log.js';
import { holdAddress } from './address.js';
import type { ChildRole } from '../monitoring/restarts.js';
import { handleSignals } from './shutdown.js';
import { superviseChild, type SupervisedChild } from './supervised-child.js';

/**
 * Starts the children of this process and returns once they work: gateways, a worker, or both with `--role=all`. A child
 * that dies or stands still takes nothing else with it and is replaced. SIGHUP replaces each, one after the other, by one
 * that works before the old one ends; where there is a terminal it says that this is gone, and ends the program. This process holds the address, and without
 * `DATABASE_URL` PostgreSQL, which ends after everything that uses it; it loads as little as it can, and serves nobody.
 * Rejects with what to do about it where something can't start; what was started by then is closed.
 */
export async function start(config: Config): Promise<void> {
  const startedAt = performance.now();
  const log = createLogger(config, 'supervisor');
  const children: SupervisedChild[] = [];
  const restarts = { gateway: 0, worker: 0 };
  // whatever ends the supervisor: a stuck child would not see it
  process.once('exit', () => children.forEach((child) => child.kill()));
  let replaced: Promise<void> = Promise.resolve();
  const replaceAll = (): void => {
    log.info('Replacing the processes one after the other (SIGHUP).');
    replaced = replaced.then(async () => {
      for (const child of children) {
        await child.replace();
        child.tell(restarts);
      }
    });
  };
  const shutdown = handleSignals({
    seconds: config.shutdownSeconds,
    log: (message) => log.info(message),
    warn: (message) => log.warn(message),
    ...(process.stdin.isTTY || process.stdout.isTTY ? {} : { onHangUp: replaceAll }),
  });
  try {
    const address = config.role === 'worker' ? undefined : await holdAddress(config.host, config.port);
    const url = address?.url ?? '';
    const roles: ChildRole[] = config.role === 'all' ? ['gateway', 'worker'] : [config.role];
    for (const role of roles) {
      // gateways listen on the same socket: the kernel gives each connection to whoever takes it first
      for (let i = 0; i < (role === 'gateway' ? config.gateways : 1); i += 1)
        children.push(
          superviseChild({
            role,
            sockets: (role === 'gateway' && address?.sockets) || [],
            log,
            onRestart() {
              restarts[role] += 1;
              for (const child of children) child.tell(restarts);
            },
          }),
        );
    }
    let { databaseUrl } = config;
    if (databaseUrl === undefined) {
      const postgres = await startPostgres(config, log);
      shutdown.onEnd('PostgreSQL', () => postgres.stop());
      databaseUrl = postgres.url;
    }
    // at once, so that each has all the time there is; a second signal within a second of the first changes nothing
    shutdown.onEnd(`the ${roles.join(' and the ')}`, async () => {
      address?.close();
      await Promise.all(children.map((child) => child.stop()));
    });
    for (const child of children) {
      const { role } = child;
      // one after the other: the first one brings the database up to date
      await child.assign({ config: { ...config, role }, databaseUrl, url, migrate: child === children[0] });
    }
    if (config.role === 'worker') log.info('The worker is ready.');
    else if (config.production) log.info(`Gamewright listens on ${url}`);
    else greet(config, url, performance.now() - startedAt);
  } catch (error) {
    process.stderr.write(`gamewright: ${error instanceof Error ? error.message : String(error)}\n`);
    log.debug(error);
    await shutdown.end('could not start', 1);
  }
}

async function startPostgres({ dataDir }: Config, log: Log): Promise<{ url: string; stop(): Promise<void> }> {
  const { startEmbeddedPostgres } = await import('../db/embedded.js');
  await mkdir(dataDir, { recursive: true });
  return startEmbeddedPostgres({ dir: path.join(dataDir, 'postgres'), log: (message) => log.warn(message) });
}

function greet(config: Config, url: string, ms: number): void {
  const where = config.publicUrl ?? url;
  process.stdout.write(`
  Gamewright is ready after ${(ms / 1000).toFixed(1)} s.

    ${where}          start here
    ${where}/graphql  the GraphQL API, with an editor to try it

  A first game, from another terminal:

    npm run game -- "a penguin platformer with double jump"

  Ctrl-C stops everything. Data is kept in ${config.databaseUrl ? 'your PostgreSQL' : path.relative('', config.dataDir) || '.'}.
`);
}
