/** Which game of sliding or throwing at a target it is. */
import type { GameDesign } from '../../design.js';

export type Mode = 'plain' | 'curling' | 'petanque' | 'sjoelen' | 'marbles';

const MODES: readonly string[] = ['curling', 'petanque', 'sjoelen', 'marbles'] satisfies Mode[];

/** `plain` is shuffleboard. */
export const modeOf = ({ mode }: Pick<GameDesign, 'mode'>): Mode =>
  mode !== undefined && MODES.includes(mode) ? (mode as Mode) : 'plain';
