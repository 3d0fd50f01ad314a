/** What would be made of a prompt, before a run is created: no row, no credits. */
import type { Queryable } from '../db/sql.js';
import { AppError, invalidField } from '../errors.js';
import type { GameDesign } from '../generation/design.js';
import type { Preview } from '../generation/preview/index.js';
import { rateLimited } from '../rate-limited.js';
import { readCreateRunInput } from './create-run.input.js';
import { readOriginOfRun } from './origin.js';
import { isOwnRun } from './references.js';
import type { PreviewInput, PreviewViewer } from './runs.model.js';

/**
 * @throws validation_failed, context_required (also where the parent has no game yet), unauthenticated (a parent without a
 *   session), studio_run_not_found, rate_limited
 */
export async function previewRun(db: Queryable, who: PreviewViewer, input: PreviewInput): Promise<Preview> {
  const { prompt, intent, parentRunId } = readCreateRunInput(input);
  const parentDesign = parentRunId === null ? undefined : await designOf(db, who, parentRunId);
  // with it come the bundler and all kinds, which nothing else of a gateway needs
  const { previewPrompt, PreviewRefused } = await import('../generation/preview/index.js');
  try {
    return await previewPrompt({ prompt, intent, ...(parentDesign ? { parentDesign } : {}) }, who.userId ?? who.ip);
  } catch (error) {
    if (!(error instanceof PreviewRefused)) throw error;
    if (error.reason === 'busy') throw rateLimited('previews', 1);
    const message = 'This prompt takes too long to preview. Send it without a preview, or shorten it.';
    throw Object.assign(invalidField('prompt', 'invalid', message), { cause: error });
  }
}

/** Somebody is likely to ask for a preview in that language soon: what reads prompts is loaded in the background. */
export async function warmPreviews(language: string): Promise<void> {
  (await import('../generation/preview/index.js')).warmPreviews(language);
}

async function designOf(db: Queryable, { userId }: PreviewViewer, runId: string): Promise<GameDesign> {
  if (userId === undefined) throw new AppError('unauthenticated');
  if (!(await isOwnRun(db, userId, runId))) throw new AppError('studio_run_not_found');
  const design = await readOriginOfRun(db, userId, runId);
  if (design) return design;
  throw new AppError('context_required', {
    message: 'The run that this prompt continues has no game yet. Wait until it has ended, or omit parentRunId.',
  });
}
