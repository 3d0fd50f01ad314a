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
