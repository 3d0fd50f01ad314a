/** Which of the two games with a bat it is. */
import type { GameDesign } from '../../design.js';

export type Mode = 'cricket' | 'baseball';

/** The design's mode; else the ball that it has; else by the seed. */
export function modeOf({ mode, cast, seed }: Pick<GameDesign, 'mode' | 'cast' | 'seed'>): Mode {
  if (mode === 'cricket' || mode === 'baseball') return mode;
  if (cast.projectile?.sprite === 'baseball') return 'baseball';
  return seed % 2 === 0 ? 'cricket' : 'baseball';
}
