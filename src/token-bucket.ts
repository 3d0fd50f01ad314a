export interface BucketRule {
  /** what a client that was idle for a while may take at once */
  readonly burst: number;
  readonly perSecond: number;
}

/** How much of something somebody may use: a store that fills at a steady rate. Times are milliseconds of one clock. */
export class TokenBucket {
  readonly #rule: BucketRule;
  #tokens: number;
  #at: number;

  constructor(rule: BucketRule, now: number = performance.now()) {
    this.#rule = rule;
    this.#tokens = rule.burst;
    this.#at = now;
  }

  /**
   * Takes `cost` if it is there. What costs more than the bucket ever holds is let through when the bucket is full.
   * @returns 0 where it was taken, else the seconds until it can be
   */
  take(cost: number, now: number = performance.now()): number {
    const { burst, perSecond } = this.#rule;
    this.#tokens = Math.min(burst, this.#tokens + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    const missing = Math.min(cost, burst) - this.#tokens;
    if (missing > 0) return missing / perSecond;
    this.#tokens -= cost;
    return 0;
  }
}
