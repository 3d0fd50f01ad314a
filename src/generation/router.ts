/** Picks the generator of a run. The composer makes everything; a model's provider stands before it where one is configured. */
import type { GenerationProvider } from './provider.types.js';
import { createComposer } from './providers/composer.js';
import { readPrompt } from './reader/index.js';

export function createGenerator(): GenerationProvider {
  return createComposer(readPrompt);
}
