import { Migration } from '@mikro-orm/migrations';

/** Public games are found by their kind and by the words of their title and description. */
export class PublicGames extends Migration {
  override up(): void {
    this.addSql(`
      -- of the artifact's design, which never changes; here, so that games of a kind are an index range
      alter table publications add column kind text;
      update publications p set kind = a.design ->> 'genre' from artifacts a where a.id = p.artifact_id;
      create index publications_kind on publications (kind, published_at desc, slug desc) where withdrawn_at is null and not noindex;
      -- 'simple': titles are in many languages, none of which is told for sure
      create index publications_words on publications using gin (to_tsvector('simple', title || ' ' || description)) where withdrawn_at is null and not noindex;
    `);
  }
}
