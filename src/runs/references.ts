import { prepared, type Queryable } from '../db/sql.js';
import { AppError, invalidField } from '../errors.js';
import { CONTINUES, type AcceptableRun } from './create-run.input.js';
import { readEndedParent } from './origin.js';
import { isId } from './reads.js';
import { readThreadKey } from './thread-reads.js';

/** What a creation refers to, found and owned by its user. */
export interface References {
  /** the run that was named, else that of the artifact in the context */
  readonly parentRunId: string | null;
  /** of the parent, whose thread is inherited, or as it was asked for */
  readonly threadKey: string | null;
  /** the prompt of a parent that ended without a game, where nothing else is there to change */
  readonly fruitless: string | null;
}

interface ParentRow {
  id: string;
  user_id: string;
  key: string;
  fruitless: boolean;
}
const parentById = prepared<ParentRow, [id: string]>(
  'parent_run',
  `select r.id, r.user_id, t.key, r.finished_at is not null and r.artifact_id is null as fruitless
   from runs r join threads t on t.id = r.thread_id and t.deleted_at is null where r.id = $1`,
);
const artifactOwner = prepared<{ user_id: string; run_id: string }, [id: string]>(
  'artifact_owner',
  `select a.user_id, a.run_id from artifacts a left join preview_epochs e on e.artifact_id = a.id
   where a.id = $1 and e.deleted is not true`,
);

/** Whether there is such a run of the user's; a malformed id is none. */
export async function isOwnRun(db: Queryable, userId: string, runId: string): Promise<boolean> {
  const [run] = isId(runId) ? await parentById(db, runId) : [];
  return run?.user_id === userId;
}

/**
 * @throws studio_run_not_found, artifact_not_found: unknown, malformed and another user's ids alike;
 *   context_required where a change is asked for and there is nothing to change; validation_failed where the parent is
 *   of another thread than the one that was named
 */
export async function readReferences(
  db: Queryable,
  userId: string,
  { parentRunId, context, intent, threadKey }: Pick<AcceptableRun, 'parentRunId' | 'context' | 'intent' | 'threadKey'>,
): Promise<References> {
  let parent: ParentRow | undefined;
  if (parentRunId !== null) {
    [parent] = isId(parentRunId) ? await parentById(db, parentRunId) : [];
    if (parent?.user_id !== userId) throw new AppError('studio_run_not_found');
  }
  if (context !== null) {
    const [artifact] = isId(context.artifactId) ? await artifactOwner(db, context.artifactId) : [];
    if (artifact?.user_id !== userId) throw new AppError('artifact_not_found');
    if (!parent) [parent] = await parentById(db, artifact.run_id);
  }
  const asked = threadKey === null ? null : await readThreadKey(db, userId, threadKey);
  if (parent && asked !== null && asked !== parent.key)
    throw invalidField('threadId', 'invalid', 'Expected the thread of the parent run, or none.');
  const fruitless = parent?.fruitless && context === null ? await readEndedParent(db, parent.id) : undefined;
  const nothing = fruitless !== undefined && !fruitless.found;
  if (nothing && CONTINUES.has(intent)) throw nothingToChange();
  return {
    parentRunId: parent?.id ?? null,
    threadKey: parent?.key ?? asked,
    fruitless: nothing ? fruitless.prompt : null,
  };
}

/** The refusal of a change of what was never finished. */
export function nothingToChange(): AppError {
  return new AppError('context_required', {
    message:
      'The run that this one continues ended without a game, so there is nothing to change. Omit parentRunId to make a new game.',
  });
}
