import { Migration } from '@mikro-orm/migrations';

/** Public games that an operator has taken down, and reports that one has settled. */
export class TakeDowns extends Migration {
  override up(): void {
    this.addSql(`
      alter table publications add column taken_down_at timestamptz(3), add column taken_down_reason text,
        add constraint publications_taken_down check (
          (taken_down_at is null) = (taken_down_reason is null) and (taken_down_at is null or withdrawn_at is not null)
        );
      create index publications_down on publications (published_at desc, artifact_id desc) where taken_down_at is not null;
      create index publications_all on publications (published_at desc, artifact_id desc);

      alter table publication_reports add column settled_at timestamptz;
      create index publication_reports_open on publication_reports (id) where settled_at is null;
      create index publication_reports_game on publication_reports (artifact_id) where settled_at is null;
    `);
  }
}
