import type pg from 'pg';
import { expect } from 'vitest';

/** The invariants of the architecture that a database can tell, each as a query that must return no row. */
export const INVARIANTS: Readonly<Record<string, string>> = {
  'a final run has exactly one settled hold, and a live one an open hold': `
    select r.id, r.status, h.state from runs r left join credit_holds h on h.run_id = r.id
    where h.state is distinct from case
      when r.status = 'completed' then 'captured' when r.status in ('failed', 'canceled') then 'released' else 'open' end
      or h.amount is distinct from r.price`,
  'a captured hold is one spend of what was charged; nothing else is spent': `
    select h.run_id, h.state, h.amount, count(e.*) as spends, sum(e.amount) as spent
    from credit_holds h left join credit_entries e on e.run_id = h.run_id and e.type = 'spend'
    group by h.run_id
    having count(e.*) <> (case when h.state = 'captured' and coalesce(h.charged, h.amount) > 0 then 1 else 0 end)
      or (count(e.*) > 0 and sum(e.amount) <> -coalesce(h.charged, h.amount))`,
  'a captured hold with prices was charged one of them, or all of it': `
    select run_id, prices, charged from credit_holds where charged is not null and charged <> amount
      and not exists (select 1 from jsonb_each_text(prices) p where p.value::int = charged)`,
  'a balance is the sum of its entries': `
    select a.user_id, a.posted, sum(e.amount) from credit_accounts a left join credit_entries e using (user_id)
    group by a.user_id having a.posted <> coalesce(sum(e.amount), 0)`,
  'held is the sum of open holds': `
    select a.user_id, a.held, sum(h.amount) from credit_accounts a
    left join credit_holds h on h.user_id = a.user_id and h.state = 'open'
    group by a.user_id having a.held <> coalesce(sum(h.amount), 0)`,
  'no account can spend less than nothing': 'select user_id from credit_accounts where posted - held < 0',
  'totals are the sums of their entries': `
    select a.user_id from credit_accounts a left join credit_entries e using (user_id) group by a.user_id
    having row (a.purchased, a.granted, a.spent, a.refunded, a.expired, a.adjusted) is distinct from row (
      coalesce(sum(e.amount) filter (where e.type = 'purchase'), 0), coalesce(sum(e.amount) filter (where e.type = 'grant'), 0),
      coalesce(-sum(e.amount) filter (where e.type = 'spend'), 0), coalesce(sum(e.amount) filter (where e.type = 'refund'), 0),
      coalesce(-sum(e.amount) filter (where e.type = 'expire'), 0), coalesce(sum(e.amount) filter (where e.type = 'adjust'), 0))`,
  'each entry carries the balance after it': `
    select * from (
      select id, balance_after, sum(amount) over (partition by user_id order by seq) as balance from credit_entries
    ) e where balance_after <> balance`,
  'events are numbered 1..n without gaps, and the run knows n': `
    select r.id, r.last_seq, count(e.*), min(e.seq), max(e.seq) from runs r left join run_events e on e.run_id = r.id
    group by r.id having count(e.*) <> r.last_seq or min(e.seq) is distinct from 1 or max(e.seq) is distinct from r.last_seq`,
  'the first event is accepted': `select run_id from run_events where (seq = 1) <> (type = 'accepted')`,
  'the last event of a final run, and no other, is its end': `
    select e.run_id, e.seq, e.type, r.status from run_events e join runs r on r.id = e.run_id
    where (e.type in ('completed', 'failed', 'canceled')) <> (r.finished_at is not null and e.seq = r.last_seq)
      or (e.type in ('completed', 'failed', 'canceled') and e.type <> r.status)`,
  'progress never falls': `
    select * from (
      select run_id, seq, (payload ->> 'progress')::int as now,
        lag((payload ->> 'progress')::int) over (partition by run_id order by seq) as before
      from run_events where type = 'progress'
    ) p where now < before`,
  'attempts are started one after the other': `
    select * from (
      select run_id, seq, (payload ->> 'attempt')::int as attempt, row_number() over (partition by run_id order by seq) as nth
      from run_events where type = 'started'
    ) s where attempt <> nth`,
  'a run is ended by its last attempt': `
    select e.run_id, e.payload ->> 'attempt' as ended_by, r.attempt from run_events e join runs r on r.id = e.run_id
    where e.type in ('completed', 'failed') and (e.payload ->> 'attempt')::int <> r.attempt`,
  'a thread keeps the title and the kind of what it is shown by': `
    with shown as (
      select distinct on (t.id) t.id, r.artifact_id, r.prompt from threads t join runs r on r.thread_id = t.id
      order by t.id, r.status = 'completed' desc, coalesce(r.id > t.restored_over, true) desc,
        coalesce(r.id = t.restored_id, false) desc, r.id desc
    )
    select t.id, t.shown_title, t.shown_kind, a.title, a.kind from threads t join shown using (id)
    left join artifacts a on a.id = shown.artifact_id
    where (t.shown_title, t.shown_kind) is distinct from (coalesce(a.title, left(shown.prompt, 120)), a.kind)`,
  'a run is completed where it has an artifact with its bytes noted, and only there': `
    select r.id from runs r left join artifacts a on a.id = r.artifact_id
    where (r.status = 'completed') <> (a.id is not null) or (a.id is not null and (a.run_id <> r.id or a.user_id <> r.user_id
      or a.file_count <> (select count(*) from artifact_files f where f.artifact_id = a.id)))`,
  'a run has at most one artifact, and only a completed run has one': `
    select a.run_id from artifacts a join runs r on r.id = a.run_id where a.derivation is null
    group by a.run_id, r.status having count(*) > 1 or r.status <> 'completed'`,
  'a derived artifact is one HTML file of a bundle that a run of the same user made': `
    select a.id from artifacts a left join artifacts b on b.id = a.parent_artifact_id
    where a.derivation is not null and (a.type, a.file_count, b.type, b.run_id, b.user_id, b.derivation)
      is distinct from ('html', 1, 'bundle', a.run_id, a.user_id, null)`,
  'a publication is of its user’s own HTML artifact, under a slug of that artifact': `
    select p.artifact_id from publications p join artifacts a on a.id = p.artifact_id
    left join publication_slugs s on s.slug = p.slug
    where (a.user_id, a.run_id, a.type, s.artifact_id) is distinct from (p.user_id, p.run_id, 'html', p.artifact_id)`,
  'a run waits for its parent while that is at work, and no longer': `
    select r.id from runs r join runs p on p.id = r.parent_run_id
    where r.awaits_parent and r.status = 'queued' and p.finished_at is not null`,
  'a thread counts its runs': `
    select t.id, t.run_count, count(r.*) from threads t left join runs r on r.thread_id = t.id
    group by t.id having t.run_count <> count(r.*)`,
  'a remembered key stands for a run of its user': `
    select k.key from idempotency_keys k join runs r on r.id = k.run_id where r.user_id <> k.user_id`,
};

/** Names of the invariants that do not hold, with the rows that show it. */
export async function brokenInvariants(pool: Pick<pg.Pool, 'query'>): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(INVARIANTS)) {
    const { rows } = await pool.query(query);
    if (rows.length > 0) broken[name] = rows.slice(0, 3);
  }
  return broken;
}

/** Call it at the end of any test that makes runs or moves credits. */
export async function expectInvariants(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  expect(await brokenInvariants(pool)).toEqual({});
}
