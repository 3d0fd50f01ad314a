/** Picks who makes a run's game. The composer makes everything; where models are configured, the policy says which of them reads the prompt. */
import type { Brief } from './brief.js';
import type { GameDesign } from './design.js';
import { supported } from './genres/index.js';
import type { ModelReading } from './providers/model-reader.js';
import { candidatesFor, type Facts } from './providers/model-policy.js';
import type { PicturingModels } from './providers/picture-cast.js';
import type { WritingModels } from './providers/write-game.js';
import {
  GenerationError,
  type GenerationContext,
  type GenerationProvider,
  type GenerationRequest,
  type GenerationResult,
} from './provider.types.js';
import { createComposer, designOf, warmComposer } from './providers/composer.js';
import { readPrompt } from './read-prompt.js';
import { reader, warmReader } from './reader/index.js';

export type RoutedModels = WritingModels & PicturingModels;

/** @param models what an operator configured; without it nothing but the composer is loaded */
export function createGenerator(models?: RoutedModels): GenerationProvider {
  return models ? createRouter(models) : createComposer(reader);
}

function createRouter(models: RoutedModels): GenerationProvider {
  return {
    name: 'router',
    async generate(request, context) {
      const { moderate } = await import('./providers/moderation.js');
      await moderate(models, request, context);
      // who edits a design has decided all that a model would
      if (request.edits) return createComposer(reader).generate(request, context);
      const game = await written(models, request, context);
      if (game) return game;
      const { playComposed } = await import('./providers/play-composed.js');
      return playComposed(models, await read(models, request, context), context);
    },
  };
}

/** The composer's game of a prompt that a model read, or of our own reading, with what a model filled it with. */
async function read(
  models: RoutedModels,
  request: GenerationRequest,
  context: GenerationContext,
): Promise<GenerationResult> {
  const { readByModels } = await import('./providers/model-reader.js');
  const { fillByModels } = await import('./providers/fill-world.js');
  const { pictureByModel } = await import('./providers/picture-cast.js');
  const own = reader.read({ prompt: request.prompt });
  const asking = { request, context, facts: factsOf(request, own) };
  const made: { by: ModelReading['by']; maker: 'read' | 'fill' } = { by: null, maker: 'read' };
  const fill = async (design: GameDesign): Promise<GameDesign> => {
    const filled = await fillByModels(models, asking, design);
    if (filled.by) made.maker = 'fill';
    made.by ??= filled.by;
    return filled.design;
  };
  const composer = createComposer(
    {
      async read() {
        const { brief, by } = await readByModels(models, { ...asking, own });
        made.by = by;
        return brief;
      },
    },
    async (design, isNew) => {
      const filled = isNew ? await fill(design) : design;
      return request.assetMode === 'generated' ? pictureByModel(models, filled, context) : filled;
    },
  );
  const result = await composer.generate(request, context);
  return {
    ...result,
    ...(made.by ? { ...made.by, maker: made.maker } : {}),
    // the page may have had no room for any
    ...(request.assetMode === 'generated' && result.design.generated ? { pictured: true } : {}),
  };
}

/** A model's own game, or its change of one; undefined where the policy asks none to write, where none did, and for a change of the composer's. */
async function written(
  models: WritingModels,
  request: GenerationRequest,
  context: GenerationContext,
): Promise<GenerationResult | undefined> {
  const { parentDesign, parentPage } = request;
  const own = reader.read({ prompt: request.prompt });
  const facts = factsOf(request, own);
  const writes = candidatesFor(models.settings, facts, 'write').length > 0;
  if (!writes && parentPage === undefined) return undefined;
  const { design, isNew } = await designOf({ read: () => own }, request, context);
  const { assembleWritten } = await import('./written/assemble.js');
  if (isNew) {
    const { writeByModels } = await import('./providers/write-game.js');
    const game = await writeByModels(models, { request, facts, context });
    return game && assembleWritten({ ...game, design });
  }
  if (parentPage === undefined || !parentDesign) return undefined;
  if (request.mode !== 'quick_html')
    throw new GenerationError(
      'output.invalid',
      'A model wrote this game as a single file. Ask for the change as a single file, too.',
      false,
    );
  const { changeByModels } = await import('./providers/change-game.js');
  const seeded = { ...request, seed: parentDesign.seed };
  const game = await changeByModels(models, { request: seeded, facts, context }, parentPage);
  const intent = request.intent === 'auto' ? 'edit' : request.intent;
  return assembleWritten({ ...game, design: { ...parentDesign, revision: { intent, changes: [] } } });
}

/** What the policy decides by. */
export function factsOf(request: GenerationRequest, own: Brief): Facts {
  const { prompt, seed, mode, intent, assetMode } = request;
  const { named, askedGenre } = readPrompt({
    prompt,
    seed,
    brief: own,
    supported: supported().map(({ genre }) => genre),
  });
  const fit = named?.fit ?? (askedGenre ? 'near' : 'open');
  return { fit, mode, intent, assetMode, language: own.language, length: [...prompt].length, seed };
}

/**
 * Loads what every game needs, 1 s of work: called when a worker process starts, so that its first run is as fast as the others. Nothing waits
 * for it, and a failure shows in the first run that needs what failed.
 */
export async function warmUp(): Promise<void> {
  warmReader();
  await warmComposer();
}
