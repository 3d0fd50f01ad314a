import { Migration } from '@mikro-orm/migrations';

/** Accounts that ask operators for credits: one open request each. */
export class CreditRequests extends Migration {
  override up(): void {
    this.addSql(`
      create table credit_requests (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        note text,
        created_at timestamptz not null default now(),
        answered_at timestamptz,
        constraint credit_requests_note check (char_length(note) between 1 and 500)
      );
      create unique index credit_requests_one_open on credit_requests (user_id) where answered_at is null;
      create index credit_requests_open on credit_requests (id) where answered_at is null;
    `);
  }
}
