/**
 * Every move of a run, each one statement: the guard is its WHERE, and the event is written by it, numbered by the row
 * that it has locked. No row back means that the run was in another state than the caller expected, and that nothing was changed.
 *
 * What a worker writes carries the fence: `attempt`, which every claim raises. A worker that was paused beyond its lease
 * and comes back finds another attempt on the row, and its result is dropped.
 */
import type { AssetMode, Intent, Mode, Stage } from '../generation/provider.types.js';
import type { Transaction } from '../db/transaction.js';
import type { RunContext } from './run.entity.js';
import type { EventType, FailureCode, RunStatus } from './runs.model.js';

/** One try of a worker at a run. */
export interface Attempt {
  readonly runId: string;
  readonly attempt: number;
}

/** Of a run that a worker has. */
export type HeldStatus = Extract<RunStatus, 'processing' | 'canceling'>;

export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
  readonly retryable: boolean;
}

type Payload = Readonly<Record<string, string | number | boolean>>;

interface Move {
  /** assignments, with `$3…` for `values` */
  readonly set: string;
  /** beyond `id = $1` */
  readonly where: string;
  readonly event: EventType;
  readonly payload?: Payload;
  /** SQL for payload keys that only the row knows, merged into `payload` */
  readonly rowPayload?: string;
  readonly values?: readonly unknown[];
  readonly returning?: string;
}

async function move<Row>(tx: Transaction, runId: string, m: Move): Promise<Row | null> {
  const rows = await tx.query<Row>(
    `with moved as (
       update runs set ${m.set}, last_seq = last_seq + 1, updated_at = now() where id = $1 and ${m.where} returning *
     ), logged as (
       insert into run_events (run_id, seq, type, payload)
       select id, last_seq, '${m.event}', $2::jsonb || ${m.rowPayload ?? `'{}'::jsonb`} from moved
     )
     select ${m.returning ?? 'id'} from moved`,
    runId,
    JSON.stringify(m.payload ?? {}),
    ...(m.values ?? []),
  );
  return rows[0] ?? null;
}

const ENDED = `stage = null, lease_until = null, deadline_at = null, finished_at = now()`;

export interface ClaimedRow {
  readonly user_id: string;
  readonly attempt: number;
  readonly prompt: string;
  readonly mode: Mode;
  readonly intent: Intent;
  readonly asset_mode: AssetMode;
  readonly seed: string;
  readonly parent_run_id: string | null;
  readonly context: RunContext | null;
  readonly progress: number;
}

/** queued, and waiting for no parent → processing, under a lease and a deadline of `…Seconds` from now. */
export async function claim(
  tx: Transaction,
  runId: string,
  { leaseSeconds, deadlineSeconds }: { leaseSeconds: number; deadlineSeconds: number },
): Promise<ClaimedRow | null> {
  return move<ClaimedRow>(tx, runId, {
    set: `status = 'processing', stage = 'planning', attempt = attempt + 1, started_at = coalesce(started_at, now()),
      lease_until = now() + $3 * interval '1 second', deadline_at = now() + $4 * interval '1 second'`,
    where: `status = 'queued' and not awaits_parent`,
    event: 'started',
    rowPayload: `jsonb_build_object('attempt', attempt)`,
    values: [leaseSeconds, deadlineSeconds],
    returning: 'user_id, attempt, prompt, mode, intent, asset_mode, seed, parent_run_id, context, progress',
  });
}

/** Steps of an attempt in their order, with progress that does not fall, by one statement: an event each; the run's progress stays where it is rather than fall. */
export async function advance(
  tx: Pick<Transaction, 'query'>,
  { runId, attempt }: Attempt,
  ...steps: readonly { stage: Stage; progress: number; message?: string }[]
): Promise<boolean> {
  const last = steps.at(-1);
  if (!last) return true;
  const rows = await tx.query(
    `with held as (
       select id, progress, last_seq from runs where id = $1 and status = 'processing' and attempt = $2 for update
     ), moved as (
       update runs set stage = $4, progress = greatest(runs.progress, $5::smallint), last_seq = runs.last_seq + $6::int, updated_at = now()
         from held where runs.id = held.id returning runs.id
     ), logged as (
       insert into run_events (run_id, seq, type, payload)
       select id, last_seq + n, 'progress',
         step || jsonb_build_object('progress', greatest(progress, (step ->> 'progress')::smallint))
         from held, jsonb_array_elements($3::jsonb) with ordinality as reported (step, n)
     )
     select id from moved`,
    runId,
    attempt,
    JSON.stringify(steps.map(({ stage, progress, message }) => ({ stage, progress, message }))),
    last.stage,
    Math.max(...steps.map(({ progress }) => progress)),
    steps.length,
  );
  return rows.length > 0;
}

/**
 * Locks the row of an attempt that is to end, so that a cancellation can't come between looking and moving.
 * @returns the status, or null where the attempt is no longer the run's
 */
export async function lockAttempt(tx: Transaction, { runId, attempt }: Attempt): Promise<HeldStatus | null> {
  const rows = await tx.query<{ status: HeldStatus }>(
    `select status from runs where id = $1 and attempt = $2 and status in ('processing', 'canceling') for update`,
    runId,
    attempt,
  );
  return rows[0]?.status ?? null;
}

/** processing or canceling (the work was already done) → completed. The artifact's row is there. */
export async function complete(
  tx: Transaction,
  { runId, attempt }: Attempt,
  result: { artifactId: string; provider: string; model: string | null },
): Promise<boolean> {
  const row = await move(tx, runId, {
    set: `status = 'completed', progress = 100, artifact_id = $4, provider = $5, model = $6, ${ENDED}`,
    where: `status in ('processing', 'canceling') and attempt = $3`,
    event: 'completed',
    // whose result it is: an invariant compares it with the run's last attempt
    payload: { artifactId: result.artifactId, attempt },
    values: [attempt, result.artifactId, result.provider, result.model],
  });
  return row !== null;
}

/** queued → failed (attempt as it was at the last loss), processing → failed. */
export async function fail(
  tx: Transaction,
  { runId, attempt }: Attempt,
  from: Extract<RunStatus, 'queued' | 'processing'>,
  failure: Failure,
): Promise<boolean> {
  const row = await move(tx, runId, {
    set: `status = 'failed', failure_code = $5, failure_message = $6, failure_retryable = $7, ${ENDED}`,
    where: `status = $4 and attempt = $3`,
    event: 'failed',
    payload: { ...failure, attempt },
    values: [attempt, from, failure.code, failure.message, failure.retryable],
  });
  return row !== null;
}

/** processing → queued, by a worker that stops in order (`lost: false`) or by the sweep for one that died. */
export async function requeue(
  tx: Transaction,
  { runId, attempt }: Attempt,
  { lost, reason }: { lost: boolean; reason: string },
): Promise<boolean> {
  const row = await move(tx, runId, {
    set: `status = 'queued', stage = null, lease_until = null, deadline_at = null, losses = losses + $4::smallint`,
    where: `status = 'processing' and attempt = $3`,
    event: 'requeued',
    payload: { attempt, reason },
    values: [attempt, lost ? 1 : 0],
  });
  return row !== null;
}

/** queued → canceled at once; processing → canceling, which its worker turns into canceled. */
export async function cancelFrom(
  tx: Transaction,
  runId: string,
  status: Extract<RunStatus, 'queued' | 'processing'>,
): Promise<boolean> {
  const row = await move(
    tx,
    runId,
    status === 'queued'
      ? { set: `status = 'canceled', ${ENDED}`, where: `status = 'queued'`, event: 'canceled' }
      : { set: `status = 'canceling'`, where: `status = 'processing'`, event: 'cancelRequested' },
  );
  return row !== null;
}

/** canceling → canceled, by the attempt's worker or by the sweep when that is gone. */
export async function finishCancel(tx: Transaction, { runId, attempt }: Attempt): Promise<boolean> {
  const row = await move(tx, runId, {
    set: `status = 'canceled', ${ENDED}`,
    where: `status = 'canceling' and attempt = $3`,
    event: 'canceled',
    values: [attempt],
  });
  return row !== null;
}
