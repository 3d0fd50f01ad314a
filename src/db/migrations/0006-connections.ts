import { Migration } from '@mikro-orm/migrations';

/** A page of every list that hangs below an account or a run is an index range. */
export class Connections extends Migration {
  override up(): void {
    this.addSql('create index runs_parent on runs (parent_run_id, id desc) where parent_run_id is not null');
    this.addSql('create index artifacts_user on artifacts (user_id, id desc)');
    this.addSql('create index generator_runs_user_recent on generator_runs (user_id, created_at desc, id desc)');
    this.addSql('drop index generator_runs_user');
  }
}
