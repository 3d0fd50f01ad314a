import { Migration } from '@mikro-orm/migrations';

/** Each window says how long it is, so that it is swept when it has ended and not a day later. */
export class RateLimitWindows extends Migration {
  override up(): void {
    this.addSql(`
      -- a gateway of the version before names no length: its rows stay for the day that they always stayed
      alter table rate_limits add column window_seconds int not null default 86400;
    `);
  }
}
