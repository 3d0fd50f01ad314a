/**
 * The ledger: every statement that changes credits, but for the hold of a run, which is part of the statement that accepts
 * the run (`runs/accept-run.ts`). Each is its own guard, so that READ COMMITTED is enough: the
 * account's row is locked by the UPDATE, and its WHERE is looked at again after a wait (1,705 holds a second on one hot
 * account; SERIALIZABLE did 857 and gave 28.7 % up).
 */
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../db/transaction.js';
import type { Maker } from '../generation/provider.types.js';
import type { EntryType, HoldState } from './credits.model.js';
import { SOURCE_LINES } from './entry-sources.js';

export interface LedgerEntry {
  readonly type: EntryType;
  /** negative for what leaves the account */
  readonly amount: number;
  readonly description: string;
  readonly runId?: string;
}

/** Posts `$3` to the account of `$1` and keeps the sum of type `$4`; no row where less would be left than is held. */
const POST = `
  update credit_accounts set
    posted = posted + $3::int,
    purchased = purchased + case when $4 = 'purchase' then $3::int else 0 end,
    granted = granted + case when $4 = 'grant' then $3::int else 0 end,
    spent = spent - case when $4 = 'spend' then $3::int else 0 end,
    refunded = refunded + case when $4 = 'refund' then $3::int else 0 end,
    expired = expired - case when $4 = 'expire' then $3::int else 0 end,
    adjusted = adjusted + case when $4 = 'adjust' then $3::int else 0 end
  where user_id = $1 and posted::bigint + $3::int between held and 2147483647
  returning user_id, posted`;

/**
 * Adds an entry with the balance after it.
 * @returns the entry's id, or null where the balance would fall below what is held (or there is no account)
 */
export async function postEntry(tx: Transaction, userId: string, entry: LedgerEntry): Promise<string | null> {
  const rows = await tx.query<{ id: string }>(
    `with account as (${POST})
     insert into credit_entries (id, user_id, type, amount, balance_after, run_id, description)
     select $2, user_id, $4, $3, posted, $5, $6 from account returning id`,
    userId,
    uuidv7(),
    entry.amount,
    entry.type,
    entry.runId ?? null,
    entry.description,
  );
  return rows[0]?.id ?? null;
}

/** How a hold is settled: a captured one by who made the game, which is what some prices depend on. */
export type Settlement = 'released' | { readonly capturedFor: Maker; readonly pictured?: boolean };

/**
 * Settles the hold of a run that ends: a capture charges the price of whoever made the game, never more than is held, and
 * gives back the rest; `released` gives all of it back. Does nothing to a hold that was settled before, so that whatever
 * crashes and comes twice, one capture or release counts.
 */
export async function settleHold(tx: Transaction, runId: string, settlement: Settlement): Promise<void> {
  const outcome: HoldState = settlement === 'released' ? 'released' : 'captured';
  const [hold] = await tx.query<{ user_id: string; amount: number; charged: number | null }>(
    `with hold as (
       update credit_holds set state = $2, settled_at = now(),
         charged = case when $2 = 'captured' then least(coalesce(prices ->> $3::text, prices ->> $4::text)::int + case when $5::bool then coalesce((prices ->> 'pictures')::int, 0) else 0 end, case when prices is not null then amount end) end
       where run_id = $1 and state = 'open' returning user_id, amount, charged
     ), account as (
       update credit_accounts a set held = held - hold.amount from hold where a.user_id = hold.user_id
     )
     select user_id, amount, charged from hold`,
    runId,
    outcome,
    settlement === 'released' ? null : settlement.capturedFor,
    // a run that was accepted before there was a price of its own for filling
    settlement !== 'released' && settlement.capturedFor === 'fill' ? 'read' : null,
    settlement !== 'released' && settlement.pictured === true,
  );
  if (!hold || outcome === 'released') return;
  const price = hold.charged ?? hold.amount;
  if (price === 0) return;
  const entry = { type: 'spend', amount: -price, description: SOURCE_LINES.run, runId } as const;
  // held credits can always be charged; should it fail all the same, throwing undoes the run's completion, so no game is free
  if (!(await postEntry(tx, hold.user_id, entry))) throw new Error(`The hold of run ${runId} could not be captured.`);
}
