import { Migration } from '@mikro-orm/migrations';

/** An owner gives a game a title, and deletes it. Rows of runs stay, since the ledger refers to them. */
export class OwnedGames extends Migration {
  override up(): void {
    this.addSql(`
      alter table threads
        -- the owner's; null: the game's own
        add column title text constraint threads_title_length check (char_length(title) between 1 and 120),
        add column deleted_at timestamptz;
      create index threads_deleted on threads (user_id) where deleted_at is not null;
      -- beside the epoch, which every read of an artifact looks up
      alter table preview_epochs add column deleted boolean not null default false;
    `);
  }
}
