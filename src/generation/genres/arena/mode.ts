/** Which of its games an arena is: a fight among cover, or one of those that have a play of their own. */
import type { GameDesign } from '../../design.js';

const MODES = ['growing', 'survivors', 'bosses', 'guard'] as const;
export type ArenaMode = (typeof MODES)[number];

/** `plain` where the design says none, or one of another kind. */
export const arenaMode = ({ mode }: Pick<GameDesign, 'mode'>): ArenaMode | 'plain' =>
  MODES.find((one) => one === mode) ?? 'plain';
