/** A generator that goes on when it is told to, and makes a real game at the end. */
import type {
  GenerationContext,
  GenerationProvider,
  GenerationRequest,
  Stage,
} from '../../src/generation/provider.types.js';
import { createGenerator } from '../../src/generation/router.js';

export interface Staged extends Pick<GenerationProvider, 'generate'> {
  /** resolves once a run is in the generator's hands */
  readonly reached: () => Promise<GenerationRequest>;
  readonly report: (stage: Stage, progress: number, message?: string) => void;
  /** Lets the run that waits be made by the composer. */
  readonly release: () => void;
  /** Ends the run that waits with this error. */
  readonly fail: (error: Error) => void;
}

export function staged(): Staged {
  const composer = createGenerator();
  let reached = Promise.withResolvers<GenerationRequest>();
  let going = Promise.withResolvers<void>();
  let current: GenerationContext | undefined;
  return {
    async generate(request, context) {
      current = context;
      going = Promise.withResolvers<void>();
      const aborted = new Promise<never>((_, reject) => {
        context.signal.addEventListener('abort', () => reject(context.signal.reason as Error));
      });
      context.report({ stage: 'planning', progress: 5 });
      reached.resolve(request);
      await Promise.race([going.promise, aborted]);
      return composer.generate(request, context);
    },
    async reached() {
      const request = await reached.promise;
      reached = Promise.withResolvers();
      return request;
    },
    report: (stage, progress, message) =>
      current?.report({ stage, progress, ...(message === undefined ? {} : { message }) }),
    release: () => going.resolve(),
    fail: (error) => going.reject(error),
  };
}
