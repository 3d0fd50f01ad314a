import { Migration } from '@mikro-orm/migrations';

/**
 * Runs that wait for their parent: queued, and no worker's until the parent has ended. The flag goes with the
 * transaction that ends the parent; a run that was canceled or given up while it waited keeps it.
 */
export class WaitingRuns extends Migration {
  override up(): void {
    this.addSql(`
      alter table runs add column awaits_parent boolean not null default false;
      alter table runs add constraint runs_awaits_parent
        check (not awaits_parent or (parent_run_id is not null and status in ('queued', 'failed', 'canceled')));
      create index runs_awaiting on runs (parent_run_id) where awaits_parent and status = 'queued';
      -- counting the places before a run leaves out those that wait, without a look at their rows
      drop index runs_queued;
      create index runs_queued on runs (queued_at, id) include (awaits_parent) where status = 'queued';
    `);
  }
}
