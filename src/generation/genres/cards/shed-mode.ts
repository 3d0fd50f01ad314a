/** Which game it is: eights with a deck of 52, Mau-Mau with 32, Pesten with jokers, or cards of four colours with numbers and signs. */
import type { GameDesign } from '../../design.js';

export type Mode = 'plain' | 'mau_mau' | 'pesten' | 'colours';

export const modeOf = ({ mode }: Pick<GameDesign, 'mode'>): Mode =>
  mode === 'mau_mau' || mode === 'pesten' || mode === 'colours' ? mode : 'plain';
