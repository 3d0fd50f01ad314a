/** What calls of models cost, for `/metrics`: of all workers together, from their record, at the cost of the last hours' calls alone. */
import { Counter, type Registry } from 'prom-client';
import { prepared, type Queryable } from '../db/sql.js';

interface EndedRow {
  readonly until: string;
  readonly provider: string | null;
  readonly model: string;
  readonly outcome: string;
  readonly calls: number;
  readonly input: number;
  readonly output: number;
  readonly dollars: number;
}

/** As `metrics_ended_runs`: the last half minute is left for the next look. No call takes an hour, so its index by start is enough. */
const endedCalls = prepared<EndedRow, [since: string | null, uptime: number]>(
  'metrics_ended_calls',
  `with span as materialized (
     select since, greatest(since, now() - interval '30 seconds') as until
     from (select coalesce($1::timestamptz, now() - $2::float8 * interval '1 second') as since) s
   )
   select (select until from span)::text as until, ended.*
   from (select 1) always left join (
     select provider, model, outcome, count(*)::int as calls, sum(input_tokens)::float8 as input,
       sum(output_tokens)::float8 as output, (sum(cost_micros) / 1e6)::float8 as dollars
     from model_attempts
     where started_at >= (select since from span) - interval '1 hour'
       and finished_at >= (select since from span) and finished_at < (select until from span)
     group by provider, model, outcome
   ) ended on true`,
);

export interface ModelMetrics {
  /** Looks at the database; one that is away changes nothing, and the next look counts what it missed. */
  update(): Promise<void>;
}

/** @param uptime seconds since this process started */
export function createModelMetrics(
  registry: Registry,
  db: Queryable,
  uptime: () => number = () => process.uptime(),
): ModelMetrics {
  const registers = [registry];
  const calls = new Counter({
    name: 'gamewright_model_calls_total',
    help: 'Calls to models that ended since this process started, in all workers and with a delay of half a minute. Includes calls that were not sent.',
    labelNames: ['provider', 'model', 'outcome'] as const,
    registers,
  });
  const tokens = new Counter({
    name: 'gamewright_model_tokens_total',
    help: 'Tokens of those calls, as their providers count them.',
    labelNames: ['provider', 'model', 'direction'] as const,
    registers,
  });
  const cost = new Counter({
    name: 'gamewright_model_cost_dollars_total',
    help: 'What those calls cost, by the prices that the operator has set.',
    labelNames: ['provider', 'model'] as const,
    registers,
  });

  let since: string | null = null;
  const look = async (): Promise<void> => {
    try {
      for (const row of await endedCalls(db, since, uptime())) {
        since = row.until;
        if (row.provider === null) continue;
        const of = { provider: row.provider, model: row.model };
        calls.inc({ ...of, outcome: row.outcome }, row.calls);
        tokens.inc({ ...of, direction: 'input' }, row.input);
        tokens.inc({ ...of, direction: 'output' }, row.output);
        cost.inc(of, row.dollars);
      }
    } catch {
      // `gamewright_database_up` tells it
    }
  };
  let looking: Promise<void> | undefined;
  // scrapes that come at once share one look: two would count the same calls twice
  return { update: () => (looking ??= look().finally(() => (looking = undefined))) };
}
