/** Which game of pockets it is. */
import type { GameDesign } from '../../design.js';

export type Mode = 'plain' | 'pool';

/** `plain` is carrom. */
export const modeOf = ({ mode }: Pick<GameDesign, 'mode'>): Mode => (mode === 'pool' ? 'pool' : 'plain');
