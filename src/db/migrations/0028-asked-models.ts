import { Migration } from '@mikro-orm/migrations';

/** What a client sent as provider and model: kept for the record, with the run that it had no effect on. */
export class AskedModels extends Migration {
  override up(): void {
    this.addSql(`alter table runs add column asked_provider text, add column asked_model text`);
  }
}
