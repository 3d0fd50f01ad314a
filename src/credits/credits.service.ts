import DataLoader from 'dataloader';
import { validate as isUuid } from 'uuid';
import { AppError, invalidField } from '../errors.js';
import type { Database } from '../db/orm.js';
import { IN_ONE_TURN, prepared, type Queryable } from '../db/sql.js';
import { inTransaction } from '../db/transaction.js';
import type { Wakeups } from '../db/wakeups.js';
import { inEnglish, Problems } from '../validation.js';
import type { CreditBalance, CreditEntryRecord, CreditsService, EntryType } from './credits.model.js';
import { postEntry } from './ledger.js';
import { createCreditWatch } from './watch-credits.js';
import { sourceOf } from './entry-sources.js';

export interface CreditsServiceOptions {
  readonly database: Database;
  readonly wakeups: Pick<Wakeups, 'wake' | 'on' | 'onGap'>;
}

interface AccountRow {
  user_id: string;
  posted: number;
  held: number;
  free_balance: number;
  // bigint: node-postgres gives texts
  purchased: string;
  granted: string;
  spent: string;
  refunded: string;
  expired: string;
  adjusted: string;
}

interface EntryRow {
  id: string;
  user_id: string;
  seq: string;
  type: EntryType;
  amount: number;
  balance_after: number;
  run_id: string | null;
  description: string;
  created_at: Date;
}

const ENTRY = 'id, user_id, seq, type, amount, balance_after, run_id, description, created_at';
const accountsOf = prepared<AccountRow, [userIds: readonly string[]]>(
  'credit_accounts',
  `select user_id, posted, held, free_balance, purchased, granted, spent, refunded, expired, adjusted
   from credit_accounts where user_id = any($1::uuid[])`,
);
const entriesOf = prepared<EntryRow, [userId: string, before: string, limit: number]>(
  'credit_entries',
  `select ${ENTRY} from credit_entries where user_id = $1 and seq < $2 order by seq desc limit $3`,
);
const entryById = prepared<EntryRow & { user_id: string }, [id: string]>(
  'credit_entry',
  `select ${ENTRY}, user_id from credit_entries where id = $1`,
);

/** The largest amount of one entry; an integer column ends at 2^31 - 1. */
const LARGEST_AMOUNT = 1_000_000_000;
const SIGNS: Readonly<Record<Exclude<EntryType, 'spend'>, 1 | -1 | 0>> = {
  purchase: 1,
  grant: 1,
  refund: 1,
  expire: -1,
  adjust: 0,
};

/** Credits of an account: reads that cost the same whatever the history's size, and entries that are no spend. */
export function createCreditsService({ database, wakeups }: CreditsServiceOptions): CreditsService {
  const { pool } = database;
  const balances = new DataLoader<string, CreditBalance | null>((ids) => readBalances(pool, ids), IN_ONE_TURN);
  return {
    async balance(userId) {
      const balance = await balances.load(userId);
      if (!balance) throw new Error(`User ${userId} has no credit account.`);
      return balance;
    },
    changes: createCreditWatch((userIds) => readBalances(pool, userIds), wakeups),
    async entries(userId, limit, before = Number.MAX_SAFE_INTEGER) {
      return (await entriesOf(pool, userId, String(before), limit)).map(toEntry);
    },
    async find(userId, id) {
      const [row] = isUuid(id) ? await entryById(pool, id) : [];
      return row?.user_id === userId ? toEntry(row) : null;
    },
    async post(userId, entry) {
      checkEntry(entry);
      const id = await inTransaction(database, (tx) => postEntry(tx, userId, entry));
      if (id === null) throw refused(entry.amount);
      wakeups.wake('user', userId);
      const [row] = await entryById(pool, id);
      if (!row) throw new AppError('internal_error');
      return toEntry(row);
    },
  };
}

/** Of each user, in their order; null where there is no account. */
async function readBalances(db: Queryable, userIds: readonly string[]): Promise<(CreditBalance | null)[]> {
  const rows = await accountsOf(db, [...new Set(userIds)]);
  const found = new Map(rows.map((row) => [row.user_id, toBalance(row)]));
  return userIds.map((id) => found.get(id) ?? null);
}

function toBalance(row: AccountRow): CreditBalance {
  const { posted, held, free_balance: free } = row;
  return {
    userId: row.user_id,
    totalBalance: posted + free,
    studioBalance: posted,
    heldBalance: held,
    spendableBalance: posted - held,
    freeGeneratorBalance: free,
    totals: {
      purchased: Number(row.purchased),
      granted: Number(row.granted),
      spent: Number(row.spent),
      refunded: Number(row.refunded),
      expired: Number(row.expired),
      adjusted: Number(row.adjusted),
    },
  };
}

function checkEntry(entry: Parameters<CreditsService['post']>[1]): void {
  const { type, amount } = entry;
  const problems = new Problems();
  const sign = SIGNS[type];
  if (!Number.isInteger(amount) || amount === 0 || Math.abs(amount) > LARGEST_AMOUNT) {
    problems.add(
      'amount',
      'invalid',
      `Expected a whole number other than 0, at most ${inEnglish(LARGEST_AMOUNT)} either way.`,
    );
  } else if (sign !== 0 && Math.sign(amount) !== sign) {
    problems.add('amount', 'invalid', `An entry of type ${type} is ${sign > 0 ? 'positive' : 'negative'}.`);
  }
  problems.text('description', entry.description, { max: 500, required: true, trim: true });
  problems.throwIfAny();
}

function refused(amount: number): AppError {
  return amount < 0
    ? invalidField('amount', 'insufficient', `The account can't give ${-amount} credits: it has fewer available.`)
    : invalidField('amount', 'invalid', 'The balance would be larger than an account can hold.');
}

function toEntry(row: EntryRow): CreditEntryRecord {
  return {
    id: row.id,
    seq: Number(row.seq),
    type: row.type,
    amount: row.amount,
    balanceAfter: row.balance_after,
    runId: row.run_id,
    description: row.description,
    source: sourceOf(row.description),
    createdAt: row.created_at,
  };
}
