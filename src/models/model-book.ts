/**
 * The book of calls to models, in PostgreSQL, so that all workers share limits and health. Time is the database's.
 * Whoever may call is decided under one lock: a call takes seconds and the decision a millisecond, and two decisions at once
 * would both fit below a limit that has room for one.
 */
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/orm.js';
import { inTransaction, type Transaction } from '../db/transaction.js';
import type { Call, ModelBook, NotCalled, RunOf, Settled } from '../generation/providers/model-book.types.js';
import type { ModelsSettings } from '../generation/providers/model-settings.js';

/** Of advisory locks; any number that no other lock has. */
const LOCK = 7_301_408;
/** Outcomes that say that the model is not well; an answer that is nonsense says that it is there. */
const FAILURES: readonly Settled['outcome'][] = ['timeout', 'rate_limited', 'unavailable', 'denied', 'rejected'];
/** After a worker died in a call: no call takes this long. */
const LOST_SECONDS = 600;

type Limits = Pick<ModelsSettings, 'limits' | 'breaker'>;

export function createModelBook(database: Pick<Database, 'orm'>, settings: Limits): ModelBook {
  return {
    async admit(call) {
      const { run } = call;
      if (!run) throw new Error('A call that is written down is for a run.');
      return inTransaction(database, async (tx) => {
        await tx.query('select pg_advisory_xact_lock($1)', LOCK);
        await endLost(tx, run);
        const not = await refusal(tx, call, run, settings);
        const id = uuidv7();
        await tx.query(
          `insert into model_attempts (id, run_id, user_id, attempt, provider, model, cost_micros, outcome, finished_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8::text, case when $8::text is null then null else now() end)`,
          id,
          run.id,
          run.userId,
          run.attempt,
          call.provider,
          call.model.model,
          not ? 0 : micros(call.mostCost),
          not ?? null,
        );
        return not ? { not } : { id };
      });
    },
    async settle(id, settled) {
      await inTransaction(database, async (tx) => {
        const { outcome, inputTokens, outputTokens, cost, restored = [], invented = [] } = settled;
        const [call] = await tx.query<{ provider: string; model: string }>(
          `update model_attempts set outcome = $2, input_tokens = $3, output_tokens = $4, cost_micros = $5,
             restored = $6, invented = $7, finished_at = clock_timestamp()
           where id = $1 and finished_at is null returning provider, model`,
          id,
          outcome,
          inputTokens,
          outputTokens,
          micros(cost),
          JSON.stringify(restored),
          JSON.stringify(invented),
        );
        if (call) await noteHealth(tx, call, settled, settings.breaker);
      });
    },
  };
}

const micros = (dollars: number): number => Math.ceil(dollars * 1_000_000);

/** Calls of an earlier try at this run, and calls that nobody can be waiting for, have no end of their own. What they hold stays spent. */
async function endLost(tx: Transaction, { id, attempt }: RunOf): Promise<void> {
  await tx.query(
    `update model_attempts set outcome = 'lost', finished_at = now()
     where finished_at is null and ((run_id = $1 and attempt < $2) or started_at < now() - $3 * interval '1 second')`,
    id,
    attempt,
    LOST_SECONDS,
  );
}

async function refusal(
  tx: Transaction,
  { provider, model, mostCost }: Call,
  run: RunOf,
  { limits }: Limits,
): Promise<NotCalled | undefined> {
  const [open] = await tx.query<{ calls: number }>(
    `select count(*)::int as calls from model_attempts where provider = $1 and model = $2 and finished_at is null`,
    provider,
    model.model,
  );
  if ((open?.calls ?? 0) >= model.concurrent) return 'busy';
  if (limits.perDay !== undefined || limits.perUserPerDay !== undefined) {
    const [spent] = await tx.query<{ all: string; own: string }>(
      `select coalesce(sum(cost_micros), 0) as all, coalesce(sum(cost_micros) filter (where user_id = $1), 0) as own
       from model_attempts where started_at >= date_trunc('day', now(), 'UTC')`,
      run.userId,
    );
    const fits = (sum: string | undefined, limit = Infinity) => Number(sum) + micros(mostCost) <= micros(limit);
    if (!fits(spent?.all, limits.perDay) || !fits(spent?.own, limits.perUserPerDay)) return 'limited';
  }
  // last: it takes the one try that a half open breaker has
  const [health] = await tx.query<{ closed: boolean; tries: boolean }>(
    `select rests_until is null as closed, rests_until <= now() and coalesce(tried_until <= now(), true) as tries
     from model_health where provider = $1 and model = $2`,
    provider,
    model.model,
  );
  if (!health || health.closed) return undefined;
  if (!health.tries) return 'resting';
  await tx.query(
    `update model_health set tried_until = now() + $3 * interval '1 second' where provider = $1 and model = $2`,
    provider,
    model.model,
    model.timeoutSeconds,
  );
  return undefined;
}

/** Failures in a row open the breaker, a failed try opens it again, anything that is an answer closes it. */
async function noteHealth(
  tx: Transaction,
  { provider, model }: { provider: string; model: string },
  { outcome, restSeconds }: Settled,
  { failures, seconds }: ModelsSettings['breaker'],
): Promise<void> {
  if (outcome === 'canceled') {
    // says nothing of the model: the next call may try it
    await tx.query(`update model_health set tried_until = null where provider = $1 and model = $2`, provider, model);
  } else if (FAILURES.includes(outcome)) {
    await tx.query(
      `insert into model_health as h (provider, model, failures, rests_until)
       values ($1, $2, 1, case when $3 <= 1 or $5::float8 is not null then now() + coalesce($5, $4) * interval '1 second' end)
       on conflict (provider, model) do update set failures = h.failures + 1, tried_until = null,
         rests_until = case
           when h.failures + 1 >= $3 or h.rests_until is not null or $5::float8 is not null
           then now() + coalesce($5, $4) * interval '1 second' end`,
      provider,
      model,
      failures,
      seconds,
      restSeconds ?? null,
    );
  } else {
    await tx.query(
      `update model_health set failures = 0, rests_until = null, tried_until = null where provider = $1 and model = $2`,
      provider,
      model,
    );
  }
}
