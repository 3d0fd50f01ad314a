import type { GenerationContext, GenerationRequest } from '../../src/generation/provider.types.js';
import { tinyGame, type Generator } from './runs.js';

export interface Held extends Generator {
  /** resolves when a run reached the generator; a new promise each time */
  readonly reached: () => Promise<{ request: GenerationRequest; context: GenerationContext }>;
  /** lets all that wait go on */
  readonly release: () => void;
  readonly requests: readonly GenerationRequest[];
}

/** Stops in the middle until it is released, or until its signal is aborted; `deaf` does not hear the signal. */
export function held({ deaf = false, provider = 'held' } = {}): Held {
  const gate = Promise.withResolvers<void>();
  const requests: GenerationRequest[] = [];
  let reached = Promise.withResolvers<{ request: GenerationRequest; context: GenerationContext }>();
  return {
    requests,
    async reached() {
      const result = await reached.promise;
      reached = Promise.withResolvers();
      return result;
    },
    release: () => gate.resolve(),
    async generate(request, context) {
      requests.push(request);
      context.report({ stage: 'generating', progress: 30 });
      reached.resolve({ request, context });
      const { signal } = context;
      const aborted = new Promise<never>((_, reject) => {
        if (!deaf) signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
      await Promise.race([gate.promise, aborted]);
      return { ...tinyGame(request), provider };
    },
  };
}
