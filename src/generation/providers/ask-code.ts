/** One call that writes a game: the answer is streamed, so that people see its first lines, and taken only once it is whole. */
import type { ModelMessage } from 'ai';
import { extractPage } from '../written/extract.js';
import { failureOf, languageModel, loadSdk, tokensOf, type Answer, type Candidate, type Limits } from './ask-model.js';

/** Characters of an answer; what comes after them is not waited for. */
const MOST_ANSWER = 600_000;

export interface CodeTask {
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  /** the last whole line so far, and how many characters there are */
  readonly onLine: (line: string, characters: number) => void;
}

/** What comes back is its whole text. Ends at once when `signal` is aborted, and then throws its reason. */
export async function askText(candidate: Candidate, task: CodeTask, limits: Limits): Promise<Answer<string>> {
  limits.signal.throwIfAborted();
  const sdk = await loadSdk();
  const tooLong = new AbortController();
  try {
    const { fullStream, usage, finishReason } = sdk.streamText({
      model: await languageModel(candidate),
      system: task.system,
      messages: [...task.messages],
      maxOutputTokens: candidate.model.writing.maxOutputTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([limits.signal, limits.timeout, tooLong.signal]),
      // it prints to the console otherwise; what went wrong comes as a part of the stream
      onError: () => undefined,
    });
    // rejected where the stream ends early; that is told by the stream
    for (const promise of [usage, finishReason]) void Promise.resolve(promise).catch(() => undefined);
    let text = '';
    for await (const part of fullStream) {
      if (part.type === 'error') return failureOf(sdk, part.error, limits);
      if (part.type !== 'text-delta') continue;
      const from = text.lastIndexOf('\n') + 1;
      text += part.text;
      const end = text.lastIndexOf('\n');
      if (end >= from) task.onLine(text.slice(text.lastIndexOf('\n', end - 1) + 1, end), text.length);
      if (text.length > MOST_ANSWER) tooLong.abort();
    }
    // an abort ends the stream without an error
    if (limits.signal.aborted || limits.timeout.aborted) return failureOf(sdk, undefined, limits);
    if (tooLong.signal.aborted) return { outcome: 'truncated', inputTokens: 0, outputTokens: 0 };
    const tokens = tokensOf(await usage);
    const reason = await finishReason;
    if (reason === 'content-filter') return { outcome: 'refused', ...tokens };
    if (reason === 'length' && extractPage(text) === undefined) return { outcome: 'truncated', ...tokens };
    return { outcome: 'answered', said: text, ...tokens };
  } catch (error) {
    return failureOf(sdk, error, limits);
  }
}
