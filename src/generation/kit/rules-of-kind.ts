/** The rules that a kind keeps: its own, and those that the kit keeps for it, in this process and in the page alike. */
import type { Genre, RuleName } from '../design.js';

/** These may start a clock of their own; all others have none but the prompt's. */
const OWN_CLOCK: ReadonlySet<Genre> = new Set(['maze', 'racing']);
/** A level that is lost begins again, sound is off until it is turned on, points are not shown. */
const OF_ALL: readonly RuleName[] = ['noLose', 'noSound', 'noScore'];

export const rulesOfKind = ({ genre, rules }: { genre: Genre; rules: readonly RuleName[] }): ReadonlySet<RuleName> =>
  new Set([...rules, ...OF_ALL, ...(OWN_CLOCK.has(genre) ? [] : (['noTimer'] as const))]);
