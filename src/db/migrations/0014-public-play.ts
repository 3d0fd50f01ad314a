import { Migration } from '@mikro-orm/migrations';

/** How often public games were played, who likes them, and what people report of them. */
export class PublicPlay extends Migration {
  override up(): void {
    this.addSql(`
      alter table publications add column plays int not null default 0, add column likes int not null default 0;
      create index publications_played on publications (plays desc, slug desc) where withdrawn_at is null and not noindex;
      create index publications_liked on publications (likes desc, slug desc) where withdrawn_at is null and not noindex;
      create index publications_kind_played on publications (kind, plays desc, slug desc) where withdrawn_at is null and not noindex;
      create index publications_kind_liked on publications (kind, likes desc, slug desc) where withdrawn_at is null and not noindex;

      create table publication_likes (
        artifact_id uuid not null references publications on delete cascade,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz not null default now(),
        primary key (artifact_id, user_id)
      );

      create table publication_reports (
        id uuid primary key,
        artifact_id uuid not null references publications on delete cascade,
        reason text not null constraint publication_reports_reason check (reason in (
          'hate', 'sexual', 'violence', 'minors', 'copyright', 'personal_data', 'broken', 'other'
        )),
        note text,
        created_at timestamptz not null default now()
      );
      create index publication_reports_newest on publication_reports (created_at);
    `);
  }
}
