/** What is made good: dirt that is wiped away, fires that are put out, or lamps that are lit. */
import type { GameDesign } from '../../design.js';

export type Work = 'plain' | 'fire' | 'lamps';

export const workOf = ({ mode }: Pick<GameDesign, 'mode'>): Work =>
  mode === 'fire' || mode === 'lamps' ? mode : 'plain';
