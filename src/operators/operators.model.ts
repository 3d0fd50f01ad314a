/**
 * Records and service of operators: the accounts that `OPERATORS` names, what they may look at and do, and the log of what
 * they did.
 */
import type { UserRecord, Viewer } from '../accounts/accounts.model.js';
import type { CreditEntryRecord } from '../credits/credits.model.js';

export const OPERATOR_ACTIONS = [
  'credits.grant',
  'credits.adjust',
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
   * Posts an entry to an account's ledger. The same `key` again gives what was posted and posts nothing.
   * @throws validation_failed, account_not_found, idempotency_key_reused
   */
  postCredits(input: PostCreditsInput): Promise<PostedCredits>;
}

export interface OperatorsService {
  /** THE check of who is an operator: everything else of them is reached through the desk. null for everybody else. */
  deskOf(viewer: Viewer | undefined): OperatorDesk | null;
}
