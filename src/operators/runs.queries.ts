/** Runs of all accounts as operators look for them. */
import type { ModelAttemptRecord } from '../models/models.model.js';
import { prepared, type PreparedQuery } from '../db/sql.js';
import type { OperatorRun, RunFilter, RunLogLine } from './operators.model.js';

/** A game that its owner has deleted keeps its run for the ledger; what was asked for is nobody's to read any more. */
const RUN = `r.id, r.user_id as "userId", u.email as "ownerEmail", r.status, r.stage, r.progress, r.attempt, r.losses,
  case when t.deleted_at is null then r.prompt else '' end as prompt, t.deleted_at is not null as deleted, r.mode, a.kind,
  r.provider, r.model, r.asked_provider as "askedProvider", r.asked_model as "askedModel", r.failure_code as "failureCode", r.failure_message as "failureMessage", r.price,
  r.artifact_id as "artifactId", r.created_at as "createdAt", r.started_at as "startedAt", r.finished_at as "finishedAt"`;
const FROM = `from runs r join users u on u.id = r.user_id join threads t on t.id = r.thread_id
  left join artifacts a on a.id = r.artifact_id`;

export const selectRun = prepared<OperatorRun, [id: string]>('operator_run', `select ${RUN} ${FROM} where r.id = $1`);

const CONDITIONS: Readonly<Record<keyof RunFilter, string>> = {
  userId: 'r.user_id',
  status: 'r.status',
  failureCode: 'r.failure_code',
  kind: 'a.kind',
};
const NAMES = Object.keys(CONDITIONS) as (keyof RunFilter)[];
const known = new Map<string, PreparedQuery<OperatorRun, readonly unknown[]>>();

/**
 * Newest first: ids are UUIDv7. One statement for each set of conditions, so that each has a plan of its own:
 * 200,000 runs of which none matches take 1 to 7 ms by account, state and failure, and 0.7 s by kind, which has no index.
 */
export function selectRuns(filter: RunFilter) {
  const asked = NAMES.filter((name) => filter[name] !== undefined);
  const key = ['operator_runs', ...asked].join('_');
  let select = known.get(key);
  if (!select) {
    const conditions = asked.map((name, at) => ` and ${CONDITIONS[name]} = $${at + 3}`).join('');
    const failed = filter.failureCode === undefined ? '' : ` and r.status = 'failed'`;
    select = prepared(key, `select ${RUN} ${FROM} where r.id < $1${conditions}${failed} order by r.id desc limit $2`);
    known.set(key, select);
  }
  return { select, values: asked.map((name) => filter[name]) };
}

/** Lines of a run's log but for its progress, oldest first. */
export const selectLog = prepared<RunLogLine, [runIds: readonly string[], limit: number]>(
  'operator_run_log',
  `select e.run_id as "runId", e.seq, e.type, e.at, e.payload from unnest($1::uuid[]) as asked (id) cross join lateral (
     select * from run_events where run_id = asked.id and type <> 'progress' order by seq limit $2
   ) e`,
);

export const selectCalls = prepared<ModelAttemptRecord, [runIds: readonly string[], limit: number]>(
  'operator_run_calls',
  `select m.id, m.run_id as "runId", m.provider, m.model, m.outcome, m.input_tokens as "inputTokens",
     m.output_tokens as "outputTokens", m.restored, m.invented, m.started_at as "startedAt", m.finished_at as "finishedAt"
   from unnest($1::uuid[]) as asked (id) cross join lateral (
     select * from model_attempts where run_id = asked.id order by id limit $2
   ) m`,
);
