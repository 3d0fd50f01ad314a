/** Which game of dominoes it is: tiles are drawn by who cannot go on, such a one passes at once, or four play in two pairs. */
import type { GameDesign } from '../../design.js';

export type Mode = 'plain' | 'block' | 'partners';

export const modeOf = ({ mode }: Pick<GameDesign, 'mode'>): Mode =>
  mode === 'block' || mode === 'partners' ? mode : 'plain';
