import { Migration } from '@mikro-orm/migrations';

/** Calls of models, and how each model has answered lately. */
export class Models extends Migration {
  override up(): void {
    this.addSql(`
      create table model_attempts (
        id uuid primary key,
        run_id uuid not null references runs on delete cascade,
        user_id uuid not null references users on delete cascade,
        attempt smallint not null,
        provider text not null,
        model text not null,
        outcome text constraint model_attempts_outcome check (outcome in (
          'answered', 'invalid', 'truncated', 'refused', 'timeout', 'rate_limited', 'unavailable', 'denied', 'rejected',
          'canceled', 'lost', 'resting', 'busy', 'limited'
        )),
        input_tokens int not null default 0,
        output_tokens int not null default 0,
        cost_micros bigint not null,
        restored jsonb not null default '[]',
        invented jsonb not null default '[]',
        started_at timestamptz not null default now(),
        finished_at timestamptz,
        constraint model_attempts_finished check ((outcome is null) = (finished_at is null)),
        constraint model_attempts_cost check (cost_micros >= 0)
      );
      create index model_attempts_run on model_attempts (run_id, id);
      -- for the limits of a day
      create index model_attempts_day on model_attempts (started_at);
      create index model_attempts_open on model_attempts (provider, model) where finished_at is null;

      create table model_health (
        provider text not null,
        model text not null,
        failures int not null default 0,
        rests_until timestamptz,
        tried_until timestamptz,
        primary key (provider, model)
      );
    `);
  }
}
