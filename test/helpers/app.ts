import { rm } from 'node:fs/promises';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../src/app.js';
import { readConfig, type Config } from '../../src/config.js';
import type { GenerationProvider } from '../../src/generation/provider.types.js';
import { openResources, type Resources } from '../../src/resources.js';
import { createWorker } from '../../src/worker/worker.js';
import { createTestDatabase } from './database.js';
import { checkInjected } from './documented.js';
import { makeFolder } from './folders.js';

export interface TestUser {
  readonly id: string;
  readonly email: string;
  /** for the `cookie` header */
  readonly cookie: string;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly resources: Resources;
  /** of the database, for what only a database can do, e.g. ending a session early */
  readonly databaseUrl: string;
  /** listens on a free port at the first call; the origin, without a slash */
  readonly listen: () => Promise<string>;
  /** a new account through the front door, with `credits` (default 100) */
  readonly signUp: (credits?: number) => Promise<TestUser>;
  /** runs a worker of this process while `work` runs; the built-in composer where no generator is given */
  readonly withWorker: <T>(generator: Pick<GenerationProvider, 'generate'>, work: () => Promise<T>) => Promise<T>;
}

let users = 0;

/** Every answer is held against the OpenAPI document. */
function documentedInject(app: FastifyInstance): FastifyInstance['inject'] {
  const inject = app.inject.bind(app) as (options: InjectOptions | string) => Promise<LightMyRequestResponse>;
  return (async (options: InjectOptions | string) => {
    const response = await inject(options);
    checkInjected(options, response);
    return response;
  }) as FastifyInstance['inject'];
}

/** The whole gateway on a database of its own; `overrides` changes single settings. Leaves nothing behind. */
export async function withApp<T>(work: (test: TestApp) => Promise<T>, overrides: Partial<Config> = {}): Promise<T> {
  const { url: databaseUrl, drop } = await createTestDatabase();
  const dataDir = await makeFolder('gamewright-app-');
  // generous limits: tests that are about one set it themselves
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RUNS_PER_MINUTE: '10000',
    MAX_ACTIVE_RUNS: '1000',
    PUBLICATIONS_PER_MINUTE: '0',
    PREVIEW_TOKENS_PER_MINUTE: '0',
  };
  const config: Config = { ...readConfig(env), ...overrides };
  let origin = 'http://127.0.0.1:4000';
  const publicUrl = () => config.publicUrl ?? origin;
  const resources = await openResources(config, databaseUrl, publicUrl);
  const app = await buildApp(resources, publicUrl);
  app.inject = documentedInject(app);
  let listening: Promise<string> | undefined;

  const listen = () => (listening ??= app.listen({ host: '127.0.0.1', port: 0 }).then((address) => (origin = address)));
  const signUp = async (credits = 100): Promise<TestUser> => {
    users += 1;
    const email = `user${users}@example.test`;
    const client = { ip: `10.1.${Math.floor(users / 250) % 250}.${users % 250}`, userAgent: 'test' };
    const { token, viewer } = await resources.services.accounts.signUp(
      { email, password: `password of ${email}` },
      client,
    );
    const difference = credits - config.signUpCredits;
    if (difference !== 0) {
      await resources.services.credits.post(viewer.user.id, {
        type: 'adjust',
        amount: difference,
        description: 'test',
      });
    }
    return { id: viewer.user.id, email, cookie: `gamewright_session=${token}` };
  };
  const withWorker: TestApp['withWorker'] = async (generator, run) => {
    const { database, wakeups, queue, services, log } = resources;
    const worker = createWorker({ database, config, wakeups, queue, generator, artifacts: services.artifacts, log });
    await worker.start();
    try {
      return await run();
    } finally {
      await worker.stop(1);
    }
  };
  try {
    return await work({ app, resources, databaseUrl, listen, signUp, withWorker });
  } finally {
    await app.close();
    await resources.close();
    await drop();
    // a request whose client is gone may still be putting away what it made
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
