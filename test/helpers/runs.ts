import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import type { Viewer } from '../../src/accounts/accounts.model.js';
import { readConfig, type Config } from '../../src/config.js';
import type { CreditsService } from '../../src/credits/credits.model.js';
import { createCreditsService } from '../../src/credits/credits.service.js';
import { openCreditAccount } from '../../src/credits/open-account.js';
import type { Database } from '../../src/db/orm.js';
import { openWakeups, type Wakeups } from '../../src/db/wakeups.js';
import { createJobQueue, type JobQueue } from '../../src/queue/queue.js';
import { createWorker, type Worker, type WorkerTimes } from '../../src/worker/worker.js';
import type { RunEventRecord, RunRecord, RunsService } from '../../src/runs/runs.model.js';
import { createRunsService } from '../../src/runs/runs.service.js';
import { withDatabase } from './database.js';
import { expectInvariants } from './invariants.js';
import { memoryStore, SHORT, type Generator } from './tiny-game.js';

export { memoryStore, quick, SHORT, tinyGame, type Generator } from './tiny-game.js';

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
    user: { id, email, name: 'Test', guest: false, createdAt: now },
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
