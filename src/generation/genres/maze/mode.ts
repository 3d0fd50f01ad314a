/** Which of the two mazes it is. */
import type { GameDesign } from '../../design.js';

const WATCHES = new Set(['guard', 'police-officer', 'police-car', 'eye', 'eyes']);

/** Whether guards are to be slipped past, by the mode or by who is in it. */
export function isStealthy({ cast, mode }: Pick<GameDesign, 'cast' | 'mode'>): boolean {
  return mode === 'stealth' || cast.enemies.some(({ sprite, from }) => from === 'prompt' && WATCHES.has(sprite));
}
