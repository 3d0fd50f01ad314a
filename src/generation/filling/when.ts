/** Whether a line of a kind's speech holds for a game. */
import type { RuleName } from '../design.js';
import type { PlayedMode, When } from '../genres/speech.types.js';

export interface Shown {
  readonly mode: PlayedMode;
  readonly has: (rule: RuleName) => boolean;
  readonly script?: 'latin' | 'other';
  readonly keyed?: boolean;
  readonly goalOpen?: boolean;
}

/** Every condition of the line; one without conditions always holds. */
export function holds(when: When | undefined, { mode, has, script, keyed, goalOpen }: Shown): boolean {
  if (!when) return true;
  if (when.mode && !when.mode.includes(mode)) return false;
  if (when.rule && !when.rule.some(has)) return false;
  if (when.with && !when.with.every(has)) return false;
  if (when.without?.some(has)) return false;
  if (when.script !== undefined && when.script !== script) return false;
  if (when.keyed && keyed !== true) return false;
  return when.goalOpen === undefined || goalOpen === true;
}
