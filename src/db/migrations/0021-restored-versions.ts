import { Migration } from '@mikro-orm/migrations';

/** A game is shown by the version that its owner went back to, until a newer one is made. */
export class RestoredVersions extends Migration {
  override up(): void {
    this.addSql(`
      alter table threads
        add column restored_id uuid references runs,
        -- the newest run then: whatever was accepted after it is newer than the version that was restored
        add column restored_over uuid,
        add constraint threads_restored check ((restored_id is null) = (restored_over is null));
    `);
  }
}
