/**
 * Reads prompts with the models that the policy names, one after the other, and with the words' own reader where none of them is
 * asked or answers. Every call goes through the book, which knows the limits and the health that all workers share.
 */
import type { Brief } from '../brief.js';
import type { GenerationContext, GenerationRequest } from '../provider.types.js';
import { askForm } from './ask-model.js';
import { callModel, type ReadingModels } from './model-call.js';
import { mergeForm, type Merged } from './merge-form.js';
import { candidatesFor, mostCost, type Facts } from './model-policy.js';
import type { ModelSettings } from './model-settings.js';

export interface ModelReading {
  readonly brief: Brief;
  /** whose reading it is; null where no model's was used */
  readonly by: { readonly provider: string; readonly model: string } | null;
}

/** What `readByModels` is told of a request beside its prompt. */
export interface Asking {
  readonly request: GenerationRequest;
  readonly facts: Facts;
  /** the brief of the words' own reader */
  readonly own: Brief;
  readonly context: GenerationContext;
}

/** Throws the signal's reason once that is aborted, and nothing else: without an answer it is the words' own brief. */
export async function readByModels(models: ReadingModels, asking: Asking): Promise<ModelReading> {
  const { own, facts, context } = asking;
  const candidates = candidatesFor(models.settings, facts, 'read');
  for (const model of candidates) {
    context.report({ stage: 'planning', progress: 6, message: `Asking ${model.provider}/${model.model}` });
    const merged = await askOne(models, model, asking);
    if (!merged) continue;
    context.report({ stage: 'planning', progress: 20, message: told(model, merged) });
    return { brief: merged.brief, by: { provider: model.provider, model: model.model } };
  }
  if (candidates.length > 0)
    context.report({
      stage: 'planning',
      progress: 20,
      message: 'No model could read the prompt; the built-in reader did.',
    });
  return { brief: own, by: null };
}

/** One line for people: who read it, and what was put right. */
function told({ provider, model }: ModelSettings, { restored, invented }: Merged): string {
  const notes = [
    ...(restored.length > 0 ? [`kept from your words: ${restored.join(', ')}`] : []),
    ...(invented.length > 0 ? [`not in your words: ${invented.join(', ')}`] : []),
  ];
  const line = `Read by ${provider}/${model}${notes.length > 0 ? `; ${notes.join('; ')}` : ''}`;
  return line.length <= 200 ? line : `${line.slice(0, 199).toWellFormed()}…`;
}

/** Undefined where the next one is to be asked. */
async function askOne(models: ReadingModels, model: ModelSettings, asking: Asking): Promise<Merged | undefined> {
  const { request, context, facts, own } = asking;
  return callModel(models, model, {
    context,
    mostCost: mostCost(model, facts.length),
    timeoutSeconds: model.timeoutSeconds,
    ask: (candidate, limits) => askForm(candidate, request.prompt, limits),
    use(form) {
      const merged = mergeForm(form, own, request.prompt);
      return { used: merged, noted: { restored: merged.restored, invented: merged.invented } };
    },
  });
}
