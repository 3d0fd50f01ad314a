/** The embedded PostgreSQL dies under a gateway and a worker that are at work, and comes back by itself. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { buildApp } from '../../src/app.js';
import { readConfig } from '../../src/config.js';
import { startEmbeddedPostgres } from '../../src/db/embedded.js';
import { openDatabase } from '../../src/db/orm.js';
import { entities } from '../../src/entities.js';
import { migrate } from '../../src/process/migrate.js';
import { openResources, type Resources } from '../../src/resources.js';
import { createWorker } from '../../src/worker/worker.js';
import { openSocket } from '../graphql/client.js';
import { held } from '../helpers/generators.js';
import { expectInvariants } from '../helpers/invariants.js';
import type { TestApp } from '../helpers/app.js';

const EVENTS = `subscription ($runId: ID!) { studioRunEvents(runId: $runId) { seq type run { status } } }`;

interface Served extends Resources {
  readonly app: Awaited<ReturnType<typeof buildApp>>;
  readonly origin: string;
  /** of the server that runs now */
  readonly postmaster: () => Promise<number>;
  readonly said: readonly string[];
}

async function withOwnPostgres(work: (served: Served) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gamewright-dies-'));
  const dir = path.join(folder, 'postgres');
  const said: string[] = [];
  const postgres = await startEmbeddedPostgres({ dir, log: (message) => said.push(message) });
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  let origin = 'http://127.0.0.1';
  try {
    const database = await openDatabase({ url: postgres.url, poolSize: 2, entities, log: () => undefined });
    await migrate(database);
    await database.close();
    const resources = await openResources(config, postgres.url, () => origin);
    const app = await buildApp(resources, () => origin);
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const postmaster = async () =>
      Number.parseInt(await readFile(path.join(dir, 'postmaster.pid'), 'utf8').catch(() => ''), 10);
    try {
      await work({ ...resources, app, origin, postmaster, said });
    } finally {
      await app.close();
      await resources.close();
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

test(
  'requests are 503 meanwhile, watchers and the worker wait, and the run is completed and charged once',
  () =>
    withOwnPostgres(async (served) => {
      const { app, services, database, origin, postmaster, said } = served;
      const client = { ip: '127.0.0.1', userAgent: 'test' };
      const { token, viewer } = await services.accounts.signUp(
        { email: 'ada@example.test', password: 'a password for this' },
        client,
      );
      const cookie = `gamewright_session=${token}`;
      const { run } = await services.runs.create(viewer, { prompt: 'a snake game' });
      const generator = held();
      const worker = createWorker({ ...served, generator, artifacts: services.artifacts });
      await worker.start();

      const socket = await openSocket({ listen: async () => origin } as TestApp, { cookie });
      socket.subscribe('run', EVENTS, { runId: run.id });
      const seen: { seq: number; type: string }[] = [];
      const next = async () => {
        const { type, payload } = await socket.next();
        if (type === 'next') seen.push(payload.data?.studioRunEvents as { seq: number; type: string });
        return { type, errors: payload?.errors as unknown };
      };
      await next();
      const stream = await fetch(`${origin}/api/studio/runs/${run.id}/events`, { headers: { cookie } });
      const overHttp = stream.text();
      await generator.reached();

      const before = await postmaster();
      process.kill(before, 'SIGQUIT');
      const answers = new Set<string>();
      const requests: InjectOptions[] = [
        { url: '/readyz' },
        { url: '/api/studio/runs', headers: { cookie } },
        { method: 'POST', url: '/api/studio/runs', headers: { cookie }, payload: { prompt: 'another' } },
        { method: 'POST', url: '/graphql', headers: { cookie }, payload: { query: '{ viewer { id } }' } },
        { url: '/games' },
      ];
      // until all of them are answered again
      for (let back = 0; back < requests.length;) {
        const responses = await Promise.all(requests.map((request) => app.inject(request)));
        back = responses.filter(({ statusCode }) => statusCode < 300).length;
        for (const { statusCode, headers } of responses)
          if (statusCode >= 400) answers.add(`${statusCode} ${String(headers['retry-after'])}`);
        await sleep(50);
      }
      expect([...answers]).toEqual(['503 1']);
      expect(await postmaster()).not.toBe(before);
      expect(said).toEqual([expect.stringContaining('PostgreSQL ended by itself')]);

      generator.release();
      for (let last = await next(); last.type !== 'complete'; last = await next())
        expect(last).toEqual({ type: 'next', errors: undefined });
      expect(seen.map(({ seq }) => seq)).toEqual(seen.map((_, i) => i + 1));
      expect(seen.at(-1)?.type).toBe('completed');
      const ids = [...(await overHttp).matchAll(/^id: (\d+)$/gmu)].map(([, id]) => Number(id));
      expect(ids).toEqual(seen.map(({ seq }) => seq));
      socket.close();
      await worker.stop(10);
      const holds = await database.pool.query('select state, amount from credit_holds where run_id = $1', [run.id]);
      expect(holds.rows).toEqual([{ state: 'captured', amount: 10 }]);
      await expectInvariants(database.pool);
    }),
  60_000,
);
