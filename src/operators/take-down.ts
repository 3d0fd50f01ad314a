/** What operators do about public games: take down, put back, settle reports; each with its line of the audit log. */
import { validate as isUuid } from 'uuid';
import type { UserRecord } from '../accounts/accounts.model.js';
import type { Transaction } from '../db/transaction.js';
import { AppError } from '../errors.js';
import { Problems } from '../validation.js';
import { checkReason, recordAction } from './audit.js';
import type { GameActionInput, OperatorActionRecord } from './operators.model.js';

interface LockedGame {
  readonly slug: string;
  readonly withdrawn: boolean;
  readonly reason: string | null;
  readonly deleted: boolean;
}

export interface CheckedGameAction {
  readonly artifactId: string;
  readonly reason: string;
}

/** @throws validation_failed, publication_not_found */
export function checkGameAction(input: GameActionInput): CheckedGameAction {
  const problems = new Problems();
  const artifactId = problems.text('artifactId', input.artifactId, { max: 128, required: true, trim: true });
  const reason = checkReason(problems, input.reason);
  problems.throwIfAny();
  if (!isUuid(artifactId)) throw new AppError('publication_not_found');
  return { artifactId: artifactId.toLowerCase(), reason };
}

/**
 * Takes a public game down, for its owner too, and settles its open reports. @throws publication_not_found where it is
 * not public
 */
export async function takeDown(
  tx: Transaction,
  operator: UserRecord,
  { artifactId, reason }: CheckedGameAction,
): Promise<OperatorActionRecord> {
  const game = await lock(tx, artifactId);
  if (!game || game.withdrawn) throw new AppError('publication_not_found');
  await tx.query(
    `update publications set withdrawn_at = clock_timestamp(), updated_at = clock_timestamp(),
       taken_down_at = clock_timestamp(), taken_down_reason = $2 where artifact_id = $1`,
    artifactId,
    reason,
  );
  return recordAction(tx, operator, {
    action: 'publication.take_down',
    subjectId: artifactId,
    subjectName: game.slug,
    before: { public: true },
    after: { public: false, settledReports: await settle(tx, artifactId) },
    reason,
  });
}

/**
 * Makes public again what an operator took down.
 * @throws publication_not_found where none did, artifact_not_publishable where its owner has deleted the game since
 */
export async function putBack(
  tx: Transaction,
  operator: UserRecord,
  { artifactId, reason }: CheckedGameAction,
): Promise<OperatorActionRecord> {
  const game = await lock(tx, artifactId);
  if (!game || game.reason === null)
    throw new AppError('publication_not_found', { message: 'This game has not been taken down.' });
  if (game.deleted)
    throw new AppError('artifact_not_publishable', { message: 'Its owner has deleted this game, so it stays down.' });
  await tx.query(
    `update publications set withdrawn_at = null, updated_at = clock_timestamp(), taken_down_at = null,
       taken_down_reason = null where artifact_id = $1`,
    artifactId,
  );
  return recordAction(tx, operator, {
    action: 'publication.put_back',
    subjectId: artifactId,
    subjectName: game.slug,
    before: { public: false, takenDownReason: game.reason },
    after: { public: true },
    reason,
  });
}

/** Settles the open reports of a game. @throws publication_not_found, validation_failed where there are none */
export async function settleReports(
  tx: Transaction,
  operator: UserRecord,
  { artifactId, reason }: CheckedGameAction,
): Promise<OperatorActionRecord> {
  const game = await lock(tx, artifactId);
  if (!game) throw new AppError('publication_not_found');
  const settled = await settle(tx, artifactId);
  if (settled === 0) {
    const message = 'This game has no open reports.';
    throw new AppError('validation_failed', { details: [{ path: 'artifactId', code: 'invalid', message }] });
  }
  return recordAction(tx, operator, {
    action: 'reports.settle',
    subjectId: artifactId,
    subjectName: game.slug,
    before: { openReports: settled },
    after: { openReports: 0 },
    reason,
  });
}

/** The artifact's row first, as publishing and deleting do: of two changes at the same moment, the second sees the first. */
async function lock(tx: Transaction, artifactId: string): Promise<LockedGame | undefined> {
  await tx.query('select 1 from artifacts where id = $1 for no key update', artifactId);
  const [game] = await tx.query<LockedGame>(
    `select p.slug, p.withdrawn_at is not null as withdrawn, p.taken_down_reason as reason,
       exists (select 1 from preview_epochs e where e.artifact_id = p.artifact_id and e.deleted) as deleted
       from publications p where p.artifact_id = $1 for update of p`,
    artifactId,
  );
  return game;
}

async function settle(tx: Transaction, artifactId: string): Promise<number> {
  const rows = await tx.query(
    'update publication_reports set settled_at = now() where artifact_id = $1 and settled_at is null returning id',
    artifactId,
  );
  return rows.length;
}
