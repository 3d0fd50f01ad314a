import { Migration } from '@mikro-orm/migrations';

/**
 * The first schema. What the rules of the product forbid, the database forbids too: moves of a run, spending beyond the
 * balance, rewriting of ledger, events and artifacts. Constraint names are read by `db/errors.ts`; do not rename them.
 */
export class First extends Migration {
  override up(): void {
    this.addSql(`
      create table users (
        id uuid primary key,
        email text not null,
        name text not null,
        password_hash text,
        created_at timestamptz not null default now(),
        constraint users_email_lower check (email = lower(email))
      );
      create unique index users_email_key on users (email);

      create table user_identities (
        issuer text not null,
        subject text not null,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz not null default now(),
        primary key (issuer, subject)
      );
      create index user_identities_user on user_identities (user_id);

      -- one primary-key look-up a request; only the hash of the token is here
      create table sessions (
        token_hash bytea primary key,
        id uuid not null,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        expires_at timestamptz not null,
        user_agent text,
        ip text,
        constraint sessions_id_key unique (id)
      );
      create index sessions_user on sessions (user_id, created_at desc);
      create index sessions_expiry on sessions (expires_at);

      -- windows of the rate limits; lost in a crash, which is fine
      create unlogged table rate_limits (
        key text primary key,
        window_start timestamptz not null,
        hits integer not null
      );
    `);

    this.addSql(`
      create table credit_accounts (
        user_id uuid primary key references users on delete cascade,
        posted integer not null default 0,
        held integer not null default 0,
        free_balance integer not null default 0,
        -- sums of the ledger by type, kept with each entry: reading them costs the same after a million entries
        purchased bigint not null default 0,
        granted bigint not null default 0,
        spent bigint not null default 0,
        refunded bigint not null default 0,
        expired bigint not null default 0,
        adjusted bigint not null default 0,
        constraint credit_accounts_held check (held >= 0),
        constraint credit_accounts_spendable check (posted - held >= 0),
        constraint credit_accounts_free check (free_balance >= 0)
      );

      create table threads (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        key text not null,
        run_count integer not null default 0,
        created_at timestamptz not null default now(),
        -- milliseconds, as JavaScript has them: a cursor is made of it
        updated_at timestamptz(3) not null default now(),
        constraint threads_key_length check (char_length(key) between 1 and 128)
      );
      create unique index threads_user_key on threads (user_id, key);
      create index threads_user_recent on threads (user_id, updated_at desc, key desc);
    `);

    this.addSql(`
      create table runs (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        thread_id uuid not null references threads,
        parent_run_id uuid references runs,
        status text not null default 'queued',
        stage text,
        progress smallint not null default 0,
        attempt smallint not null default 0,
        prompt text not null,
        mode text not null,
        intent text not null,
        asset_mode text not null,
        context jsonb,
        seed bigint not null,
        price integer not null,
        provider text,
        model text,
        artifact_id uuid,
        failure_code text,
        failure_message text,
        failure_retryable boolean,
        last_seq integer not null default 0,
        created_at timestamptz not null default now(),
        queued_at timestamptz not null default now(),
        started_at timestamptz,
        finished_at timestamptz,
        updated_at timestamptz not null default now(),
        -- of the current attempt: a worker renews the lease, the deadline stays
        lease_until timestamptz,
        deadline_at timestamptz,
        -- workers that died over this run; one that hands back in order is not counted
        losses smallint not null default 0,
        constraint runs_status check (status in ('queued', 'processing', 'canceling', 'completed', 'failed', 'canceled')),
        constraint runs_stage check (stage in ('planning', 'generating', 'assets', 'assembling', 'validating', 'repairing', 'finalizing')),
        constraint runs_mode check (mode in ('quick_html', 'game_bundle')),
        constraint runs_intent check (intent in ('auto', 'create', 'edit', 'fix', 'remix')),
        constraint runs_asset_mode check (asset_mode in ('auto', 'none', 'procedural', 'library', 'generated')),
        constraint runs_progress check (progress between 0 and 100),
        constraint runs_price check (price >= 0),
        constraint runs_finished check ((status in ('completed', 'failed', 'canceled')) = (finished_at is not null)),
        constraint runs_completed_artifact check ((status = 'completed') = (artifact_id is not null)),
        constraint runs_failure check ((status = 'failed') = (failure_code is not null))
      );
      create index runs_user_recent on runs (user_id, id desc);
      create index runs_thread on runs (thread_id, id desc);
      create index runs_queued on runs (queued_at, id) where status = 'queued';
      create index runs_user_status on runs (user_id, status, id desc);
      -- not on lease_until, so that renewing a lease touches no index
      create index runs_live on runs (id) where status in ('processing', 'canceling');
      -- how long runs took lately, and how many have ended since the last look of the metrics
      create index runs_ended on runs (status, finished_at desc) where status in ('completed', 'failed', 'canceled');
      create index runs_active_user on runs (user_id) where status in ('queued', 'processing', 'canceling');

      create function runs_guard() returns trigger language plpgsql as $$
      begin
        if old.status in ('completed', 'failed', 'canceled') then
          raise exception 'run % is final', old.id using errcode = '23514', constraint = 'runs_final';
        end if;
        if new.status <> old.status and not (
          (old.status = 'queued' and new.status in ('processing', 'canceled', 'failed')) or
          (old.status = 'processing' and new.status in ('queued', 'canceling', 'completed', 'failed')) or
          (old.status = 'canceling' and new.status in ('canceled', 'completed', 'failed'))
        ) then
          raise exception 'run % can not move from % to %', old.id, old.status, new.status using errcode = '23514', constraint = 'runs_moves';
        end if;
        if new.progress < old.progress then
          raise exception 'progress of run % can not fall', old.id using errcode = '23514', constraint = 'runs_progress_rises';
        end if;
        return new;
      end $$;
      create trigger runs_guard before update on runs for each row execute function runs_guard();

      create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% is append-only', tg_table_name using errcode = '23514', constraint = tg_table_name || '_append_only';
      end $$;

      create table run_events (
        run_id uuid not null references runs on delete cascade,
        seq integer not null,
        type text not null,
        -- not now(): that is the start of the transaction, and the row lock may have been waited for
        at timestamptz not null default clock_timestamp(),
        payload jsonb not null,
        primary key (run_id, seq),
        constraint run_events_type check (type in ('accepted', 'started', 'progress', 'requeued', 'cancelRequested', 'completed', 'failed', 'canceled'))
      );
      create trigger run_events_append_only before update on run_events for each row execute function refuse_change();

      create table idempotency_keys (
        user_id uuid not null references users on delete cascade,
        key text not null,
        body_hash bytea not null,
        run_id uuid not null references runs on delete cascade,
        created_at timestamptz not null default now(),
        primary key (user_id, key)
      );
      create index idempotency_keys_age on idempotency_keys (created_at);
    `);

    this.addSql(`
      create table credit_holds (
        run_id uuid primary key references runs on delete cascade,
        user_id uuid not null references users on delete cascade,
        amount integer not null,
        state text not null default 'open',
        created_at timestamptz not null default now(),
        settled_at timestamptz,
        constraint credit_holds_amount check (amount >= 0),
        constraint credit_holds_state check (state in ('open', 'captured', 'released')),
        constraint credit_holds_settled check ((state = 'open') = (settled_at is null))
      );
      create index credit_holds_open on credit_holds (user_id) where state = 'open';

      create table credit_entries (
        seq bigint generated always as identity primary key,
        id uuid not null,
        user_id uuid not null references users on delete cascade,
        type text not null,
        amount integer not null,
        balance_after integer not null,
        run_id uuid references runs on delete cascade,
        description text not null,
        created_at timestamptz not null default now(),
        constraint credit_entries_id_key unique (id),
        constraint credit_entries_type check (type in ('purchase', 'grant', 'spend', 'refund', 'expire', 'adjust'))
      );
      create unique index credit_entries_one_spend on credit_entries (run_id) where type = 'spend';
      create index credit_entries_user on credit_entries (user_id, seq desc);
      create trigger credit_entries_append_only before update or delete on credit_entries for each row execute function refuse_change();
    `);

    this.addSql(`
      create table artifacts (
        id uuid primary key,
        run_id uuid not null references runs on delete cascade,
        user_id uuid not null references users on delete cascade,
        parent_artifact_id uuid references artifacts,
        type text not null,
        title text not null,
        content_type text not null,
        size_bytes integer not null,
        file_count integer not null,
        sha256 text not null,
        entry_path text not null,
        manifest jsonb not null,
        design jsonb not null,
        playability jsonb not null,
        created_at timestamptz not null default now(),
        constraint artifacts_type check (type in ('html', 'bundle')),
        constraint artifacts_sha256 check (sha256 ~ '^[0-9a-f]{64}$')
      );
      create index artifacts_run on artifacts (run_id);
      create trigger artifacts_immutable before update on artifacts for each row execute function refuse_change();
      alter table runs add constraint runs_artifact foreign key (artifact_id) references artifacts;

      create table artifact_files (
        artifact_id uuid not null references artifacts on delete cascade,
        path text not null,
        sha256 text not null,
        size_bytes integer not null,
        content_type text not null,
        role text not null,
        primary key (artifact_id, path),
        constraint artifact_files_path check (char_length(path) between 1 and 240)
      );
      create trigger artifact_files_immutable before update on artifact_files for each row execute function refuse_change();

      -- tokens of an older epoch are revoked
      create table preview_epochs (
        artifact_id uuid primary key references artifacts on delete cascade,
        epoch integer not null
      );

      -- historical records of the retired generator; nothing writes here but the operator's import
      create table generator_runs (
        id text primary key,
        user_id uuid not null references users on delete cascade,
        status text not null,
        prompt text not null,
        provider text,
        use_paid_fallback boolean not null default false,
        result_url text,
        created_at timestamptz not null,
        finished_at timestamptz
      );
      create index generator_runs_user on generator_runs (user_id);
    `);
  }
}
