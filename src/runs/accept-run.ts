/**
 * A run is accepted by one statement, which is a transaction of its own: `accept_run` (migration 0011) looks at the key,
 * the parent, the account, the user's active runs and the queue, and then writes the hold, the job, the thread, the run,
 * its first event and the key. Creations of one user wait for each other at the account's row, those of different users
 * nowhere.
 */
import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { prepared, type Queryable } from '../db/sql.js';
import { AppError } from '../errors.js';
import type { AcceptableRun } from './create-run.input.js';
import type { QueueCapacity, Tickets } from './queue-capacity.js';
import type { References } from './references.js';
import type { RunRecord } from './runs.model.js';

/** What an owner may have at once, and what a run costs. */
export interface Terms {
  readonly price: number;
  readonly maxActiveRuns: number;
}

/**
 * - accepted: all of it is written. The others have written nothing.
 * - replayed: the key stands for a run, which is told
 * - bound_used_up: other gateways used the room that was relied on; begin again, and count
 * - queue_missing: there is no queue of pg-boss
 */
type Outcome =
  | 'accepted'
  | 'replayed'
  | 'idempotency_in_progress'
  | 'idempotency_key_reused'
  | 'too_many_active_runs'
  | 'studio_credits_insufficient'
  | 'bound_used_up'
  | 'queue_full'
  | 'queue_missing';

interface Row {
  readonly outcome: Outcome;
  readonly run_id: string | null;
  readonly thread_key: string | null;
  readonly accepted_at: Date | null;
  /** what can be spent, where that was too little */
  readonly available: number | null;
  /** the ticket that was drawn, if it came to that */
  readonly ticket: number | null;
  /** how many runs were queued or at work, where they were counted, this one included */
  readonly depth: number | null;
}

type Values = [
  id: string,
  userId: string,
  price: number,
  maxActive: number,
  key: string | null,
  bodyHash: Buffer,
  parentRunId: string | null,
  needsParent: boolean,
  ticketAbove: number | null,
  ticketMost: number | null,
  capacity: number,
  threadId: string,
  threadKey: string | null,
  prompt: string,
  mode: string,
  intent: string,
  assetMode: string,
  context: string | null,
  seed: number,
];

const accept = prepared<Row, Values>(
  'accept_run',
  `select outcome, run_id, thread_key, accepted_at, available, ticket, depth
   from accept_run($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
);

const LOCK_NOT_AVAILABLE = '55P03';

/** `run` is as it was accepted, or the id of the one that the key stands for. */
export type Accepted =
  { readonly replayed: false; readonly run: RunRecord } | { readonly replayed: true; readonly id: string };

/**
 * Accepts a run that is valid and whose references are known, or leaves nothing.
 * @throws idempotency_in_progress, idempotency_key_reused, too_many_active_runs, studio_credits_insufficient,
 *   generation_queue_unavailable, in this order
 */
export async function acceptRun(
  db: Queryable,
  capacity: QueueCapacity,
  ...[userId, input, references, terms]: [string, AcceptableRun, References, Terms]
): Promise<Accepted> {
  const call = async (tickets: Tickets | null): Promise<Row> => {
    const { countedAt } = capacity;
    const row = await callOnce(db, capacity.runs, tickets, userId, input, references, terms);
    if (row.ticket !== null) capacity.see(row.ticket, countedAt);
    return row;
  };
  const { tickets } = capacity;
  let row = tickets ? await call(tickets) : undefined;
  if (!row || row.outcome === 'bound_used_up') {
    row = await call(null);
    const { ticket, depth } = row;
    if (row.outcome === 'accepted' && ticket !== null && depth !== null) capacity.learn({ ticket, depth });
  }
  if (row.outcome === 'replayed') return { replayed: true, id: row.run_id! };
  if (row.outcome !== 'accepted') throw refusal(row, terms);
  return { replayed: false, run: toAcceptedRun(row, userId, input, references, terms) };
}

async function callOnce(
  db: Queryable,
  capacity: number,
  tickets: Tickets | null,
  ...[userId, input, references, { price, maxActiveRuns }]: [string, AcceptableRun, References, Terms]
): Promise<Row> {
  const { intent, context } = input;
  try {
    const [row] = await accept(
      db,
      uuidv7(),
      userId,
      price,
      maxActiveRuns,
      input.idempotencyKey,
      input.bodyHash,
      references.parentRunId,
      // a new game needs none, and an artifact in the context is there already
      intent !== 'create' && context === null,
      tickets?.above ?? null,
      tickets?.most ?? null,
      capacity,
      uuidv7(),
      references.threadKey,
      input.prompt,
      input.mode,
      intent,
      input.assetMode,
      context && JSON.stringify(context),
      // every uint32 alike; the upper bound is exclusive
      randomInt(2 ** 32),
    );
    return row!;
  } catch (cause) {
    if ((cause as { code?: unknown }).code === LOCK_NOT_AVAILABLE)
      throw new AppError('generation_queue_unavailable', { cause });
    throw cause;
  }
}

function refusal({ outcome, available }: Row, { price }: Terms): Error {
  switch (outcome) {
    case 'idempotency_in_progress':
    case 'idempotency_key_reused':
    case 'too_many_active_runs':
      return new AppError(outcome);
    case 'studio_credits_insufficient':
      return insufficient(price, available ?? 0);
    case 'queue_full':
      return new AppError('generation_queue_unavailable', { retryAfter: 10 });
    case 'queue_missing':
      return new AppError('generation_queue_unavailable');
    default:
      return new Error(`A run can't be refused as ${outcome}.`);
  }
}

function insufficient(required: number, available: number): AppError {
  const message = `This run costs ${required} credits; you have ${available}. Add credits and try again.`;
  return new AppError('studio_credits_insufficient', {
    message,
    details: [{ path: '', code: 'insufficient', message, required, available }],
  });
}

/** What `readRun` would find: the defaults of the table, and what was written. */
function toAcceptedRun(
  row: Row,
  ...[userId, input, references, { price }]: [string, AcceptableRun, References, Terms]
): RunRecord {
  return {
    id: row.run_id!,
    userId,
    status: 'queued',
    stage: null,
    progress: 0,
    attempt: 0,
    prompt: input.prompt,
    mode: input.mode,
    intent: input.intent,
    assetMode: input.assetMode,
    threadId: row.thread_key!,
    parentRunId: references.parentRunId,
    provider: null,
    model: null,
    artifactId: null,
    lastSeq: 1,
    artifact: null,
    credits: { held: price, charged: 0, released: 0 },
    failure: null,
    createdAt: row.accepted_at!,
    startedAt: null,
    finishedAt: null,
    updatedAt: row.accepted_at!,
  };
}
