/** A call of a model with everything around it: the book's admission, the record, retries with pauses, and the end of a run. */
import { setTimeout as sleepFor } from 'node:timers/promises';
import type { GenerationContext } from '../provider.types.js';
import { REPEATABLE, type Answer, type Candidate, type Limits } from './ask-model.js';
import type { Models } from './configured-models.js';
import type { ModelBook, Settled } from './model-book.types.js';
import { costOf } from './model-policy.js';
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

export interface ModelCall<Said, Used> {
  readonly context: Pick<GenerationContext, 'signal' | 'run'>;
  /** dollars */
  readonly mostCost: number;
  readonly timeoutSeconds: number;
  readonly ask: (candidate: Candidate, limits: Limits) => Promise<Answer<Said>>;
  /** what is made of an answer, and what the record says of it beside its cost; undefined where it can't be used */
  readonly use: (
    said: Said,
  ) => { readonly used: Used; readonly noted?: Pick<Settled, 'restored' | 'invented'> } | undefined;
}

/**
 * Calls a model until it answers or can't; undefined where another one is to be asked. Throws the signal's reason once that is aborted,
 * and nothing else.
 */
export async function callModel<Said, Used>(
  { book, settings, keys, clock = CLOCK }: ReadingModels,
  model: ModelSettings,
  { context, mostCost, timeoutSeconds, ask, use }: ModelCall<Said, Used>,
): Promise<Used | undefined> {
  const provider = settings.providers.find(({ name }) => name === model.provider);
  if (!provider) return undefined;
  const candidate: Candidate = { provider, model, key: keys.get(provider.name) };
  for (let call = 0; ; call += 1) {
    const admitted = await book.admit({ run: context.run, provider: provider.name, model, mostCost });
    if ('not' in admitted) return undefined;
    let answer: Answer<Said>;
    try {
      answer = await ask(candidate, { signal: context.signal, timeout: clock.timeout(timeoutSeconds) });
    } catch (error) {
      // the provider may bill what it wrote until then: nobody knows how much, so the record tells none
      await book.settle(admitted.id, { outcome: 'canceled', inputTokens: 0, outputTokens: 0, cost: 0 });
      throw error;
    }
    const { inputTokens, outputTokens } = answer;
    const used = answer.outcome === 'answered' ? use(answer.said) : undefined;
    const outcome = answer.outcome === 'answered' && !used ? 'invalid' : answer.outcome;
    const cost = answer.cost ?? costOf(model, inputTokens, outputTokens);
    const spent: Settled = { outcome, inputTokens, outputTokens, cost };
    if (answer.outcome === 'answered') {
      await book.settle(admitted.id, { ...spent, ...used?.noted });
      return used?.used;
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
