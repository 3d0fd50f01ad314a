/**
 * What a run continues: the artifact in its context, else that of its parent, else the newest of its thread. A parent that failed has none, so
 * the runs that it continued are looked at in turn: whoever tries an edit again means the game that the edit was about.
 */
import { prepared, type Queryable } from '../db/sql.js';
import type { GameDesign } from '../generation/design.js';
import type { ArtifactType } from '../generation/provider.types.js';
import { asksForChange } from '../generation/revise/asks-for-change.js';
import type { ClaimedRow } from './moves.js';

export interface Origin {
  readonly artifactId: string;
  readonly design: GameDesign;
  readonly type: ArtifactType;
  /** what the request named, or the thread that it only belongs to */
  readonly named: boolean;
}

interface Row {
  id: string;
  type: ArtifactType;
  design: GameDesign;
}

const ofArtifact = prepared<Row, [artifactId: string, userId: string]>(
  'origin_of_artifact',
  'select id, type, design from artifacts where id = $1 and user_id = $2',
);
/** Retries of retries; no client makes longer lines. */
const MOST_PARENTS = 50;
const ofRun = prepared<Row, [runId: string, userId: string, most: number]>(
  'origin_of_run',
  `with recursive line (id, parent_run_id, artifact_id, depth) as (
     select id, parent_run_id, artifact_id, 0 from runs where id = $1 and user_id = $2
     union all
     select r.id, r.parent_run_id, r.artifact_id, line.depth + 1
       from line join runs r on r.id = line.parent_run_id and r.user_id = $2
      where line.artifact_id is null and line.depth < $3
   )
   select a.id, a.type, a.design from line join artifacts a on a.id = line.artifact_id order by line.depth limit 1`,
);
const ofEndedRun = prepared<{ prompt: string; found: boolean }, [runId: string, most: number]>(
  'origin_of_ended_run',
  `with recursive line (parent_run_id, artifact_id, depth) as (
     select parent_run_id, artifact_id, 0 from runs where id = $1
     union all
     select r.parent_run_id, r.artifact_id, line.depth + 1 from line join runs r on r.id = line.parent_run_id
      where line.artifact_id is null and line.depth < $2
   )
   select run.prompt, exists (select 1 from line where artifact_id is not null) or exists (
     select 1 from runs r where r.thread_id = run.thread_id and r.status = 'completed'
   ) as found from runs run where run.id = $1`,
);
const promptOf = prepared<{ prompt: string }, [runId: string]>('run_prompt', 'select prompt from runs where id = $1');
const ofThread = prepared<Row, [runId: string, userId: string]>(
  'origin_of_thread',
  `select a.id, a.type, a.design from runs own join lateral (
     select artifact_id from runs r
      where r.thread_id = own.thread_id and r.id < own.id and r.status = 'completed' order by r.id desc limit 1
   ) newest on true join artifacts a on a.id = newest.artifact_id where own.id = $1 and own.user_id = $2`,
);

/** Null where there is nothing to continue, or nothing is to be continued. */
export async function readOrigin(
  db: Queryable,
  run: Pick<ClaimedRow, 'context' | 'parent_run_id' | 'user_id' | 'intent'> & { readonly id: string },
): Promise<Origin | null> {
  const named =
    (run.context && (await ofArtifact(db, run.context.artifactId, run.user_id))[0]) ??
    (run.parent_run_id === null ? undefined : (await ofRun(db, run.parent_run_id, run.user_id, MOST_PARENTS))[0]);
  if (named) return { artifactId: named.id, type: named.type, design: named.design, named: true };
  if (run.intent === 'create') return null;
  const [row] = await ofThread(db, run.id, run.user_id);
  return row ? { artifactId: row.id, type: row.type, design: row.design, named: false } : null;
}

/** The design of the game that a run made or continued, whose user is known to own it; undefined where there is none. */
export async function readOriginOfRun(db: Queryable, userId: string, runId: string): Promise<GameDesign | undefined> {
  return (await ofRun(db, runId, userId, MOST_PARENTS))[0]?.design;
}

/**
 * What a new run would find that names this one as its parent, for a parent that has ended without an artifact.
 * @returns the parent's prompt, and whether it or what it continued left a game
 */
export async function readEndedParent(db: Queryable, runId: string): Promise<{ prompt: string; found: boolean }> {
  const [row] = await ofEndedRun(db, runId, MOST_PARENTS);
  if (!row) throw new Error(`There is no run ${runId}.`);
  return row;
}

/** Does a run that has nothing to continue ask for a change? Then no other game may be made in place of it. */
export async function asksForOrigin(
  db: Queryable,
  run: Pick<ClaimedRow, 'context' | 'parent_run_id' | 'intent' | 'prompt'>,
): Promise<boolean> {
  if (run.intent !== 'auto') return run.intent !== 'create';
  // a run that names a thread alone continues nothing: the thread may have no game
  if (run.parent_run_id === null && run.context === null) return false;
  const [parent] = run.parent_run_id === null ? [] : await promptOf(db, run.parent_run_id);
  return asksForChange(run.prompt, parent?.prompt ?? '');
}
