/** What flows through the pieces: water through pipes, or current through cables. */
import type { GameDesign } from '../../design.js';

export type Stuff = 'water' | 'circuit';

export const stuffOf = ({ mode }: Pick<GameDesign, 'mode'>): Stuff => (mode === 'circuit' ? 'circuit' : 'water');
