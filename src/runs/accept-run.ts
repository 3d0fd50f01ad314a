/**
 * A run is accepted by one statement, which is a transaction of its own: `accept_run` (migration 0011) looks at the key,
 * the parent, the account, the user's active runs and the queue, and then writes the hold, the job, the thread, the run,
 * its first event and the key. Creations of one user wait for each other at the account's row, those of different users
 * nowhere, also where several share a statement (`accept_runs`, migration 0015).
 */
import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../config.js';
import { AppError } from '../errors.js';
import type { AcceptCall, AcceptRow } from './accept-run.queries.js';
import type { AcceptableRun } from './create-run.input.js';
import type { QueueCapacity, Tickets } from './queue-capacity.js';
import type { References } from './references.js';
import type { RunPrice } from './run-prices.js';
import type { RunRecord } from './runs.model.js';
import { inEnglish } from '../validation.js';

export interface AcceptRunDependencies {
  readonly accept: (call: AcceptCall) => Promise<AcceptRow>;
  readonly capacity: QueueCapacity;
  readonly config: Pick<Config, 'creditsHelp'>;
}

/** What an owner may have at once, and what a run costs. */
export interface Terms extends RunPrice {
  readonly maxActiveRuns: number;
}

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
  { accept, capacity, config }: AcceptRunDependencies,
  ...[userId, input, references, terms]: [string, AcceptableRun, References, Terms]
): Promise<Accepted> {
  const call = async (tickets: Tickets | null): Promise<AcceptRow> => {
    const { seen } = capacity;
    const row = await accept(toCall(capacity.runs, tickets, userId, input, references, terms)).catch(translate);
    if (row.ticket !== null) capacity.see(row.ticket, seen);
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
  if (row.outcome !== 'accepted') throw refusal(row, terms, config.creditsHelp);
  return { replayed: false, run: toAcceptedRun(row, userId, input, references, terms) };
}

function toCall(
  capacity: number,
  tickets: Tickets | null,
  ...[userId, input, references, { price, byMaker, maxActiveRuns }]: [string, AcceptableRun, References, Terms]
): AcceptCall {
  const { prompt, mode, intent, assetMode, context } = input;
  return {
    id: uuidv7(),
    userId,
    price,
    prices: byMaker && JSON.stringify(byMaker),
    maxActive: maxActiveRuns,
    key: input.idempotencyKey,
    bodyHash: input.bodyHash,
    parentRunId: references.parentRunId,
    // a new game needs none, and an artifact in the context is there already
    needsParent: intent !== 'create' && context === null,
    ticketAbove: tickets?.above ?? null,
    ticketMost: tickets?.most ?? null,
    capacity,
    threadId: uuidv7(),
    threadKey: references.threadKey,
    prompt,
    mode,
    intent,
    assetMode,
    context,
    // every uint32 alike; the upper bound is exclusive
    seed: randomInt(2 ** 32),
  };
}

/** Others held the lock of the queue for too long. */
function translate(cause: unknown): never {
  if ((cause as { code?: unknown }).code === LOCK_NOT_AVAILABLE)
    throw new AppError('generation_queue_unavailable', { cause });
  throw cause;
}

function refusal({ outcome, available }: AcceptRow, { price, byMaker }: Terms, help: Config['creditsHelp']): Error {
  switch (outcome) {
    case 'idempotency_in_progress':
    case 'idempotency_key_reused':
    case 'too_many_active_runs':
      return new AppError(outcome);
    case 'studio_credits_insufficient':
      return insufficient(price, available ?? 0, byMaker !== null, help);
    case 'queue_full':
      return new AppError('generation_queue_unavailable', { retryAfter: 10 });
    case 'queue_missing':
      return new AppError('generation_queue_unavailable');
    default:
      return new Error(`A run can't be refused as ${outcome}.`);
  }
}

function insufficient(
  required: number,
  available: number,
  isMost: boolean,
  { text = 'Add credits and try again.', url }: Config['creditsHelp'],
): AppError {
  const message = `This run ${isMost ? 'may cost' : 'costs'} ${inEnglish(required)} ${required === 1 ? 'credit' : 'credits'}; you have ${inEnglish(available)}. ${text}`;
  return new AppError('studio_credits_insufficient', {
    message,
    details: [
      { path: '', code: 'insufficient', message, required, available, ...(url === undefined ? {} : { helpUrl: url }) },
    ],
  });
}

/** What `readRun` would find: the defaults of the table, and what was written. */
function toAcceptedRun(
  row: AcceptRow,
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
    byHand: input.context?.edits !== undefined,
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
