import { Migration } from '@mikro-orm/migrations';

/**
 * The creation of a run as one statement, which is its own transaction: `src/runs/accept-run.ts` calls it and says what its
 * outcomes mean. As thirteen statements a creation took 4 ms of the gateway's processor; nearly all of that was sending
 * and waiting.
 *
 * A refusal is an outcome and no exception, so that users who ask for too much don't fill the server's log. Whatever is
 * written comes after the last check, but for the price, which is put back.
 *
 * Locks are taken in the order of every other transaction: the key, the parent, the account, the queue.
 */
export class AcceptRun extends Migration {
  override up(): void {
    this.addSql(`
      create function accept_run(
        p_id uuid, p_user uuid, p_price int, p_max_active int,
        -- null: no key was sent
        p_key text, p_body_hash bytea,
        p_parent uuid, p_needs_parent boolean,
        -- a ticket above the first number and up to the second has room in the queue; null: look and count
        p_ticket_above float8, p_ticket_most float8, p_capacity int,
        -- the key is null where a thread is opened that nobody named
        p_thread uuid, p_thread_key text,
        p_prompt text, p_mode text, p_intent text, p_asset_mode text, p_context jsonb, p_seed bigint,
        out outcome text, out run_id uuid, out thread_key text, out accepted_at timestamptz,
        out available int, out ticket float8, out depth int
      ) language plpgsql as $$
      declare
        same_body boolean;
        awaits boolean := false;
        paid boolean;
        active int;
        in_thread uuid;
      begin
        if p_key is not null then
          if not pg_try_advisory_xact_lock(hashtextextended('idempotency ' || p_user || ' ' || p_key, 0)) then
            outcome := 'idempotency_in_progress';
            return;
          end if;
          -- whoever had the lock before may have been accepted since the gateway looked
          select k.run_id, k.body_hash = p_body_hash into run_id, same_body from idempotency_keys k
            where k.user_id = p_user and k.key = p_key and k.created_at > now() - interval '24 hours';
          if found then
            outcome := case when same_body then 'replayed' else 'idempotency_key_reused' end;
            return;
          end if;
        end if;

        if p_parent is not null then
          -- its row stays locked until the commit: it has ended by then, or it ends afterwards and finds the run that waits
          select r.finished_at is null and p_needs_parent into awaits from runs r where r.id = p_parent for share;
          awaits := coalesce(awaits, false);
        end if;

        -- locks the account, so that runs of one user are accepted one after the other: what is counted below is exact,
        -- and the numbers of runs rise in the order of their commits
        update credit_accounts set held = held + p_price where user_id = p_user and posted - held >= p_price;
        paid := found;
        select count(*) into active from (
          select 1 from runs r where r.user_id = p_user and r.status in ('queued', 'processing', 'canceling') limit p_max_active
        ) a;
        if active >= p_max_active then
          outcome := 'too_many_active_runs';
        elsif not paid then
          outcome := 'studio_credits_insufficient';
          select a.posted - a.held into available from credit_accounts a where a.user_id = p_user;
        elsif p_ticket_most is not null then
          perform pg_advisory_xact_lock_shared(1735879681, 1);
          ticket := nextval('queue_tickets');
          if ticket <= p_ticket_above or ticket > p_ticket_most then
            outcome := 'bound_used_up';
          end if;
        else
          select q.ticket, q.depth into ticket, depth from count_queue(p_capacity) q;
          if depth is null then
            outcome := 'queue_full';
          end if;
        end if;

        -- what pg-boss's send() inserts; a run that waits for its parent gets its job when that ends
        if outcome is null and not awaits then
          insert into pgboss.job_common (
            id, name, priority, start_after, created_on, expire_seconds, deletion_seconds, keep_until, retry_limit,
            retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds
          )
          select p_id, q.name, 0, t.now, t.now, q.expire_seconds, q.deletion_seconds,
            t.now + q.retention_seconds * interval '1s', q.retry_limit, q.retry_delay, coalesce(q.retry_backoff, false),
            q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
          from pgboss.queue q, pgboss.job_now() as t (now) where q.name = 'studio-runs';
          if not found then
            outcome := 'queue_missing';
          end if;
        end if;

        if outcome is not null then
          if paid then
            update credit_accounts set held = held - p_price where user_id = p_user;
          end if;
          return;
        end if;

        insert into threads as t (id, user_id, key, run_count) values (p_thread, p_user, coalesce(p_thread_key, p_thread::text), 1)
          on conflict (user_id, key) do update set run_count = t.run_count + 1, updated_at = now()
          returning t.id, t.key into in_thread, thread_key;
        insert into runs as r (
          id, number, user_id, thread_id, parent_run_id, awaits_parent, prompt, mode, intent, asset_mode, context, seed, price, last_seq
        ) values (
          p_id, (select coalesce(max(n.number), 0) + 1 from runs n where n.user_id = p_user and n.number is not null),
          p_user, in_thread, p_parent, awaits, p_prompt, p_mode, p_intent, p_asset_mode, p_context, p_seed, p_price, 1
        ) returning r.id, r.created_at into run_id, accepted_at;
        insert into run_events (run_id, seq, type, payload) values (p_id, 1, 'accepted', '{}');
        insert into credit_holds (run_id, user_id, amount) values (p_id, p_user, p_price);
        if p_key is not null then
          insert into idempotency_keys (user_id, key, body_hash, run_id) values (p_user, p_key, p_body_hash, p_id)
            on conflict (user_id, key) do update
              set body_hash = excluded.body_hash, run_id = excluded.run_id, created_at = now();
        end if;
        outcome := 'accepted';
      end $$;
    `);

    this.addSql(`
      -- A ticket drawn under the lock of the queue, alone, and how many runs are queued or at work, this one included; the
      -- depth is null where the queue is full. 55P03 where others hold the lock for 2 s: a gateway that is frozen in the
      -- middle of a creation keeps it until PostgreSQL ends the connection.
      create function count_queue(p_capacity int, out ticket float8, out depth int) language plpgsql as $$
      declare
        queued int;
      begin
        -- a queue that is full now needs no lock to be refused by
        select count(*) into queued from (select 1 from runs where status = 'queued' limit p_capacity) q;
        if queued >= p_capacity then
          return;
        end if;
        perform set_config('lock_timeout', '2000', true);
        perform pg_advisory_xact_lock(1735879681, 1);
        perform set_config('lock_timeout', '0', true);
        ticket := nextval('queue_tickets');
        select count(*) into queued from (select 1 from runs where status = 'queued' limit p_capacity) q;
        if queued >= p_capacity then
          return;
        end if;
        select queued + 1 + count(*) into depth from runs where status in ('processing', 'canceling');
      end $$;
    `);
  }
}
