/** What a run continues: the design of the artifact in its context, else of its parent run's artifact. */
import { prepared, type Queryable } from '../db/sql.js';
import type { GameDesign } from '../generation/design.js';
import type { ClaimedRow } from '../runs/moves.js';

export interface Origin {
  readonly artifactId: string;
  readonly design: GameDesign;
}

const ofArtifact = prepared<{ id: string; design: GameDesign }, [artifactId: string, userId: string]>(
  'origin_of_artifact',
  'select id, design from artifacts where id = $1 and user_id = $2',
);
const ofRun = prepared<{ id: string; design: GameDesign }, [runId: string, userId: string]>(
  'origin_of_run',
  `select a.id, a.design from runs r join artifacts a on a.id = r.artifact_id where r.id = $1 and r.user_id = $2`,
);

/** Null where there is nothing to continue, e.g. because the parent run failed. */
export async function readOrigin(
  db: Queryable,
  run: Pick<ClaimedRow, 'context' | 'parent_run_id' | 'user_id'>,
): Promise<Origin | null> {
  const [row] = run.context
    ? await ofArtifact(db, run.context.artifactId, run.user_id)
    : run.parent_run_id === null
      ? []
      : await ofRun(db, run.parent_run_id, run.user_id);
  return row ? { artifactId: row.id, design: row.design } : null;
}
