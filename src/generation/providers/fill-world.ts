/**
 * Fills a game of the composer's with what the policy's models write for it, one after the other until one's content holds. Otherwise the
 * kind's own content stays, and the run says why.
 */
import type { GameDesign } from '../design.js';
import type { GenerationContext, GenerationRequest } from '../provider.types.js';
import { askObject } from './ask-model.js';
import { callModel, type ReadingModels } from './model-call.js';
import { candidatesFor, mostCost, type Facts } from './model-policy.js';
import type { ModelReading } from './model-reader.js';
import { worldOf } from './world-forms.js';

export interface Filling {
  readonly request: GenerationRequest;
  readonly facts: Facts;
  readonly context: GenerationContext;
}

export interface Filled {
  readonly design: GameDesign;
  /** whose content it is; null where it is the kind's own */
  readonly by: ModelReading['by'];
}

/** @param design of a new game. Throws the signal's reason once that is aborted, and nothing else. */
export async function fillByModels(
  models: ReadingModels,
  { request, facts, context }: Filling,
  design: GameDesign,
): Promise<Filled> {
  const candidates = candidatesFor(models.settings, facts, 'fill');
  const world = candidates.length > 0 ? worldOf(design, request.prompt) : undefined;
  if (!world) return { design, by: null };
  const say = (message: string): void => context.report({ stage: 'planning', progress: 22, message });
  let why = 'no answer';
  for (const model of candidates) {
    const { provider, model: name } = model;
    say(`Asking ${provider}/${name} for ${world.called}`);
    const filled = await callModel(models, model, {
      context,
      mostCost: mostCost(model, facts.length),
      timeoutSeconds: model.timeoutSeconds,
      ask: (candidate, limits) => askObject(candidate, world.wanted, limits),
      use(answer) {
        const put = world.put(answer);
        if ('fault' in put) why = put.fault;
        return 'fault' in put ? undefined : { used: put };
      },
    });
    if (!filled) continue;
    say(`Filled by ${provider}/${name}${filled.left > 0 ? `; ${filled.left} left out` : ''}`);
    return { design: filled.design, by: { provider, model: name } };
  }
  say(`No model wrote ${world.called} that can be used (${why}); the game has its own.`);
  return { design, by: null };
}
