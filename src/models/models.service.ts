import type { Database } from '../db/orm.js';
import { prepared } from '../db/sql.js';
import type { ModelAttemptRecord, ModelsService } from './models.model.js';

const attemptsOf = prepared<ModelAttemptRecord, [runIds: readonly string[], userId: string]>(
  'model_attempts_of_runs',
  `select id, run_id as "runId", provider, model, outcome, input_tokens as "inputTokens", output_tokens as "outputTokens",
     restored, invented, started_at as "startedAt", finished_at as "finishedAt"
   from model_attempts where run_id = any($1::uuid[]) and user_id = $2 order by id`,
);

export function createModelsService({ database }: { readonly database: Pick<Database, 'pool'> }): ModelsService {
  return {
    async attempts({ user }, runIds) {
      const found = await attemptsOf(database.pool, runIds, user.id);
      return runIds.map((id) => found.filter(({ runId }) => runId === id));
    },
  };
}
