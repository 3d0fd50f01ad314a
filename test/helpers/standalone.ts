/** The gateway and a worker for scripts that are no tests: a PostgreSQL of their own, a free port, nothing left behind. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../src/app.js';
import { readConfig } from '../../src/config.js';
import { startEmbeddedPostgres } from '../../src/db/embedded.js';
import { openDatabase } from '../../src/db/orm.js';
import { entities } from '../../src/entities.js';
import type { GenerationProvider } from '../../src/generation/provider.types.js';
import { migrate } from '../../src/process/migrate.js';
import { openResources, type Resources } from '../../src/resources.js';
import { createWorker } from '../../src/worker/worker.js';
import type { TestUser } from './app.js';

export interface Standalone {
  /** an empty folder that is removed at the end */
  readonly folder: string;
  readonly origin: string;
  readonly resources: Resources;
  readonly signUp: (name?: string) => Promise<TestUser>;
}

/** Without a generator there is no worker; `settings` are those of the environment. */
export async function withStandalone(
  work: (service: Standalone) => Promise<void>,
  generator?: Pick<GenerationProvider, 'generate'>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gamewright-'));
  const postgres = await startEmbeddedPostgres({ dir: path.join(folder, 'postgres'), throwaway: true });
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error', ...settings });
  const database = await openDatabase({ url: postgres.url, poolSize: 2, entities, log: () => undefined });
  await migrate(database);
  await database.close();
  let origin = 'http://127.0.0.1';
  const resources = await openResources(config, postgres.url, () => origin);
  const app = await buildApp(resources, () => origin);
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const { services, queue, wakeups, log } = resources;
  const worker = generator
    ? createWorker({ ...resources, queue, wakeups, generator, artifacts: services.artifacts, log })
    : undefined;
  await worker?.start();
  const signUp: Standalone['signUp'] = async (name = 'Ada') => {
    const email = `${name.toLowerCase()}@example.test`;
    const client = { ip: '127.0.0.1', userAgent: 'Firefox/140.0 (X11; Linux x86_64)' };
    const { token, viewer } = await services.accounts.signUp({ email, name, password: 'a password for this' }, client);
    return { id: viewer.user.id, email, cookie: `gamewright_session=${token}` };
  };
  try {
    await work({ folder, origin, resources, signUp });
  } finally {
    await worker?.stop(1);
    await app.close();
    await resources.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
