import type { Database } from '../db/orm.js';
import { inTransaction } from '../db/transaction.js';
import type { Wakeups } from '../db/wakeups.js';
import { AppError } from '../errors.js';
import type { JobQueue } from '../queue/queue.js';
import { cancelFrom } from './moves.js';
import type { RunStatus } from './runs.model.js';
import { settleRun } from './settle-run.js';

export interface CancelRunDependencies {
  readonly database: Database;
  readonly wakeups: Pick<Wakeups, 'wake'>;
  readonly queue: Pick<JobQueue, 'enqueue' | 'remove'>;
}

/**
 * Cancels a run whose owner has been checked: at once while it is queued, else by telling its worker. Canceling twice
 * is fine. @throws run_already_finished
 */
export async function cancelRun({ database, wakeups, queue }: CancelRunDependencies, runId: string): Promise<void> {
  const { userId, ended } = await inTransaction(database, async (tx) => {
    const [run] = await tx.query<{ status: RunStatus; user_id: string }>(
      'select status, user_id from runs where id = $1 for update',
      runId,
    );
    if (!run) throw new AppError('studio_run_not_found');
    const userId = run.user_id;
    if (run.status === 'canceling') return { userId, ended: false };
    if (run.status !== 'queued' && run.status !== 'processing') throw new AppError('run_already_finished');
    await cancelFrom(tx, runId, run.status);
    if (run.status === 'processing') return { userId, ended: false };
    await queue.remove(tx, runId);
    await settleRun(tx, queue, runId, 'released');
    return { userId, ended: true };
  });
  // a worker that has the run listens to this too, and aborts
  wakeups.wake('run', runId);
  wakeups.wake('runs', userId);
  if (!ended) return;
  wakeups.wake('user', userId);
  // runs that waited for this one go on
  wakeups.wake('job', runId);
}
