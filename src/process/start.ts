import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.js';
import { startEmbeddedPostgres } from '../db/embedded.js';
import { migrate } from './migrate.js';
import { openDatabase } from '../db/orm.js';
import { entities } from '../entities.js';
import { startGateway } from './gateway.js';
import { createLogger } from '../log.js';
import { handleSignals } from './shutdown.js';
import { startWorkerChild } from './worker-child.js';
import { startWorker } from './worker.js';

/**
 * Starts the roles of this process and returns once they work. With `--role=all` the gateway runs here and the worker in
 * a child process; without `DATABASE_URL` PostgreSQL is started too, and ends after everything that uses it.
 * Rejects with what to do about it where something can't start; what was started by then is closed.
 */
export async function start(config: Config): Promise<void> {
  const startedAt = performance.now();
  const log = createLogger(config, config.role);
  const shutdown = handleSignals({
    seconds: config.shutdownSeconds,
    log: (message) => log.info(message),
    warn: (message) => log.warn(message),
  });
  try {
    let { databaseUrl } = config;
    if (databaseUrl === undefined) {
      await mkdir(config.dataDir, { recursive: true });
      const postgres = await startEmbeddedPostgres({
        dir: path.join(config.dataDir, 'postgres'),
        log: (message) => log.warn(message),
      });
      shutdown.onEnd('PostgreSQL', () => postgres.stop());
      databaseUrl = postgres.url;
    }
    await migrateAt(databaseUrl, (message) => log.debug(message));
    if (config.role === 'worker') {
      await startWorker(config, databaseUrl, shutdown);
      endWithParent(() => void shutdown.end('the gateway is gone'));
      log.info('The worker is ready.');
      return;
    }
    const gateway = await startGateway(config, databaseUrl, shutdown);
    if (config.role === 'all') {
      const child = await startWorkerChild(
        process.argv[1] ?? '',
        childEnvironment(config, databaseUrl, gateway.url),
        (m) => log.warn(m),
      );
      shutdown.onEnd('the worker', () => child.stop());
    }
    if (config.production) log.info(`Gamewright listens on ${gateway.url}`);
    else greet(config, gateway.url, performance.now() - startedAt);
  } catch (error) {
    process.stderr.write(`gamewright: ${error instanceof Error ? error.message : String(error)}\n`);
    log.debug(error);
    await shutdown.end('could not start', 1);
  }
}

async function migrateAt(url: string, log: (message: string) => void): Promise<void> {
  const database = await openDatabase({ url, poolSize: 2, entities, log, patient: true });
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
}

/** The worker sees the same data; secrets go by the environment, never by the command line, which everybody can read. */
function childEnvironment(config: Config, databaseUrl: string, gatewayUrl: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: config.dataDir,
    PUBLIC_URL: config.publicUrl ?? gatewayUrl,
    EMBEDDED: 'true',
    LOG_LEVEL: config.logLevel,
  };
}

/** A forked worker tells its parent that it works, and never outlives it. */
function endWithParent(end: () => void): void {
  if (!process.send) return;
  process.on('disconnect', end);
  process.send('ready');
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
