/**
 * How many runs may wait in the queue, exactly, however many gateways accept at once. Counting alone is not enough:
 * transactions that run at the same time do not see each other's runs. A row that every creation updates would be exact
 * and hot, and a count in every creation costs the more the longer the queue is (20,000 runs: 5.5 ms, a ticket 0.1 ms).
 *
 * - A creation (`accept_run` in the database) holds an advisory lock until its commit: shared while there is room for
 *   certain, else alone.
 * - Under the lock it draws a ticket from a sequence. A creation that holds the lock alone counts the runs. From then on
 *   its gateway has an upper bound without counting: what was counted, and one run for each ticket drawn since. Runs at
 *   work are counted as well, since they may come back to the queue; so the bound holds whatever workers do.
 * - While the bound leaves room, creations take the lock shared. When it does not, the next one takes the lock alone,
 *   which waits for those that are on their way, and finds a new bound.
 */

/** When `ticket` was drawn, its own run included, at most `depth` runs were queued or at work. */
export interface Bound {
  readonly depth: number;
  readonly ticket: number;
}

/** A creation that draws a ticket above the first number and up to the second has room for certain. */
export interface Tickets {
  readonly above: number;
  readonly most: number;
}

/** The size of the queue as far as one gateway has counted it. */
export class QueueCapacity {
  /** that may be queued */
  readonly runs: number;
  #bound: Bound | undefined;
  #seen = 0;

  constructor(capacity: number) {
    this.runs = capacity;
  }

  /** For a creation that takes the lock shared; null where the next one has to take it alone and count. */
  get tickets(): Tickets | null {
    const bound = this.#bound;
    if (!bound) return null;
    const most = bound.ticket + this.runs - bound.depth;
    return this.#seen < most ? { above: this.#seen, most } : null;
  }

  /** The last ticket that is known of: whoever begins now draws a later one. */
  get seen(): number {
    return this.#seen;
  }

  /**
   * A creation drew `ticket`, whatever became of it. `seen` is as it was when that creation began: answers of several
   * connections may come in another order than their tickets.
   */
  see(ticket: number, seen: number): void {
    // a ticket that comes again is one of a database that lost what it had committed
    if (ticket <= seen) this.#bound = undefined;
    this.#seen = this.#bound ? Math.max(this.#seen, ticket) : ticket;
  }

  /**
   * A creation that held the lock alone counted this. After the commit only: a ticket of a transaction that a crash undid
   * may be drawn again.
   */
  learn(bound: Bound): void {
    if (bound.ticket > (this.#bound?.ticket ?? 0)) this.#bound = bound;
  }
}
