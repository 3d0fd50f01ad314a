/** Which sowing game it is. */
import type { GameDesign } from '../../design.js';

export type Mode = 'plain' | 'congklak';

export const modeOf = ({ mode }: Pick<GameDesign, 'mode'>): Mode => (mode === 'congklak' ? 'congklak' : 'plain');
