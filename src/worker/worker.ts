import type { Config } from '../config.js';
import { logMessageOf } from '../db/errors.js';
import type { Database } from '../db/orm.js';
import type { Wakeups } from '../db/wakeups.js';
import type { GenerationProvider } from '../generation/provider.types.js';
import type { Log } from '../log.js';
import { runAttempt, type AttemptDependencies } from './attempt.js';
import type { Lease } from './lease.js';
import type { JobConsumer, JobQueue } from '../queue/queue.js';
import { sweep } from './sweep.js';

export interface WorkerOptions {
  readonly database: Database;
  readonly config: Pick<Config, 'workerConcurrency' | 'runDeadlineSeconds'>;
  readonly wakeups: Wakeups;
  readonly queue: JobQueue;
  readonly generator: Pick<GenerationProvider, 'generate'>;
  readonly artifacts: AttemptDependencies['artifacts'];
  readonly log: Log;
  /** see `AttemptDependencies` */
  readonly onCompleted?: AttemptDependencies['onCompleted'];
  /** shorter ones are for tests */
  readonly times?: Partial<WorkerTimes>;
}

export interface WorkerTimes {
  /** a worker that gives no sign for this long has lost its run; generating may keep the process busy for a second or two */
  readonly leaseSeconds: number;
  readonly sweepSeconds: number;
  /** see `AttemptDependencies` */
  readonly abandonSeconds: number;
}

const WORKER_TIMES: WorkerTimes = { leaseSeconds: 15, sweepSeconds: 3, abandonSeconds: 5 };

export interface Worker {
  /** Takes jobs and sweeps until `stop()`. */
  start(): Promise<void>;
  /**
   * Takes no more jobs, waits up to `graceSeconds` for what is in flight, then hands the rest back to the queue: the run
   * waits first in line, its next attempt has a higher number, and the hand-back is not counted as a lost worker.
   */
  stop(graceSeconds: number): Promise<void>;
  /** Runs in flight, for logs and tests. */
  readonly inFlight: number;
}

/** Makes games until it is stopped. Generating is CPU work, so this belongs into a process of its own. */
export function createWorker(options: WorkerOptions): Worker {
  const { database, config, wakeups, queue, log } = options;
  const times = { ...WORKER_TIMES, ...options.times };
  const deps: AttemptDependencies = { ...options, ...times, deadlineSeconds: config.runDeadlineSeconds };
  const leases = new Set<Lease>();
  let consumer: JobConsumer | undefined;
  let sweeping: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => void)[] = [];
  let stopping = false;
  let handingBack = false;

  const handle = async (runId: string): Promise<void> => {
    // fetched while `stop()` was called, maybe the very run that was just handed back: the job goes to another worker
    if (stopping) throw new Error('The worker is stopping.');
    let held: Lease | undefined;
    try {
      await runAttempt(deps, runId, (lease) => {
        held = lease;
        leases.add(lease);
        if (handingBack) lease.stop('stopping');
      });
    } catch (error) {
      // the job is done with: whatever the row says, the sweep takes it from there
      log.error({ err: error, runId }, logMessageOf(error) ?? 'An attempt could not be ended; its lease will.');
    } finally {
      if (held) leases.delete(held);
    }
  };
  const pass = () => {
    sweeping ??= sweep({ database, wakeups, queue, log })
      .then(
        (moved) => void (moved > 0 && log.info({ moved }, 'Recovered runs.')),
        (error: unknown) => log.warn({ err: error }, 'A sweep failed; the next one tries again.'),
      )
      .finally(() => (sweeping = undefined));
  };

  return {
    get inFlight() {
      return leases.size;
    },
    async start() {
      const jobs = await queue.consume(config.workerConcurrency, handle);
      consumer = jobs;
      const wake = () => jobs.wake();
      stopListening = [wakeups.on('job', wake), wakeups.onGap(wake)];
      timer = setInterval(pass, times.sweepSeconds * 1000);
      pass();
    },
    async stop(graceSeconds) {
      stopping = true;
      clearInterval(timer);
      for (const off of stopListening) off();
      const grace = setTimeout(() => {
        handingBack = true;
        for (const lease of leases) lease.stop('stopping');
      }, graceSeconds * 1000);
      await consumer?.release();
      clearTimeout(grace);
      await sweeping;
    },
  };
}
