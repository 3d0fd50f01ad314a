/** One read for all rows of an answer instead of one for each: made anew for every request, so nothing is stale or shared. */
import DataLoader from 'dataloader';
import type { Viewer } from '../accounts/accounts.model.js';
import type { ArtifactRecord } from '../artifacts/artifacts.model.js';
import type { ShareLinkRecord } from '../artifacts/share-links.model.js';
import type { ModelAttemptRecord } from '../models/models.model.js';
import { cursorOfText } from '../publications/public-game.model.js';
import type { ListedGame, RemixSource } from '../publications/publications.model.js';
import type { QueuePlace, RunEventRecord, RunRecord, ThreadGame, ThreadRecord } from '../runs/runs.model.js';
import type { Services } from '../services.js';

/** One page of what hangs below one record. */
export interface PageOf {
  readonly id: string;
  readonly limit: number;
  readonly after: string | undefined;
}
export type PageLoader<Row> = DataLoader<PageOf, readonly Row[], string>;

/** Reads of one record, each id once; those of one turn of the event loop are one statement already, whoever asks. */
export interface Remembered<Row> {
  load(id: string): Promise<Row>;
}

export interface Loaders {
  readonly run: Remembered<RunRecord | null>;
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
  /** of a thread, by its id: the public game that it was made from */
  readonly threadSource: DataLoader<string, RemixSource | null>;
  /** by the artifact that a public game says it was made from */
  readonly remixSource: DataLoader<string, RemixSource | null>;
  /** of a public game, by its artifact */
  readonly remixCount: DataLoader<string, number>;
  readonly remixes: PageLoader<ListedGame>;
  readonly childRuns: PageLoader<RunRecord>;
  readonly runEvents: PageLoader<RunEventRecord>;
}

/**
 * `viewer` is asked at the first read: a mutation may have signed in before. Each loader is made when it is asked for:
 * every event of a subscription has its own, and needs one of them at most.
 */
export function createLoaders(services: Services, viewer: () => Viewer): Loaders {
  return new RequestLoaders(services, viewer);
}

/** A class, as most requests use none of them: an object with eleven getters of its own was 4 KB of garbage each. */
class RequestLoaders implements Loaders {
  readonly #services: Services;
  readonly #viewer: () => Viewer;
  readonly #made: { -readonly [name in keyof Loaders]?: Loaders[name] } = {};

  constructor(services: Services, viewer: () => Viewer) {
    this.#services = services;
    this.#viewer = viewer;
  }

  get run() {
    return (this.#made.run ??= remembered((id) => this.#services.runs.findBare(this.#viewer(), id)));
  }
  get artifact() {
    return (this.#made.artifact ??= new DataLoader((ids) => this.#services.artifacts.findMany(this.#viewer(), ids)));
  }
  get parentArtifactId() {
    return (this.#made.parentArtifactId ??= new DataLoader((ids) =>
      this.#services.runs.parentArtifactIds(this.#viewer(), ids),
    ));
  }
  get queuePlace() {
    return (this.#made.queuePlace ??= new DataLoader((ids) => this.#services.runs.queuePlaces(ids)));
  }
  get modelAttempts() {
    return (this.#made.modelAttempts ??= new DataLoader((ids) => this.#services.models.attempts(this.#viewer(), ids)));
  }
  get shareLinks() {
    return (this.#made.shareLinks ??= new DataLoader((ids) => this.#services.shareLinks.listMany(this.#viewer(), ids)));
  }
  get thread() {
    return (this.#made.thread ??= new DataLoader((keys) => this.#services.runs.threadsByKeys(this.#viewer(), keys)));
  }
  get threadGame() {
    return (this.#made.threadGame ??= new DataLoader((ids) => this.#services.runs.threadGames(this.#viewer(), ids)));
  }
  get threadSource() {
    return (this.#made.threadSource ??= new DataLoader((ids) =>
      this.#services.publications.remixes.sourcesOfThreads(ids),
    ));
  }
  get remixSource() {
    return (this.#made.remixSource ??= new DataLoader((ids) => this.#services.publications.remixes.sources(ids)));
  }
  get remixCount() {
    return (this.#made.remixCount ??= new DataLoader((ids) => this.#services.publications.remixes.count(ids)));
  }
  get remixes() {
    return (this.#made.remixes ??= pageLoader((ids, limit, after) =>
      this.#services.publications.remixes.list(ids, limit, after === undefined ? undefined : cursorOfText(after)),
    ));
  }
  get childRuns() {
    return (this.#made.childRuns ??= pageLoader((ids, limit, before) =>
      this.#services.runs.children(this.#viewer(), ids, limit, before),
    ));
  }
  get runEvents() {
    return (this.#made.runEvents ??= pageLoader((ids, limit, after) =>
      this.#services.runs.eventPages(this.#viewer(), ids, limit, Number(after ?? 0)),
    ));
  }
}

function remembered<Row>(read: (id: string) => Promise<Row>): Remembered<Row> {
  const rows = new Map<string, Promise<Row>>();
  return {
    load(id) {
      let row = rows.get(id);
      if (!row) rows.set(id, (row = read(id)));
      return row;
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
