import { Migration } from '@mikro-orm/migrations';

/** Short addresses of games that are not public. */
export class ShareLinks extends Migration {
  override up(): void {
    this.addSql(`
      create table share_links (
        id uuid primary key,
        token_hash bytea not null,
        artifact_id uuid not null references artifacts on delete cascade,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz not null default now(),
        -- null: until it is stopped
        expires_at timestamptz,
        stopped_at timestamptz,
        constraint share_links_token_key unique (token_hash)
      );
      create index share_links_artifact on share_links (artifact_id, id desc);
    `);
  }
}
