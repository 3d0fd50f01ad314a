/** Which of the three mazes it is: with a way out, among guards, or full of dots. */
import type { GameDesign } from '../../design.js';

const WATCHES = new Set(['guard', 'police-officer', 'police-car', 'eye', 'eyes']);

/** Whether guards are to be slipped past, by the mode or by who is in it. */
export function isStealthy({ cast, mode }: Pick<GameDesign, 'cast' | 'mode'>): boolean {
  if (mode === 'dots') return false;
  return mode === 'stealth' || cast.enemies.some(({ sprite, from }) => from === 'prompt' && WATCHES.has(sprite));
}
