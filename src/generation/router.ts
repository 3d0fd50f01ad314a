/** Picks the generator of a run. The composer makes everything; a model's provider stands before it where one is configured. */
import type { GenerationProvider } from './provider.types.js';
import { createComposer, warmComposer } from './providers/composer.js';
import { reader, warmReader } from './reader/index.js';

export function createGenerator(): GenerationProvider {
  return createComposer(reader);
}

/**
 * Loads what every game needs, 1 s of work: called when a worker process starts, so that its first run is as fast as the others. Nothing waits
 * for it, and a failure shows in the first run that needs what failed.
 */
export async function warmUp(): Promise<void> {
  warmReader();
  await warmComposer();
}
