/** The rules that a kind keeps: its own, and those that the kit keeps for it, in this process and in the page alike. */
import type { Genre, RuleName } from '../design.js';
import type { Kind } from './types.js';

/** These may start a clock of their own; all others have none but the prompt's. */
const OWN_CLOCK: ReadonlySet<Genre> = new Set(['maze', 'racing']);
/** A level that is lost begins again, sound is off until it is turned on, points are not shown. */
const OF_ALL: readonly RuleName[] = ['noLose', 'noSound', 'noScore'];

interface Ruled {
  readonly genre: Genre;
  readonly rules: readonly RuleName[];
  readonly levels: Kind['levels'];
}

/** What has levels can go on with them for ever; what is one long game has an end of its own. */
const hasLevels = ({ levels }: Ruled): boolean => typeof levels === 'function' || levels > 1;

export const rulesOfKind = (kind: Ruled): ReadonlySet<RuleName> =>
  new Set([
    ...kind.rules,
    ...OF_ALL,
    ...(OWN_CLOCK.has(kind.genre) ? [] : (['noTimer'] as const)),
    ...(hasLevels(kind) ? (['endless'] as const) : []),
  ]);
