import { Migration } from '@mikro-orm/migrations';

/**
 * The words of a public game are kept beside it. A search for a frequent word looks at the games in their order until a page
 * is full; to make the words of each anew takes forty times as long as to compare those that are kept.
 */
export class GameWords extends Migration {
  override up(): void {
    this.addSql(`
      alter table publications add column words tsvector
        generated always as (to_tsvector('simple'::regconfig, title || ' ' || description)) stored;
      drop index publications_words;
      create index publications_words on publications using gin (words) where withdrawn_at is null and not noindex;
    `);
  }
}
