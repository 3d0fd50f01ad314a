/**
 * Recovery: finds runs that nobody will end otherwise, by the database's clock, and ends or requeues each in a
 * transaction of its own. Any number of workers may sweep at once: each row is locked, looked at again, and skipped where
 * another one has it. (No lock over the whole pass: a process that is paused while it holds one would stop all recovery.)
 */
import type { Database } from '../db/orm.js';
import { inTransaction, type Transaction } from '../db/transaction.js';
import type { Wakeups } from '../db/wakeups.js';
import type { Log } from '../log.js';
import { sweepKeys } from '../runs/idempotency.js';
import { fail, finishCancel, requeue, type Attempt, type Failure, type HeldStatus } from '../runs/moves.js';
import { settleRun } from '../runs/settle-run.js';
import { QUEUE } from '../queue/install.js';
import type { JobQueue } from '../queue/queue.js';

export interface SweepDependencies {
  readonly database: Database;
  readonly wakeups: Pick<Wakeups, 'wake'>;
  readonly queue: JobQueue;
  readonly log: Log;
}

/** A run whose worker was lost this often fails, since the run itself may be what kills workers. */
export const MOST_LOSSES = 3;
/** Rows a pass takes of each kind; the next pass takes the next ones. */
const BATCH = 100;

const WORKER_LOST: Failure = {
  code: 'worker.lost',
  message: 'Making this game was interrupted three times. Try again; nothing was charged.',
  retryable: true,
};
const EXPIRED: Failure = {
  code: 'queue.expired',
  message: 'This run waited in the queue for more than 24 hours and was canceled. Try again; nothing was charged.',
  retryable: true,
};

interface Stray extends Attempt {
  readonly userId: string;
}

interface LiveStray extends Stray {
  readonly status: HeldStatus;
  readonly losses: number;
}

const LIVE_STRAYS = `
  select id as "runId", attempt, user_id as "userId", status, losses from runs
  where status in ('processing', 'canceling') and lease_until < now() order by id limit $1`;
const EXPIRED_STRAYS = `
  select id as "runId", attempt, user_id as "userId" from runs
  where status = 'queued' and queued_at < now() - interval '24 hours' order by queued_at, id limit $1`;
// pg-boss's table by name: its API finds jobs one by one. The head of the queue is enough, since a run that no job brings
// to a worker stays behind until it is there.
const JOBLESS = `
  select r.id as "runId", r.attempt, r.user_id as "userId"
  from (select id, attempt, user_id from runs where status = 'queued' and not awaits_parent order by queued_at, id limit $1) r
  where not exists (
    select 1 from pgboss.job j where j.name = '${QUEUE}' and j.id = r.id and j.state in ('created', 'retry', 'active')
  )`;
// The transaction that ends a run lets those go on that waited for it; this is for whatever came between.
const LEFT_WAITING = `
  select c.id as "runId", c.attempt, c.user_id as "userId" from runs c join runs p on p.id = c.parent_run_id
  where c.awaits_parent and c.status = 'queued' and p.finished_at is not null order by c.id limit $1`;

/** One pass; how many runs it moved. */
export async function sweep(deps: SweepDependencies): Promise<number> {
  const { pool } = deps.database;
  let moved = 0;
  const { rows: live } = await pool.query<LiveStray>(LIVE_STRAYS, [BATCH]);
  for (const run of live) moved += await settle(deps, run, (tx) => recover(deps, tx, run));
  const { rows: expired } = await pool.query<Stray>(EXPIRED_STRAYS, [BATCH]);
  for (const run of expired) moved += await settle(deps, run, (tx) => expire(deps, tx, run));
  const { rows: left } = await pool.query<Stray>(LEFT_WAITING, [BATCH]);
  for (const run of left) moved += await settle(deps, run, (tx) => letGo(deps, tx, run));
  const { rows: jobless } = await pool.query<Stray>(JOBLESS, [BATCH]);
  for (const run of jobless) moved += await settle(deps, run, (tx) => giveJob(deps, tx, run));
  await deps.queue.recover();
  await sweepKeys(pool);
  return moved;
}

/** A run whose lease has ended: its worker died, or was paused for so long that its result will be dropped. */
async function recover({ queue }: SweepDependencies, tx: Transaction, run: LiveStray): Promise<boolean> {
  // the lease may have been renewed, or the run canceled, since the row was read
  const rows = await tx.query(
    `select id from runs where id = $1 and attempt = $2 and status = $3 and lease_until < now() for update skip locked`,
    run.runId,
    run.attempt,
    run.status,
  );
  if (rows.length === 0) return false;
  if (run.status === 'canceling') {
    await finishCancel(tx, run);
  } else if (run.losses + 1 < MOST_LOSSES) {
    await requeue(tx, run, { lost: true, reason: 'The worker was lost.' });
    await queue.enqueue(tx, run.runId, 'first');
    return true;
  } else {
    await fail(tx, run, 'processing', WORKER_LOST);
  }
  await settleRun(tx, queue, run.runId, 'released');
  return true;
}

async function expire({ queue }: SweepDependencies, tx: Transaction, run: Stray): Promise<boolean> {
  if (!(await fail(tx, run, 'queued', EXPIRED))) return false;
  await queue.remove(tx, run.runId);
  await settleRun(tx, queue, run.runId, 'released');
  return true;
}

/** A queued run without a job: the queue was emptied, or the job was used up. It gets a new one. */
async function giveJob({ queue, log }: SweepDependencies, tx: Transaction, run: Stray): Promise<boolean> {
  const rows = await tx.query(
    `select id from runs where id = $1 and status = 'queued' for update skip locked`,
    run.runId,
  );
  if (rows.length === 0) return false;
  await queue.enqueue(tx, run.runId, 'first');
  log.warn({ runId: run.runId }, 'A queued run had no job and was given one.');
  return true;
}

/** A run whose parent has ended, and which waits for it still. */
async function letGo({ queue, log }: SweepDependencies, tx: Transaction, run: Stray): Promise<boolean> {
  const rows = await tx.query(
    `update runs set awaits_parent = false where id = $1 and awaits_parent and status = 'queued' returning id`,
    run.runId,
  );
  if (rows.length === 0) return false;
  await queue.enqueue(tx, run.runId, 'first');
  log.warn({ runId: run.runId }, 'A run waited for a parent that had ended.');
  return true;
}

async function settle(
  { database, wakeups, log }: SweepDependencies,
  { runId, userId }: Stray,
  work: (tx: Transaction) => Promise<boolean>,
): Promise<number> {
  try {
    if (!(await inTransaction(database, work))) return 0;
  } catch (error) {
    // one run that can't be settled must not keep the others waiting
    log.error({ err: error, runId }, 'A run could not be recovered.');
    return 0;
  }
  wakeups.wake('run', runId);
  wakeups.wake('runs', userId);
  wakeups.wake('user', userId);
  wakeups.wake('job', runId);
  return 1;
}
