import { Migration } from '@mikro-orm/migrations';

/**
 * Visitors who make games before they have an account. What a guest made can move to the account that the guest signs in
 * to, and a guest whom nobody comes back as can be deleted: both were forbidden for every row, and still are for accounts.
 */
export class Guests extends Migration {
  override up(): void {
    this.addSql(`
      alter table users
        add column guest boolean not null default false,
        -- the account that a guest signed in to: games that are still being made follow once they are done
        add column joined_id uuid references users;
      create index users_guests on users (created_at) where guest;

      create function of_guest(owner uuid) returns boolean language sql stable as
        'select exists (select 1 from users where id = owner and guest)';

      create or replace function runs_guard() returns trigger language plpgsql as $$
      begin
        -- nested, so that the updates of a worker pay for one comparison
        if new.user_id <> old.user_id then
          if to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id' and of_guest(old.user_id) then
            return new;
          end if;
        end if;
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

      create function artifacts_guard() returns trigger language plpgsql as $$
      begin
        -- the kind is worked out of the design, after this
        if to_jsonb(new) - '{user_id,kind}'::text[] = to_jsonb(old) - '{user_id,kind}'::text[] and of_guest(old.user_id) then
          return new;
        end if;
        raise exception 'artifacts is append-only' using errcode = '23514', constraint = 'artifacts_append_only';
      end $$;
      drop trigger artifacts_immutable on artifacts;
      create trigger artifacts_immutable before update on artifacts for each row execute function artifacts_guard();

      create function credit_entries_guard() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and of_guest(old.user_id) then
          return old;
        end if;
        raise exception 'credit_entries is append-only' using errcode = '23514', constraint = 'credit_entries_append_only';
      end $$;
      drop trigger credit_entries_append_only on credit_entries;
      create trigger credit_entries_append_only before delete or update on credit_entries for each row
        execute function credit_entries_guard();
    `);
  }
}
