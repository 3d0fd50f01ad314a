/** Records and service of runs: one prompt accepted for generation, its log, and its way through the states. */
import type { Editable, EditablePicture } from '../generation/design-edits.js';
import type { Preview } from '../generation/preview/index.js';
import type { AssetMode, Intent, Mode, Stage } from '../generation/provider.types.js';
import type { Viewer } from '../accounts/accounts.model.js';
import type { ArtifactRecord } from '../artifacts/artifacts.model.js';
import type { RunCredits } from '../credits/credits.model.js';

/**
 * - queued: accepted, its price is held, a job waits, or it waits for its parent to end (entered by creation, or by the
 *   loss of a worker)
 * - processing: a worker holds the lease of the current attempt
 * - canceling: the viewer asked to stop; the worker has not let go yet
 * - completed: there is an artifact, the hold is captured (final)
 * - failed: `failure` says why, the hold is released (final)
 * - canceled: the hold is released (final)
 */
export const RUN_STATUSES = ['queued', 'processing', 'canceling', 'completed', 'failed', 'canceled'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** THE table of moves; the trigger `runs_guard` enforces the same one, and a test compares them. */
export const RUN_MOVES: Readonly<Record<RunStatus, readonly RunStatus[]>> = {
  queued: ['processing', 'canceled', 'failed'],
  processing: ['queued', 'canceling', 'completed', 'failed'],
  canceling: ['canceled', 'completed', 'failed'],
  completed: [],
  failed: [],
  canceled: [],
};

export const FAILURE_CODES = [
  'safety.input',
  'parent.failed',
  'provider.unavailable',
  'provider.timeout',
  'provider.rate_limited',
  'worker.lost',
  'queue.expired',
  'output.invalid',
  'output.not_playable',
  'output.unchanged',
  'output.too_large',
  'deadline.exceeded',
  'internal',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

export interface RunRecord {
  readonly id: string;
  readonly userId: string;
  readonly status: RunStatus;
  readonly stage: Stage | null;
  readonly progress: number;
  readonly attempt: number;
  readonly prompt: string;
  readonly mode: Mode;
  readonly intent: Intent;
  readonly assetMode: AssetMode;
  /** the user's own key of the thread */
  readonly threadId: string;
  readonly parentRunId: string | null;
  /** makes a game anew of its design as it was edited by hand: the prompt tells the edits, in English */
  readonly byHand: boolean;
  readonly provider: string | null;
  readonly model: string | null;
  readonly artifactId: string | null;
  /** how many events its log has */
  readonly lastSeq: number;
  /** Where it was read along, as the read of one run does; absent where its readers share a statement. */
  readonly artifact?: ArtifactRecord | null;
  readonly credits: RunCredits;
  readonly failure: { readonly code: FailureCode; readonly message: string; readonly retryable: boolean } | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly updatedAt: Date;
}

/** Place in the queue, from 1, while queued; null afterwards. */
export interface QueuePlace {
  /** of a run that waits for its parent: where it would stand now */
  readonly position: number;
  /** null too while it waits for its parent */
  readonly estimatedStartAt: Date | null;
}

export const EVENT_TYPES = [
  'accepted',
  'started',
  'progress',
  'requeued',
  'cancelRequested',
  'completed',
  'failed',
  'canceled',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];
/** Nothing follows one of these in the log of its run. */
export const FINAL_EVENTS: ReadonlySet<EventType> = new Set<EventType>(['completed', 'failed', 'canceled']);

/** One line of a run's log. `payload` by type: started {attempt}, progress {stage, progress, message?}, requeued {attempt, reason}, completed {artifactId, attempt}, failed {code, message, retryable, attempt}; else {}. */
export interface RunEventRecord {
  readonly runId: string;
  readonly seq: number;
  readonly type: EventType;
  readonly at: Date;
  readonly payload: Readonly<Record<string, string | number | boolean>>;
}

/** An event of some run of a user, and the place after it. Without an event: where a watch begins. */
export interface ViewerEventRecord {
  readonly cursor: string;
  readonly event: RunEventRecord | null;
}

export interface ThreadRecord {
  readonly id: string;
  /** the user's own */
  readonly key: string;
  /** the owner's for the game; null: the game's own is shown */
  readonly customTitle: string | null;
  readonly runCount: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const THREAD_SORTS = ['changed', 'created', 'title'] as const;
export type ThreadSort = (typeof THREAD_SORTS)[number];

/** Which threads to list, and in which order; a cursor holds for the order that it came from. */
export interface ThreadQuery {
  readonly sort: ThreadSort;
  /** a part of the title or of a prompt, as people type it */
  readonly search?: string;
  /** of the version that is shown */
  readonly kinds?: readonly string[];
}

/** A thread in a list, and its place there. */
export interface ListedThread {
  readonly thread: ThreadRecord;
  readonly place: readonly string[];
}

/** What a thread has to show for itself. */
export interface ThreadGame {
  /** the newest run that made a game, and that game */
  readonly runId: string | null;
  readonly title: string | null;
  /** as the design says; another generator may have none or another */
  readonly kind: string | null;
  /** runs that made a game */
  readonly versions: number;
  /** the newest run, however it stands; null only where all have gone */
  readonly latestRunId: string | null;
}

/** Creation input exactly as a client sent it: anything in any field. The service validates, once. */
export interface CreateRunInput {
  readonly prompt?: unknown;
  readonly mode?: unknown;
  readonly intent?: unknown;
  readonly assetMode?: unknown;
  readonly threadId?: unknown;
  readonly parentRunId?: unknown;
  readonly artifactContext?: unknown;
  /** the same as `artifactContext`, as an object; one of the two at most */
  readonly artifact?: unknown;
  readonly provider?: unknown;
  readonly model?: unknown;
  /** the slug of the public game that it is made from; one that is not public is ignored */
  readonly remixOf?: unknown;
  readonly idempotencyKey?: unknown;
}

/** Edits exactly as a client sent them; the service validates, once. */
export interface EditDesignInput {
  readonly artifactId?: unknown;
  readonly title?: unknown;
  readonly tagline?: unknown;
  readonly winMessage?: unknown;
  readonly loseMessage?: unknown;
  readonly sign?: unknown;
  readonly difficulty?: unknown;
  readonly colours?: unknown;
  readonly cast?: unknown;
  readonly numbers?: unknown;
  readonly switches?: unknown;
  readonly idempotencyKey?: unknown;
}

/** What a preview reads; checked like a creation request. */
export type PreviewInput = Pick<CreateRunInput, 'prompt' | 'intent' | 'parentRunId'>;

/** Who asks for one: a user, or an address without a session. */
export interface PreviewViewer {
  readonly userId: string | undefined;
  readonly ip: string;
}

export interface RunFilter {
  readonly status?: readonly RunStatus[];
  /** the key of a thread, else its id */
  readonly threadId?: string;
}

/**
 * How much of its runs a list shows, so that no more is read: the fields of `LISTED_FIELDS` (all others are undefined then),
 * all fields, their artifacts too but for the manifests, or all of the artifacts.
 */
export type ShownOfRuns = 'listed' | 'whole' | 'cores' | 'artifacts';
/** What tiles and tables of runs show. */
export const LISTED_FIELDS = [
  'id',
  'userId',
  'status',
  'stage',
  'progress',
  'attempt',
  'prompt',
  'mode',
  'artifactId',
  'createdAt',
] as const satisfies readonly (keyof RunRecord)[];

export interface RunsService {
  /**
   * Accepts a run: hold, row, first event and job in one transaction.
   * Order of checks: validation, idempotency replay, referenced records (404), rate, credits (402), queue (503).
   */
  create(viewer: Viewer, input: CreateRunInput): Promise<{ run: RunRecord; replayed: boolean }>;
  /**
   * What would be made of a prompt; creates nothing.
   * @throws validation_failed, context_required, unauthenticated, studio_run_not_found, rate_limited
   */
  preview(who: PreviewViewer, input: PreviewInput): Promise<Preview>;
  /**
   * Accepts a run that makes a game anew of its design as it was edited by hand; the same order of checks as `create`.
   * @throws validation_failed, artifact_not_found, and what `create` throws
   */
  editDesign(viewer: Viewer, input: EditDesignInput): Promise<{ run: RunRecord; replayed: boolean }>;
  /** What can be changed of a game by hand; null: nothing. @throws artifact_not_found, rate_limited */
  editable(viewer: Viewer, artifactId: string): Promise<Editable | null>;
  /** Pictures by a word of a language, best first. @throws rate_limited */
  searchPictures(
    who: PreviewViewer,
    request: { readonly search: string; readonly language: string; readonly first: number },
  ): Promise<readonly EditablePicture[]>;
  /** Loads what previews in that language need, where one is likely soon; the first one would wait for it. */
  warmPreviews(language: string): Promise<void>;
  /** @throws studio_run_not_found (also another's, also a malformed id), run_already_finished */
  cancel(viewer: Viewer, id: string): Promise<RunRecord>;
  /** The viewer's run with its artifact, or null; a malformed id is null. */
  find(viewer: Viewer, id: string): Promise<RunRecord | null>;
  /** As `find`, and no artifact with it: what all ask for in one turn of the event loop is one statement. */
  findBare(viewer: Viewer, id: string): Promise<RunRecord | null>;
  /** Newest first, below `before` (a run id, exclusive). `shown`: 'whole' where it is absent. */
  list(viewer: Viewer, limit: number, before?: string, filter?: RunFilter, shown?: ShownOfRuns): Promise<RunRecord[]>;
  /** For DataLoader: the runs that continue each of `ids`, newest first, below `before` (a run id, exclusive). */
  children(viewer: Viewer, ids: readonly string[], limit: number, before?: string): Promise<RunRecord[][]>;
  /** The viewer's thread of that key, else of that id, or null. */
  thread(viewer: Viewer, keyOrId: string): Promise<ThreadRecord | null>;
  /** The viewer's thread of that id, or null. */
  threadById(viewer: Viewer, id: string): Promise<ThreadRecord | null>;
  /** For DataLoader: the viewer's threads of these keys, or null. */
  threadsByKeys(viewer: Viewer, keys: readonly string[]): Promise<(ThreadRecord | null)[]>;
  /** Null takes back the title. @throws validation_failed, thread_not_found (also another's, also a malformed id) */
  renameThread(viewer: Viewer, id: string, title: string | null): Promise<ThreadRecord>;
  /** The game is shown by that run’s version until a newer one is made. @throws studio_run_not_found, artifact_not_found */
  restoreVersion(viewer: Viewer, runId: string): Promise<ThreadRecord>;
  /** Deletes the game with all its versions, which are public no more; its id. @throws thread_not_found, thread_at_work */
  deleteThread(viewer: Viewer, id: string): Promise<string>;
  /** Beyond `after`, which is the place of the last one. @throws validation_failed where it is no place in this order */
  threads(viewer: Viewer, limit: number, query: ThreadQuery, after?: readonly string[]): Promise<ListedThread[]>;
  /** Kinds of the games that the viewer’s threads are shown by, the most frequent first. */
  threadKinds(viewer: Viewer): Promise<string[]>;
  /** For DataLoader: what each of `ids` has to show; null for what is not the viewer's. */
  threadGames(viewer: Viewer, ids: readonly string[]): Promise<(ThreadGame | null)[]>;
  /** For DataLoader: what each of `ids` continues, by its context or the runs before it; null where that is nothing. */
  parentArtifactIds(viewer: Viewer, ids: readonly string[]): Promise<(string | null)[]>;
  /** For DataLoader: places of queued runs, one statement. */
  queuePlaces(ids: readonly string[]): Promise<(QueuePlace | null)[]>;
  /** For DataLoader: the log of each of `ids` above `after` (exclusive), as far as it is written. */
  eventPages(viewer: Viewer, ids: readonly string[], limit: number, after: number): Promise<RunEventRecord[][]>;
  /**
   * The run's log: history above `after` (exclusive, default 0), then live, each event once and in order, until the
   * final one. Ends early when `signal` aborts. Ownership is checked before the first event.
   * @throws studio_run_not_found
   */
  events(viewer: Viewer, runId: string, after: number, signal: AbortSignal): AsyncIterable<RunEventRecord>;
  /**
   * The events of all runs of the viewer beyond `after`, then new ones, each once, in the order of their commits, until
   * `signal` aborts. Without `after`: from now on, which a first record tells at once, with the cursor and no event.
   * @throws validation_failed where `after` is no cursor
   */
  viewerEvents(viewer: Viewer, after: string | undefined, signal: AbortSignal): AsyncIterable<ViewerEventRecord>;
}
