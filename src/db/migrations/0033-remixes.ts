import { Migration } from '@mikro-orm/migrations';

/**
 * A game that was made from a public one keeps which: the thread from its first run on, and a publication of it from then on,
 * so that what was made of a game is a range of one index. Whoever deletes the account that it was made from takes both away.
 */
export class Remixes extends Migration {
  override up(): void {
    this.addSql(`
      alter table threads add column remix_of uuid references publications (artifact_id) on delete set null;
      create index threads_remix on threads (remix_of) where remix_of is not null;
      alter table publications add column remix_of uuid references publications (artifact_id) on delete set null;
      create index publications_remix on publications (remix_of, published_at desc, slug desc) where remix_of is not null;
    `);
  }
}
