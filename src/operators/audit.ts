/** The audit log: what operators did, written in the transaction that did it. */
import { v7 as uuidv7 } from 'uuid';
import type { UserRecord } from '../accounts/accounts.model.js';
import { prepared, type Queryable } from '../db/sql.js';
import type { Transaction } from '../db/transaction.js';
import { AppError } from '../errors.js';
import type { Problems } from '../validation.js';
import type { OperatorAction, OperatorActionRecord } from './operators.model.js';

export const LONGEST_REASON = 500;
export const LONGEST_KEY = 100;

const ACTION = `seq, id, operator_id as "operatorId", operator_name as "operatorName", action, subject_id as "subjectId",
  subject_name as "subjectName", before, after, reason, created_at as "createdAt"`;

interface ActionRow extends Omit<OperatorActionRecord, 'seq'> {
  /** bigint: node-postgres gives texts */
  readonly seq: string;
}

const selectActions = prepared<ActionRow, [before: string, limit: number]>(
  'operator_actions',
  `select ${ACTION} from operator_actions where seq < $1 order by seq desc limit $2`,
);
const selectActionsOf = prepared<ActionRow, [subjectId: string, before: string, limit: number]>(
  'operator_actions_of_subject',
  `select ${ACTION} from operator_actions where subject_id = $1 and seq < $2 order by seq desc limit $3`,
);

export async function listActions(
  db: Queryable,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
  subjectId?: string,
): Promise<OperatorActionRecord[]> {
  const rows =
    subjectId === undefined
      ? await selectActions(db, String(before), limit)
      : await selectActionsOf(db, subjectId, String(before), limit);
  return rows.map(toAction);
}

/** Why: a text that every action needs. */
export function checkReason(problems: Problems, reason: unknown): string {
  return problems.text('reason', reason, { max: LONGEST_REASON, required: true, trim: true });
}

/**
 * Of two requests with one key at the same moment, the second waits for the first to commit and then finds its action.
 * @returns what was done with this key before, or null
 * @throws idempotency_key_reused where that was something else
 */
export async function findRepeated(
  tx: Transaction,
  operator: UserRecord,
  key: string,
  asked: Pick<OperatorActionRecord, 'action' | 'subjectId' | 'reason'> & { readonly amount: number },
): Promise<OperatorActionRecord | null> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', `operator:${operator.id}:${key}`);
  const [row] = await tx.query<ActionRow>(
    `select ${ACTION} from operator_actions where operator_id = $1 and key = $2`,
    operator.id,
    key,
  );
  if (!row) return null;
  const done = toAction(row);
  const same = done.action === asked.action && done.subjectId === asked.subjectId && done.reason === asked.reason;
  if (!same || done.after['amount'] !== asked.amount) throw new AppError('idempotency_key_reused');
  return done;
}

/** Adds a line to the log. */
export async function recordAction(
  tx: Transaction,
  operator: UserRecord,
  action: Omit<OperatorActionRecord, 'seq' | 'id' | 'operatorId' | 'operatorName' | 'createdAt' | 'action'> & {
    readonly action: OperatorAction;
    readonly key?: string;
  },
): Promise<OperatorActionRecord> {
  const [row] = await tx.query<ActionRow>(
    `insert into operator_actions
       (id, operator_id, operator_name, action, subject_id, subject_name, before, after, reason, key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${ACTION}`,
    uuidv7(),
    operator.id,
    operator.email,
    action.action,
    action.subjectId,
    action.subjectName,
    JSON.stringify(action.before),
    JSON.stringify(action.after),
    action.reason,
    action.key ?? null,
  );
  if (!row) throw new Error('The audit log took no line.');
  return toAction(row);
}

/** A transaction's rows have times as texts, the pool's are dates; JSON is parsed by both. */
function toAction(row: ActionRow): OperatorActionRecord {
  return { ...row, seq: Number(row.seq), createdAt: new Date(row.createdAt) };
}
