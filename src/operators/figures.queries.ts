/** The state of the service: its queue, and what happened in the last 24 hours. */
import { prepared } from '../db/sql.js';
import type { Figure, QueueState } from './operators.model.js';

/** Through the indexes of runs that have not ended. */
export const selectQueue = prepared<QueueState, []>(
  'operator_queue',
  `select queued.waiting, queued.oldest as "oldestAt", live.running from
     (select count(*)::int as waiting, min(queued_at) as oldest from runs where status = 'queued') queued,
     (select count(*)::int as running from runs where status in ('processing', 'canceling')) live`,
);

/** `$1`: the smallest id that may have been made in the last 24 hours; ids are UUIDv7, and their indexes end with the newest. */
export const selectFigures = prepared<Figure, [sinceId: string]>(
  'operator_figures',
  `select 'status' as "group", status as name, count(*)::int as value from runs where id >= $1 group by status
   union all
   select 'kind', coalesce(a.kind, 'other'), count(*)::int from runs r join artifacts a on a.id = r.artifact_id
    where r.id >= $1 group by 2
   union all
   select 'failure', failure_code, count(*)::int from runs where id >= $1 and failure_code is not null group by 2
   union all
   select 'unanswered', case when status = 'completed' and provider = 'composer' then 'composer' when status = 'completed' then 'model'
      when status in ('failed', 'canceled') then status else 'open' end, count(*)::int from runs r
    where id >= $1 and exists (select from model_attempts a where a.run_id = r.id and a.outcome not in ('answered', 'canceled'))
    group by 2
   union all
   select 'credits', type, sum(abs(amount))::int from credit_entries where id >= $1 group by type
   union all
   select 'signUps', '', count(*)::int from users where id >= $1 and not guest
   union all
   select 'publications', '', count(*)::int from publications where published_at > now() - interval '24 hours' and withdrawn_at is null
   union all
   -- a play is counted once an address and day, and this is what remembers it (publications/plays.ts)
   select 'plays', '', count(*)::int from rate_limits where key like 'play:%' and window_start > now() - interval '24 hours'
   union all
   select 'openReports', '', count(*)::int from publication_reports where settled_at is null
   order by 1, 3 desc, 2`,
);

/** The smallest UUIDv7 of a moment (RFC 9562, section 5.7). */
export function firstIdOf(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
