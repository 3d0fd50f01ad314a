/**
 * Asks a provider's moderation whether a prompt may become a game: one request in OpenAI's form, which the AI SDK has no call for. The
 * book counts it like a call of a model, so that all workers leave a service alone that is down.
 */
import { z } from 'zod';
import { GenerationError, type GenerationContext, type GenerationRequest } from '../provider.types.js';
import type { ModelBook, Settled } from './model-book.types.js';
import type { Models } from './configured-models.js';
import type { ModelSettings, ModerationSettings, ProviderSettings } from './model-settings.js';

const OPENAI_URL = 'https://api.openai.com/v1';
/** An answer is a few kilobytes; nobody reads more of it. */
const MOST_BYTES = 1024 * 1024;

const answerSchema = z.object({ results: z.array(z.object({ categories: z.record(z.string(), z.boolean()) })).min(1) });

type Verdict = { readonly outcome: 'answered'; readonly found: readonly string[] } | { readonly outcome: Failed };
type Failed = Extract<
  Settled['outcome'],
  'invalid' | 'timeout' | 'rate_limited' | 'unavailable' | 'denied' | 'rejected'
>;

/**
 * Ends a run whose prompt or notes the service refuses. Without an answer the run goes on, unless the operator requires one.
 * @throws GenerationError safety.input, provider.unavailable; the signal's reason once that is aborted
 */
export async function moderate(
  { settings, keys, book }: Models & { readonly book: ModelBook },
  { prompt, notes = '', edits }: GenerationRequest,
  { signal, run, report }: GenerationContext,
): Promise<void> {
  const { moderation, providers } = settings;
  const provider = providers.find(({ name }) => name === moderation?.provider);
  if (!moderation || !provider) return;
  report({ stage: 'planning', progress: 2, message: edits ? 'Checking the edits' : 'Checking the prompt' });
  const admitted = await book.admit({ run, provider: provider.name, model: asModel(moderation), mostCost: 0 });
  let found: readonly string[] | undefined;
  if ('id' in admitted) {
    let verdict: Verdict;
    try {
      verdict = await ask(provider, keys.get(provider.name), moderation, `${prompt}\n\n${notes}`.trim(), signal);
    } catch (error) {
      await book.settle(admitted.id, { outcome: 'canceled', inputTokens: 0, outputTokens: 0, cost: 0 });
      throw error;
    }
    await book.settle(admitted.id, { outcome: verdict.outcome, inputTokens: 0, outputTokens: 0, cost: 0 });
    if (verdict.outcome === 'answered') ({ found } = verdict);
  }
  if (found === undefined && moderation.required)
    throw new GenerationError(
      'provider.unavailable',
      'Prompts can’t be checked right now. Try again later; nothing was charged.',
      true,
    );
  if (found?.some((category) => moderation.categories.includes(category)))
    throw new GenerationError(
      'safety.input',
      'This prompt is against the rules of this service. Describe another game; nothing was charged.',
      false,
    );
}

/** What the book wants to know of it. */
function asModel({ provider, model, timeoutSeconds }: ModerationSettings): ModelSettings {
  const writing = { timeoutSeconds, maxOutputTokens: 0 };
  const none = { price: { input: 0, output: 0 }, maxOutputTokens: 0, writing, retries: 0, structuredOutputs: false };
  return { id: 'moderation', provider, model, timeoutSeconds, concurrent: 1_000, ...none };
}

async function ask(
  { url }: ProviderSettings,
  key: string | undefined,
  { model, timeoutSeconds }: ModerationSettings,
  input: string,
  signal: AbortSignal,
): Promise<Verdict> {
  const timeout = AbortSignal.timeout(timeoutSeconds * 1000);
  try {
    const response = await fetch(`${(url ?? OPENAI_URL).replace(/\/$/u, '')}/moderations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, input: input.toWellFormed() }),
      signal: AbortSignal.any([signal, timeout]),
      redirect: 'error',
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { outcome: outcomeOf(response.status) };
    }
    const text = await readText(response);
    const { data } = answerSchema.safeParse(parse(text));
    if (!data) return { outcome: 'invalid' };
    const flags = data.results.flatMap(({ categories }) => Object.entries(categories));
    return { outcome: 'answered', found: flags.filter(([, flagged]) => flagged).map(([name]) => name) };
  } catch {
    if (signal.aborted) throw signal.reason;
    return { outcome: timeout.aborted ? 'timeout' : 'unavailable' };
  }
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST_BYTES) break;
  }
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function outcomeOf(status: number): Failed {
  if (status === 429) return 'rate_limited';
  if (status >= 500 || status === 408) return 'unavailable';
  return status === 401 || status === 402 || status === 403 ? 'denied' : 'rejected';
}
