import type { Viewer } from '../accounts/accounts.model.js';
import type { Config } from '../config.js';
import type { Database } from '../db/orm.js';
import { createHitCounter } from '../db/rate-limit.js';
import type { Wakeups } from '../db/wakeups.js';
import { AppError, invalidField } from '../errors.js';
import type { JobQueue } from '../queue/queue.js';
import type { InputPolicy } from '../safety/input-policy.js';
import { isStorable } from '../validation.js';
import { createAcceptance } from './accept-run.queries.js';
import { readChildren, readEventPages, readParentArtifactIds } from './batched-reads.js';
import { cancelRun } from './cancel-run.js';
import { createRun } from './create-run.js';
import { editDesign, readEditable, searchPictures } from './edit-design.js';
import { createReplayFinder } from './idempotency.js';
import { listRuns } from './list-reads.js';
import { deleteThread, renameThread, restoreVersion, type WithdrawAll } from './owned-threads.js';
import { previewRun, warmPreviews } from './preview-run.js';
import { QueueCapacity } from './queue-capacity.js';
import { createPlacesReader, createRunReader, createBareRunReader, isId } from './reads.js';
import type { RunRecord, RunsService } from './runs.model.js';
import { readThread, readThreadById, readThreadKey, readThreads } from './thread-reads.js';
import { listThreads, readThreadGames, readThreadKinds } from './thread-list.js';
import { createViewerWatch } from './viewer-events.js';
import { isPlace } from './viewer-place.js';
import { createRunPrices, type RunPrices } from './run-prices.js';
import { afterCheck } from './after-check.js';
import { createRunWatch } from './watch-run.js';

export interface RunsServiceOptions {
  readonly database: Database;
  readonly config: Pick<
    Config,
    | 'prices'
    | 'modelPrices'
    | 'editPrice'
    | 'maxActiveRuns'
    | 'runsPerMinute'
    | 'queueCapacity'
    | 'guestGames'
    | 'signUpCredits'
    | 'creditsHelp'
  >;
  readonly wakeups: Wakeups;
  readonly queue: JobQueue;
  /** absent: those of the configuration, without models */
  readonly prices?: RunPrices | undefined;
  readonly inputPolicy?: InputPolicy | undefined;
  /** absent: nothing is public */
  readonly withdrawAll?: WithdrawAll | undefined;
}

/** Runs as their owners see them; the worker's side is in `worker/`. */
export function createRunsService(options: RunsServiceOptions): RunsService {
  const { database, wakeups, config } = options;
  const { pool } = database;
  const readRun = createRunReader(pool);
  const readBare = createBareRunReader(pool);
  const readPlaces = createPlacesReader(pool);
  const watchRun = createRunWatch(pool, wakeups);
  const watchViewer = createViewerWatch(pool, wakeups);
  const countHit = createHitCounter(pool, config.runsPerMinute, 60);
  const creation = {
    ...options,
    prices: options.prices ?? createRunPrices(config),
    capacity: new QueueCapacity(config.queueCapacity),
    accept: createAcceptance(pool),
    findReplay: createReplayFinder(pool),
    takeHit: (userId: string) => countHit(`runs:${userId}`),
  };

  /** The run, which the viewer is known to own. */
  const existing = async (viewer: Viewer, id: string): Promise<RunRecord> => {
    const run = await readRun(viewer.user.id, id);
    if (!run) throw new AppError('studio_run_not_found');
    return run;
  };

  const events = (viewer: Viewer, runId: string, after: number, signal: AbortSignal) =>
    afterCheck(
      () => existing(viewer, runId),
      ({ id }) => watchRun(id, toSeq(after), signal),
    );

  return {
    async create(viewer, input) {
      const created = await createRun(creation, viewer.user, input);
      return created.replayed ? { run: await existing(viewer, created.id), replayed: true } : created;
    },
    preview: (who, input) => previewRun(pool, who, input),
    async editDesign(viewer, input) {
      const edited = await editDesign({ ...creation, editPrice: config.editPrice }, viewer.user, input);
      return edited.replayed ? { run: await existing(viewer, edited.id), replayed: true } : edited;
    },
    editable: (viewer, artifactId) => readEditable(pool, viewer.user.id, artifactId),
    searchPictures,
    warmPreviews,
    async cancel(viewer, id) {
      const run = await existing(viewer, id);
      await cancelRun(options, run.id);
      return existing(viewer, run.id);
    },
    find: (viewer, id) => readRun(viewer.user.id, id),
    findBare: (viewer, id) => readBare(viewer.user.id, id),
    async list(viewer, limit, before, filter, shown) {
      if (before !== undefined && !isId(before)) throw invalidField('before', 'invalid', 'Expected the ID of a run.');
      // a key that no thread can have: PostgreSQL would refuse the text itself
      if (filter?.threadId !== undefined && !isStorable(filter.threadId)) return [];
      const rows = await listRuns(pool, viewer.user.id, limit, before, filter, shown);
      if (rows.length > 0 || filter?.threadId === undefined) return rows;
      const threadId = await readThreadKey(pool, viewer.user.id, filter.threadId);
      return threadId === filter.threadId
        ? rows
        : listRuns(pool, viewer.user.id, limit, before, { ...filter, threadId }, shown);
    },
    children: (viewer, ids, limit, before) => readChildren(pool, viewer.user.id, ids, limit, before),
    async thread(viewer, keyOrId) {
      return isStorable(keyOrId) ? readThread(pool, viewer.user.id, keyOrId) : null;
    },
    threadById: (viewer, id) => readThreadById(pool, viewer.user.id, id),
    threads: (viewer, limit, query, after) => listThreads(pool, viewer.user.id, limit, query, after),
    threadsByKeys: (viewer, keys) => readThreads(pool, viewer.user.id, keys),
    renameThread: (viewer, id, title) => renameThread(options, viewer.user.id, id, title),
    restoreVersion: (viewer, runId) => restoreVersion(options, viewer.user.id, runId),
    deleteThread: (viewer, id) => deleteThread(options, viewer.user.id, id),
    threadKinds: (viewer) => readThreadKinds(pool, viewer.user.id),
    threadGames: (viewer, ids) => readThreadGames(pool, viewer.user.id, ids),
    parentArtifactIds: (viewer, ids) => readParentArtifactIds(pool, viewer.user.id, ids),
    queuePlaces: (ids) => readPlaces(ids),
    eventPages: (viewer, ids, limit, after) => readEventPages(pool, viewer.user.id, ids, limit, toSeq(after)),
    events,
    viewerEvents(viewer, after, signal) {
      if (after !== undefined && !isPlace(after))
        throw invalidField('after', 'invalid', 'Expected a cursor from this subscription.');
      return watchViewer(viewer.user.id, after, signal);
    },
  };
}

/** Any number that a client sends: below every event, or above them all, but within the column's range. */
function toSeq(after: number): number {
  return Math.trunc(Math.min(Math.max(after || 0, 0), 2 ** 31 - 1));
}
