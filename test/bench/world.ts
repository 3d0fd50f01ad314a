/** The whole gateway on a database of its own, with one user and what a worker made for him. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.js';
import { readConfig } from '../../src/config.js';
import { startEmbeddedPostgres } from '../../src/db/embedded.js';
import { openDatabase } from '../../src/db/orm.js';
import { entities } from '../../src/entities.js';
import { createGenerator } from '../../src/generation/router.js';
import { migrate } from '../../src/process/migrate.js';
import { openResources, type Resources } from '../../src/resources.js';
import { createWorker } from '../../src/worker/worker.js';

export interface BenchGateway {
  readonly app: FastifyInstance;
  readonly resources: Resources;
  readonly databaseUrl: string;
  readonly origin: string;
}

export interface BenchApp extends BenchGateway {
  readonly cookie: string;
  /** the newest run; its game is public */
  readonly runId: string;
  /** oldest first */
  readonly runIds: readonly string[];
  readonly slug: string;
}

const MINUTES = 60_000;

/** Listens on a free port with `runs` completed runs of one user; leaves nothing behind. */
export function withBenchApp(runs: number, work: (bench: BenchApp) => Promise<void>): Promise<void> {
  const limits = { RUNS_PER_MINUTE: String(runs), MAX_ACTIVE_RUNS: String(runs), SIGN_UP_CREDITS: String(10 * runs) };
  return withBenchGateway(limits, async (gateway) => work({ ...gateway, ...(await fill(gateway.resources, runs)) }));
}

/** Listens on a free port, without limits of requests, on an empty database; leaves nothing behind. */
export async function withBenchGateway(
  environment: Readonly<Record<string, string>>,
  work: (bench: BenchGateway) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gamewright-bench-'));
  const postgres = await startEmbeddedPostgres({ dir: path.join(folder, 'postgres'), throwaway: true });
  const limits = { REQUESTS_PER_MINUTE: '0', QUERY_COST_PER_MINUTE: '0', ...environment };
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...limits });
  let origin = '';
  try {
    const database = await openDatabase({ url: postgres.url, poolSize: 2, entities, log: () => undefined });
    await migrate(database);
    await database.close();
    const resources = await openResources(config, postgres.url, () => origin);
    const app = await buildApp(resources, () => origin || 'http://127.0.0.1');
    try {
      origin = await app.listen({ host: '127.0.0.1', port: 0 });
      await work({ app, resources, databaseUrl: postgres.url, origin });
    } finally {
      await app.close();
      await resources.close();
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(
  resources: Resources,
  count: number,
): Promise<Pick<BenchApp, 'cookie' | 'runId' | 'runIds' | 'slug'>> {
  const { services } = resources;
  const input = { email: 'bench@example.test', password: 'a long password' };
  const { token, viewer } = await services.accounts.signUp(input, { ip: '127.0.0.1', userAgent: null });
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) {
    ids.push((await services.runs.create(viewer, { prompt: 'a snake that eats apples' })).run.id);
  }
  const { artifacts } = services;
  const worker = createWorker({ ...resources, generator: createGenerator(), artifacts });
  await worker.start();
  for (const id of ids) {
    for await (const event of services.runs.events(viewer, id, 0, AbortSignal.timeout(5 * MINUTES))) void event;
  }
  await worker.stop(1);
  const runId = ids.at(-1)!;
  const run = await services.runs.find(viewer, runId);
  if (!run?.artifactId) throw new Error(`The run ended as ${run?.status}.`);
  const content = { title: 'A snake', description: 'It eats apples.', controls: ['Arrow keys: steer'] };
  const { slug } = await services.publications.publish(viewer, run.artifactId, content);
  return { cookie: `gamewright_session=${token}`, runId, runIds: ids, slug };
}
