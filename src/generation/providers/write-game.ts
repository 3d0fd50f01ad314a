/**
 * A model writes the game: its file is scanned, played in a browser, and what is wrong with it goes back, at most three times. Nothing of
 * it is run in this process. Without a game at the end the composer makes one.
 */
import type { ModelMessage } from 'ai';
import { notPlayed, type GamePlayer } from '../browser/game-player.js';
import type { GenerationContext, GenerationRequest, Playability } from '../provider.types.js';
import { extractPage } from '../written/extract.js';
import { finishPage, type WrittenPage } from '../written/page.js';
import { problem, sameProblem, type Problem } from '../written/problem.js';
import { scanPage } from '../written/scan-page.js';
import { askText } from './ask-code.js';
import { CODE_INSTRUCTIONS, repairText, wishText } from './code-reference.js';
import { callModel, type ReadingModels } from './model-call.js';
import { candidatesFor, mostWritingCost, type Facts } from './model-policy.js';
import type { ModelSettings } from './model-settings.js';

export interface WritingModels extends ReadingModels {
  /** absent: what is written is not played */
  readonly player?: GamePlayer;
}

export interface WrittenGame extends WrittenPage {
  readonly playability: Playability;
  /** PNG of its first screen, where it was played */
  readonly screen?: Buffer;
  readonly by: { readonly provider: string; readonly model: string };
}

export interface Writing {
  readonly request: GenerationRequest;
  readonly facts: Facts;
  readonly context: GenerationContext;
}

/** Times that a file goes back with what is wrong with it. */
export const MOST_REPAIRS = 3;
/** Share of the progress bar that writing takes; a file of this many characters fills it. */
const [FROM, TO, USUAL_CHARACTERS] = [10, 60, 14_000];

/**
 * The first game of the policy's models that passes; undefined where none does or none is asked to write.
 * Throws the signal's reason once that is aborted, and nothing else.
 */
export async function writeByModels(models: WritingModels, writing: Writing): Promise<WrittenGame | undefined> {
  const { context, facts } = writing;
  const candidates = candidatesFor(models.settings, facts, 'write');
  for (const model of candidates) {
    const game = await writeWith(models, model, writing);
    if (game) return game;
  }
  if (candidates.length > 0)
    context.report({
      stage: 'repairing',
      progress: TO,
      message: 'No model wrote a game that works; the composer makes one.',
    });
  return undefined;
}

async function writeWith(
  models: WritingModels,
  model: ModelSettings,
  writing: Writing,
): Promise<WrittenGame | undefined> {
  const { request, context } = writing;
  const name = `${model.provider}/${model.model}`;
  context.report({ stage: 'generating', progress: FROM, message: `${name} writes the game` });
  const wish: ModelMessage = { role: 'user', content: wishText(request.prompt) };
  let messages: readonly ModelMessage[] = [wish];
  let before: Problem | undefined;
  for (let repairs = 0; ; repairs += 1) {
    const page = await askWriter(models, model, writing, {
      system: CODE_INSTRUCTIONS,
      messages,
      isRepair: before !== undefined,
      extra: 0,
      use: extractPage,
    });
    if (page === undefined) return undefined;
    const { found, game } = await examine(models.player, page, writing);
    if (game) return { ...game, by: { provider: model.provider, model: model.model } };
    // the same again: it does not see what is wrong
    if (!found || repairs >= MOST_REPAIRS || (before && sameProblem(before, found))) return undefined;
    before = found;
    context.report({ stage: 'repairing', progress: TO, message: `${name} mends: ${found.check}: ${found.detail}` });
    // only the newest file: a small context holds no more
    messages = [
      wish,
      { role: 'assistant', content: page },
      { role: 'user', content: repairText(found.check, found.detail) },
    ];
  }
}

export interface WriterTask {
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly isRepair: boolean;
  /** characters beside the prompt and the reference */
  readonly extra: number;
  /** what is taken of its answer; undefined where there is nothing of use */
  readonly use: (answer: string) => string | undefined;
}

/** One answer, its lines told while they come; undefined where there is none of use. */
export async function askWriter(
  models: WritingModels,
  model: ModelSettings,
  { context, facts }: Writing,
  { system, messages, isRepair, extra, use }: WriterTask,
): Promise<string | undefined> {
  const onLine = (line: string, characters: number) =>
    context.report({
      stage: isRepair ? 'repairing' : 'generating',
      progress: isRepair ? TO : FROM + Math.min(1, characters / USUAL_CHARACTERS) * (TO - FROM),
      message: line.trim(),
    });
  return callModel(models, model, {
    context,
    mostCost: mostWritingCost(model, facts.length + extra),
    timeoutSeconds: model.writing.timeoutSeconds,
    ask: (candidate, limits) => askText(candidate, { system, messages, onLine }, limits),
    use(answer) {
      const used = use(answer);
      return used === undefined ? undefined : { used };
    },
  });
}

interface Examined {
  readonly found?: Problem;
  readonly game?: Omit<WrittenGame, 'by'>;
}

/** Scan, then play; neither runs anything of it in this process. */
export async function examine(
  player: GamePlayer | undefined,
  source: string,
  { request, context }: Writing,
): Promise<Examined> {
  context.report({ stage: 'validating', progress: TO, message: 'Reading what it wrote' });
  const [wrong] = scanPage(source);
  if (wrong) return { found: wrong };
  const page = finishPage(source, request.seed);
  context.report({ stage: 'validating', progress: TO + 5, message: 'Playing it in a browser' });
  const { playability, picture } = player
    ? await player.play({ html: page.html }, context.signal)
    : { playability: notPlayed('this process has no browser', 'not_installed'), picture: undefined };
  const failed = playability.verdict === 'fail' ? playability.checks.find(({ ok }) => !ok) : undefined;
  if (failed) return { found: problem(failed.name, failed.detail ?? '') };
  return {
    game: {
      ...page,
      playability: { ...playability, checks: [{ name: 'scan', ok: true }, ...playability.checks] },
      ...(picture ? { screen: picture } : {}),
    },
  };
}
