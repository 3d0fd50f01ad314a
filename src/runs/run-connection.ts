import type { GraphQLResolveInfo } from 'graphql';
import { validate as isUuid } from 'uuid';
import { requireViewer, type GraphQLContext } from '../graphql/context.js';
import {
  decodeCursor,
  encodeCursor,
  invalidCursor,
  pageSize,
  toConnection,
  type PageArgs,
} from '../graphql/pagination.js';
import { bySelection, type Selection } from '../graphql/selection.js';
import type { StudioRunFilter } from './run-input.types.js';
import type { StudioRunConnection } from './run.types.js';
import { LISTED_FIELDS, type RunRecord, type ShownOfRuns } from './runs.model.js';

const LISTED: ReadonlySet<string> = new Set(['__typename', 'artifact', ...LISTED_FIELDS]);
/** Of an artifact: what is told by its id, which its run has. */
const OF_ID: ReadonlySet<string> = new Set(['__typename', 'id', 'state', 'downloadUrl', 'thumbnailUrl']);

/** Of an artifact: what is made of its manifest. */
const OF_MANIFEST = ['manifest', 'reading'] as const;

const isMoreThan = (known: ReadonlySet<string>, { names }: Selection): boolean =>
  [...names].some((name) => !known.has(name));

function shownOf(runs: readonly Selection[]): ShownOfRuns {
  const artifacts = runs.map((run) => run.below('artifact'));
  // the run of an artifact leads to the artifact again, which a loader reads once
  const isOnce = artifacts.every(({ names }) => !names.has('run'));
  if (isOnce && artifacts.some((artifact) => isMoreThan(OF_ID, artifact)))
    return artifacts.some(({ names }) => OF_MANIFEST.some((name) => names.has(name))) ? 'artifacts' : 'cores';
  return runs.some((run) => isMoreThan(LISTED, run)) ? 'whole' : 'listed';
}

/** For a field that gives a `StudioRunConnection`. */
export const shownOfRuns = bySelection((connection) =>
  shownOf([connection.below('nodes'), connection.below('edges').below('node')]),
);

/** For a field that gives a `GameArtifact`: whether it shows more of it than its id tells. */
export const needsArtifact = bySelection((artifact) => isMoreThan(OF_ID, artifact));

/** One page of the viewer's runs, newest first; `totalCount` where it is known of them without counting. */
export async function listStudioRuns(
  context: GraphQLContext,
  info: GraphQLResolveInfo,
  page: PageArgs,
  { status, threadId }: StudioRunFilter,
  totalCount: number | null = null,
): Promise<StudioRunConnection> {
  const size = pageSize(page);
  const before = readCursor(page);
  const filter = { ...(status ? { status } : {}), ...(typeof threadId === 'string' ? { threadId } : {}) };
  const rows = await context.services.runs.list(requireViewer(context), size + 1, before, filter, shownOfRuns(info));
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
