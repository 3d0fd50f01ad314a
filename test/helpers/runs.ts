import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import type { Viewer } from '../../src/accounts/accounts.model.js';
import type { ArtifactsService } from '../../src/artifacts/artifacts.model.js';
import { readConfig, type Config } from '../../src/config.js';
import type { CreditsService } from '../../src/credits/credits.model.js';
import { createCreditsService } from '../../src/credits/credits.service.js';
import { openCreditAccount } from '../../src/credits/open-account.js';
import type { Database } from '../../src/db/orm.js';
import { openWakeups, type Wakeups } from '../../src/db/wakeups.js';
import type { GenerationProvider, GenerationResult } from '../../src/generation/provider.types.js';
import { createJobQueue, type JobQueue } from '../../src/queue/queue.js';
import { createWorker, type Worker, type WorkerTimes } from '../../src/queue/worker.js';
import type { RunEventRecord, RunRecord, RunsService } from '../../src/runs/runs.model.js';
import { createRunsService } from '../../src/runs/runs.service.js';
import { withDatabase } from './database.js';
import { expectInvariants } from './invariants.js';

export type Generator = Pick<GenerationProvider, 'generate'>;

export interface RunsKit {
  readonly database: Database;
  readonly url: string;
  readonly config: Config;
  readonly wakeups: Wakeups;
  readonly queue: JobQueue;
  readonly runs: RunsService;
  readonly credits: CreditsService;
  readonly signUp: (credits: number) => Promise<Viewer>;
  /** a worker with a queue of its own, as in another process, while `work` runs */
  readonly withWorker: <T>(
    generator: Generator,
    work: (worker: Worker) => Promise<T>,
    times?: Partial<WorkerTimes>,
  ) => Promise<T>;
  /** waits for an event, not for a time; resolves with it */
  readonly untilEvent: (
    viewer: Viewer,
    runId: string,
    type: RunEventRecord['type'],
    after?: number,
  ) => Promise<RunEventRecord>;
  /** waits for the end of the log */
  readonly ended: (viewer: Viewer, runId: string) => Promise<RunRecord>;
}

export const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' });
/** short enough for tests that wait for a lease to end, long enough for a busy machine to renew it */
export const SHORT: WorkerTimes = { leaseSeconds: 1.5, sweepSeconds: 0.3, abandonSeconds: 0.5 };

/** What a run's end costs is checked against every invariant before the database goes. */
export async function withRuns<T>(work: (kit: RunsKit) => Promise<T>, overrides: Partial<Config> = {}): Promise<T> {
  const config: Config = { ...readConfig({ RUNS_PER_MINUTE: '100000', MAX_ACTIVE_RUNS: '10000' }), ...overrides };
  return withDatabase(async (database, url) => {
    const wakeups = await openWakeups(url, () => undefined);
    const queue = await createJobQueue({ database, log });
    const shared = { database, config, wakeups, queue };
    const runs = createRunsService(shared);
    const kit: RunsKit = {
      ...shared,
      url,
      runs,
      credits: createCreditsService(shared),
      signUp: (credits) => signUp(database, credits),
      async withWorker(generator, inside, times = SHORT) {
        const own = await createJobQueue({ database, log });
        const worker = createWorker({ ...shared, queue: own, generator, artifacts: memoryStore, log, times });
        await worker.start();
        try {
          return await inside(worker);
        } finally {
          await worker.stop(0);
          await own.stop();
        }
      },
      async untilEvent(viewer, runId, type, after = 0) {
        for await (const event of runs.events(viewer, runId, after, AbortSignal.timeout(15_000)))
          if (event.type === type) return event;
        throw new Error(`Run ${runId} got no event ${type}.`);
      },
      async ended(viewer, runId) {
        for await (const event of runs.events(viewer, runId, 0, AbortSignal.timeout(15_000))) void event;
        const run = await runs.find(viewer, runId);
        if (!run?.finishedAt) throw new Error(`Run ${runId} did not end: ${run?.status}.`);
        return run;
      },
    };
    try {
      const result = await work(kit);
      await expectInvariants(database.pool);
      return result;
    } finally {
      await queue.stop();
      await wakeups.close();
    }
  });
}

let users = 0;
/** A user with a credit account, without the cost of a password. */
export async function signUp(database: Database, credits: number): Promise<Viewer> {
  const id = uuidv7();
  users += 1;
  const email = `runs-${users}-${id.slice(-6)}@example.test`;
  await database.orm.em.fork().transactional(async (em) => {
    await em.execute('insert into users (id, email, name) values (?, ?, ?)', [id, email, 'Test']);
    await openCreditAccount(em, id, credits, 'Test credits');
  });
  const now = new Date();
  return {
    user: { id, email, name: 'Test', createdAt: now },
    session: {
      id: uuidv7(),
      userId: id,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 60_000),
      userAgent: null,
      ip: null,
    },
  };
}

/** Hashes the entry file; keeps no bytes. The real store has tests of its own. */
export const memoryStore: Pick<ArtifactsService, 'stage'> = {
  stage: (result) => {
    const id = uuidv7();
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    const [entry] = result.files;
    if (!entry) throw new Error('A result has at least one file.');
    return Promise.resolve({
      record: {
        id,
        type: result.type,
        title: result.title,
        contentType: entry.contentType,
        sizeBytes: entry.bytes.length,
        fileCount: result.files.length,
        sha256: hash(entry.bytes),
        entryPath: result.entryPath,
        manifest: result.manifest,
        playability: result.playability,
      },
      files: result.files.map((file) => ({
        artifactId: id,
        path: file.path,
        sha256: hash(file.bytes),
        sizeBytes: file.bytes.length,
        contentType: file.contentType,
        role: file.role,
      })),
      design: result.design,
    });
  },
};

/** A small, valid result; its bytes tell which prompt and seed made it. */
export function tinyGame(request: { prompt: string; seed: number }): GenerationResult {
  const bytes = Buffer.from(`<!doctype html><title>${request.seed}</title>`);
  return {
    type: 'html',
    title: 'Tiny',
    files: [{ path: 'index.html', contentType: 'text/html; charset=utf-8', role: 'entry', bytes }],
    entryPath: 'index.html',
    manifest: { title: 'Tiny', seed: request.seed },
    design: { title: 'Tiny' } as unknown as GenerationResult['design'],
    playability: { verdict: 'unverified', checks: [] },
    provider: 'test',
    model: null,
  };
}

/** Ends at once with a tiny game. */
export const quick: Generator = {
  generate: (request, { report }) => {
    report({ stage: 'generating', progress: 40 });
    return Promise.resolve(tinyGame(request));
  },
};
