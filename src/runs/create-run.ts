import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../config.js';
import { openHold, setAside } from '../credits/ledger.js';
import type { Database } from '../db/orm.js';
import { takeHit } from '../db/rate-limit.js';
import { inTransaction, type Transaction } from '../db/transaction.js';
import type { Wakeups } from '../db/wakeups.js';
import { AppError } from '../errors.js';
import { asksForChange } from '../generation/revise/asks-for-change.js';
import { rateLimited } from '../rate-limited.js';
import type { InputPolicy } from '../safety/input-policy.js';
import type { JobQueue } from '../queue/queue.js';
import { readCreateRunInput, type AcceptableRun } from './create-run.input.js';
import { findReplay, lockKey, rememberKey } from './idempotency.js';
import { BoundUsedUp, drawTicket, type Bound, type QueueCapacity, type QueueLock } from './queue-capacity.js';
import { nothingToChange, readReferences, type References } from './references.js';
import { Run } from './run.entity.js';
import { refusePrompt } from './refuse-prompt.js';
import type { CreateRunInput } from './runs.model.js';

export interface CreateRunDependencies {
  readonly database: Database;
  readonly config: Pick<Config, 'prices' | 'maxActiveRuns' | 'runsPerMinute'>;
  readonly wakeups: Pick<Wakeups, 'wake'>;
  readonly queue: Pick<JobQueue, 'enqueue'>;
  readonly capacity: QueueCapacity;
  /** absent: no text is refused */
  readonly inputPolicy?: InputPolicy | undefined;
}

/**
 * Accepts a run, or throws and leaves nothing but a hit on the rate limit.
 * Order of checks (contract section 2): validation, replay, referenced records, rate, input policy, credits, queue.
 */
export async function createRun(
  deps: CreateRunDependencies,
  userId: string,
  raw: CreateRunInput,
): Promise<Pick<Accepted, 'id' | 'replayed'>> {
  const { database, config, wakeups } = deps;
  const input = readCreateRunInput(raw);
  const replay = await findReplay(database.pool, userId, input);
  if (replay) return { id: replay, replayed: true };
  const references = await readReferences(database.pool, userId, input);
  const { ok, retryAfter } = await takeHit(database.pool, `runs:${userId}`, config.runsPerMinute, 60);
  if (!ok) throw rateLimited('runs', retryAfter);
  // reading takes longer than a look at a row, so that it comes after the rate
  refusePrompt(deps.inputPolicy, input);
  const { fruitless } = references;
  if (fruitless !== null && input.intent === 'auto' && asksForChange(input.prompt, fruitless)) throw nothingToChange();

  const result = await acceptWithinCapacity(deps, userId, input, references);
  if (!result.replayed) {
    wakeups.wake('job', result.id);
    wakeups.wake('run', result.id);
    wakeups.wake('runs', userId);
    wakeups.wake('user', userId);
  }
  return result;
}

interface Accepted {
  readonly id: string;
  readonly replayed: boolean;
  /** where the queue was counted */
  readonly bound?: Bound | undefined;
}

async function acceptWithinCapacity(
  deps: CreateRunDependencies,
  ...[userId, input, references]: [string, AcceptableRun, References]
): Promise<Accepted> {
  const { database, capacity } = deps;
  const acceptWith = (lock: QueueLock) =>
    inTransaction(database, (tx) => accept(tx, lock, deps, userId, input, references));
  if (capacity.hasRoom) {
    try {
      return await acceptWith('shared');
    } catch (error) {
      if (!(error instanceof BoundUsedUp)) throw error;
    }
  }
  const result = await acceptWith('alone');
  if (result.bound) capacity.learn(result.bound);
  return result;
}

async function accept(
  tx: Transaction,
  lock: QueueLock,
  { config, queue, capacity }: CreateRunDependencies,
  userId: string,
  input: AcceptableRun,
  references: References,
): Promise<Accepted> {
  if (input.idempotencyKey !== null) {
    await lockKey(tx, userId, input.idempotencyKey);
    // whoever had the lock before may have been accepted since we looked
    const replay = await findReplay(tx, userId, input);
    if (replay) return { id: replay, replayed: true };
  }
  const awaitsParent = await isParentAtWork(tx, input, references);
  const price = config.prices[input.mode];
  // locks the account, so that runs of one user are accepted one after the other: the counts below are exact, and the
  // numbers of runs rise in the order of their commits
  const paid = await setAside(tx, userId, price);
  const select = `select
    (select count(*)::int from (select 1 from runs where user_id = $1
       and status in ('queued', 'processing', 'canceling') limit $2) a) as active,
    (select coalesce(max(number), 0) + 1 from runs where user_id = $1 and number is not null) as number,
    (select posted - held from credit_accounts where user_id = $1) as available`;
  const [counts] = await tx.query<{ active: number; number: number; available: number; ticket?: number }>(
    lock === 'shared' ? drawTicket(select) : select,
    userId,
    config.maxActiveRuns,
  );
  const { active = 0, number = null, available = 0, ticket = 0 } = counts ?? {};
  if (active >= config.maxActiveRuns) throw new AppError('too_many_active_runs');
  if (!paid) throw insufficient(price, available);
  const bound = lock === 'shared' ? capacity.admit(ticket) : await capacity.admitAlone(tx);

  const id = uuidv7();
  const run = tx.em.create(Run, {
    id,
    number,
    userId,
    threadId: await touchThread(tx, userId, references.threadKey),
    parentRunId: references.parentRunId,
    awaitsParent,
    prompt: input.prompt,
    mode: input.mode,
    intent: input.intent,
    assetMode: input.assetMode,
    context: input.context,
    // every uint32 alike; the upper bound is exclusive
    seed: randomInt(2 ** 32),
    price,
    lastSeq: 1,
  });
  tx.em.persist(run);
  await tx.em.flush();
  await tx.query(`insert into run_events (run_id, seq, type, payload) values ($1, 1, 'accepted', '{}')`, id);
  await openHold(tx, userId, id, price);
  if (input.idempotencyKey !== null) await rememberKey(tx, userId, input.idempotencyKey, input.bodyHash, id);
  // else it gets its job from the transaction that ends its parent
  if (!awaitsParent) await queue.enqueue(tx, id, 'usual');
  return { id, replayed: false, bound };
}

/**
 * Whether the run has to wait for the game that it continues. Locks the parent's row until the commit: it has ended by
 * then, or it ends afterwards and finds the run that waits. It comes before the account, as where a run ends.
 */
async function isParentAtWork(
  tx: Transaction,
  { intent, context }: Pick<AcceptableRun, 'intent' | 'context'>,
  { parentRunId }: References,
): Promise<boolean> {
  if (parentRunId === null) return false;
  const [parent] = await tx.query<{ at_work: boolean }>(
    'select finished_at is null as at_work from runs where id = $1 for share',
    parentRunId,
  );
  // a new game needs none, and an artifact in the context is there already
  return parent?.at_work === true && intent !== 'create' && context === null;
}

/**
 * The id of the user's thread `key`, which this opens or moves to the front. Without a key it opens one whose key is its
 * id, so that clients that took the one for the other (0.1.0 had no `Thread.key`) find what they found before.
 */
async function touchThread(tx: Transaction, userId: string, key: string | null): Promise<string> {
  const id = uuidv7();
  const [row] = await tx.query<{ id: string }>(
    `insert into threads (id, user_id, key, run_count) values ($1, $2, $3, 1)
     on conflict (user_id, key) do update set run_count = threads.run_count + 1, updated_at = now() returning id`,
    id,
    userId,
    key ?? id,
  );
  if (!row) throw new Error('A thread was neither made nor found.');
  return row.id;
}

function insufficient(required: number, available: number): AppError {
  const message = `This run costs ${required} credits; you have ${available}. Add credits and try again.`;
  return new AppError('studio_credits_insufficient', {
    message,
    details: [{ path: '', code: 'insufficient', message, required, available }],
  });
}
