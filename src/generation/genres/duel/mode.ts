/** Which of the three duels it is. */
import type { GameDesign } from '../../design.js';

export type Mode = 'court' | 'fight' | 'ring';

const MODES: readonly Mode[] = ['court', 'fight', 'ring'];

/** The design's mode; else by a rule that only one of them has; else by the seed. */
export function modeOf({ mode, rules, seed }: Pick<GameDesign, 'mode' | 'rules' | 'seed'>): Mode {
  const has = (name: string): boolean => rules.some((entry) => entry.rule === name);
  const named = MODES.find((one) => one === mode);
  if (named) return named;
  // who shoots and plays to five wins plays five rounds, and no ball
  if (has('multiBall') || (has('points') && !has('shooting'))) return 'court';
  if (has('shooting')) return 'fight';
  return (['fight', 'ring', 'court'] as const)[seed % 3] ?? 'fight';
}
