/** Picks who makes a run's game. The composer makes everything; where models are configured, the policy says which of them reads the prompt. */
import type { Brief } from './brief.js';
import { supported } from './genres/index.js';
import type { ModelReading, ReadingModels } from './providers/model-reader.js';
import type { Facts } from './providers/model-policy.js';
import type { GenerationProvider, GenerationRequest } from './provider.types.js';
import { createComposer, warmComposer } from './providers/composer.js';
import { readPrompt } from './read-prompt.js';
import { reader, warmReader } from './reader/index.js';

/** @param models what an operator configured; without it nothing but the composer is loaded */
export function createGenerator(models?: ReadingModels): GenerationProvider {
  return models ? createRouter(models) : createComposer(reader);
}

function createRouter(models: ReadingModels): GenerationProvider {
  return {
    name: 'router',
    async generate(request, context) {
      const { readByModels } = await import('./providers/model-reader.js');
      const { moderate } = await import('./providers/moderation.js');
      await moderate(models, request, context);
      const read: { by: ModelReading['by'] } = { by: null };
      const composer = createComposer({
        async read({ prompt }) {
          const own = reader.read({ prompt });
          const { brief, by } = await readByModels(models, { request, context, own, facts: factsOf(request, own) });
          read.by = by;
          return brief;
        },
      });
      const result = await composer.generate(request, context);
      return { ...result, ...read.by };
    },
  };
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
  return { fit, mode, intent, assetMode, language: own.language, length: [...prompt].length };
}

/**
 * Loads what every game needs, 1 s of work: called when a worker process starts, so that its first run is as fast as the others. Nothing waits
 * for it, and a failure shows in the first run that needs what failed.
 */
export async function warmUp(): Promise<void> {
  warmReader();
  await warmComposer();
}
