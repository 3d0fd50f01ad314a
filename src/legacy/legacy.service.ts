import type { Database } from '../db/orm.js';
import { prepared } from '../db/sql.js';
import type { GeneratorRunRecord, GeneratorRunsService } from './legacy.model.js';

type Row = GeneratorRunRecord & { readonly userId: string };

const selectGeneratorRun = prepared<Row, [id: string]>(
  'generator_run',
  `select id, user_id as "userId", status, prompt, provider, use_paid_fallback as "usePaidFallback",
          result_url as "resultUrl", created_at as "createdAt", finished_at as "finishedAt"
     from generator_runs where id = $1`,
);

export function createGeneratorRunsService({ database }: { readonly database: Database }): GeneratorRunsService {
  return {
    async find(viewer, id) {
      // ids came from another system, so their form is open; PostgreSQL can not compare text with NUL
      if (id.includes('\0')) return null;
      const [row] = await selectGeneratorRun(database.pool, id);
      if (row?.userId !== viewer.user.id) return null;
      const { userId: _, ...run } = row;
      return run;
    },
  };
}
