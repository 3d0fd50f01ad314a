/** The statements that accept runs: functions of the database (migrations 0011, 0015 and 0018), each a transaction of its own. */
import DataLoader from 'dataloader';
import pg from 'pg';
import { isAway } from '../db/errors.js';
import { IN_ONE_TURN, prepared, type Queryable } from '../db/sql.js';
import type { Intent, Mode, AssetMode } from '../generation/provider.types.js';
import type { RunContext } from './run.entity.js';

/**
 * - accepted: all of it is written. The others have written nothing.
 * - replayed: the key stands for a run, which is told
 * - bound_used_up: other gateways used the room that was relied on; begin again, and count
 * - queue_missing: there is no queue of pg-boss
 * - busy: of several at once; another transaction has the user's account
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
  | 'queue_missing'
  | 'busy';

export interface AcceptRow {
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

/** The parameters of `accept_run`. */
export interface AcceptCall {
  readonly id: string;
  readonly userId: string;
  /** what is held */
  readonly price: number;
  /** JSON of the prices by maker, where they differ */
  readonly prices: string | null;
  readonly maxActive: number;
  readonly key: string | null;
  readonly bodyHash: Buffer;
  readonly parentRunId: string | null;
  /** can't begin before its parent has ended */
  readonly needsParent: boolean;
  /** null: take the lock of the queue alone, and count */
  readonly ticketAbove: number | null;
  readonly ticketMost: number | null;
  readonly capacity: number;
  readonly threadId: string;
  readonly threadKey: string | null;
  readonly prompt: string;
  readonly mode: Mode;
  readonly intent: Intent;
  readonly assetMode: AssetMode;
  readonly context: RunContext | null;
  readonly seed: number;
}

const COLUMNS = 'outcome, run_id, thread_key, accepted_at, available, ticket, depth';
const one = prepared<AcceptRow, unknown[]>(
  'accept_run',
  `select ${COLUMNS} from accept_run($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
);
const priced = prepared<AcceptRow, unknown[]>(
  'accept_priced_run',
  `select ${COLUMNS} from accept_priced_run($20, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
);
const several = prepared<AcceptRow, [calls: string]>('accept_runs', `select ${COLUMNS} from accept_runs($1)`);

/** More would keep PostgreSQL's other processors idle, and each waits for all of its statement. */
const AT_ONCE = 8;

async function acceptOne(db: Queryable, call: AcceptCall): Promise<AcceptRow> {
  const parameters = [
    call.id,
    call.userId,
    call.price,
    call.maxActive,
    call.key,
    call.bodyHash,
    call.parentRunId,
    call.needsParent,
    call.ticketAbove,
    call.ticketMost,
    call.capacity,
    call.threadId,
    call.threadKey,
    call.prompt,
    call.mode,
    call.intent,
    call.assetMode,
    call.context && JSON.stringify(call.context),
    call.seed,
  ];
  const [row] = call.prices === null ? await one(db, ...parameters) : await priced(db, ...parameters, call.prices);
  return row!;
}

/**
 * Gives the function that accepts a run, or tells why not. Runs that are accepted in one turn of the event loop share a
 * statement where none of them can have to wait: those with a parent, whose row a worker may hold, and those that count
 * the queue have one of their own, as those have whose price depends on who makes the game.
 */
export function createAcceptance(db: Queryable): (call: AcceptCall) => Promise<AcceptRow> {
  const loader = new DataLoader<AcceptCall, AcceptRow>((calls) => acceptSeveral(db, calls), {
    ...IN_ONE_TURN,
    maxBatchSize: AT_ONCE,
  });
  return async (call) => {
    if (call.parentRunId !== null || call.ticketMost === null || call.prices !== null) return acceptOne(db, call);
    const row = await loader.load(call);
    // out of the loader, where the others would wait for it
    return row.outcome === 'busy' ? acceptOne(db, call) : row;
  };
}

async function acceptSeveral(db: Queryable, calls: readonly AcceptCall[]): Promise<(AcceptRow | Error)[]> {
  if (calls.length === 1) return [await acceptOne(db, calls[0]!)];
  const sent = calls.map((call) => ({ ...call, bodyHash: call.bodyHash.toString('hex') }));
  try {
    return await several(db, JSON.stringify(sent));
  } catch (error) {
    // where the database did not say so itself, or is going away, nobody knows whether it has committed
    if (!(error instanceof pg.DatabaseError) || isAway(error)) throw error;
    // else nothing of it is written: what is wrong with one of them is told to that one alone
    return Promise.all(calls.map((call) => acceptOne(db, call).catch((own: unknown) => own as Error)));
  }
}
