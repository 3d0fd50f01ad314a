/** How hard a level is, in one number. */
import type { GameDesign, RuleName } from '../design.js';

const BASE = { easy: 0.2, normal: 0.5, hard: 0.8 } as const;

/** 0 gentle … 1 hard; `ease`: how often the playtest softened the game. */
export function skillOf(run: {
  readonly design: GameDesign;
  readonly has: (rule: RuleName) => boolean;
  readonly level: number;
  readonly levels: number;
  readonly ease: number;
}): number {
  const { has, level, levels } = run;
  let skill: number = BASE[run.design.difficulty];
  if (has('gentle')) skill -= 0.15;
  if (has('slow')) skill -= 0.1;
  if (has('fast')) skill += 0.15;
  const way = levels > 1 ? (level - 1) / (levels - 1) : 0;
  // a long way begins gently, a short one where the difficulty says
  skill += levels > 5 ? way * 0.4 - 0.2 : way * 0.25;
  return Math.min(1, Math.max(0, skill - run.ease * 0.18));
}

/** what part of all levels a newcomer takes to settle in */
const SETTLES = 0.4;

interface Stretch {
  readonly level: number;
  readonly levels: number;
  /** rounds behind, in a game without end */
  readonly round?: number;
}

/**
 * How far a newcomer has settled in, 0 … 1, by the levels behind and by `done`, the part of this one that is. Kinds go easy on who has not: slower, with
 * more room and more patience.
 */
export const settledIn = ({ level, levels, round = 0 }: Stretch, done = 0): number =>
  Math.min(1, (round * levels + level - 1 + done) / (levels * SETTLES));

/** Whether a level is one of the first, in which all is new. Each of them begins with all lives. */
export const isLearning = (run: Stretch): boolean => settledIn(run) < 1;
