/** A design that is edited by hand: what can be edited of a game, and the run that makes the edited one. */
import type { UserRecord } from '../accounts/accounts.model.js';
import { prepared, type Queryable } from '../db/sql.js';
import { AppError } from '../errors.js';
import { describeEdits } from '../generation/by-hand/describe.js';
import type { Editable, EditablePicture } from '../generation/design-edits.js';
import type { AnswerTo, Question, QuestionName } from '../generation/preview/index.js';
import { rateLimited } from '../rate-limited.js';
import { acceptChecked, type CreateRunDependencies } from './create-run.js';
import type { Accepted } from './accept-run.js';
import type { AcceptableRun } from './create-run.input.js';
import { readEditDesignInput } from './edit-design.input.js';
import { isId } from './reads.js';
import { readReferences } from './references.js';
import type { EditDesignInput, PreviewViewer } from './runs.model.js';

const ofArtifact = prepared<{ type: 'html' | 'bundle'; design: unknown }, [artifactId: string, userId: string]>(
  'design_of_artifact',
  `select a.type, a.design from artifacts a left join preview_epochs e on e.artifact_id = a.id
   where a.id = $1 and a.user_id = $2 and e.deleted is not true`,
);

async function designOf(
  db: Queryable,
  userId: string,
  artifactId: string,
): Promise<{ type: 'html' | 'bundle'; design: unknown }> {
  const [row] = isId(artifactId) ? await ofArtifact(db, artifactId, userId) : [];
  if (!row) throw new AppError('artifact_not_found');
  return row;
}

/** @throws rate_limited where too many wait already, or the answer takes too long */
async function ask<N extends QuestionName>(question: Question<N>, client: string): Promise<AnswerTo<N>> {
  // with it come the bundler and all kinds, which nothing else of a gateway needs
  const { askReader, PreviewRefused } = await import('../generation/preview/index.js');
  return askReader(question, client).catch((error: unknown) => {
    throw error instanceof PreviewRefused ? rateLimited('previews', 1) : error;
  });
}

/** What can be changed by hand of an artifact of a user; null: nothing. @throws artifact_not_found, rate_limited */
export async function readEditable(db: Queryable, userId: string, artifactId: string): Promise<Editable | null> {
  const { design } = await designOf(db, userId, artifactId);
  return ask({ name: 'editable', request: { design } }, userId);
}

/** Pictures by a word, best first. @throws rate_limited */
export function searchPictures(
  { userId, ip }: PreviewViewer,
  request: { readonly search: string; readonly language: string; readonly first: number },
): Promise<readonly EditablePicture[]> {
  return ask({ name: 'pictures', request }, userId ?? ip);
}

export interface EditDesignDependencies extends CreateRunDependencies {
  readonly editPrice: number;
}

/**
 * Accepts the run that makes a game anew of its edited design, or throws and leaves nothing but a hit on the rate limit. The same checks as for any
 * run, in the same order; edits that can't be made of the game are told with those of its references.
 */
export async function editDesign(
  deps: EditDesignDependencies,
  user: Pick<UserRecord, 'id' | 'guest'>,
  raw: EditDesignInput,
): Promise<Accepted> {
  const { pool } = deps.database;
  const { artifactId, edits, idempotencyKey, bodyHash } = readEditDesignInput(raw);
  const replay = await deps.findReplay(user.id, { idempotencyKey, bodyHash });
  if (replay) return { id: replay, replayed: true };
  const { type, design } = await designOf(pool, user.id, artifactId);
  const { problems } = await ask({ name: 'edited', request: { design, edits } }, user.id);
  if (problems.length > 0) throw new AppError('validation_failed', { details: problems.map((one) => ({ ...one })) });
  const input: AcceptableRun = {
    prompt: describeEdits(edits),
    mode: type === 'bundle' ? 'game_bundle' : 'quick_html',
    intent: 'edit',
    assetMode: 'auto',
    threadKey: null,
    parentRunId: null,
    context: { artifactId, edits },
    idempotencyKey,
    bodyHash,
    provider: null,
    model: null,
    remixOf: null,
  };
  const references = await readReferences(pool, user.id, input);
  return acceptChecked(deps, user, input, references, () => ({ price: deps.editPrice, byMaker: null }));
}
