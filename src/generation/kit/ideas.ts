/** Which of a kind's ideas a level has. */
import type { Game } from './types.js';

/** One each, in their order; of fewer levels than ideas each has one further on, of more some follow each other with the same. */
export function ideaAt<I>({ level, levels }: Pick<Game, 'level' | 'levels'>, ideas: readonly I[]): I {
  const at = Math.floor(((level - 1) * ideas.length) / Math.max(1, levels));
  return ideas[Math.min(at, ideas.length - 1)] as I;
}
