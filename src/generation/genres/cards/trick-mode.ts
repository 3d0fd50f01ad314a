/** Which game of tricks it is: whist, spades, hearts, briscola, or one in which aces and tens count, as in Belote. */
import type { GameDesign } from '../../design.js';

/** `plain` is whist */
export type Mode = 'plain' | 'spades' | 'hearts' | 'briscola' | 'aces_tens';

export const modeOf = ({ mode }: Pick<GameDesign, 'mode'>): Mode =>
  mode === 'spades' || mode === 'hearts' || mode === 'briscola' || mode === 'aces_tens' ? mode : 'plain';
