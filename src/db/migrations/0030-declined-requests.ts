import { Migration } from '@mikro-orm/migrations';

/** Operators decline requests for credits, with a reason that the account's owner reads. */
export class DeclinedRequests extends Migration {
  override up(): void {
    this.addSql(`
      alter table credit_requests add column declined_reason text,
        add constraint credit_requests_declined check (declined_reason is null or answered_at is not null);
      create index credit_requests_user on credit_requests (user_id, id desc);
      alter table operator_actions drop constraint operator_actions_action,
        add constraint operator_actions_action check (action in (
          'credits.grant', 'credits.adjust', 'credits.decline', 'publication.take_down', 'publication.put_back', 'reports.settle'
        ));
    `);
  }
}
