import { Migration } from '@mikro-orm/migrations';

/**
 * The runs of a user that have not ended are three ranges of `runs_user_status`, which is there for lists. An index of
 * their own was one more entry to write with each run, and to move with each of its states.
 */
export class FewerIndexes extends Migration {
  override up(): void {
    this.addSql('drop index runs_active_user');
  }
}
