import { Migration } from '@mikro-orm/migrations';

/**
 * A thread keeps what it is shown by: title and kind of its game. Lists by title and the kinds to choose from looked at the newest version of
 * each game of the owner. Kept by triggers, so that no statement that ends a run, imports one or goes back to a version can forget it.
 */
export class ShownGames extends Migration {
  override up(): void {
    this.addSql(`
      alter table threads
        -- of the version that is shown; without a game, what was asked for last
        add column shown_title text,
        add column shown_kind text;
    `);
    this.addSql(`
      create function show_game(p_thread uuid) returns void language sql as $$
        with shown as (
          select t.id, a.kind, coalesce(a.title,
              (select left(r.prompt, 120) from runs r where r.thread_id = t.id order by r.id desc limit 1)) as title
            from threads t
            left join lateral (
              select r.artifact_id from runs r where r.thread_id = t.id and r.status = 'completed'
                  and (t.restored_id is null or r.id = t.restored_id or r.id > t.restored_over)
                order by r.id desc limit 1
            ) version on true
            left join artifacts a on a.id = version.artifact_id
           where t.id = p_thread
        )
        update threads t set shown_title = shown.title, shown_kind = shown.kind from shown
         where t.id = shown.id and (t.shown_title, t.shown_kind) is distinct from (shown.title, shown.kind)
      $$;

      create function runs_show() returns trigger language plpgsql as $$
      begin
        perform show_game(new.thread_id);
        return null;
      end $$;
      create function threads_show() returns trigger language plpgsql as $$
      begin
        perform show_game(new.id);
        return null;
      end $$;
    `);
    this.addSql(`
      -- at the commit: by then the artifact's row is there, in whichever order they came
      create constraint trigger runs_shown after insert or update of status on runs
        deferrable initially deferred for each row when (new.finished_at is not null) execute function runs_show();
      create trigger threads_restored_shown after update of restored_id on threads
        for each row execute function threads_show();
    `);
    // accept_run writes the thread's row anyway. Its text is changed where it stands: a second copy of it would be the one that is read
    this.addSql(`
      do $$
      declare
        body text := pg_get_functiondef('accept_run'::regproc);
        changed text := replace(replace(body,
          'threads as t (id, user_id, key, run_count) values (p_thread, p_user, coalesce(p_thread_key, p_thread::text), 1)',
          'threads as t (id, user_id, key, run_count, shown_title) values (p_thread, p_user, coalesce(p_thread_key, p_thread::text), 1, left(p_prompt, 120))'),
          'set run_count = t.run_count + 1, updated_at = now()',
          'set run_count = t.run_count + 1, updated_at = now(), shown_title = case when exists (
            select from runs v where v.thread_id = t.id and v.status = ''completed'') then t.shown_title else left(p_prompt, 120) end');
      begin
        if length(changed) < length(body) + 120 then
          raise exception 'accept_run is not the function that this migration knows';
        end if;
        execute changed;
      end $$;
    `);
    this.addSql(`
      select show_game(id) from threads;
      create index threads_user_title on threads (user_id,
        lower(regexp_replace(normalize(coalesce(title, shown_title, ''::text), NFKD), '[\\u0300-\\u036f]'::text, ''::text, 'g'::text)), id)
        include (shown_kind) where deleted_at is null;
    `);
  }
}
