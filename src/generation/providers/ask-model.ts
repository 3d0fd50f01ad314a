/**
 * One call of a model through the AI SDK. The SDK is loaded at the first call, so that a service without models loads none of it.
 * Whatever goes wrong becomes an outcome and a sentence of our own: a provider's error may repeat the key or the prompt.
 */
import type { LanguageModel } from 'ai';
import type { z } from 'zod';
import type { ModelOutcome } from './model-book.types.js';
import { askText, formSchema, INSTRUCTIONS, schemaText, type Form } from './brief-form.js';
import type { ModelSettings, ProviderSettings } from './model-settings.js';

export interface Candidate {
  readonly provider: ProviderSettings;
  readonly model: ModelSettings;
  readonly key: string | undefined;
}

export interface Tokens {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface Failed {
  readonly outcome: FailedOutcome;
  /** seconds that the provider asks to wait */
  readonly retryAfter?: number;
}

export type Answer<T> = Tokens & {
  /** dollars, where tokens do not tell */
  readonly cost?: number;
} & ({ readonly outcome: 'answered'; readonly said: T } | Failed);

/** When a call is given up. */
export interface Limits {
  /** the run's own; a call that it ends throws its reason */
  readonly signal: AbortSignal;
  /** aborted when the model has had its time */
  readonly timeout: AbortSignal;
}

export type FailedOutcome = Extract<
  ModelOutcome,
  'invalid' | 'truncated' | 'refused' | 'timeout' | 'rate_limited' | 'unavailable' | 'denied' | 'rejected'
>;

/** Outcomes after which the same call may succeed. */
export const REPEATABLE: readonly ModelOutcome[] = ['rate_limited', 'unavailable'];

/** The SDK, without its warnings on the console. */
export async function loadSdk() {
  const sdk = await import('ai');
  (globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;
  return sdk;
}
type Sdk = Awaited<ReturnType<typeof loadSdk>>;

/** Asks for the form of a prompt, in the way of `askObject`. */
export async function askForm(candidate: Candidate, prompt: string, limits: Limits): Promise<Answer<Form>> {
  return askObject(
    candidate,
    { system: INSTRUCTIONS, prompt: askText(prompt), schema: formSchema, name: 'game_request' },
    limits,
  );
}

export interface Wanted<T> {
  readonly system: string;
  readonly prompt: string;
  readonly schema: z.ZodType<T>;
  /** of the schema, for the provider */
  readonly name: string;
}

/** Asks for an object. Ends at once when `signal` is aborted, and then throws its reason; anything else is an answer. */
export async function askObject<T>(
  candidate: Candidate,
  { system, prompt, schema, name }: Wanted<T>,
  limits: Limits,
): Promise<Answer<T>> {
  limits.signal.throwIfAborted();
  const sdk = await loadSdk();
  const { model } = candidate;
  try {
    const { output, usage } = await sdk.generateText({
      model: await languageModel(candidate),
      system: model.structuredOutputs ? system : `${system}\n\n${schemaText(schema)}`,
      prompt,
      output: sdk.Output.object({ schema, name }),
      maxOutputTokens: model.maxOutputTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([limits.signal, limits.timeout]),
    });
    return { outcome: 'answered', said: output, ...tokensOf(usage) };
  } catch (error) {
    return failureOf(sdk, error, limits);
  }
}

/** What became of a call that threw. Throws the signal's reason once that is aborted. */
export function failureOf(sdk: Sdk, error: unknown, { signal, timeout }: Limits): Tokens & Failed {
  if (signal.aborted) throw signal.reason;
  if (timeout.aborted) return { outcome: 'timeout', ...NONE };
  if (sdk.APICallError.isInstance(error)) return ofCall(error);
  if (sdk.NoObjectGeneratedError.isInstance(error)) {
    const { finishReason, usage } = error;
    const outcome = finishReason === 'length' ? 'truncated' : finishReason === 'content-filter' ? 'refused' : 'invalid';
    return { outcome, ...tokensOf(usage) };
  }
  if (sdk.NoOutputGeneratedError.isInstance(error)) return { outcome: 'truncated', ...NONE };
  if (sdk.AISDKError.isInstance(error)) return { outcome: 'invalid', ...NONE };
  return { outcome: 'unavailable', ...NONE };
}

const NONE: Tokens = { inputTokens: 0, outputTokens: 0 };

export function tokensOf(
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
): Tokens {
  return { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 };
}

/** The SDK's errors about an answer that came whole. */
const PARSING = ['AI_JSONParseError', 'AI_TypeValidationError'];

interface CallError {
  readonly cause?: unknown;
  readonly statusCode?: number | undefined;
  readonly responseHeaders?: Record<string, string> | undefined;
}

function ofCall({ statusCode, responseHeaders, cause }: CallError): Tokens & Failed {
  const after = retryAfterOf(responseHeaders?.['retry-after']);
  const waits = after === undefined ? {} : { retryAfter: after };
  if (statusCode === 429) return { outcome: 'rate_limited', ...waits, ...NONE };
  if (statusCode === undefined || statusCode >= 500 || statusCode === 408)
    return { outcome: 'unavailable', ...waits, ...NONE };
  if (statusCode === 401 || statusCode === 402 || statusCode === 403) return { outcome: 'denied', ...NONE };
  if (statusCode >= 400) return { outcome: 'rejected', ...NONE };
  // the connection broke within the answer
  if (cause instanceof Error && !PARSING.includes(cause.name)) return { outcome: 'unavailable', ...NONE };
  return { outcome: 'invalid', ...NONE };
}

/** RFC 9110, 10.2.3: seconds or a date. Undefined for anything else. */
function retryAfterOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d+$/u.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

export async function languageModel({ provider, model, key }: Candidate): Promise<LanguageModel> {
  const { name, type, url } = provider;
  const at = { ...(key === undefined ? {} : { apiKey: key }), ...(url === undefined ? {} : { baseURL: url }) };
  if (type === 'openai') return (await import('@ai-sdk/openai')).createOpenAI(at)(model.model);
  if (type === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(at)(model.model);
  if (type === 'google') return (await import('@ai-sdk/google')).createGoogleGenerativeAI(at)(model.model);
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const compatible = { name, ...at, baseURL: url ?? '', supportsStructuredOutputs: model.structuredOutputs };
  return createOpenAICompatible(compatible)(model.model);
}
