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
import type { StudioRunConnection, StudioRunFilter } from './run.types.js';

/** One page of the viewer's runs, newest first. */
export async function listStudioRuns(
  context: GraphQLContext,
  page: PageArgs,
  { status, threadId }: StudioRunFilter,
): Promise<StudioRunConnection> {
  const size = pageSize(page);
  const [before] = decodeCursor(page, 1) ?? [];
  if (before !== undefined && !isUuid(before)) throw invalidCursor();
  const filter = { ...(status ? { status } : {}), ...(typeof threadId === 'string' ? { threadId } : {}) };
  const rows = await context.services.runs.list(requireViewer(context), size + 1, before, filter);
  return toConnection(rows, size, page, (run) => encodeCursor(run.id));
}
