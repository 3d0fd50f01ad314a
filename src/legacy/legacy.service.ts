import type { Database } from '../db/orm.js';
import { prepared } from '../db/sql.js';
import type { GeneratorRunRecord, GeneratorRunsService } from './legacy.model.js';

type Row = GeneratorRunRecord & { readonly userId: string };

const COLUMNS = `id, user_id as "userId", status, prompt, provider, use_paid_fallback as "usePaidFallback",
  result_url as "resultUrl", created_at as "createdAt", finished_at as "finishedAt"`;

const selectGeneratorRun = prepared<Row, [id: string]>(
  'generator_run',
  `select ${COLUMNS} from generator_runs where id = $1`,
);
// below the row itself: a time in the cursor would have lost its microseconds
const selectGeneratorRuns = prepared<Row, [userId: string, limit: number, before: string | null]>(
  'generator_runs_of_user',
  `select ${COLUMNS} from generator_runs
    where user_id = $1 and ($3::text is null or (created_at, id) < (
      select created_at, id from generator_runs where id = $3 and user_id = $1
    ))
    order by created_at desc, id desc limit $2`,
);

export function createGeneratorRunsService({ database }: { readonly database: Database }): GeneratorRunsService {
  return {
    async find(viewer, id) {
      // ids came from another system, so their form is open; PostgreSQL cannot compare text with NUL
      if (id.includes('\0')) return null;
      const [row] = await selectGeneratorRun(database.pool, id);
      if (row?.userId !== viewer.user.id) return null;
      return toRecord(row);
    },
    async list(viewer, limit, before) {
      if (before?.includes('\0')) return [];
      return (await selectGeneratorRuns(database.pool, viewer.user.id, limit, before ?? null)).map(toRecord);
    },
  };
}

function toRecord(row: Row): GeneratorRunRecord {
  const { id, status, prompt, provider, usePaidFallback, resultUrl, createdAt, finishedAt } = row;
  return { id, status, prompt, provider, usePaidFallback, resultUrl, createdAt, finishedAt };
}
