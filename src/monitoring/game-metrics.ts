/** What the checks of games found, for `/metrics`: of all workers together, at the cost of the runs that ended since the last look. */
import { Counter, type Registry } from 'prom-client';
import { prepared, type Queryable } from '../db/sql.js';
import { WRITTEN_ENGINE } from '../generation/written/engine.js';

interface CheckedRow {
  readonly until: string;
  readonly maker: 'composer' | 'model' | null;
  readonly kind: string;
  readonly verdict: string;
  readonly games: number;
}

/** As `metrics_ended_runs`: the last half minute is left for the next look. */
const checkedGames = prepared<CheckedRow, [since: string | null, uptime: number, engine: string]>(
  'metrics_checked_games',
  `with span as materialized (
     select since, greatest(since, now() - interval '30 seconds') as until
     from (select coalesce($1::timestamptz, now() - $2::float8 * interval '1 second') as since) s
   )
   select (select until from span)::text as until, checked.*
   from (select 1) always left join (
     select case when a.manifest ->> 'engine' = $3 then 'model' else 'composer' end as maker,
       coalesce(a.kind, '') as kind, a.playability ->> 'verdict' as verdict, count(*)::int as games
     from runs r join artifacts a on a.id = r.artifact_id
     where r.status = 'completed' and r.finished_at >= (select since from span) and r.finished_at < (select until from span)
     group by 1, 2, 3
   ) checked on true`,
);

export interface GameMetrics {
  /** Looks at the database; one that is away changes nothing, and the next look counts what it missed. */
  update(): Promise<void>;
}

/** @param uptime seconds since this process started */
export function createGameMetrics(
  registry: Registry,
  db: Queryable,
  uptime: () => number = () => process.uptime(),
): GameMetrics {
  const games = new Counter({
    name: 'gamewright_games_checked_total',
    help: 'Games made since this process started, in all workers and with a delay of half a minute, by the result of their checks. Pass and fail mean that a browser played the game.',
    labelNames: ['maker', 'kind', 'verdict'] as const,
    registers: [registry],
  });
  let since: string | null = null;
  const look = async (): Promise<void> => {
    try {
      for (const row of await checkedGames(db, since, uptime(), WRITTEN_ENGINE)) {
        since = row.until;
        const { maker, kind, verdict } = row;
        if (maker !== null) games.inc({ maker, kind, verdict }, row.games);
      }
    } catch {
      // `gamewright_database_up` tells it
    }
  };
  let looking: Promise<void> | undefined;
  // scrapes that come at once share one look: two would count the same games twice
  return { update: () => (looking ??= look().finally(() => (looking = undefined))) };
}
