/**
 * Records and service of operators: the accounts that `OPERATORS` names, what they may look at and do, and the log of what
 * they did.
 */
import type { UserRecord, Viewer } from '../accounts/accounts.model.js';
import type { CreditEntryRecord } from '../credits/credits.model.js';
import type { Mode, Stage } from '../generation/provider.types.js';
import type { ModelAttemptRecord, ModelOutcome } from '../models/models.model.js';
import type { ReportReason } from '../publications/public-game.model.js';
import type { EventType, FailureCode, RunStatus } from '../runs/runs.model.js';

export { FAILURE_CODES, RUN_STATUSES, type FailureCode, type RunStatus } from '../runs/runs.model.js';

export const OPERATOR_ACTIONS = [
  'credits.grant',
  'credits.adjust',
  'credits.decline',
  'publication.take_down',
  'publication.put_back',
  'reports.settle',
] as const;
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];

/** What an action changed: names and values, small. */
export type ActionState = Readonly<Record<string, string | number | boolean | null>>;

/** One line of the audit log. */
export interface OperatorActionRecord {
  readonly id: string;
  /** the order of the log; the cursor of the connection */
  readonly seq: number;
  readonly operatorId: string;
  readonly operatorName: string;
  readonly action: OperatorAction;
  readonly subjectId: string;
  readonly subjectName: string;
  readonly before: ActionState;
  readonly after: ActionState;
  readonly reason: string;
  readonly createdAt: Date;
}

/** What operators may post to a ledger; the rest of its types belong to runs and payments. */
export const POSTED_TYPES = ['grant', 'adjust'] as const;
export type PostedType = (typeof POSTED_TYPES)[number];

/** As a client sent it, unchecked. */
export interface PostCreditsInput {
  readonly userId?: unknown;
  readonly type?: unknown;
  readonly amount?: unknown;
  readonly reason?: unknown;
  readonly key?: unknown;
}

export interface PostedCredits {
  readonly user: UserRecord;
  readonly entry: CreditEntryRecord;
  readonly action: OperatorActionRecord;
}

export const PUBLICATION_STATES = ['public', 'unpublished', 'taken_down'] as const;
/** - public: live - unpublished: withdrawn by its owner - taken_down: withdrawn by an operator */
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** A game that is or was public, as its row has it. */
export interface StoredGame {
  readonly artifactId: string;
  readonly runId: string;
  readonly userId: string;
  readonly ownerEmail: string;
  readonly slug: string;
  readonly title: string;
  readonly state: PublicationState;
  readonly plays: number;
  readonly likes: number;
  readonly openReports: number;
  readonly publishedAt: Date;
  readonly takenDownAt: Date | null;
  readonly takenDownReason: string | null;
}

export interface OperatorGame extends StoredGame {
  /** absolute */
  readonly publicUrl: string;
}

export interface ReportRow {
  readonly id: string;
  readonly artifactId: string;
  readonly slug: string;
  readonly title: string;
  /** of the game */
  readonly state: PublicationState;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly createdAt: Date;
  /** null while it is open */
  readonly settledAt: Date | null;
}

export interface GameFilter {
  readonly state?: PublicationState | undefined;
  /** a part of title, slug or owner's address, or the artifact's id */
  readonly search?: string | undefined;
}

export interface ReportFilter {
  readonly open?: boolean | undefined;
  /** of one game, open or not */
  readonly artifactId?: string | undefined;
}

/** As a client sent it, unchecked. */
export interface GameActionInput {
  readonly artifactId?: unknown;
  readonly reason?: unknown;
}

export interface DoneToGame {
  readonly game: OperatorGame;
  readonly action: OperatorActionRecord;
}

/** A run as operators see it. */
export interface OperatorRun {
  readonly id: string;
  readonly userId: string;
  readonly ownerEmail: string;
  readonly status: RunStatus;
  readonly stage: Stage | null;
  readonly progress: number;
  readonly attempt: number;
  /** workers that were lost over it */
  readonly losses: number;
  /** empty where its owner has deleted the game */
  readonly prompt: string;
  readonly deleted: boolean;
  readonly mode: Mode;
  /** of the game that it made */
  readonly kind: string | null;
  readonly provider: string | null;
  readonly model: string | null;
  /** what the client asked for, which has no effect */
  readonly askedProvider: string | null;
  readonly askedModel: string | null;
  readonly failureCode: FailureCode | null;
  readonly failureMessage: string | null;
  /** credits */
  readonly price: number;
  readonly artifactId: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

export interface RunFilter {
  readonly userId?: string | undefined;
  readonly status?: RunStatus | undefined;
  readonly kind?: string | undefined;
  readonly failureCode?: FailureCode | undefined;
}

export interface RunLogLine {
  readonly runId: string;
  readonly seq: number;
  readonly type: EventType;
  readonly at: Date;
  readonly payload: ActionState;
}

export interface QueueState {
  readonly waiting: number;
  readonly running: number;
  /** since when the first one waits */
  readonly oldestAt: Date | null;
}

export const BREAKER_STATES = ['closed', 'open', 'half_open'] as const;
/** - closed: it is asked - open: it rests - half_open: one call tries it */
export type BreakerState = (typeof BREAKER_STATES)[number];

/** A model as the book of calls has it; calls, answers and cost are of the last 24 hours. */
export interface ModelState {
  readonly provider: string;
  readonly model: string;
  readonly breaker: BreakerState;
  /** in a row */
  readonly failures: number;
  readonly restsUntil: Date | null;
  /** those that were sent */
  readonly calls: number;
  readonly answered: number;
  readonly dollars: number;
  /** the last call whose answer was used; null where none was in the last 24 hours */
  readonly answeredAt: Date | null;
  /** the first call after that without an answer that was used; null where there is none */
  readonly failingSince: Date | null;
  /** what became of the calls without one, the most frequent first */
  readonly outcomes: readonly OutcomeCount[];
}

export interface OutcomeCount {
  readonly outcome: ModelOutcome;
  readonly count: number;
}

export const FIGURE_GROUPS = [
  'status',
  'kind',
  'failure',
  'unanswered',
  'credits',
  'signUps',
  'publications',
  'plays',
  'openReports',
] as const;

/** One number of the last 24 hours; open reports are those of now. */
export interface Figure {
  readonly group: (typeof FIGURE_GROUPS)[number];
  /** which status, kind, failure code, end or type of entry; empty where the group has one number */
  readonly name: string;
  readonly value: number;
}

/** Of a request for credits, in characters. */
export const LONGEST_NOTE = 500;

export interface CreditRequestRecord {
  readonly id: string;
  readonly note: string | null;
  readonly createdAt: Date;
}

/** One that an operator declined. */
export interface DeclinedCreditRequest extends CreditRequestRecord {
  readonly declinedReason: string;
}

/** As a client sent it, unchecked. */
export interface DeclineInput {
  readonly requestId?: unknown;
  readonly reason?: unknown;
}

export interface Declined {
  readonly user: UserRecord;
  readonly action: OperatorActionRecord;
}

export interface OpenCreditRequest extends CreditRequestRecord {
  readonly userId: string;
  readonly email: string;
}

/** What one operator may do; `OperatorsService.deskOf` alone gives it. */
export interface OperatorDesk {
  /** what the operator is signed in as */
  readonly name: string;
  /** The audit log, newest first, below `before` (a seq, exclusive). `subjectId`: of one account or artifact. */
  actions(limit: number, before?: number, subjectId?: string): Promise<OperatorActionRecord[]>;
  /** Accounts, newest first, below `before` (an id). `search`: an id, or a part of the e-mail address or name. */
  users(limit: number, before?: string, search?: string): Promise<UserRecord[]>;
  /** null where there is none; a malformed id is none. */
  user(id: string): Promise<UserRecord | null>;
  /**
   * Posts an entry to an account's ledger; a grant answers the account's request. The same `key` again gives what was posted and posts nothing.
   * @throws validation_failed, account_not_found, idempotency_key_reused
   */
  postCredits(input: PostCreditsInput): Promise<PostedCredits>;
  /** Open ones, those that wait longest first. */
  creditRequests(): Promise<OpenCreditRequest[]>;
  /** The open one of an account. */
  creditRequestOf(userId: string): Promise<CreditRequestRecord | null>;
  /**
   * Answers a request with a reason instead of credits.
   * @throws validation_failed, also where it is unknown or answered already
   */
  declineRequest(input: DeclineInput): Promise<Declined>;
  /** Newest first, below `before` (an id). */
  runs(limit: number, before?: string, filter?: RunFilter): Promise<OperatorRun[]>;
  run(id: string): Promise<OperatorRun | null>;
  /** Attempts and failures: the log without its progress. */
  runLog(id: string): Promise<RunLogLine[]>;
  /** The models that were asked for a run. */
  modelCalls(id: string): Promise<ModelAttemptRecord[]>;
  queue(): Promise<QueueState>;
  models(): Promise<ModelState[]>;
  figures(): Promise<Figure[]>;
  /** Games that are or were public, most recently published first. */
  games(
    limit: number,
    before: { readonly publishedAt: Date; readonly artifactId: string } | undefined,
    filter: GameFilter,
  ): Promise<OperatorGame[]>;
  /** null where it never was public. */
  game(artifactId: string): Promise<OperatorGame | null>;
  /** Newest first, below `before` (an id). */
  reports(limit: number, before: string | undefined, filter: ReportFilter): Promise<ReportRow[]>;
  /**
   * Takes a public game down, which its owner can't undo, and settles its reports.
   * @throws validation_failed, publication_not_found
   */
  takeDown(input: GameActionInput): Promise<DoneToGame>;
  /** @throws validation_failed, publication_not_found, artifact_not_publishable where its owner has deleted it */
  putBack(input: GameActionInput): Promise<DoneToGame>;
  /** @throws validation_failed, also where no report is open; publication_not_found */
  settleReports(input: GameActionInput): Promise<DoneToGame>;
}

export interface OperatorsService {
  /** How many of the configured e-mail addresses have no account: whoever signs up with one is an operator. */
  unclaimed(): Promise<number>;
  /** THE check of who is an operator: everything else of them is reached through the desk. null for everybody else. */
  deskOf(viewer: Viewer | undefined): OperatorDesk | null;
  /**
   * Asks the operators for credits; the open request where there is one.
   * @throws route_not_found where nobody is an operator, validation_failed, rate_limited
   */
  requestCredits(viewer: Viewer, input: { readonly note?: unknown }): Promise<CreditRequestRecord>;
  /** The viewer's open request. */
  creditRequest(viewer: Viewer): Promise<CreditRequestRecord | null>;
  /** The viewer's newest request, where an operator declined it. */
  declinedCreditRequest(viewer: Viewer): Promise<DeclinedCreditRequest | null>;
}
