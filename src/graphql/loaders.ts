/** One read for all rows of an answer instead of one for each: made anew for every request, so nothing is stale or shared. */
import DataLoader from 'dataloader';
import type { Viewer } from '../accounts/accounts.model.js';
import type { ArtifactRecord } from '../artifacts/artifacts.model.js';
import type { ShareLinkRecord } from '../artifacts/share-links.model.js';
import type { ModelAttemptRecord } from '../models/models.model.js';
import type { QueuePlace, RunEventRecord, RunRecord, ThreadGame, ThreadRecord } from '../runs/runs.model.js';
import type { Services } from '../services.js';

/** One page of what hangs below one record. */
export interface PageOf {
  readonly id: string;
  readonly limit: number;
  readonly after: string | undefined;
}
export type PageLoader<Row> = DataLoader<PageOf, readonly Row[], string>;

export interface Loaders {
  readonly run: DataLoader<string, RunRecord | null>;
  readonly artifact: DataLoader<string, ArtifactRecord | null>;
  /** of a run: the id of what it continues */
  readonly parentArtifactId: DataLoader<string, string | null>;
  readonly queuePlace: DataLoader<string, QueuePlace | null>;
  /** of a run: the models that were asked */
  readonly modelAttempts: DataLoader<string, ModelAttemptRecord[]>;
  /** of an artifact: the links that it is shared by */
  readonly shareLinks: DataLoader<string, ShareLinkRecord[]>;
  /** by its key */
  readonly thread: DataLoader<string, ThreadRecord | null>;
  /** of a thread, by its id */
  readonly threadGame: DataLoader<string, ThreadGame | null>;
  readonly childRuns: PageLoader<RunRecord>;
  readonly runEvents: PageLoader<RunEventRecord>;
}

/**
 * `viewer` is asked at the first read: a mutation may have signed in before. Each loader is made when it is asked for:
 * every event of a subscription has its own, and needs one of them at most.
 */
export function createLoaders({ runs, artifacts, models, shareLinks }: Services, viewer: () => Viewer): Loaders {
  const made: { -readonly [name in keyof Loaders]?: Loaders[name] } = {};
  return {
    get run() {
      return (made.run ??= new DataLoader((ids) => runs.findMany(viewer(), ids)));
    },
    get artifact() {
      return (made.artifact ??= new DataLoader((ids) => artifacts.findMany(viewer(), ids)));
    },
    get parentArtifactId() {
      return (made.parentArtifactId ??= new DataLoader((ids) => runs.parentArtifactIds(viewer(), ids)));
    },
    get queuePlace() {
      return (made.queuePlace ??= new DataLoader((ids) => runs.queuePlaces(ids)));
    },
    get modelAttempts() {
      return (made.modelAttempts ??= new DataLoader((ids) => models.attempts(viewer(), ids)));
    },
    get shareLinks() {
      return (made.shareLinks ??= new DataLoader((ids) => shareLinks.listMany(viewer(), ids)));
    },
    get thread() {
      return (made.thread ??= new DataLoader((keys) => runs.threadsByKeys(viewer(), keys)));
    },
    get threadGame() {
      return (made.threadGame ??= new DataLoader((ids) => runs.threadGames(viewer(), ids)));
    },
    get childRuns() {
      return (made.childRuns ??= pageLoader((ids, limit, before) => runs.children(viewer(), ids, limit, before)));
    },
    get runEvents() {
      return (made.runEvents ??= pageLoader((ids, limit, after) =>
        runs.eventPages(viewer(), ids, limit, Number(after ?? 0)),
      ));
    },
  };
}

/** One read for all records that ask for the same page; a field under several aliases may ask for several. */
function pageLoader<Row>(
  read: (ids: readonly string[], limit: number, after: string | undefined) => Promise<readonly (readonly Row[])[]>,
): PageLoader<Row> {
  return new DataLoader(
    async (asked) => {
      const pages = new Map<string, number[]>();
      for (const [index, { limit, after }] of asked.entries()) {
        const key = JSON.stringify([limit, after]);
        pages.set(key, [...(pages.get(key) ?? []), index]);
      }
      const rows: (readonly Row[])[] = asked.map(() => []);
      await Promise.all(
        [...pages.values()].map(async (indexes) => {
          const { limit, after } = asked[indexes[0]!]!;
          const ids = indexes.map((index) => asked[index]!.id);
          for (const [at, found] of (await read(ids, limit, after)).entries()) rows[indexes[at]!] = found;
        }),
      );
      return rows;
    },
    { cacheKeyFn: ({ id, limit, after }) => JSON.stringify([id, limit, after]) },
  );
}
