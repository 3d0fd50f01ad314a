/** Records and service of credits: integer Studio credits, an append-only ledger, holds that are not charges. */

import type { Maker } from '../generation/provider.types.js';
import type { EntrySource } from './entry-sources.js';

export const ENTRY_TYPES = ['purchase', 'grant', 'spend', 'refund', 'expire', 'adjust'] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** - open: set aside while the run lives - captured: charged (final) - released: given back (final) */
export const HOLD_STATES = ['open', 'captured', 'released'] as const;
export type HoldState = (typeof HOLD_STATES)[number];

/** Credits that a game costs by who makes it. */
export type PricesByMaker = Readonly<Record<Maker, number>> & {
  /** on top, where pictures were drawn for the game; absent: nothing */
  readonly pictures?: number;
};

export interface CreditBalance {
  readonly userId: string;
  /** studio + free */
  readonly totalBalance: number;
  readonly studioBalance: number;
  readonly heldBalance: number;
  /** studio − held */
  readonly spendableBalance: number;
  /** retired: shown, never spendable */
  readonly freeGeneratorBalance: number;
  readonly totals: CreditTotals;
}

/** Sums of the ledger, each as a positive number (`adjusted` may be negative). */
export interface CreditTotals {
  readonly purchased: number;
  readonly granted: number;
  readonly spent: number;
  readonly refunded: number;
  readonly expired: number;
  readonly adjusted: number;
}

export interface CreditEntryRecord {
  readonly id: string;
  /** the order of the ledger; the cursor of the connection */
  readonly seq: number;
  readonly type: EntryType;
  /** negative for what leaves the account */
  readonly amount: number;
  readonly balanceAfter: number;
  readonly runId: string | null;
  readonly description: string;
  readonly source: EntrySource | null;
  readonly createdAt: Date;
}

/** What became of a run's hold. */
export interface RunCredits {
  readonly held: number;
  readonly charged: number;
  readonly released: number;
}

export interface CreditsService {
  balance(userId: string): Promise<CreditBalance>;
  /**
   * The balance now, then after every change, until `signal` aborts. A slow reader gets the latest one, never a backlog.
   * A database that is away is waited for.
   */
  changes(userId: string, signal: AbortSignal): AsyncIterable<CreditBalance>;
  /** Newest first, below `before` (a seq, exclusive); at most `limit`. */
  entries(userId: string, limit: number, before?: number): Promise<CreditEntryRecord[]>;
  /** The user's entry, or null; a malformed id is null. */
  find(userId: string, id: string): Promise<CreditEntryRecord | null>;
  /** Adds an entry that is no spend (the operator's command, sign-up grants). @throws validation_failed where the balance would fall below what is held. */
  post(
    userId: string,
    entry: { type: Exclude<EntryType, 'spend'>; amount: number; description: string },
  ): Promise<CreditEntryRecord>;
}
