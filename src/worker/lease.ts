/**
 * A worker's hold on an attempt: it renews the lease on the run's row, and aborts the attempt's signal when the run was
 * canceled, belongs to another attempt by now, has no time left, or the process is to end.
 */
import type { Wakeups } from '../db/wakeups.js';
import { prepared, type Queryable } from '../db/sql.js';
import type { Log } from '../log.js';
import type { Attempt, HeldStatus } from '../runs/moves.js';

/** Why an attempt is to stop. */
export type StopCause = 'canceled' | 'lost' | 'deadline' | 'stopping';

/** The reason of the aborted signal. */
export class AttemptStopped extends Error {
  override readonly name = 'AttemptStopped';
  constructor(readonly stopCause: StopCause) {
    super(`The attempt was stopped: ${stopCause}.`);
  }
}

export interface Lease {
  readonly signal: AbortSignal;
  /** Aborts the signal; only the first cause counts. */
  stop(cause: StopCause): void;
  /** Looks at the row now. */
  check(): void;
  /** Renews no more. */
  end(): void;
}

export interface LeaseOptions {
  readonly db: Queryable;
  readonly wakeups: Pick<Wakeups, 'on' | 'onGap'>;
  readonly log: Log;
  readonly leaseSeconds: number;
  readonly deadlineSeconds: number;
}

const renew = prepared<{ status: HeldStatus }, [runId: string, attempt: number, seconds: number]>(
  'renew_lease',
  `update runs set lease_until = now() + $3::float8 * interval '1 second'
   where id = $1 and attempt = $2 and status in ('processing', 'canceling') returning status`,
);

/** Renews three times a lease, so that one late renewal loses nothing. */
export function holdLease({ runId, attempt }: Attempt, options: LeaseOptions): Lease {
  const { db, wakeups, log, leaseSeconds, deadlineSeconds } = options;
  const controller = new AbortController();
  let checking = false;
  let again = false;
  let ended = false;

  const stop = (cause: StopCause) => {
    if (!controller.signal.aborted) controller.abort(new AttemptStopped(cause));
  };
  const look = async (): Promise<void> => {
    try {
      const [row] = await renew(db, runId, attempt, leaseSeconds);
      if (ended) return;
      if (!row) stop('lost');
      else if (row.status === 'canceling') stop('canceled');
    } catch (error) {
      // the next look tries again; were the lease to end meanwhile, the fence drops our result
      log.warn({ err: error, runId }, 'The lease of a run could not be renewed.');
    }
  };
  const check = () => {
    again = true;
    if (checking) return;
    checking = true;
    void (async () => {
      while (again) {
        again = false;
        if (!ended) await look();
      }
      checking = false;
    })();
  };

  const heartbeat = setInterval(check, (leaseSeconds * 1000) / 3);
  const deadline = setTimeout(() => stop('deadline'), deadlineSeconds * 1000);
  const stopListening = [
    wakeups.on('run', (id) => {
      if (id === runId) check();
    }),
    wakeups.onGap(check),
  ];
  return {
    signal: controller.signal,
    stop,
    check,
    end() {
      ended = true;
      clearInterval(heartbeat);
      clearTimeout(deadline);
      for (const off of stopListening) off();
    },
  };
}
