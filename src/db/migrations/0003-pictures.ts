import { Migration } from '@mikro-orm/migrations';

/** Pictures that were drawn of games: a cache. `key` is a hash of all that the drawing depends on; the bytes are in the store. */
export class Pictures extends Migration {
  override up(): void {
    this.addSql(`
      create table pictures (
        key text primary key check (key ~ '^[0-9a-f]{64}$'),
        sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
        size_bytes integer not null,
        created_at timestamptz not null default now()
      );
    `);
  }
}
