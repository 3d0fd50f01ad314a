/** Which of the mazes it is: with a way out, among guards, full of dots, or an open field. */
import type { GameDesign } from '../../design.js';

const WATCHES = new Set(['guard', 'police-officer', 'police-car', 'eye', 'eyes']);

/** Whether guards are to be slipped past, by the mode or by who is in it. */
export function isStealthy({ cast, mode }: Pick<GameDesign, 'cast' | 'mode'>): boolean {
  if (mode === 'dots' || mode === 'field') return false;
  return mode === 'stealth' || cast.enemies.some(({ sprite, from }) => from === 'prompt' && WATCHES.has(sprite));
}

/** Whether there are no corridors: things lie about a field, and what stands on it is all that one can put between oneself and who chases. */
export const isField = ({ mode }: Pick<GameDesign, 'mode'>): boolean => mode === 'field';

/** Whether it ends where the prompt says that one gets to; a field without such a place ends with the last thing. */
export const hasWayOut = ({ cast, mode }: Pick<GameDesign, 'cast' | 'mode'>): boolean =>
  mode !== 'field' || cast.goal?.from === 'prompt';
