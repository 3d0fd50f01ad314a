import type { GenerationProvider } from '../generation/provider.types.js';
import type { Log } from '../log.js';

/**
 * A generator that tells the operator of games of the composer's that failed in the browser: a bot has won each of them, so the fault is in
 * the kind or the kit. The game is delivered all the same. `/metrics` counts them by kind.
 */
export function tellFailures(generator: GenerationProvider, log: Pick<Log, 'warn'>): GenerationProvider {
  return {
    name: generator.name,
    async generate(request, context) {
      const result = await generator.generate(request, context);
      const { maker, playability, design } = result;
      const failed = playability.verdict === 'fail' ? playability.checks.find(({ ok }) => !ok) : undefined;
      if (failed && maker !== 'write')
        log.warn(
          { runId: context.run?.id, kind: design.genre, seed: design.seed, check: failed.name, detail: failed.detail },
          'A game of the composer failed in the browser.',
        );
      return result;
    },
  };
}
