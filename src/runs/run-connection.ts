import { requireViewer, type GraphQLContext } from '../graphql/context.js';
import { validate as isUuid } from 'uuid';
import {
  decodeCursor,
  encodeCursor,
  invalidCursor,
  pageSize,
  toConnection,
  type PageArgs,
} from '../graphql/pagination.js';
import type { StudioRunFilter } from './run-input.types.js';
import type { StudioRunConnection } from './run.types.js';
import type { RunRecord } from './runs.model.js';

/** One page of the viewer's runs, newest first; `totalCount` where it is known of them without counting. */
export async function listStudioRuns(
  context: GraphQLContext,
  page: PageArgs,
  { status, threadId }: StudioRunFilter,
  totalCount: number | null = null,
): Promise<StudioRunConnection> {
  const size = pageSize(page);
  const before = readCursor(page);
  const filter = { ...(status ? { status } : {}), ...(typeof threadId === 'string' ? { threadId } : {}) };
  const rows = await context.services.runs.list(requireViewer(context), size + 1, before, filter);
  return { ...toConnection(rows, size, page, (run) => encodeCursor(run.id)), totalCount };
}

/** One page of the runs that continue `run`, newest first. */
export async function listChildRuns(
  { loaders }: GraphQLContext,
  run: RunRecord,
  page: PageArgs,
): Promise<StudioRunConnection> {
  const size = pageSize(page);
  const rows = await loaders.childRuns.load({ id: run.id, limit: size + 1, after: readCursor(page) });
  return { ...toConnection(rows, size, page, ({ id }) => encodeCursor(id)), totalCount: null };
}

function readCursor(page: PageArgs): string | undefined {
  const [before] = decodeCursor(page, 1) ?? [];
  if (before !== undefined && !isUuid(before)) throw invalidCursor();
  return before;
}
