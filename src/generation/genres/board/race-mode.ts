/** Which game on a track it is. */
import type { GameDesign } from '../../design.js';

export type Mode = 'ludo' | 'snakes' | 'goose';

export const modeOf = ({ mode }: Pick<GameDesign, 'mode'>): Mode =>
  mode === 'snakes' || mode === 'goose' ? mode : 'ludo';
