import { Migration } from '@mikro-orm/migrations';

/** What operators did: append only, so that nobody takes back that it was done. */
export class OperatorActions extends Migration {
  override up(): void {
    this.addSql(`
      create table operator_actions (
        seq bigint generated always as identity primary key,
        id uuid not null constraint operator_actions_id_key unique,
        operator_id uuid not null references users,
        operator_name text not null,
        action text not null constraint operator_actions_action check (action in (
          'credits.grant', 'credits.adjust', 'publication.take_down', 'publication.put_back', 'reports.settle'
        )),
        subject_id text not null,
        subject_name text not null,
        before jsonb not null,
        after jsonb not null,
        reason text not null,
        key text,
        created_at timestamptz not null default now(),
        constraint operator_actions_key unique (operator_id, key)
      );
      create index operator_actions_subject on operator_actions (subject_id, seq desc);
      create trigger operator_actions_append_only before update or delete on operator_actions
        for each row execute function refuse_change();
    `);
  }
}
