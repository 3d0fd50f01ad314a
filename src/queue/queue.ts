/**
 * The queue of runs: pg-boss in our own PostgreSQL. A job says "this run waits for a worker" and nothing else; its id is
 * the run's. It is added in the transaction that queues the run and removed in the one that claims it, so that a queued
 * run and its job live and die together, and a second `enqueue` of the same run changes nothing.
 *
 * What pg-boss does: handing out each job once (SKIP LOCKED), in order, and again when the process that fetched it died
 * before it claimed the run. Leases, attempts and deadlines of claimed runs stand on the run's row (`runs/moves.ts`).
 */
import type { PgBoss, SendOptions } from 'pg-boss';
import { AppError } from '../errors.js';
import type { Log } from '../log.js';
import type { Database } from '../db/orm.js';
import { whenThere } from '../db/patience.js';
import type { Transaction } from '../db/transaction.js';
import { openBoss, QUEUE } from './install.js';

export interface JobQueue {
  /** Adds the run's job in `tx`. @throws generation_queue_unavailable where the queue is not there */
  enqueue(tx: Transaction, runId: string, priority: Priority): Promise<void>;
  /** Removes the run's job in `tx`, whatever its state. */
  remove(tx: Transaction, runId: string): Promise<void>;
  /** @throws Error where the queue can't take jobs */
  ready(): Promise<void>;
  /** Takes jobs, at most `concurrency` at a time, until `release()`. */
  consume(concurrency: number, handle: (runId: string) => Promise<void>): Promise<JobConsumer>;
  /** Gives back jobs that were fetched by a process that died before it claimed their run. */
  recover(): Promise<void>;
  stop(): Promise<void>;
}

export interface JobConsumer {
  /** Looks for jobs now; without it every 2 s. */
  wake(): void;
  /** Fetches no more; resolves when what was fetched has been handled. */
  release(): Promise<void>;
}

/** A run that lost its worker waited once already, so it goes first. */
export type Priority = 'first' | 'usual';

const LIVE: ReadonlySet<string> = new Set(['created', 'retry', 'active']);

async function startJobs(database: JobQueueOptions['database'], log: Log): Promise<PgBoss> {
  const jobs = openBoss(database, false);
  jobs.on('error', (error) => log.warn({ err: error }, 'The job queue reports an error.'));
  try {
    await jobs.start();
    return jobs;
  } catch (error) {
    // its timers are running already
    await jobs.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

export interface JobQueueOptions {
  readonly database: Pick<Database, 'pool'>;
  readonly log: Log;
}

/** Starts on a database that has been migrated, and waits for one that is away. Uses its pool, no connection of its own. */
export async function createJobQueue({ database, log }: JobQueueOptions): Promise<JobQueue> {
  const jobs = await whenThere(
    () => startJobs(database, log),
    (message) => log.warn(message),
  );
  const send = async (options: SendOptions): Promise<boolean> => {
    try {
      return (await jobs.send(QUEUE, null, options)) !== null;
    } catch (cause) {
      // pg-boss has no code for it; `recovery.test.ts` fails when the words change
      if (cause instanceof Error && cause.message === `Queue ${QUEUE} does not exist`)
        throw new AppError('generation_queue_unavailable', { cause });
      throw cause;
    }
  };
  return {
    async enqueue(tx, runId, priority) {
      const options = { id: runId, priority: priority === 'first' ? 1 : 0, db: tx.db };
      if (await send(options)) return;
      const [job] = await jobs.findJobs(QUEUE, { id: runId, db: tx.db });
      if (job && LIVE.has(job.state)) return;
      // the row of an ended job has the same id, and would keep the new one out
      if (job) await jobs.deleteJob(QUEUE, runId, { db: tx.db });
      if (!job || !(await send(options))) throw new AppError('generation_queue_unavailable');
    },
    async remove(tx, runId) {
      await jobs.deleteJob(QUEUE, runId, { db: tx.db });
    },
    async ready() {
      if (!(await jobs.getQueue(QUEUE))) throw new Error(`There is no queue ${QUEUE}.`);
    },
    async consume(concurrency, handle) {
      const ids: string[] = [];
      for (let i = 0; i < concurrency; i += 1) {
        // one registration a slot, since only the id that work() returns can be woken
        const slot: { id?: string } = {};
        slot.id = await jobs.work<null>(QUEUE, { batchSize: 1, pollingIntervalSeconds: 2 }, async ([job]) => {
          if (job) await handle(job.id);
          // more may wait: fetch again at once instead of after the interval
          if (slot.id) jobs.notifyWorker(slot.id);
        });
        ids.push(slot.id);
      }
      return {
        wake: () => ids.forEach((id) => jobs.notifyWorker(id)),
        release: async () => {
          await Promise.all(ids.map((id) => jobs.offWork(QUEUE, { id, wait: true })));
        },
      };
    },
    recover: () => jobs.supervise(QUEUE),
    stop: () => jobs.stop({ graceful: false }),
  };
}
