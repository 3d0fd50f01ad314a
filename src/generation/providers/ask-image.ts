/** One call that draws a picture, through the AI SDK. What comes back are bytes of the answer itself: no address in it is followed. */
import type { ImageModel } from 'ai';
import { failureOf, loadSdk, type Answer, type Candidate, type Limits } from './ask-model.js';
import type { ImageSettings } from './model-settings.js';

/** Of an answer: a picture of 1,024 pixels a side is 3 MB in base64. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Ends at once when `signal` is aborted, and then throws its reason; anything else is an answer. */
export async function askImage(
  candidate: Candidate,
  { size, price }: Pick<ImageSettings, 'size' | 'price'>,
  prompt: string,
  limits: Limits,
): Promise<Answer<Uint8Array>> {
  limits.signal.throwIfAborted();
  const sdk = await loadSdk();
  try {
    const { image, usage } = await sdk.generateImage({
      model: await imageModel(candidate),
      prompt,
      size,
      maxRetries: 0,
      abortSignal: AbortSignal.any([limits.signal, limits.timeout]),
    });
    const { inputTokens = 0, outputTokens = 0 } = usage;
    return { outcome: 'answered', said: image.uint8Array, inputTokens, outputTokens, cost: price };
  } catch (error) {
    return failureOf(sdk, error, limits);
  }
}

async function imageModel({ provider, model, key }: Candidate): Promise<ImageModel> {
  const { name, type, url } = provider;
  const at = {
    ...(key === undefined ? {} : { apiKey: key }),
    ...(url === undefined ? {} : { baseURL: url }),
    fetch: answersAlone,
  };
  if (type === 'openai') return (await import('@ai-sdk/openai')).createOpenAI(at).image(model.model);
  if (type === 'google') return (await import('@ai-sdk/google')).createGoogleGenerativeAI(at).image(model.model);
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({ name, ...at, baseURL: url ?? '' }).imageModel(model.model);
}

/**
 * `fetch` for questions alone: the SDK would load a picture from whatever address an answer names, which may be one inside the
 * operator's network.
 */
async function answersAlone(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  if (init?.method !== 'POST') throw new Error('An answer names an address in place of a picture.');
  const response = await fetch(input, { ...init, redirect: 'error' });
  let bytes = 0;
  const bounded = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > MOST_BYTES) controller.error(new Error('An answer is too large.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded ?? null, response);
}
