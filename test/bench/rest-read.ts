/**
 * `npm run bench:rest`: GET of one completed run through the REST door (REST → compiled GraphQL operation → prepared
 * queries), against the same route written by hand. The server has one core, the load generator the other.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { buildApp } from '../../src/app.js';
import { createPreviewTokens } from '../../src/artifacts/preview-tokens.js';
import { readConfig } from '../../src/config.js';
import { startEmbeddedPostgres } from '../../src/db/embedded.js';
import { openDatabase } from '../../src/db/orm.js';
import { entities } from '../../src/entities.js';
import { createGenerator } from '../../src/generation/router.js';
import { migrate } from '../../src/process/migrate.js';
import { openResources, type Resources } from '../../src/process/resources.js';
import { createWorker } from '../../src/queue/worker.js';
import { buildBaseline } from './baseline.js';
import type { LoadOptions, LoadResult } from './load.js';

const ROUNDS = 5;
const CONNECTIONS = 16;
const MILLISECONDS = 3_000;

const folder = await mkdtemp(path.join(tmpdir(), 'gamewright-bench-'));
const postgres = await startEmbeddedPostgres({ dir: path.join(folder, 'postgres'), throwaway: true });
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
let origin = '';
await migrated(postgres.url);
const resources = await openResources(config, postgres.url, () => origin);
const app = await buildApp(resources, () => origin || 'http://127.0.0.1');
origin = await app.listen({ host: '127.0.0.1', port: 0 });
const tokens = createPreviewTokens(resources.secrets.previewTokenKeys);
const baseline = buildBaseline({ pool: resources.database.pool, tokens, origin: () => origin });
await baseline.listen({ host: '127.0.0.1', port: 0 });
try {
  const { token, id } = await completedRun(resources);
  const measure = async (server: typeof app) => {
    const { port } = server.server.address() as AddressInfo;
    const cookie = `gamewright_session=${token}`;
    return load({ port, path: `/api/studio/runs/${id}`, cookie, connections: CONNECTIONS, milliseconds: MILLISECONDS });
  };
  const [byHand, rest]: LoadResult[][] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const results = [await measure(baseline), await measure(app)] as const;
    // the first round warms up
    if (round === 0) continue;
    byHand!.push(results[0]);
    rest!.push(results[1]);
  }
  report('by hand', byHand!);
  report('REST', rest!);
  const ratio = median(rest!).requestsPerSecond / median(byHand!).requestsPerSecond;
  process.stdout.write(`ratio    ${ratio.toFixed(2)}\n`);
} finally {
  await baseline.close();
  await app.close();
  await resources.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function migrated(url: string): Promise<void> {
  const database = await openDatabase({ url, poolSize: 2, entities, log: () => undefined });
  await migrate(database);
  await database.close();
}

async function completedRun({ services, database, wakeups, queue, log }: Resources) {
  const input = { email: 'bench@example.test', password: 'a long password' };
  const { token, viewer } = await services.accounts.signUp(input, { ip: '127.0.0.1', userAgent: null });
  const { run } = await services.runs.create(viewer, { prompt: 'a snake that eats apples' });
  const generator = createGenerator();
  const worker = createWorker({ database, config, wakeups, queue, generator, artifacts: services.artifacts, log });
  await worker.start();
  for (let i = 0; i < 600; i += 1) {
    const found = await services.runs.find(viewer, run.id);
    if (found?.status === 'completed') break;
    await sleep(50);
  }
  await worker.stop(1);
  return { token, id: run.id };
}

function load(workerData: LoadOptions): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('load.js', import.meta.url), { workerData });
    thread.once('message', resolve).once('error', reject);
  });
}

function median(results: readonly LoadResult[]): LoadResult {
  return results.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond)[Math.floor(results.length / 2)]!;
}

function report(name: string, results: readonly LoadResult[]): void {
  const { requestsPerSecond, p50, p99 } = median(results);
  const rate = requestsPerSecond.toFixed(0).padStart(6);
  process.stdout.write(`${name.padEnd(8)} ${rate} requests/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms\n`);
}
