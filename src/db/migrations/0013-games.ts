import { Migration } from '@mikro-orm/migrations';

/** Threads are listed as games: with the newest version, its kind, and how many there are. */
export class Games extends Migration {
  override up(): void {
    this.addSql(`
      -- of the design, which is large: to look into it for each game of a list took most of the list's time
      alter table artifacts add column kind text generated always as (design ->> 'genre') stored;
      -- the newest version of a thread, and how many there are
      create index runs_versions on runs (thread_id, id desc) where status = 'completed';
      create index threads_user_created on threads (user_id, id desc);
    `);
  }
}
