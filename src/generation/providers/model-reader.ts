/**
 * Reads prompts with the models that the policy names, one after the other, and with the words' own reader where none of them is
 * asked or answers. Every call goes through the book, which knows the limits and the health that all workers share.
 */
import { setTimeout as sleepFor } from 'node:timers/promises';
import type { Brief } from '../brief.js';
import type { GenerationContext, GenerationRequest } from '../provider.types.js';
import { askModel, REPEATABLE, type Answer, type Candidate } from './ask-model.js';
import type { ModelBook, RunOf, Settled } from './model-book.types.js';
import type { Models } from './configured-models.js';
import { mergeForm, type Merged } from './merge-form.js';
import { candidatesFor, costOf, mostCost, type Facts } from './model-policy.js';
import type { ModelSettings } from './model-settings.js';

export interface ReadingModels extends Models {
  readonly book: ModelBook;
  /** for tests: how time passes */
  readonly clock?: Clock;
}

export interface Clock {
  /** Resolves after so long; rejects with the signal's reason once that is aborted. */
  sleep(seconds: number, signal: AbortSignal): Promise<void>;
  /** A signal that is aborted after so long. */
  timeout(seconds: number): AbortSignal;
}

const CLOCK: Clock = {
  async sleep(seconds, signal) {
    await sleepFor(seconds * 1000, undefined, { signal }).catch(() => signal.throwIfAborted());
  },
  timeout: (seconds) => AbortSignal.timeout(seconds * 1000),
};

/** The first pause before a repeated call; each further one is twice as long. */
const FIRST_PAUSE_SECONDS = 0.5;
/** A provider that asks for a longer pause rests, and the next model is asked. */
const LONGEST_PAUSE_SECONDS = 10;

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
  const candidates = candidatesFor(models.settings, facts);
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

/** Calls a model until it answers or can't; undefined where the next one is to be asked. */
async function askOne(models: ReadingModels, model: ModelSettings, asking: Asking): Promise<Merged | undefined> {
  const { book, settings, keys, clock = CLOCK } = models;
  const { request, context, facts } = asking;
  const provider = settings.providers.find(({ name }) => name === model.provider);
  if (!provider) return undefined;
  const candidate: Candidate = { provider, model, key: keys.get(provider.name) };
  const run: RunOf | undefined = context.run;
  for (let call = 0; ; call += 1) {
    const admitted = await book.admit({ run, provider: provider.name, model, mostCost: mostCost(model, facts.length) });
    if ('not' in admitted) return undefined;
    const timeout = clock.timeout(model.timeoutSeconds);
    let answer: Answer;
    try {
      answer = await askModel(candidate, request.prompt, { signal: context.signal, timeout });
    } catch (error) {
      // the provider may bill what it wrote until then: nobody knows how much, so the record tells none
      await book.settle(admitted.id, { outcome: 'canceled', inputTokens: 0, outputTokens: 0, cost: 0 });
      throw error;
    }
    const { inputTokens, outputTokens, outcome } = answer;
    const spent: Settled = { outcome, inputTokens, outputTokens, cost: costOf(model, inputTokens, outputTokens) };
    if (answer.outcome === 'answered') {
      const merged = mergeForm(answer.form, asking.own, request.prompt);
      await book.settle(admitted.id, { ...spent, restored: merged.restored, invented: merged.invented });
      return merged;
    }
    const { retryAfter } = answer;
    const pause = retryAfter ?? FIRST_PAUSE_SECONDS * 2 ** call;
    const again = REPEATABLE.includes(outcome) && call < model.retries && pause <= LONGEST_PAUSE_SECONDS;
    // all workers leave it alone for as long as it asks
    await book.settle(admitted.id, {
      ...spent,
      ...(again || retryAfter === undefined ? {} : { restSeconds: retryAfter }),
    });
    if (!again) return undefined;
    await clock.sleep(pause, context.signal);
  }
}
