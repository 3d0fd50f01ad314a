/** What the database knows of runs and the queue, for `/metrics`: of all processes together, at the cost of live runs alone. */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Config } from '../config.js';
import { prepared, type Queryable } from '../db/sql.js';

/** Each part goes through a partial index; the history is not read, however long it is. */
const liveRuns = prepared<{ queued: number; processing: number; canceling: number; oldest: number }, []>(
  'metrics_live_runs',
  `select queued.count as queued, queued.oldest, live.processing, live.canceling from
     (select count(*)::int as count, coalesce(extract(epoch from now() - min(queued_at)), 0)::float8 as oldest
      from runs where status = 'queued') queued,
     (select count(*) filter (where status = 'processing')::int as processing,
        count(*) filter (where status = 'canceling')::int as canceling
      from runs where status in ('processing', 'canceling')) live`,
);

interface EndedRow {
  readonly until: string;
  readonly outcome: 'completed' | 'failed' | 'canceled' | null;
  readonly failure: string | null;
  readonly count: number;
}

/**
 * Runs that ended since `$1` (null: since this process started, `$2` seconds ago). The last half minute is left for the
 * next look: an end carries the time at which its transaction began, and no transaction takes that long to commit.
 */
const endedRuns = prepared<EndedRow, [since: string | null, uptime: number]>(
  'metrics_ended_runs',
  `with span as materialized (
     select since, greatest(since, now() - interval '30 seconds') as until
     from (select coalesce($1::timestamptz, now() - $2::float8 * interval '1 second') as since) s
   )
   select (select until from span)::text as until, ended.*
   from (select 1) always left join (
     select status as outcome, failure_code as failure, count(*)::int as count from runs
     where status in ('completed', 'failed', 'canceled')
       and finished_at >= (select since from span) and finished_at < (select until from span)
     group by status, failure_code
   ) ended on true`,
);

export interface RunMetrics {
  /** Looks at the database; afterwards the registry has its figures. A database that is away is a figure too. */
  update(): Promise<void>;
}

/** @param uptime seconds since this process started */
export function createRunMetrics(
  registry: Registry,
  db: Queryable,
  { queueCapacity }: Pick<Config, 'queueCapacity'>,
  uptime: () => number = () => process.uptime(),
): RunMetrics {
  const registers = [registry];
  const up = new Gauge({
    name: 'gamewright_database_up',
    help: '1 when the database answered this scrape.',
    registers,
  });
  const runs = new Gauge({
    name: 'gamewright_runs',
    help: 'Runs that have not ended, of all processes: queued is the depth of the queue.',
    labelNames: ['status'] as const,
    registers,
  });
  const oldest = new Gauge({
    name: 'gamewright_queue_oldest_seconds',
    help: 'How long the first run in the queue has waited; 0 when none waits.',
    registers,
  });
  const ended = new Counter({
    name: 'gamewright_runs_ended_total',
    help: 'Runs that ended since this process started, in all processes and with a delay of half a minute.',
    labelNames: ['outcome', 'failure'] as const,
    registers,
  });
  const capacity = new Gauge({
    name: 'gamewright_queue_capacity',
    help: 'Queued runs at which creation answers 503.',
    registers,
  });
  capacity.set(queueCapacity);
  for (const outcome of ['completed', 'failed', 'canceled']) ended.inc({ outcome, failure: '' }, 0);

  let since: string | null = null;
  const look = async (): Promise<void> => {
    try {
      const [live] = await liveRuns(db);
      if (live) {
        for (const status of ['queued', 'processing', 'canceling'] as const) runs.set({ status }, live[status]);
        oldest.set(live.oldest);
      }
      for (const { until, outcome, failure, count } of await endedRuns(db, since, uptime())) {
        since = until;
        if (outcome !== null) ended.inc({ outcome, failure: failure ?? '' }, count);
      }
      up.set(1);
    } catch {
      // figures are removed when the database is away: old ones would look current
      runs.reset();
      oldest.reset();
      up.set(0);
    }
  };
  let looking: Promise<void> | undefined;
  // scrapes that come at once share one look: two would count the same ends twice
  return { update: () => (looking ??= look().finally(() => (looking = undefined))) };
}
