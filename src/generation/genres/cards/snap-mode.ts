/** Which of the two games it is: cards that match are snapped at, or the higher of two cards takes both. */
import type { GameDesign } from '../../design.js';

export type Mode = 'snap' | 'war';

export const modeOf = ({ mode }: Pick<GameDesign, 'mode'>): Mode => (mode === 'war' ? 'war' : 'snap');
