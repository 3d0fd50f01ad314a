/** How the models do: whether they are called, since when they fail, and how, in the last 24 hours. */
import { prepared } from '../db/sql.js';
import type { ModelState } from './operators.model.js';

/**
 * Every model that has a state or was called in the last 24 hours. What was not sent is no call; what nobody waited for any more is
 * no failure. A model that answers nonsense is there for the breaker, so its failures show in `failingSince` alone.
 */
export const selectModels = prepared<ModelState, []>(
  'operator_models',
  `with recent as (
     select provider, model, outcome, started_at, cost_micros,
       max(started_at) filter (where outcome = 'answered') over (partition by provider, model) as answered_at
     from model_attempts where started_at > now() - interval '24 hours'
   ), c as (
     select provider, model, count(*) filter (where outcome is null or outcome not in ('resting', 'busy', 'limited'))::int as calls,
       count(*) filter (where outcome = 'answered')::int as answered, (sum(cost_micros) / 1e6)::float8 as dollars,
       max(answered_at) as answered_at, min(started_at) filter (where outcome not in ('answered', 'canceled')
         and started_at > coalesce(answered_at, '-infinity')) as failing_since
     from recent group by provider, model
   ), n as (
     select provider, model, jsonb_agg(jsonb_build_object('outcome', outcome, 'count', count) order by count desc, outcome) as outcomes
     from (select provider, model, outcome, count(*) from recent where outcome <> 'answered' group by provider, model, outcome) o
     group by provider, model
   )
   select coalesce(h.provider, c.provider) as provider, coalesce(h.model, c.model) as model,
     case when h.rests_until is null then 'closed' when h.rests_until > now() then 'open' else 'half_open' end as breaker,
     coalesce(h.failures, 0) as failures, h.rests_until as "restsUntil",
     coalesce(c.calls, 0) as calls, coalesce(c.answered, 0) as answered, coalesce(c.dollars, 0) as dollars,
     c.answered_at as "answeredAt", c.failing_since as "failingSince", coalesce(n.outcomes, '[]') as outcomes
   from model_health h full join c on c.provider = h.provider and c.model = h.model
   left join n on n.provider = c.provider and n.model = c.model
   order by 1, 2 limit 100`,
);
