/** What is aimed at: a hole in a course seen from above or from the side, or targets. */
import type { GameDesign } from '../../design.js';
import type { Mode } from './world.js';

export type { Mode };

/** Whether it is at whoever comes by, which is a play of its own beside what is pulled back and let go. */
export const isThrowing = ({ mode }: Pick<GameDesign, 'mode'>): boolean => mode === 'throwing';

/** Golf or targets, as the design has it; where it does not, the seed decides. */
export function modeOf({ mode, seed, rules }: Pick<GameDesign, 'mode' | 'seed' | 'rules'>): Mode {
  const turn = Math.imul(seed ^ 0x5bd1, 0x9e3779b1) >>> 16;
  if (mode === 'mini_golf') return 'top';
  if (mode === 'golf') return turn % 2 ? 'side' : 'top';
  if (rules.some(({ rule }) => rule === 'shooting') || mode) return 'targets';
  return (['targets', 'top', 'side'] as const)[turn % 3] as Mode;
}
