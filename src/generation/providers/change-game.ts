/**
 * A model changes a game that a model wrote: the file and the wish go to it, what comes back is a patch, applied and checked like a new
 * game. Where no model can, the run fails: another game in its place would be a surprise.
 */
import { randomUUID } from 'node:crypto';
import { GenerationError } from '../provider.types.js';
import { extractPage } from '../written/extract.js';
import { sourceOf } from '../written/page.js';
import { applyPatch, readPatch } from '../written/patch.js';
import { problem, sameProblem, type Problem } from '../written/problem.js';
import { changeText, CHANGE_INSTRUCTIONS } from './code-reference.js';
import { changersFor } from './model-policy.js';
import type { ModelSettings } from './model-settings.js';
import { askWriter, examine, MOST_REPAIRS, type WritingModels, type Writing, type WrittenGame } from './write-game.js';

/**
 * @param parentPage as it was served
 * @throws GenerationError provider.unavailable, output.not_playable; the signal's reason once that is aborted
 */
export async function changeByModels(
  models: WritingModels,
  writing: Writing,
  parentPage: string,
): Promise<WrittenGame> {
  const source = sourceOf(parentPage);
  let found: Problem | undefined;
  for (const model of changersFor(models.settings, writing.facts, source.length)) {
    const { game, problem: last } = await changeWith(models, model, writing, source);
    if (game) return game;
    found = last ?? found;
  }
  if (!found)
    throw new GenerationError(
      'provider.unavailable',
      'A model wrote this game, and no model could change it this time. Try again later; nothing was charged.',
      true,
    );
  throw new GenerationError(
    'output.not_playable',
    `The changed game did not pass its checks (${found.check}: ${found.detail}). Nothing was charged; the game is as it was.`,
    true,
  );
}

interface Outcome {
  readonly game?: WrittenGame;
  /** what was wrong last; absent where the model could not be asked */
  readonly problem?: Problem;
}

async function changeWith(
  models: WritingModels,
  model: ModelSettings,
  writing: Writing,
  source: string,
): Promise<Outcome> {
  const { request, context } = writing;
  const name = `${model.provider}/${model.model}`;
  context.report({ stage: 'generating', progress: 10, message: `${name} changes the game` });
  let file = source;
  let before: Problem | undefined;
  for (let repairs = 0; ; repairs += 1) {
    const mark = randomUUID();
    const wish = {
      wish: request.prompt,
      ...(request.notes === undefined ? {} : { notes: request.notes }),
      ...(request.runtimeErrors ? { errors: request.runtimeErrors } : {}),
      ...(before ? { checks: `After your last change: ${before.check}: ${before.detail}` } : {}),
    };
    const answer = await askWriter(models, model, writing, {
      system: CHANGE_INSTRUCTIONS,
      messages: [{ role: 'user', content: changeText(wish, file, mark) }],
      isRepair: before !== undefined,
      extra: file.length,
      use: (text) => (readPatch(text).length > 0 || extractPage(text) !== undefined ? text : undefined),
    });
    if (answer === undefined) return before ? { problem: before } : {};
    const patched = patchedBy(file, answer);
    if ('text' in patched) file = patched.text;
    const { found, game } =
      'text' in patched ? await examine(models.player, file, writing) : { found: problem('patch', patched.fault) };
    if (game) return { game: { ...game, by: { provider: model.provider, model: model.model } } };
    if (!found || repairs >= MOST_REPAIRS || (before && sameProblem(before, found)))
      return found ? { problem: found } : {};
    before = found;
    context.report({ stage: 'repairing', progress: 60, message: `${name} mends: ${found.check}: ${found.detail}` });
  }
}

/** A whole file in place of a patch is taken too: small models know nothing else. */
function patchedBy(file: string, answer: string): ReturnType<typeof applyPatch> {
  const blocks = readPatch(answer);
  const patched = blocks.length > 0 ? applyPatch(file, blocks) : { text: extractPage(answer) ?? file };
  return 'text' in patched && patched.text === file ? { fault: 'the file is the same as before' } : patched;
}
