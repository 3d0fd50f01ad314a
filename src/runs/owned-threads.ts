/** What an owner does with a game as a whole: gives it a title, goes back to a version, and deletes it with all its versions. */
import { validate as isUuid } from 'uuid';
import { deleteArtifacts } from '../artifacts/delete-artifacts.js';
import type { Database } from '../db/orm.js';
import { inTransaction, type Transaction } from '../db/transaction.js';
import type { Wakeups } from '../db/wakeups.js';
import { AppError } from '../errors.js';
import { Problems } from '../validation.js';
import type { ThreadRecord } from './runs.model.js';
import { readThreadById } from './thread-reads.js';

export const LONGEST_TITLE = 120;

/**
 * Takes artifacts out of the public, in the transaction that deletes them.
 * @returns every slug that led to them
 */
export type WithdrawAll = (tx: Transaction, artifactIds: readonly string[]) => Promise<Iterable<string>>;

export interface OwnedThreadsDependencies {
  readonly database: Database;
  readonly wakeups: Pick<Wakeups, 'wake'>;
  /** absent: nothing is public */
  readonly withdrawAll?: WithdrawAll | undefined;
}

/**
 * Gives the thread a title of its owner's; null, or nothing but spaces, gives it back the title of its game.
 * @throws validation_failed, thread_not_found
 */
export async function renameThread(
  { database: { pool } }: OwnedThreadsDependencies,
  userId: string,
  id: string,
  given: unknown,
): Promise<ThreadRecord> {
  const problems = new Problems();
  const title = problems.text('title', given, { max: LONGEST_TITLE, trim: true, singleLine: true });
  problems.throwIfAny();
  const thread = await readThreadById(pool, userId, id);
  if (!thread) throw new AppError('thread_not_found');
  await pool.query('update threads set title = $3 where id = $1 and user_id = $2', [thread.id, userId, title || null]);
  return { ...thread, customTitle: title || null };
}

/**
 * Goes back to a version: the game is shown by it until a newer one is made. Costs nothing, and loses nothing.
 * @param runId of the run that made the version
 * @throws studio_run_not_found (also another's, also a malformed id), artifact_not_found where it made no game
 */
export async function restoreVersion(
  { database: { pool } }: OwnedThreadsDependencies,
  userId: string,
  runId: string,
): Promise<ThreadRecord> {
  if (!isUuid(runId)) throw new AppError('studio_run_not_found');
  const { rows } = await pool.query<{ thread_id: string; artifact_id: string | null }>(
    `select r.thread_id, r.artifact_id from runs r join threads t on t.id = r.thread_id
      where r.id = $1 and r.user_id = $2 and t.deleted_at is null`,
    [runId, userId],
  );
  const [run] = rows;
  if (!run) throw new AppError('studio_run_not_found');
  if (run.artifact_id === null) throw new AppError('artifact_not_found');
  await pool.query(
    `update threads set restored_id = $2, restored_over = (select id from runs where thread_id = $1 order by id desc limit 1)
      where id = $1`,
    [run.thread_id, runId],
  );
  const thread = await readThreadById(pool, userId, run.thread_id);
  if (!thread) throw new AppError('studio_run_not_found');
  return thread;
}

/**
 * Deletes a game with all its versions: they are in no list and found by no id, previews and links end, and what is public
 * is withdrawn. Rows of runs, holds and entries stay, so that balances and their history hold. Its key is free again.
 * @throws thread_not_found, thread_at_work while one of its runs has not ended
 */
export async function deleteThread(
  { database, wakeups, withdrawAll }: OwnedThreadsDependencies,
  userId: string,
  id: string,
): Promise<string> {
  const thread = await readThreadById(database.pool, userId, id);
  if (!thread) throw new AppError('thread_not_found');
  const slugs = await inTransaction(database, async (tx) => {
    // a creation in this thread at the same moment has its run here already, or finds the key free and opens another thread
    const [row] = await tx.query(
      `update threads set deleted_at = now(), key = gen_random_uuid()::text
        where id = $1 and user_id = $2 and deleted_at is null returning id`,
      thread.id,
      userId,
    );
    if (!row) throw new AppError('thread_not_found');
    const runs = await tx.query<{ id: string; ended: boolean }>(
      'select id, finished_at is not null as ended from runs where thread_id = $1',
      thread.id,
    );
    if (runs.some(({ ended }) => !ended)) throw new AppError('thread_at_work');
    const artifactIds = await deleteArtifacts(
      tx,
      runs.map((run) => run.id),
    );
    return [...((await withdrawAll?.(tx, artifactIds)) ?? [])];
  });
  for (const slug of slugs) wakeups.wake('publication', slug);
  return thread.id;
}
