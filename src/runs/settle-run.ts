import { settleHold, type Settlement } from '../credits/ledger.js';
import type { Transaction } from '../db/transaction.js';
import type { JobQueue } from '../queue/queue.js';

/**
 * What every end of a run brings with it, in the transaction that ends it: the runs that waited for it go on, each with
 * a job of its own (first in line, since they were accepted before most of what waits there), and its hold is captured
 * or released.
 *
 * The waiting rows come before the account: whoever cancels one of them locks its row and then the account, and the
 * other way round each would wait for the other.
 */
export async function settleRun(
  tx: Transaction,
  queue: Pick<JobQueue, 'enqueue'>,
  runId: string,
  settlement: Settlement,
): Promise<void> {
  const waiting = await tx.query<{ id: string }>(
    `update runs set awaits_parent = false where parent_run_id = $1 and awaits_parent and status = 'queued' returning id`,
    runId,
  );
  for (const { id } of waiting) await queue.enqueue(tx, id, 'first');
  await settleHold(tx, runId, settlement);
}
