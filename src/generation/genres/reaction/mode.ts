/** How things are hit. */
import type { GameDesign } from '../../design.js';

/** where things come up in holes, fly up to be sliced, bite at a hook, or a lamp changes */
export type Mode = 'holes' | 'slice' | 'fish' | 'lamp';

const MODES: readonly Mode[] = ['holes', 'slice', 'fish', 'lamp'];

/** What a level may bring in; 'plain' has only what one has to know. */
export type ReactionIdea =
  | 'plain'
  | 'leave'
  | 'together'
  | 'golden'
  | 'helmets'
  | 'carousel'
  | 'arcs'
  | 'split'
  | 'feints'
  | 'again'
  | 'quicker';

/** What the levels of each mode bring in, in this order. */
export const IDEAS: Readonly<Record<Mode, readonly ReactionIdea[]>> = {
  holes: ['plain', 'leave', 'together', 'golden', 'helmets', 'carousel', 'quicker'],
  slice: ['plain', 'leave', 'together', 'golden', 'arcs', 'split', 'quicker'],
  fish: ['plain', 'leave', 'feints', 'golden', 'again', 'quicker'],
  lamp: ['plain', 'leave', 'feints', 'golden', 'again', 'quicker'],
};

/** The design's mode, or what its catch asks for; else by seed. */
export function modeOf({ mode, cast, seed }: Pick<GameDesign, 'mode' | 'cast' | 'seed'>): Mode {
  // balloons rise, they do not sit in holes
  if (mode === 'slice' || cast.items[0]?.sprite === 'balloon') return 'slice';
  const named = MODES.find((one) => one === mode);
  if (named) return named;
  if (cast.items.some(({ sprite, from }) => from === 'prompt' && /fish|shrimp|crab/u.test(sprite))) return 'fish';
  return (['holes', 'slice', 'lamp'] as const)[((seed >>> 4) + seed) % 3] as Mode;
}
