/**
 * How many runs may wait in the queue, exactly, however many gateways accept at once. Counting alone is not enough:
 * transactions that run at the same time do not see each other's runs. A row that every creation updates would be exact
 * and hot, and a count in every creation costs the more the longer the queue is (20,000 runs: 5.5 ms, a ticket 0.1 ms).
 *
 * - A creation holds an advisory lock until its commit: shared while there is room for certain, else alone.
 * - Under the lock it draws a ticket from a sequence. A creation that holds the lock alone counts the runs. From then on
 *   its gateway has an upper bound without counting: what was counted, and one run for each ticket drawn since. Runs at
 *   work are counted as well, since they may come back to the queue; so the bound holds whatever workers do.
 * - While the bound leaves room, creations take the lock shared. When it does not, the next one takes the lock alone,
 *   which waits for those that are on their way, and finds a new bound.
 */
import type { Transaction } from '../db/transaction.js';
import { AppError } from '../errors.js';

export type QueueLock = 'shared' | 'alone';

/** Two numbers of this project's own: no lock that is named by one number is the same. */
const LOCK = '1735879681, 1';
/** A gateway that is frozen in the middle of a creation keeps its lock until PostgreSQL ends it, after 15 s. */
const LOCK_WAIT_MS = 2_000;
const LOCK_NOT_AVAILABLE = '55P03';
/** float8 holds every whole number that a sequence gets to, and comes as a number. */
const TICKET = `nextval('queue_tickets')::float8 as ticket`;

/** A statement that takes the lock shared, draws a ticket under it, and gives it in the column `ticket` beside its own. */
export function drawTicket(select: string): string {
  // materialized: the lock comes first
  return `with queue_lock as materialized (select pg_advisory_xact_lock_shared(${LOCK})) ${select}, ${TICKET} from queue_lock`;
}

const LOCK_ALONE = `
  with patience as materialized (select set_config('lock_timeout', '${LOCK_WAIT_MS}', true)),
    queue_lock as materialized (select pg_advisory_xact_lock(${LOCK}) from patience)
  select ${TICKET}, set_config('lock_timeout', '0', true) from queue_lock`;
const COUNT = `
  select (select count(*)::int from (select 1 from runs where status = 'queued' limit $1) q) as queued,
    (select count(*)::int from runs where status in ('processing', 'canceling')) as live`;

/** When `ticket` was drawn, its own run included, at most `depth` runs were queued or at work. */
export interface Bound {
  readonly depth: number;
  readonly ticket: number;
}

/** Other gateways used up the room that a creation relied on: begin again, with the lock alone. */
export class BoundUsedUp extends Error {}

/** The size of the queue as far as one gateway has counted it. */
export class QueueCapacity {
  readonly #capacity: number;
  #bound: Bound | undefined;
  /** the last ticket that is known of */
  #seen = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** May the next creation take the lock shared? */
  get hasRoom(): boolean {
    return this.#fits(this.#seen + 1);
  }

  /** For a creation that holds the lock shared. @throws BoundUsedUp */
  admit(ticket: number): undefined {
    this.#see(ticket);
    if (!this.#fits(ticket)) throw new BoundUsedUp();
  }

  /**
   * Takes the lock alone and counts. What it returns is for `learn`.
   * @throws generation_queue_unavailable where the queue is full
   */
  async admitAlone(tx: Transaction): Promise<Bound> {
    // a queue that is full now needs no lock to be refused by
    await this.#count(tx);
    const ticket = await lockAlone(tx);
    this.#see(ticket);
    // a statement of its own, whose snapshot is taken with the lock held
    const { queued, live } = await this.#count(tx);
    return { depth: queued + live + 1, ticket };
  }

  /** After the commit only: a ticket of a transaction that a crash undid may be drawn again. */
  learn(bound: Bound): void {
    if (bound.ticket > (this.#bound?.ticket ?? 0)) this.#bound = bound;
  }

  async #count(tx: Transaction): Promise<{ queued: number; live: number }> {
    const [counted] = await tx.query<{ queued: number; live: number }>(COUNT, this.#capacity);
    if (counted && counted.queued < this.#capacity) return counted;
    throw new AppError('generation_queue_unavailable', { retryAfter: 10 });
  }

  #see(ticket: number): void {
    // nobody else draws under the lock: a ticket that comes again is one of a database that lost what it had committed
    if (this.#bound && ticket <= this.#bound.ticket) this.#bound = undefined;
    this.#seen = this.#bound ? Math.max(this.#seen, ticket) : ticket;
  }

  #fits(ticket: number): boolean {
    return this.#bound !== undefined && this.#bound.depth + ticket - this.#bound.ticket <= this.#capacity;
  }
}

async function lockAlone(tx: Transaction): Promise<number> {
  try {
    const [drawn] = await tx.query<{ ticket: number }>(LOCK_ALONE);
    return drawn!.ticket;
  } catch (cause) {
    if ((cause as { code?: unknown }).code === LOCK_NOT_AVAILABLE)
      throw new AppError('generation_queue_unavailable', { cause });
    throw cause;
  }
}
