import { Migration } from '@mikro-orm/migrations';

/** Who made a public game and of which prompt, where its owner wants that told. */
export class PublicAuthors extends Migration {
  override up(): void {
    this.addSql(`
      -- what was published before told neither
      alter table publications add column show_prompt boolean not null default false,
        add column show_author boolean not null default false;
      create table authors (
        user_id uuid primary key references users on delete cascade,
        handle text not null,
        created_at timestamptz not null default now(),
        constraint authors_handle_key unique (handle)
      );
    `);
  }
}
