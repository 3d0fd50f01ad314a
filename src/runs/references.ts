import { prepared, type Queryable } from '../db/sql.js';
import { AppError } from '../errors.js';
import type { AcceptableRun } from './create-run.input.js';
import { isId } from './reads.js';

/** What a creation refers to, found and owned by its user. */
export interface References {
  readonly parentRunId: string | null;
  /** of the parent: its thread is inherited */
  readonly threadKey: string | null;
}

const parentById = prepared<{ id: string; user_id: string; key: string }, [id: string]>(
  'parent_run',
  'select r.id, r.user_id, t.key from runs r join threads t on t.id = r.thread_id where r.id = $1',
);
const artifactOwner = prepared<{ user_id: string }, [id: string]>(
  'artifact_owner',
  'select user_id from artifacts where id = $1',
);

/** @throws studio_run_not_found, artifact_not_found: unknown, malformed and another user's ids alike */
export async function readReferences(
  db: Queryable,
  userId: string,
  { parentRunId, context }: Pick<AcceptableRun, 'parentRunId' | 'context'>,
): Promise<References> {
  let references: References = { parentRunId: null, threadKey: null };
  if (parentRunId !== null) {
    const [parent] = isId(parentRunId) ? await parentById(db, parentRunId) : [];
    if (parent?.user_id !== userId) throw new AppError('studio_run_not_found');
    references = { parentRunId: parent.id, threadKey: parent.key };
  }
  if (context !== null) {
    const [artifact] = isId(context.artifactId) ? await artifactOwner(db, context.artifactId) : [];
    if (artifact?.user_id !== userId) throw new AppError('artifact_not_found');
  }
  return references;
}
