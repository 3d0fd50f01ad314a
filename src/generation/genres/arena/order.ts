/** The ideas of an arena's levels, in their order, and the measures of what they bring. */
import type { ArenaIdea } from './state.js';

/** The first has only what one has to know, the last a boss. */
export const IDEAS: readonly ArenaIdea[] = [
  'chasers',
  'shooters',
  'dashers',
  'split',
  'ice',
  'bursts',
  'dark',
  'chief',
];
/** how far round a marked spot it bursts, in units, and in how many frames */
export const BLAST = { radius: 1.7, frames: 64 } as const;
