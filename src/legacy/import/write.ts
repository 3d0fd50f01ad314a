/**
 * Batches of records into the tables, one statement a batch and kind: it finds the owners, leaves alone what is there
 * already, and says what became of each line. A batch that was cut off is simply imported again.
 */
import pg from 'pg';
import type { Queryable } from '../../db/sql.js';
import type { GeneratorRunLine, RetiredBalanceLine } from './record.js';

/** added and changed were written; the others were not. */
export type Outcome = 'added' | 'changed' | 'unchanged' | 'noUser' | 'otherUser';

export interface Written {
  readonly line: number;
  readonly outcome: Outcome;
}

export type Numbered<T> = T & { readonly line: number };

const OWNERS = `
  left join users by_id on by_id.id = i."userId"
  left join users by_email on by_email.email = i.email`;

// A line that has changed is the correction of a record and wins; an id that belongs to somebody else does not move,
// since that would show one user's prompt to another.
const RUNS = `
  with input as (
    select * from json_to_recordset($1::json) as r (
      line int, "userId" uuid, email text, id text, status text, prompt text, provider text, "usePaidFallback" boolean,
      "resultUrl" text, "createdAt" timestamptz, "finishedAt" timestamptz)
  ), known as (
    select i.*, coalesce(by_id.id, by_email.id) as owner, g.user_id as had_owner,
      (i.status, i.prompt, i.provider, i."usePaidFallback", i."resultUrl", i."createdAt", i."finishedAt") is not distinct from
      (g.status, g.prompt, g.provider, g.use_paid_fallback, g.result_url, g.created_at, g.finished_at) as same
    from input i ${OWNERS} left join generator_runs g on g.id = i.id
  ), written as (
    insert into generator_runs (id, user_id, status, prompt, provider, use_paid_fallback, result_url, created_at, finished_at)
    select id, owner, status, prompt, provider, "usePaidFallback", "resultUrl", "createdAt", "finishedAt"
    from known where owner is not null and coalesce(had_owner, owner) = owner and not same
    on conflict (id) do update set status = excluded.status, prompt = excluded.prompt, provider = excluded.provider,
      use_paid_fallback = excluded.use_paid_fallback, result_url = excluded.result_url,
      created_at = excluded.created_at, finished_at = excluded.finished_at
    where generator_runs.user_id = excluded.user_id
  )
  select line, case when owner is null then 'noUser' when had_owner is null then 'added'
    when had_owner <> owner then 'otherUser' when same then 'unchanged' else 'changed' end as outcome
  from known`;

// Only the retired balance: the ledger and the Studio balance are not touched. Of several lines for a user the last wins.
const BALANCES = `
  with input as (
    select * from json_to_recordset($1::json) as r (line int, "userId" uuid, email text, balance int)
  ), known as (
    select i.line, i.balance, coalesce(by_id.id, by_email.id) as owner from input i ${OWNERS}
  ), last as (
    select distinct on (owner) owner, line, balance from known where owner is not null order by owner, line desc
  ), written as (
    update credit_accounts a set free_balance = last.balance from last
    where a.user_id = last.owner and a.free_balance <> last.balance
    returning last.line, a.user_id
  )
  select known.line, written.user_id as changed,
    case when owner is null then 'noUser' when written.line is null then 'unchanged' else 'changed' end as outcome
  from known left join written using (line)`;

/** No two of `runs` may have the same id: a statement cannot write a row twice. */
export async function writeRuns(db: Queryable, runs: readonly Numbered<GeneratorRunLine>[]): Promise<Written[]> {
  if (runs.length === 0) return [];
  return (await send<Written>(db, RUNS, runs)).map(({ line, outcome }) => ({ line, outcome }));
}

/** Writes balances; also returns the users whose balance changed, whose watchers are woken. */
export async function writeBalances(
  db: Queryable,
  balances: readonly Numbered<RetiredBalanceLine>[],
): Promise<{ written: Written[]; users: string[] }> {
  if (balances.length === 0) return { written: [], users: [] };
  const rows = await send<Written & { changed: string | null }>(db, BALANCES, balances);
  return {
    written: rows.map(({ line, outcome }) => ({ line, outcome })),
    users: rows.flatMap(({ changed }) => changed ?? []),
  };
}

/** Not prepared: a plan made while the tables were empty would be kept, and read a million rows for each batch. */
async function send<Row>(db: Queryable, text: string, rows: readonly unknown[]): Promise<Row[]> {
  const result = await db.query({ text, values: [JSON.stringify(rows)], types: pg.types });
  return result.rows as Row[];
}
