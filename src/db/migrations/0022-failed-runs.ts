import { Migration } from '@mikro-orm/migrations';

/** Operators look for failed runs by their failure; the index is written to when a run fails, and else never. */
export class FailedRuns extends Migration {
  override up(): void {
    this.addSql(`create index runs_failed on runs (failure_code, id desc) where status = 'failed'`);
  }
}
