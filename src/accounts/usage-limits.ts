/**
 * How much of a gateway one client may use: requests, and GraphQL by its cost. Counted in the memory of each process by
 * token buckets, since a statement for each request would cost more than the request; with n gateways a client may use
 * n times as much. What must hold over all gateways (runs, publishing, sign-in) has windows in the database instead.
 */
import type { Config } from '../config.js';
import { rateLimited } from '../rate-limited.js';
import { TokenBucket, type BucketRule } from '../token-bucket.js';
import { addressKey } from './client-address.js';

/** Signed-in users are counted by themselves, so that a class behind one address is not one client. */
export interface UsageClient {
  readonly userId: string | undefined;
  /** undefined: it says nothing of the client */
  readonly ip: string | undefined;
}

export type Budget = 'requests' | 'queries';

export interface UsageLimits {
  /** Takes `cost` from what the client may use now. @throws rate_limited */
  take(budget: Budget, client: UsageClient, cost?: number): void;
  /** What a client may use in a minute; null where there is no limit. */
  perMinute(budget: Budget): number | null;
  /** how many clients are remembered */
  readonly remembered: number;
}

/**
 * Kept for each budget, users apart from addresses, so that a client with ever new addresses cannot push users out. A
 * client that was pushed out has its full budget again. 10,000 take some 3 MB.
 */
const MOST_CLIENTS = 10_000;
/** A bucket that was not used for a minute is full, so that dropping it changes nothing. */
const GENERATION_MS = 60_000;

export function createUsageLimits({
  requestsPerMinute,
  queryCostPerMinute,
}: Pick<Config, 'requestsPerMinute' | 'queryCostPerMinute'>): UsageLimits {
  const budgets = {
    requests: createBudget(requestsPerMinute),
    queries: createBudget(queryCostPerMinute),
  };
  return {
    take(name, { userId, ip }, cost = 1) {
      const budget = budgets[name];
      if (!budget) return;
      const seconds =
        userId !== undefined
          ? budget.users.take(userId, cost)
          : ip !== undefined
            ? budget.addresses.take(addressKey(ip), cost)
            : 0;
      if (seconds > 0) throw rateLimited(name, seconds);
    },
    perMinute: (name) => ({ requests: requestsPerMinute, queries: queryCostPerMinute })[name] || null,
    get remembered() {
      let sum = 0;
      for (const budget of Object.values(budgets)) sum += (budget?.users.size ?? 0) + (budget?.addresses.size ?? 0);
      return sum;
    },
  };
}

/** `perMinute`: 0 is no limit. A client who was away may use all of a minute at once. */
function createBudget(perMinute: number): { users: Buckets; addresses: Buckets } | undefined {
  if (perMinute === 0) return undefined;
  const rule = { burst: perMinute, perSecond: perMinute / 60 };
  return { users: new Buckets(rule, MOST_CLIENTS), addresses: new Buckets(rule, MOST_CLIENTS) };
}

/**
 * A bucket for each key, in two generations: what is used moves to the young one, and what was not used for a generation
 * is forgotten. A map in the order of use would be slow to find its oldest entry among the gaps of those that moved.
 */
export class Buckets {
  #young = new Map<string, TokenBucket>();
  #old: ReadonlyMap<string, TokenBucket> = new Map();
  #since = 0;
  readonly #rule: BucketRule;
  readonly #most: number;

  /** @param most how many are remembered */
  constructor(rule: BucketRule, most: number) {
    this.#rule = rule;
    this.#most = most;
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  /** As `TokenBucket.take`. */
  take(key: string, cost: number, now: number = performance.now()): number {
    if (now - this.#since >= GENERATION_MS) this.#beginGeneration(now);
    let bucket = this.#young.get(key);
    if (!bucket) {
      if (this.#young.size >= this.#most / 2) this.#beginGeneration(now);
      bucket = this.#old.get(key) ?? new TokenBucket(this.#rule, now);
      this.#young.set(key, bucket);
    }
    return bucket.take(cost, now);
  }

  #beginGeneration(now: number): void {
    this.#old = this.#young;
    this.#young = new Map();
    this.#since = now;
  }
}
