/** What each level brings in that none before it had, and how many hits it wants. */
import type { GameDesign } from '../../../design.js';
import { levelsUnless } from '../../../kit/budget.js';
import { ideaAt } from '../../../kit/ideas.js';
import type { Game } from '../../../kit/types.js';
import type { ThrowingIdea } from './state.js';

/** In this order; the first has only what one has to know. */
export const IDEAS: readonly ThrowingIdea[] = ['plain', 'peek', 'golden', 'crosswind', 'helmets', 'together', 'dark'];

/** A number of hits, of throws, or a time, is one long round. */
export const levelsOf = (design: GameDesign): number =>
  levelsUnless(IDEAS.length, 'collect', 'throws', 'timer')(design);

export const ideaOf = (g: Game): ThrowingIdea | null => (g.levels === 1 ? null : ideaAt(g, IDEAS));

/** seconds that a hit takes, where there is a clock */
const SLOW = 3;
/** of so many throws, how many have to hit */
const HITTING = 0.6;
/** how much more a level wants that gives more at a time */
const RICH = 1.5;

/** Hits that a level wants. */
export function needOf(g: Game, idea: ThrowingIdea | null): number {
  const seconds = g.rule('timer')?.seconds;
  const throws = g.rule('throws')?.n;
  const most = Math.min(
    seconds === undefined ? 300 : Math.max(2, Math.floor(seconds / SLOW)),
    throws === undefined ? 300 : Math.max(1, Math.floor(throws * 0.8)),
  );
  const asked = g.rule('collect')?.n ?? (throws === undefined ? undefined : Math.ceil(throws * HITTING));
  if (asked !== undefined) return Math.min(most, asked);
  if (seconds !== undefined) return most;
  if (g.levels === 1) return 16 + Math.round(g.skill * 8);
  const rich = idea === 'golden' || idea === 'together';
  return Math.round((7 + g.skill * 5) * (rich ? RICH : 1));
}
